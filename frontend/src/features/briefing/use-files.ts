import { useCallback, useRef, useState } from 'react';
import type { AttachmentFault, PreparedAttachment } from '../../lib/prepare-attachment.ts';
import { FILES_MAX } from './limits.ts';
import { faultOf, readFile } from './read-file.ts';

/** A chosen file: being made ready, ready, or why it stays behind. */
export interface ChosenFile {
  key: number;
  name: string;
  bytes: number;
  state: 'reading' | 'ready' | AttachmentFault;
}

export interface Files {
  chosen: readonly ChosenFile[];
  /** How many more could be chosen than may go along; 0 where all were taken. */
  left: number;
  add: (files: Iterable<File>) => void;
  remove: (key: number) => void;
  /** Those that could be made ready, once all have been looked at. */
  whenReady: () => Promise<PreparedAttachment[]>;
}

/** The files that go along with a briefing; each is made ready as soon as it is chosen. */
export function useFiles(): Files {
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([]);
  const [left, setLeft] = useState(0);
  const lastKey = useRef(0);
  const ready = useRef(new Map<number, Promise<PreparedAttachment | null>>());
  const add = useCallback((files: Iterable<File>) => {
    const all = [...files];
    const taken = all.slice(0, FILES_MAX - ready.current.size);
    setLeft(all.length - taken.length);
    for (const file of taken) {
      lastKey.current += 1;
      const key = lastKey.current;
      const settle = (state: ChosenFile['state']) =>
        setChosen((now) => now.map((one) => (one.key === key ? { ...one, state } : one)));
      setChosen((now) => [...now, { key, name: file.name, bytes: file.size, state: 'reading' }]);
      const reading = readFile(file).then(
        (prepared) => {
          settle('ready');
          return prepared;
        },
        (error: unknown) => {
          settle(faultOf(error));
          return null;
        },
      );
      ready.current.set(key, reading);
    }
  }, []);
  const remove = useCallback((key: number) => {
    ready.current.delete(key);
    setLeft(0);
    setChosen((now) => now.filter((one) => one.key !== key));
  }, []);
  const whenReady = useCallback(async () => {
    const files = await Promise.all(ready.current.values());
    return files.filter((file) => file !== null);
  }, []);
  return { chosen, left, add, remove, whenReady };
}

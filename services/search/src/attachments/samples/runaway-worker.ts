import { inThread } from '../threads.ts';

export type Deed = 'spin' | 'hoard' | 'hoard-buffers' | 'answer';

const DEEDS: Record<Deed, () => string> = {
  spin: () => {
    for (;;);
  },
  hoard: () => {
    const held: object[] = [];
    for (;;) held.push({ at: held.length });
  },
  'hoard-buffers': () => {
    const held: Uint8Array[] = [];
    for (;;) held.push(new Uint8Array(1024 * 1024).fill(held.length));
  },
  answer: () => 'done',
};

export const act = inThread(async (deed: Deed) => DEEDS[deed]());

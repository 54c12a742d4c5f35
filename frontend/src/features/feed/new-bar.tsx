import { ArrowUp } from 'lucide-react';
import { useFormat } from '../../lib/use-format.ts';

/** Says how many reports wait above; a press brings them in. */
export function NewBar({ count, onPress }: { count: number; onPress: () => void }) {
  const format = useFormat();
  return (
    <button type="button" className="new-bar num" onClick={onPress}>
      <ArrowUp className="icon icon-s" aria-hidden />
      {format.count('feed.new', count)}
    </button>
  );
}

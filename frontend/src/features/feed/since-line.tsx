import { useFormat } from '../../lib/use-format.ts';
import { previousVisit } from './last-visit.ts';

/** The line between what is new and what stood here at the last visit. */
export function SinceLine({ count }: { count: number }) {
  const format = useFormat();
  if (previousVisit === null) return null;
  const sameDay = new Date(previousVisit).toDateString() === new Date().toDateString();
  const when = sameDay ? format.time(previousVisit) : format.dateTime(previousVisit);
  return <p className="since num">{format.count('feed.since', count, { when })}</p>;
}

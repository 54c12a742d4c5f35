import { useQuery } from '@tanstack/react-query';
import { statusQuery } from '../../lib/queries.ts';
import { useFormat } from '../../lib/use-format.ts';

/** The line under a paper's name: the day, and how much came in since yesterday. */
export function Folio() {
  const format = useFormat();
  const { data: status } = useQuery(statusQuery);
  return (
    <p className="folio">
      <span className="folio-day">{format.day(new Date())}</span>
      {status && (
        <span className="folio-count num">
          {format.count('folio.reports', status.itemsLastDay, {
            outlets: format.count('folio.outlets', status.outlets),
          })}
        </span>
      )}
    </p>
  );
}

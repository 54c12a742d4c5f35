const DRAWN = 24;
const blocks = (count: number) => Array.from({ length: Math.min(DRAWN, count) }, (_, block) => block);

/** One block a report: solid for the value most give, hatched against it. The counts stand in words beside it. */
export function AgreementMeter({ supporting, against }: { supporting: number; against: number }) {
  return (
    <span className="meter mt-2" aria-hidden>
      {blocks(supporting).map((block) => (
        <i key={block} />
      ))}
      {against > 0 && <span className="meter-gap" />}
      {blocks(against).map((block) => (
        <i key={block} className="against" />
      ))}
    </span>
  );
}

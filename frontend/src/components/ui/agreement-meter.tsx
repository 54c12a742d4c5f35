const DRAWN = 24;
const blocks = (count: number) => Array.from({ length: Math.min(DRAWN, count) }, (_, block) => block);

/** One block a report: solid for what is said, hatched against it. The counts stand in words beside it. */
export function AgreementMeter({ supporting, against }: { supporting: number; against: number }) {
  return (
    <span className="meter" aria-hidden>
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

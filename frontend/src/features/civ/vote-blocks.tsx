import { type Settlement, VERDICTS } from '@360/contracts/civ';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';

const DRAWN = 40;
const blocks = (votes: number) => Array.from({ length: Math.min(DRAWN, votes) }, (_, block) => block);

/** The votes of a settled item, one block a vote, the most first; what was settled stands out in weight and colour. */
export function VoteBlocks({ settlement }: { settlement: Settlement }) {
  const { t } = useTranslation();
  const format = useFormat();
  const rows = VERDICTS.toSorted((one, other) => settlement.votes[other] - settlement.votes[one]);
  return (
    <ul className="cv-votes">
      {rows.map((verdict) => (
        <li key={verdict} data-settled={verdict === settlement.verdict || undefined}>
          <span>{t(`civ.verdict.${verdict}`)}</span>
          <span className="cv-blocks" aria-hidden>
            {blocks(settlement.votes[verdict]).map((block) => (
              <i key={block} />
            ))}
          </span>
          <b className="num">{format.number(settlement.votes[verdict])}</b>
        </li>
      ))}
    </ul>
  );
}

import { PLANS, type Plan, TIERS } from '@360/contracts/plans';
import { Check } from 'lucide-react';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { type Cell, cellOf, type Part, ROWS, type RowName } from './comparison-rows.ts';

function usePartText() {
  const { t } = useTranslation();
  const { count } = useFormat();
  return ({ says, count: n }: Part) => (n === undefined ? t(`plans.cell.${says}`) : count(`plans.cell.${says}`, n));
}

function InPreparation({ cell: { preparing, whollyPreparing } }: { cell: Cell }) {
  const { t } = useTranslation();
  const { list } = useFormat();
  if (preparing.length === 0) return null;
  const features = list(preparing.map((feature) => t(`plans.feature.${feature}`)));
  return <span className="bl-soon">{t(whollyPreparing ? 'plans.soon' : 'plans.soonOf', { features })}</span>;
}

function CellOf({ row, plan }: { row: RowName; plan: Plan }) {
  const { t } = useTranslation();
  const textOf = usePartText();
  const cell = cellOf(row, plan);
  const { parts } = cell;
  return (
    <td className={plan.popular ? 'bl-popular' : undefined}>
      <span className="bl-has">
        {parts === 'yes' && <Check className="icon icon-s" role="img" aria-label={t('plans.cell.yes')} />}
        {parts !== 'yes' && parts.length > 0 && <span>{parts.map(textOf).join(' + ')}</span>}
        {parts.length === 0 && (
          <>
            <span className="text-ink-3" aria-hidden>
              –
            </span>
            <span className="sr-only">{t('plans.cell.no')}</span>
          </>
        )}
        <InPreparation cell={cell} />
        {row === 'analysis' && plan.tier === 'free' && <span className="bl-soon">{t('plans.allOpen')}</span>}
      </span>
    </td>
  );
}

/** What each plan holds, row by row; its columns stand under the cards of the plans. */
export function PlanComparison() {
  const { t } = useTranslation();
  return (
    <table className="bl-table">
      <caption>{t('plans.comparison')}</caption>
      <colgroup>
        <col />
        <col />
        <col />
        <col />
      </colgroup>
      <thead>
        <tr>
          <td />
          {TIERS.map((tier) => (
            <th key={tier} scope="col" className={PLANS[tier].popular ? 'bl-popular' : undefined}>
              <span>{t(`plans.plan.${tier}`)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map((row) => (
          <tr key={row}>
            <th scope="row">{t(`plans.row.${row}`)}</th>
            {TIERS.map((tier) => (
              <CellOf key={tier} row={row} plan={PLANS[tier]} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

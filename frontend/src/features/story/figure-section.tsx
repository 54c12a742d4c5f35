import type { FigureComparison, StoryDetail } from '@360/contracts/stories';
import { AgreementMeter } from '../../components/ui/agreement-meter.tsx';
import { StateMark, stateClass } from '../../components/ui/state-mark.tsx';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';

/** Contested figures first: that is where a reader should look. */
export const contestedFirst = (figures: readonly FigureComparison[]): FigureComparison[] =>
  figures.toSorted((a, b) => Number(b.state === 'contested') - Number(a.state === 'contested'));

function FigureRow({ figure, names }: { figure: FigureComparison; names: ReadonlyMap<string, string> }) {
  const { t } = useTranslation();
  const format = useFormat();
  const values = figure.values.toSorted((a, b) => b.itemIds.length - a.itemIds.length);
  const supporting = values[0]?.itemIds.length ?? 0;
  const against = values.slice(1).reduce((sum, value) => sum + value.itemIds.length, 0);
  const outlets = (ids: readonly string[]) => format.list([...new Set(ids.flatMap((id) => names.get(id) ?? []))]);
  return (
    <div className="figure-row" data-state={figure.state}>
      <div>
        <p className="label" dir="auto">
          {figure.subject}
        </p>
        {values.map((value) => (
          <p key={value.text} className="mt-1">
            <bdi className="figure-text num">{value.text}</bdi>{' '}
            <bdi className="ms-2 text-12 text-ink-2">{outlets(value.itemIds)}</bdi>
          </p>
        ))}
      </div>
      <div className={stateClass(figure.state)}>
        <p className="flex items-center gap-2 font-semibold">
          <StateMark state={figure.state} />
          {t(`state.${figure.state}`)}
        </p>
        <div className="mt-2">
          <AgreementMeter supporting={supporting} against={against} />
        </div>
        <p className="num mt-1 text-12 text-ink-2">
          {t('figures.counts', { supporting: format.number(supporting), against: format.number(against) })}
        </p>
      </div>
    </div>
  );
}

/** Where reports give a number for the same thing: who says which. Where none do, that is said instead. */
export function FigureSection({ detail }: { detail: StoryDetail }) {
  const { t } = useTranslation();
  const format = useFormat();
  const names = new Map(detail.items.map((item) => [item.id, item.outlet.name]));
  const silent = detail.coverage.agreement.percent === null;
  if (detail.figures.length === 0 && !silent) return null;
  const differ = detail.figures.some(({ state }) => state === 'contested');
  return (
    <section className="sec" data-section="figures">
      <h2 className="head-22">{t(differ ? 'figures.title' : 'figures.compared')}</h2>
      {silent && (
        <p className="mt-2 flex items-start gap-2 text-ink-2">
          <span className="mt-1 text-single">
            <StateMark state="single-source" />
          </span>
          <span>{format.count('figures.none', detail.coverage.independentReports)}</span>
        </p>
      )}
      {contestedFirst(detail.figures).map((figure) => (
        <FigureRow key={figure.subject} figure={figure} names={names} />
      ))}
    </section>
  );
}

import type { FactCheck, StoryAnalysis } from '@360/contracts/analysis';
import { useFormat } from '../../../lib/use-format.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Abstentions } from '../abstentions.tsx';
import { shareText } from './figure-text.ts';
import { reportSpans } from './first-reports.ts';

/** How many independent reports come an hour, against what is usual. */
export function VelocityFigure({ analysis }: { analysis: StoryAnalysis }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { velocity } = analysis.factCheck;
  const decimal = (value: number) => format.number(Math.round(value * 10) / 10);
  if (!velocity) return <Abstentions analysis={analysis} place="fact-check/velocity" empty="analysis.empty.velocity" />;
  return (
    <p className="an-figure num">
      <b>{decimal(velocity.perHour)}</b>
      <span>
        {velocity.usualPerHour === null
          ? t('analysis.velocity.alone')
          : t('analysis.velocity.usual', { usual: decimal(velocity.usualPerHour) })}
        {velocity.ratio !== null &&
          ` ${t('analysis.velocity.ratio', { percent: format.percent(velocity.ratio * 100) })}`}
      </span>
    </p>
  );
}

/** How many of the story's items were revised. */
export function CorrectionFigure({ factCheck }: { factCheck: FactCheck }) {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const { revised, items, percent } = factCheck.correctionRate;
  return (
    <p className="an-figure num">
      <b>{shareText(percent, i18n.language)}</b>
      <span>{t('analysis.corrections.of', { revised: format.number(revised), items: format.number(items) })}</span>
    </p>
  );
}

function SparkLine({ analysis }: { analysis: StoryAnalysis }) {
  const format = useFormat();
  const { hours, counts } = reportSpans(analysis);
  if (counts.length < 2) return null;
  const most = Math.max(...counts);
  const said = counts.map((count) => format.number(count)).join(', ');
  return (
    <div
      className="an-spark"
      role="img"
      aria-label={format.count('analysis.velocity.said', hours, { counts: said })}
      title={said}
    >
      {counts.map((count, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a bar is known by its place
        <i key={at} style={{ blockSize: `${(count / most) * 100}%` }} />
      ))}
    </div>
  );
}

/** Velocity with its line, and corrections. */
export function VelocityAside({ analysis }: { analysis: StoryAnalysis }) {
  const { t } = useTranslation();
  return (
    <aside>
      <h3 className="label">{t('analysis.velocity.title')}</h3>
      <VelocityFigure analysis={analysis} />
      <SparkLine analysis={analysis} />
      <h3 className="label mt-6">{t('analysis.corrections.title')}</h3>
      <CorrectionFigure factCheck={analysis.factCheck} />
    </aside>
  );
}

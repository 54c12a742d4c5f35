import type { StoryAnalysis, TimelineEntry } from '@360/contracts/analysis';
import { Cited } from '../../../components/evidence/cited.tsx';
import { useFormat } from '../../../lib/use-format.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Abstentions } from '../abstentions.tsx';
import { dayText } from './figure-text.ts';
import { LagChart } from './lag-chart.tsx';
import { VelocityAside } from './velocity-aside.tsx';

function EventRow({ entry }: { entry: TimelineEntry }) {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const when = entry.precision === 'day' ? dayText(entry.at, i18n.language) : format.dateTime(entry.at);
  return (
    <li data-kind={entry.kind}>
      <time dateTime={entry.at}>{when}</time>
      <i aria-hidden />
      <div className="an-small-serif">
        <Cited sentence={entry.sentence} />
        {entry.kind !== 'event' && (
          <p className="an-sans text-12 text-ink-3">
            {t(`analysis.timeline.${entry.kind}`)}
            {entry.outletName && (
              <>
                {' · '}
                <bdi>{entry.outletName}</bdi>
              </>
            )}
          </p>
        )}
      </div>
    </li>
  );
}

/** Who published when, what happened when, and how fast the reports come. */
export function TimelineTab({ analysis }: { analysis: StoryAnalysis }) {
  const { t } = useTranslation();
  const told = analysis.timeline.filter(({ kind }) => kind !== 'report').toSorted((a, b) => a.at.localeCompare(b.at));
  return (
    <>
      <LagChart analysis={analysis} />
      <div className="an-two an-part">
        <section>
          <h3 className="label">{t('analysis.timeline.events')}</h3>
          {told.length > 0 ? (
            <ol className="an-events">
              {told.map((entry) => (
                <EventRow key={`${entry.at} ${entry.kind} ${entry.sentence.text}`} entry={entry} />
              ))}
            </ol>
          ) : (
            <Abstentions analysis={analysis} place="timeline" empty="analysis.empty.timeline" />
          )}
        </section>
        <VelocityAside analysis={analysis} />
      </div>
    </>
  );
}

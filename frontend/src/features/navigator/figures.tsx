import type { NavigatorBriefing } from '@360/contracts/navigator';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { navigatorLevel } from './confidence.ts';

const SECOND = 1_000;

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="nv-fig">
      <dt>{name}</dt>
      <dd className="num">{value}</dd>
    </div>
  );
}

/** How sure, from how many sources and sides, how long it took. */
export function Figures({ briefing }: { briefing: NavigatorBriefing }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { metadata, sourceStats } = briefing;
  const { confidenceLevel: sure, perspectives, processingTime, cached } = metadata;
  const { totalSources, independentReports, countries, categories } = sourceStats;
  const seconds = format.number(Math.round(processingTime / 100) / (SECOND / 100));
  return (
    <aside aria-label={t('navigator.figures')}>
      {sure === null ? (
        <p className="text-ink-2">{t('navigator.unmeasured')}</p>
      ) : (
        <p className="label num" data-confidence={navigatorLevel(sure)}>
          {t('evidence.confidence', {
            level: t(`navigator.level.${navigatorLevel(sure)}`),
            percent: format.percent(sure * 100),
          })}
        </p>
      )}
      <dl className="nv-figs">
        <Figure name={t('navigator.fig.sources')} value={format.number(totalSources)} />
        <Figure name={t('navigator.fig.countries')} value={format.number(countries.length)} />
        <Figure name={t('navigator.fig.perspectives')} value={format.number(perspectives)} />
        <Figure name={t('navigator.fig.categories')} value={format.number(categories.length)} />
      </dl>
      <p className="num mt-3 text-12 text-ink-3">
        {t('navigator.readIn', { seconds })} · {format.count('navigator.independent', independentReports)}
      </p>
      {cached && <p className="mt-1 text-12 text-ink-3">{t('navigator.cached')}</p>}
    </aside>
  );
}

/** Which countries and topics the sources come from. */
export function Origins({ briefing }: { briefing: NavigatorBriefing }) {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const { countries, categories } = briefing.sourceStats;
  const named = categories.map((name) => (i18n.exists(`category.${name}`) ? t(`category.${name}`) : name));
  return (
    <dl className="nv-origins">
      {countries.length > 0 && (
        <>
          <dt className="label">{t('navigator.countries')}</dt>
          <dd>{format.list(countries.map(format.country))}</dd>
        </>
      )}
      {named.length > 0 && (
        <>
          <dt className="label">{t('navigator.categories')}</dt>
          <dd>{format.list(named)}</dd>
        </>
      )}
    </dl>
  );
}

import type { Profile, Reading } from '@360/contracts/account';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { readingQuery } from './reading-query.ts';

const STATS = ['articlesRead', 'perspectivesExplored', 'storiesAnalyzed', 'daysActive'] as const;
type Stat = (typeof STATS)[number];

const DAY_MS = 86_400_000;
/** So far back activity is kept and counted. */
const COUNTED_DAYS = 400;

/** So many days could have been active ones. */
const daysSince = ({ joinedAt, stats }: Profile): number => {
  const since = Math.floor(Date.now() / DAY_MS) - Math.floor(Date.parse(joinedAt) / DAY_MS) + 1;
  return Math.max(stats.daysActive, Math.min(COUNTED_DAYS, since));
};

function useBeside(profile: Profile, reading: Reading | undefined): (stat: Stat) => string {
  const { t } = useTranslation();
  const format = useFormat();
  return (stat) => {
    if (stat === 'daysActive') return format.count('profile.ofDays', daysSince(profile));
    if (!reading) return '';
    if (stat === 'perspectivesExplored') return format.count('profile.fromOutlets', reading.outletsExplored);
    return t('profile.thisWeek', { n: format.number(reading.week[stat]) });
  };
}

/** What the reader's activity comes to. Each figure stands first, what it is of below. */
export function Stats({ profile }: { profile: Profile }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data } = useQuery(readingQuery);
  const beside = useBeside(profile, data);
  return (
    <dl className="pf-stats">
      {STATS.map((stat) => (
        <div key={stat}>
          <dt className="text-ink-2">{t(`profile.stats.${stat}`)}</dt>
          <dd>{format.number(profile.stats[stat])}</dd>
          <dd className="pf-beside num">{beside(stat)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The shape of it while it is on its way. */
export function StatsSkeleton() {
  const { t } = useTranslation();
  return (
    <dl className="pf-stats">
      {STATS.map((stat) => (
        <div key={stat}>
          <dt className="text-ink-2">{t(`profile.stats.${stat}`)}</dt>
          <dd>
            <span className="skel my-1.5 h-6 w-12" />
          </dd>
          <dd className="pf-beside" />
        </div>
      ))}
    </dl>
  );
}

import type { CivMember, CivStatus } from '@360/contracts/civ';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { civStatusQuery } from './civ-queries.ts';

const REPUTATION_MAX = 1_000;

interface Stat {
  name: 'reputation' | 'validations' | 'accuracy' | 'flagged';
  figure: ReactNode;
  beside: string;
}

function useStats(member: CivMember, status: CivStatus | undefined, waiting: boolean): readonly Stat[] {
  const { t } = useTranslation();
  const format = useFormat();
  const { reputationScore, validationsCount, accuracyRate, settledReviews } = member;
  const flagged = status?.stats;
  return [
    {
      name: 'reputation',
      figure: format.number(reputationScore),
      beside: t('civ.stat.of', { top: format.number(REPUTATION_MAX) }),
    },
    {
      name: 'validations',
      figure: format.number(validationsCount),
      beside: format.count('civ.stat.settled', settledReviews),
    },
    {
      name: 'accuracy',
      figure: accuracyRate === null ? '–' : format.percent(accuracyRate),
      beside: accuracyRate === null ? t('civ.stat.noneSettled') : format.count('civ.stat.ofSettled', settledReviews),
    },
    {
      name: 'flagged',
      figure: flagged ? format.number(flagged.flaggedItems) : waiting ? <span className="skel my-1 h-5 w-12" /> : '–',
      beside: flagged ? t('civ.stat.week', { n: format.number(flagged.week.flagged) }) : '',
    },
  ];
}

/** What a member has come to, and how much is flagged. */
export function Stats({ member }: { member: CivMember }) {
  const { t } = useTranslation();
  const { data, isPending } = useQuery(civStatusQuery);
  const stats = useStats(member, data, isPending);
  return (
    <dl className="cv-stats">
      {stats.map(({ name, figure, beside }) => (
        <div key={name}>
          <dt>{t(`civ.stat.${name}`)}</dt>
          <dd className="num">{figure}</dd>
          <dd className="cv-beside num">{beside}</dd>
        </div>
      ))}
    </dl>
  );
}

import type { CivMember } from '@360/contracts/civ';
import { type ReactNode, useState } from 'react';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { BrierText } from './brier-text.tsx';
import { Calibration } from './calibration.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { ExpertBadge, Specialties } from './standing.tsx';

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What a member is in the community, how well they judge, and the way out. */
export function ProfileTab({ member }: { member: CivMember }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [leaving, setLeaving] = useState(false);
  const { civRole, verifiedExpert, specialtyAreas, joinedAt, countsFrom } = member;
  return (
    <div className="cv-cols">
      <section className="min-w-0" aria-label={t('civ.tab.profile')}>
        <dl className="cv-facts">
          <Fact name={t('civ.profile.role')}>{t(`civ.role.${civRole}`)}</Fact>
          {verifiedExpert && (
            <Fact name={t('civ.profile.standing')}>
              <ExpertBadge />
            </Fact>
          )}
          <Fact name={t('civ.profile.areas')}>
            {specialtyAreas.length > 0 ? <Specialties areas={specialtyAreas} /> : t('civ.profile.noAreas')}
          </Fact>
          <Fact name={t('civ.profile.joined')}>
            <time dateTime={joinedAt}>{format.day(new Date(joinedAt))}</time>
          </Fact>
          {Date.parse(countsFrom) > Date.now() && (
            <Fact name={t('civ.profile.counts')}>
              {t('civ.profile.countsFrom', { when: format.dateTime(countsFrom) })}
            </Fact>
          )}
          <Fact name={t('civ.profile.brier')}>
            <BrierText member={member} />
          </Fact>
        </dl>
        <p className="cv-leave">
          <button type="button" className="btn" aria-haspopup="dialog" onClick={() => setLeaving(true)}>
            {t('civ.leave.button')}
          </button>
        </p>
      </section>
      <aside className="cv-aside">
        <Calibration member={member} />
      </aside>
      {leaving && <LeaveDialog onClose={() => setLeaving(false)} />}
    </div>
  );
}

import type { CivMember } from '@360/contracts/civ';
import { useQuery } from '@tanstack/react-query';
import { ListPage } from '../../components/layout/list-page.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import type { CivAddress, CivTab } from './civ-address.ts';
import { civStatusQuery } from './civ-queries.ts';
import { ProfileTab } from './profile-tab.tsx';
import { ReviewTab } from './review-tab.tsx';
import { ExpertBadge, Specialties } from './standing.tsx';
import { Stats } from './stats.tsx';
import { panelId, TabBar, tabId } from './tab-bar.tsx';
import { VerifiedTab } from './verified-tab.tsx';

interface DashboardProps {
  member: CivMember;
  address: CivAddress;
  onGo: (address: CivAddress) => void;
}

/** What a member sees: what they have come to, what waits for review, what was upheld, and their own part in it. */
export function Dashboard({ member, address, onGo }: DashboardProps) {
  const { t } = useTranslation();
  const { data: status } = useQuery(civStatusQuery);
  const tab: CivTab = address.tab ?? 'review';
  const choose = (next: CivTab) => onGo(next === 'review' ? {} : { tab: next });
  const known = member.verifiedExpert || member.specialtyAreas.length > 0;
  return (
    <ListPage
      title={t('civ.title')}
      note={`${t('civ.name')}. ${t('civ.note')}`}
      actions={
        known && (
          <p className="cv-standing">
            {member.verifiedExpert && <ExpertBadge />}
            <Specialties areas={member.specialtyAreas} />
          </p>
        )
      }
    >
      <Stats member={member} />
      <TabBar tab={tab} counts={{ review: status?.stats.flaggedItems }} onChoose={choose} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that begins with text is reached from its tab */}
      <div role="tabpanel" id={panelId} aria-labelledby={tabId(tab)} tabIndex={0} className="cv-panel">
        {tab === 'review' && (
          <ReviewTab
            member={member}
            anomaly={address.anomaly}
            onAnomaly={(anomaly) => onGo(anomaly === null ? {} : { anomaly })}
          />
        )}
        {tab === 'verified' && <VerifiedTab />}
        {tab === 'profile' && <ProfileTab member={member} />}
      </div>
    </ListPage>
  );
}

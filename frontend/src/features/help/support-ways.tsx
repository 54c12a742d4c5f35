import { Link } from '@tanstack/react-router';
import { BookOpen, type LucideIcon, Mail, MessagesSquare, Route } from 'lucide-react';
import { supportAddress } from '../../lib/support-address.ts';
import { useTranslation } from '../../lib/use-translation.ts';

/** A way that leads nowhere here, and why. */
function Absent({ Icon, name, why }: { Icon: LucideIcon; name: string; why: string }) {
  return (
    <li>
      <span className="hp-absent">
        <Icon className="icon" aria-hidden />
        <span>
          <b>{name}</b>
          <span>{why}</span>
        </span>
      </span>
    </li>
  );
}

/** What helps beyond the questions: a letter where somebody reads it, the guide on this page, the tour. */
export function SupportWays({ onTour }: { onTour: () => void }) {
  const { t } = useTranslation();
  const address = supportAddress();
  const toGuide = () => {
    const guide = document.getElementById('guide');
    guide?.scrollIntoView();
    guide?.focus({ preventScroll: true });
  };
  return (
    <>
      <h2 className="label">{t('helpPage.support')}</h2>
      <ul className="hp-ways">
        {address ? (
          <li>
            <a href={`mailto:${address}`}>
              <Mail className="icon" aria-hidden />
              <span>
                <b>{t('helpPage.mail')}</b>
                <span dir="ltr">{address}</span>
              </span>
            </a>
          </li>
        ) : (
          <Absent Icon={Mail} name={t('helpPage.mail')} why={t('helpPage.noMail')} />
        )}
        <li>
          <Link to="." hash="guide" search={true} onClick={toGuide}>
            <BookOpen className="icon" aria-hidden />
            <span>
              <b>{t('helpPage.guideTitle')}</b>
              <span>{t('helpPage.guideNote')}</span>
            </span>
          </Link>
        </li>
        <li>
          <button type="button" onClick={onTour}>
            <Route className="icon" aria-hidden />
            <span>
              <b>{t('helpPage.tour')}</b>
              <span>{t('helpPage.tourNote')}</span>
            </span>
          </button>
        </li>
        <Absent Icon={MessagesSquare} name={t('helpPage.chat')} why={t('helpPage.noChat')} />
      </ul>
    </>
  );
}

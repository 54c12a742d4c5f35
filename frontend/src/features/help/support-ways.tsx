import { Link } from '@tanstack/react-router';
import { BookOpen, Mail, Route } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { supportAddress } from '../../lib/support-address.ts';

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
        {address && (
          <li>
            <a href={`mailto:${address}`}>
              <Mail className="icon" aria-hidden />
              <span>
                <b>{t('helpPage.mail')}</b>
                <span dir="ltr">{address}</span>
              </span>
            </a>
          </li>
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
      </ul>
    </>
  );
}

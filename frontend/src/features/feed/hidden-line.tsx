import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/use-format.ts';

/** Says that the list is not all there is, and where that is changed. */
export function HiddenLine({ count }: { count: number }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <p className="feed-now">
      <span className="num text-ink-2">{format.count('feed.hidden', count)}</span>
      <Link to="/settings" search={true} className="link inline-flex items-center">
        {t('nav.settings')}
      </Link>
    </p>
  );
}

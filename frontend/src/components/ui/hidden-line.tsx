import { Link } from '@tanstack/react-router';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import './hidden-line.css';

interface HiddenLineProps {
  /** Nothing is said of none. */
  count: number;
  className?: string;
  /** Called as the reader goes to the settings. */
  onLeave?: () => void;
}

/** Says that a list is not all there is, and where that is changed. */
export function HiddenLine({ count, className = 'hidden-line', onLeave }: HiddenLineProps) {
  const { t } = useTranslation();
  const format = useFormat();
  if (count === 0) return null;
  return (
    <p className={className}>
      <span className="num text-ink-2">{format.count('feed.hidden', count)}</span>
      <Link to="/settings" search={true} className="link inline-flex items-center" onClick={onLeave}>
        {t('nav.settings')}
      </Link>
    </p>
  );
}

import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../lib/use-translation.ts';
import '../../components/layout/wide-page.css';
import './shared-page.css';
import { useTitle } from '../../lib/use-title.ts';

interface PanelProps {
  title: string;
  text: string;
}

/** A page that shows nothing of what was shared, and why. */
export function SharedPanel({ title, text }: PanelProps) {
  const { t } = useTranslation();
  useTitle(title);
  return (
    <section className="wide-page shp-lost">
      <h1 className="head-28">{title}</h1>
      <p className="mt-2 text-ink-2">{text}</p>
      <Link to="/" search={{}} className="btn btn-primary mt-6">
        {t('sharedPage.home')}
      </Link>
    </section>
  );
}

/** An address that holds nothing that can be shown: none at all, or what cannot be read. */
export function SharedLost({ reason }: { reason: 'invalid' | 'failed' }) {
  const { t } = useTranslation();
  return <SharedPanel title={t('sharedPage.lost')} text={t(`sharedPage.${reason}`)} />;
}

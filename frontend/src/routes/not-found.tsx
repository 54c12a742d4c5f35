import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { arcPath, spokePath } from '../components/dial/geometry.ts';
import { useTitle } from '../lib/use-title.ts';

const ARCS = [0, 120, 180, 240, 300].map((start) => ({ from: start + 3, to: start + 57 }));

/** The missing page: a dial with one bracketed gap. */
export function NotFoundRoute() {
  const { t } = useTranslation();
  useTitle(t('lost.title'));
  return (
    <div className="lost">
      <svg width={200} height={200} viewBox="0 0 180 180" aria-hidden="true">
        {ARCS.map((span) => (
          <path key={span.from} className="dial-track" strokeWidth={2} d={arcPath(90, 76, span)} />
        ))}
        {[63, 117].map((angle) => (
          <path key={angle} className="dial-gap" strokeWidth={2} d={spokePath(90, 66, 86, angle)} />
        ))}
        <text x={90} y={104}>
          404
        </text>
      </svg>
      <div>
        <h1 className="head-36">{t('lost.title')}</h1>
        <p className="lede mt-2">{t('lost.text')}</p>
        <p className="mt-2 text-ink-2">
          {t('lost.address')}{' '}
          <span className="tag break-all whitespace-normal" dir="ltr">
            {location.pathname}
          </span>
        </p>
        <Link to="/" search={{}} className="btn btn-primary mt-6">
          {t('lost.home')}
        </Link>
      </div>
    </div>
  );
}

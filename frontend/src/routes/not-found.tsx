import { Link } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useTranslation } from '../lib/use-translation.ts';
import '../components/layout/wide-page.css';
import { arcPath, spokePath } from '../components/dial/geometry.ts';
import { useTitle } from '../lib/use-title.ts';

const ARCS = [0, 120, 180, 240, 300].map((start) => ({ from: start + 3, to: start + 57 }));

const KINDS = /^(story|item|live|briefing|search|storys|items|stories)$/;
const LONGEST = 80;

/** The words of an address, to search for what it may have meant; empty where it holds none. */
export function wordsOf(path: string): string {
  let plain = path;
  try {
    plain = decodeURIComponent(path);
  } catch {
    // A broken escape is read as it stands.
  }
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => /\p{L}{2}/u.test(word) && !KINDS.test(word));
  return words
    .filter((word) => !/^[0-9a-f]{8,}$/i.test(word))
    .join(' ')
    .slice(0, LONGEST);
}

/** The missing page: a dial with one bracketed gap. */
export function NotFoundRoute() {
  const { t } = useTranslation();
  useTitle(t('lost.title'));
  const words = wordsOf(location.pathname);
  return (
    <div className="wide-page lost">
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
        <p className="mt-6 flex flex-wrap gap-2">
          <Link to="/" search={{}} className="btn btn-primary">
            {t('lost.home')}
          </Link>
          <Link to="/search" search={words ? { q: words } : {}} className="btn">
            <Search className="icon icon-s" aria-hidden />
            {t('lost.search')}
          </Link>
        </p>
      </div>
    </div>
  );
}

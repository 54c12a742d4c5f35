import { Link } from '@tanstack/react-router';
import { withoutAnalysis } from '../../lib/without-analysis.ts';

/** The mark and name, leading home. */
export function Brand() {
  return (
    <Link to="/" search={withoutAnalysis} className="brand">
      <svg viewBox="0 0 28 28" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth={4}>
        <path d="M16.2 2.6A11.6 11.6 0 0 1 25.4 12M25.4 16.3A11.6 11.6 0 0 1 16 25.4M11.7 25.4A11.6 11.6 0 0 1 2.6 11.8" />
        <circle className="text-accent" cx={14} cy={14} r={4.6} fill="currentColor" stroke="none" />
      </svg>
      <span dir="ltr">360 News</span>
    </Link>
  );
}

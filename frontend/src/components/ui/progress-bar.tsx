import { useFormat } from '../../lib/use-format.ts';
import './progress-bar.css';

/** How far something is, as a bar and a figure. @param percent 0–100 */
export function ProgressBar({ label, percent }: { label: string; percent: number }) {
  const format = useFormat();
  const said = format.percent(percent);
  return (
    <div className="pb">
      <span className="pb-label">{label}</span>
      <span className="num">{said}</span>
      <span
        className="pb-track"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={said}
      >
        <i style={{ inlineSize: `${percent}%` }} />
      </span>
    </div>
  );
}

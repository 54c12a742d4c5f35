import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import './flagged.css';
import { severityBand } from './severity.ts';

/** How severe an anomaly is: its figure, bars by its band, and both in words. */
export function SeverityMark({ score }: { score: number }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { name, bars } = severityBand(score);
  const said = t('civ.severity.said', { n: format.number(score), band: t(`civ.severity.${name}`) });
  return (
    <span className="cv-sev" data-band={name} title={said}>
      <b className="num" aria-hidden>
        {format.number(score)}
      </b>
      <span className="cv-level" data-bars={bars} aria-hidden>
        <i />
        <i />
        <i />
      </span>
      <span className="sr-only">{said}</span>
    </span>
  );
}

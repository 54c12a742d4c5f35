import type { AnalyzeResponse } from '@360/contracts/personas';
import { confidenceLevel } from '../../components/evidence/confidence-level.ts';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';

/** What the product's own rules are called among the writers. */
export const OWN = 'local';

/** Who wrote a reading, with what, whether it was at hand, how sure it is, and what was held back. */
export function WriterLine({ data }: { data: AnalyzeResponse }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { writer, confidence } = data;
  return (
    <p className="an-writer num" data-writer={writer.provider}>
      <span>
        {t('analysis.confidence')} {t(`analysis.level.${confidenceLevel(confidence)}`)},{' '}
        {format.percent(confidence * 100)}
      </span>
      {writer.provider === OWN ? (
        <span>{t('analysis.writer.byRules', { version: writer.version })}</span>
      ) : (
        <span>
          {t('analysis.writer.by')} <bdi>{writer.provider}</bdi>, <bdi>{writer.model}</bdi> <bdi>{writer.version}</bdi>
        </span>
      )}
      {writer.cached && <span>{t('analysis.writer.cached')}</span>}
      {writer.withheld > 0 && <span>{format.count('analysis.writer.withheld', writer.withheld)}</span>}
    </p>
  );
}

import type { Coverage } from '@360/contracts/news';
import { APPROACHES } from '@360/contracts/vocabulary';
import type { Format } from '../../lib/format.ts';
import type { Translate } from '../../lib/strings.ts';
import { degreesCovered } from './geometry.ts';

const placedOf = ({ approaches }: Coverage): number =>
  APPROACHES.reduce((sum, approach) => sum + (approaches[approach] ?? 0), 0);

/** Which independent reports lean to no side and so have no block, or nothing where each has one. */
function sideless(coverage: Coverage, t: Translate, format: Format): string {
  const placed = placedOf(coverage);
  const rest = coverage.independentReports - placed;
  if (rest <= 0) return '';
  return placed === 0 ? t('dial.noSide') : format.count('dial.sideless', rest);
}

/** Everything a dial draws, as one text for those who do not see it. */
export function dialText(coverage: Coverage | null, t: Translate, format: Format): string {
  if (!coverage) return t('dial.unmeasured');
  const sectors = APPROACHES.map((approach) => {
    const said = `${t(`approach.${approach}`)} ${format.number(coverage.approaches[approach] ?? 0)}`;
    return coverage.gaps.includes(approach) ? t('dial.blindspot', { said }) : said;
  }).join('; ');
  const { percent, state } = coverage.agreement;
  const agreement =
    percent === null
      ? t('dial.noAgreement')
      : t('dial.agreement', { percent: format.percent(percent), state: t(`state.${state}`) });
  const reports = `${format.count('dial.reports', coverage.independentReports)} ${sectors}.`;
  return [reports, sideless(coverage, t, format), agreement].filter(Boolean).join(' ');
}

/** The line under the large dial: what a block is, how far the reports reach, which have none, and which sides are silent. */
export function dialCaption(coverage: Coverage, t: Translate, format: Format): string {
  const placed = placedOf(coverage);
  const blocks = [
    t('dial.block'),
    format.count('dial.reach', placed, {
      degrees: format.number(degreesCovered(coverage.approaches)),
      full: format.number(360),
    }),
  ];
  const parts = [...(placed > 0 ? blocks : []), sideless(coverage, t, format), silence(coverage, t, format)];
  return parts.filter(Boolean).join(' ');
}

/** Which sides nobody tells it from, or nothing where no side is missing. */
export function silence(coverage: Coverage, t: Translate, format: Format): string {
  if (coverage.gaps.length === 0) return '';
  const sides = format.list(
    APPROACHES.filter((approach) => coverage.gaps.includes(approach)).map((approach) => t(`side.${approach}`)),
  );
  return format.count('dial.silent', coverage.gaps.length, { sides });
}

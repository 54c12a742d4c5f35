import type { Coverage } from '@360/contracts/news';
import type { EpistemologyTag } from '@360/contracts/stories';

const VERIFIED_REPORTS = 3;

/**
 * What is known about how well a story is known. The first that holds: a contested figure (conflicting), an approach that
 * is missing against expectation (missing-perspectives), three independent reports (verified), else developing. A
 * contradiction comes first because it bears on the facts themselves, a gap second because many reports of one kind can
 * agree and still leave something out.
 */
export const epistemologyTagOf = (
  coverage: Pick<Coverage, 'agreement' | 'gaps' | 'independentReports'>,
): EpistemologyTag => {
  if (coverage.agreement.state === 'contested') return 'conflicting';
  if (coverage.gaps.length > 0) return 'missing-perspectives';
  return coverage.independentReports >= VERIFIED_REPORTS ? 'verified' : 'developing';
};

import type { Claim } from '@360/contracts/analysis';

type Agreement = Claim['agreement'];

/** Of the standard normal distribution, for 95 %. */
const Z = 1.959964;
const LEAST_SPEAKING = 2;

/**
 * Bounds of a share, 0–1, by the Wilson score interval at 95 % (E. B. Wilson, "Probable inference, the law of succession,
 * and statistical inference", Journal of the American Statistical Association 22, 1927).
 */
export const wilson = (found: number, of: number): { low: number; high: number } => {
  if (of === 0) return { low: 0, high: 1 };
  const share = found / of;
  const scale = 1 + Z ** 2 / of;
  const centre = (share + Z ** 2 / (2 * of)) / scale;
  const reach = (Z / scale) * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2));
  return { low: Math.max(0, Math.min(share, centre - reach)), high: Math.min(1, Math.max(share, centre + reach)) };
};

/** How far independent reports agree; no percentage where fewer than two speak. */
export const agreementOf = (supporting: number, contradicting: number): Agreement => {
  const speaking = supporting + contradicting;
  if (speaking < LEAST_SPEAKING) return { percent: null, supporting, contradicting, low: null, high: null };
  const { low, high } = wilson(supporting, speaking);
  return {
    percent: Math.floor((100 * supporting) / speaking),
    ...{ supporting, contradicting },
    low: Math.floor(100 * low),
    high: Math.ceil(100 * high),
  };
};

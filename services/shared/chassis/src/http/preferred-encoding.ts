import type { Request } from 'express';

/**
 * The first of `offered`, smallest answer first, that the other side takes. Browsers list gzip before br without meaning
 * a preference (RFC 9110 section 12.5.3 gives equal weights no order), so theirs is not followed.
 */
export const preferredEncoding = <Encoding extends string>(
  req: Request,
  offered: readonly Encoding[],
): Encoding | undefined => offered.find((encoding) => req.acceptsEncodings(encoding) === encoding);

import { ApiError } from '../../lib/api.ts';
import type { Translate } from '../../lib/strings.ts';

/** Why a call was refused: in the server's words, or that it did not answer. */
export const failureText = (error: unknown, t: Translate, told: (sentence: string) => string): string =>
  error instanceof ApiError && error.message ? told(error.message) : t('civ.noAnswer');

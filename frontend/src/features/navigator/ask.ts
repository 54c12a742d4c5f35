import type { NavigatorBriefing, NavigatorResponse } from '@360/contracts/navigator';
import { ApiError, postJson } from '../../lib/api.ts';
import type { Translate } from '../../lib/strings.ts';
import { type Question, requestOf } from './question.ts';

/** An answer that came and says that there is no briefing; the message is the server's own, or empty. */
export class NoBriefing extends Error {
  override readonly name = 'NoBriefing';
}

/** @throws ApiError, NoBriefing, or an abort */
export async function ask(question: Question, signal: AbortSignal): Promise<NavigatorBriefing> {
  const path = '/api/navigator360/query';
  const { success, briefing, error } = await postJson<NavigatorResponse>(path, requestOf(question), signal);
  if (!success || !briefing) throw new NoBriefing(error ?? '');
  return briefing;
}

/** Why there is no briefing, in a sentence. @param told what the server says, in the reader's language */
export function failureText(error: unknown, t: Translate, told: (sentence: string) => string): string {
  if (error instanceof NoBriefing) return told(error.message) || t('navigator.error.unsuccessful');
  if (error instanceof ApiError && error.status > 0)
    return t('navigator.error.status', { status: told(error.message) || String(error.status) });
  return t('navigator.error.other');
}

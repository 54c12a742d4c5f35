import type { IncomingMessage } from 'node:http';
import { CATEGORIES } from '@360/contracts/vocabulary';
import type { Answer } from '../answers.ts';
import type { Press } from '../press.ts';
import { printAccounts } from './accounts.ts';
import { answerBluesky } from './bluesky.ts';
import { answerMastodon } from './mastodon.ts';
import { jsonAnswer } from './network.ts';
import { answerPostPages } from './pages.ts';
import { answerX } from './x.ts';

/** Answers what the three networks would, and the list of accounts; null for addresses that are none of theirs. */
export function answerNetworks(press: Press, request: IncomingMessage): Answer | null {
  const url = URL.parse(request.url ?? '/', 'http://newsroom');
  if (!url) return null;
  const question = { press, url, authorization: request.headers.authorization };
  if (url.pathname === '/post-accounts.json') return jsonAnswer(printAccounts(press.networks.file, press.base));
  return (
    answerX(question, CATEGORIES) ?? answerBluesky(question) ?? answerMastodon(question) ?? answerPostPages(question)
  );
}

import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { OperatorRequest } from '@360/contracts/publisher-requests';
import { z } from 'zod';
import { readJson } from '../stack/data-folder.ts';

const USAGE = `node infra/operator/requests.ts list [--status submitted|proven|approved|declined|enforced]
node infra/operator/requests.ts approve <reference> [--note text] [--without-proof]
node infra/operator/requests.ts decline <reference> --note text

  --url   where the product is (http://127.0.0.1:3600)
  --data  its data folder, which holds the secret (.data); OPERATOR_SECRET in the environment goes first`;
const PATH = '/api/operator/publisher-requests';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:3600' },
    data: { type: 'string', default: '.data' },
    status: { type: 'string' },
    note: { type: 'string', default: '' },
    'without-proof': { type: 'boolean', default: false },
  },
});

const secretOf = (dataDir: string): string => {
  const kept = readJson(join(dataDir, 'secrets.json'), z.object({ operatorSecret: z.string() }));
  const secret = process.env.OPERATOR_SECRET ?? kept?.operatorSecret;
  if (!secret) throw new Error(`There is no operator's secret in ${dataDir}: name the data folder with --data.`);
  return secret;
};

const ask = async (path: string, init: RequestInit = {}): Promise<Response> => {
  const headers = { authorization: `Bearer ${secretOf(values.data)}`, 'content-type': 'application/json' };
  const answer = await fetch(new URL(path, values.url), { ...init, headers });
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as { error?: string } | null;
  throw new Error(problem?.error ?? `The product answered with ${answer.status}.`);
};

const timeLeft = ({ minutesLeft }: OperatorRequest): string => {
  const minutes = Math.abs(minutesLeft);
  const text = `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  return minutesLeft < 0 ? `OVERDUE by ${text}` : `${text} left`;
};

const lineOf = (request: OperatorRequest): string =>
  [
    request.reference,
    request.status.padEnd(9),
    (request.matter === 'general' ? request.requestType : request.matter).padEnd(11),
    ['approved', 'submitted', 'proven'].includes(request.status) ? timeLeft(request) : '',
    request.domain,
    JSON.stringify(request.publisherName),
    request.contactEmail,
  ].join('  ');

const list = async (): Promise<void> => {
  let next: string | null = `${PATH}${values.status ? `?status=${encodeURIComponent(values.status)}` : ''}`;
  while (next) {
    const answer = await ask(next);
    for (const request of (await answer.json()) as OperatorRequest[]) console.log(lineOf(request));
    next = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1] ?? null;
  }
};

const decide = async (decision: string, reference: string): Promise<void> => {
  const body = JSON.stringify({ decision, note: values.note, withoutProof: values['without-proof'] });
  const answer = await ask(`${PATH}/${encodeURIComponent(reference)}/decision`, { method: 'POST', body });
  console.log(lineOf((await answer.json()) as OperatorRequest));
};

const [command, reference] = positionals;
try {
  if (command === 'list') await list();
  else if ((command === 'approve' || command === 'decline') && reference) await decide(command, reference);
  else console.log(USAGE);
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 1;
}

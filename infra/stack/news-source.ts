import { readFileSync } from 'node:fs';
import { createConnection } from 'node:net';

export type NewsSource = { sample: boolean; reason: string };

export type SourceQuestion = {
  /** What the command line said, if anything. */
  asked: boolean | undefined;
  hasFeeds: boolean;
  /** File of the real publishers. */
  catalogue: string;
};

const PROBE_MS = 1_500;
const PROBED_HOSTS = 3;

/** Real publishers or the sample newsroom, and why in words for the terminal. */
export async function chooseSource(question: SourceQuestion, probe = anyAnswers): Promise<NewsSource> {
  if (question.asked !== undefined)
    return { sample: question.asked, reason: question.asked ? '--sample' : '--no-sample' };
  if (question.hasFeeds) return { sample: false, reason: '--feeds' };
  const hosts = hostsOf(question.catalogue);
  if (hosts.length === 0) return { sample: true, reason: 'there is no catalogue of publishers' };
  const names = hosts.join(', ');
  if (await probe(hosts)) return { sample: false, reason: `one of ${names} answers` };
  return { sample: true, reason: `none of ${names} answers` };
}

/** Three hosts spread over the catalogue, so that one outlet's trouble decides nothing. */
export function hostsOf(catalogue: string): string[] {
  let text = '';
  try {
    text = readFileSync(catalogue, 'utf8');
  } catch {
    return [];
  }
  const hosts = [...new Set([...text.matchAll(/"https:\/\/([a-z0-9.-]+)/gi)].flatMap(([, host]) => host ?? []))];
  const step = Math.max(1, Math.floor(hosts.length / PROBED_HOSTS));
  return hosts.filter((_, index) => index % step === 0).slice(0, PROBED_HOSTS);
}

async function anyAnswers(hosts: string[]): Promise<boolean> {
  return Promise.any(hosts.map(connects)).then(
    () => true,
    () => false,
  );
}

/** The limit covers the name look-up too. */
function connects(host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = createConnection({ host, port: 443 });
    const timer = setTimeout(() => socket.destroy(new Error('no answer in time')), PROBE_MS);
    socket.on('close', () => clearTimeout(timer));
    socket.on('error', reject);
    socket.on('connect', () => {
      socket.destroy();
      resolve();
    });
  });
}

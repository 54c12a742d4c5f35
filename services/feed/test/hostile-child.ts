import { createSafeFetch } from '../src/fetch/safe-fetch.ts';
import { createParsePool, PARSE_LIMITS } from '../src/ingest/parse-pool.ts';

/**
 * Polls every path of a hostile server, as the service does, and prints what came of each, and how much memory the
 * process had before and at most. Arguments: the server's origin, the path of an ordinary feed, then the paths.
 */
const [origin = '', ...paths] = process.argv.slice(2);
const fetch = createSafeFetch({ allowedOrigins: [origin], maxBytes: 8_000_000, deadlineMs: 5_000, userAgent: 'test' });
const pool = createParsePool(PARSE_LIMITS);

let peak = 0;
const sample = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage.rss());
}, 5);

const poll = async (path: string): Promise<string> => {
  try {
    const fetched = await fetch.get(origin + path, { accept: '*/*' });
    if (fetched.kind !== 'body') return fetched.kind;
    const { body, url, headers } = fetched;
    const task = { body, contentType: headers.contentType, url, language: 'en', category: null };
    const feed = await pool.read({ ...task, fetchedAt: Date.now(), known: null });
    return `feed of ${feed.entryCount}`;
  } catch (error) {
    return error instanceof Error && 'kind' in error ? `${error.kind}: ${error.message}` : `crash: ${error}`;
  }
};

/** An ordinary feed first: what the process holds without any hostile one. */
await poll(paths.shift() ?? '/');
const baseMb = process.memoryUsage.rss() / 1_000_000;

const outcomes: Record<string, string> = {};
for (const path of paths) outcomes[path] = await poll(path);
clearInterval(sample);
await Promise.all([pool.close(), fetch.close()]);
process.stdout.write(JSON.stringify({ outcomes, baseMb, peakMb: peak / 1_000_000 }));

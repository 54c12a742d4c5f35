import parser from 'robots-parser';
import { z } from 'zod';
import { AGENT, reservedUse } from './opt-outs.ts';

/** What a site says of itself in its two files; empty texts where it has none. */
export interface SitePolicy {
  robots: string;
  tdmrep: string;
}

export type PolicyVerdict =
  | { allowed: true; crawlDelayMs: number | null }
  /** A sentence that names what forbids it. */
  | { allowed: false; reason: string };

// its types describe an ES module, while it exports the function itself
const robotsParser = parser as unknown as typeof parser.default;

/** More of a robots.txt is not read (RFC 9309 section 2.5 asks for at least 500 KiB). */
const ROBOTS_CHARACTERS = 500 * 1024;
const MOST_RULES = 1_000;
const MS = 1_000;

const tdmrepSchema = z.array(
  z.looseObject({ location: z.string().max(2_000), 'tdm-reservation': z.union([z.literal(0), z.literal(1)]) }),
);

/** The lines of the file whose fields are among those given; others must not end a group (RFC 9309 section 2.2.4). */
const linesOf = (robots: string, fields: RegExp): string[] =>
  robots
    .slice(0, ROBOTS_CHARACTERS)
    .replace(/^\ufeff/, '')
    .split(/[\r\n]+/)
    .filter((line) => fields.test(line));

const CRAWLING = /^\s*(?:user-agent|allow|disallow|crawl-delay)\s*:/i;
const USAGE = /^\s*(?:user-agent|content-usage|content-signal)\s*:/i;

/** Statements of use (draft-ietf-aipref-attach, and Content-Signal before it) as bans, so that groups and paths count. */
const usageAsRobots = (robots: string): string[] =>
  linesOf(robots, USAGE).map((line) => {
    const [, path = '/', uses = ''] = /^\s*content-\w+\s*:\s*(?:(\/\S*)\s+)?([^#]*)/i.exec(line) ?? [];
    if (uses === '') return line;
    return `${reservedUse(uses) ? 'Disallow' : 'Allow'}: ${path}`;
  });

/** The file's rules in the words of robots.txt, whose patterns they use; empty when it is no such file. */
const tdmrepAsRobots = (text: string): string[] => {
  try {
    const rules = tdmrepSchema.parse(JSON.parse(text)).slice(0, MOST_RULES);
    const lines = rules.map(
      (rule) => `${rule['tdm-reservation'] ? 'Disallow' : 'Allow'}: ${rule.location.replace(/[\s#]+.*/s, '')}`,
    );
    return ['User-agent: *', ...lines];
  } catch {
    return [];
  }
};

const rulesFor = (url: string, lines: string[]) => robotsParser(new URL('/robots.txt', url).href, lines.join('\n'));

/**
 * Whether a site lets one of its pages be read, by its robots.txt (RFC 9309: the group of our token, else that of all)
 * and its tdmrep.json (TDM Reservation Protocol, W3C Community Group Final Report of 10 May 2024). The groups of other
 * crawlers say nothing about us. A hostile file takes seconds to match, so this belongs into a thread.
 */
export const judgePolicy = ({ robots, tdmrep }: SitePolicy, url: string): PolicyVerdict => {
  const forbids = (lines: string[]) => rulesFor(url, lines).isAllowed(url, AGENT) === false;
  const crawling = linesOf(robots, CRAWLING);
  if (forbids(crawling)) return { allowed: false, reason: "The publisher's robots.txt forbids it." };
  if (forbids(usageAsRobots(robots)))
    return { allowed: false, reason: "The publisher's robots.txt reserves the page from such use." };
  if (forbids(tdmrepAsRobots(tdmrep)))
    return { allowed: false, reason: "The publisher's tdmrep.json reserves text and data mining." };
  const delay = rulesFor(url, crawling).getCrawlDelay(AGENT);
  return { allowed: true, crawlDelayMs: delay !== undefined && delay > 0 ? delay * MS : null };
};

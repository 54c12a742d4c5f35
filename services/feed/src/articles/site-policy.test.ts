import { describe, expect, test } from 'vitest';
import { judgePolicy } from './site-policy.ts';

const PAGE = 'https://outlet.example/news/harbour?page=2';
const byRobots = (robots: string) => judgePolicy({ robots, tdmrep: '' }, PAGE);
const byTdmrep = (...rules: unknown[]) => judgePolicy({ robots: '', tdmrep: JSON.stringify(rules) }, PAGE);

describe('robots.txt', () => {
  test.each([
    ['everything for everyone', 'User-agent: *\nDisallow: /'],
    ['our token alone', 'User-agent: ThreeSixtyNewsBot\nDisallow: /news'],
    ['our token in other letters, with a version', 'user-agent: threesixtynewsbot/2.0\ndisallow: /news/'],
    [
      'one of several groups of ours',
      'User-agent: ThreeSixtyNewsBot\nAllow: /x\n\nUser-agent: ThreeSixtyNewsBot\nDisallow: /news',
    ],
    ['several agents before one rule', 'User-agent: OtherBot\nUser-agent: ThreeSixtyNewsBot\nDisallow: /'],
    ['an agent, a sitemap and its rule', 'User-agent: *\nSitemap: https://outlet.example/s.xml\nDisallow: /news'],
    ['a line nobody knows inside a group', 'User-agent: *\nNoise: yes\nUser-agent: OtherBot\nDisallow: /'],
    ['a pattern', 'User-agent: *\nDisallow: /*/harbour'],
    ['the longer of two rules', 'User-agent: *\nAllow: /\nDisallow: /news/'],
    ['a byte order mark', '\ufeffUser-agent: *\nDisallow: /'],
    ['old Macintosh line ends', 'User-agent: *\rDisallow: /'],
  ])('forbids by %s', (_, robots) =>
    expect(byRobots(robots)).toEqual({ allowed: false, reason: "The publisher's robots.txt forbids it." }),
  );

  test.each([
    ['nothing at all', ''],
    ['a page of HTML in its place', '<!doctype html><title>Not found</title>'],
    ['groups of other crawlers alone', 'User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /'],
    [
      'our group, whatever stands for everyone',
      'User-agent: *\nDisallow: /\n\nUser-agent: ThreeSixtyNewsBot\nDisallow: /login',
    ],
    ['an empty rule', 'User-agent: *\nDisallow:'],
    ['the longer of two rules', 'User-agent: *\nDisallow: /\nAllow: /news/'],
    ['an allowance as long as the ban', 'User-agent: *\nDisallow: /news/\nAllow: /news/'],
    ['an end mark', 'User-agent: *\nDisallow: /news/harbour$'],
    ['a rule without a group', 'Disallow: /'],
    ['a ban beyond the first 500 KiB', `#${'x'.repeat(512 * 1024)}\nUser-agent: *\nDisallow: /`],
  ])('allows by %s', (_, robots) => expect(byRobots(robots)).toMatchObject({ allowed: true }));

  test.each([
    ['User-agent: *\nCrawl-delay: 10', 10_000],
    ['User-agent: *\nCrawl-delay: 10\nUser-agent: ThreeSixtyNewsBot\nCrawl-delay: 1.5', 1_500],
    ['User-agent: *\nCrawl-delay: soon', null],
    ['User-agent: *\nCrawl-delay: -1', null],
  ])('asks for a pause: %j', (robots, crawlDelayMs) =>
    expect(byRobots(robots)).toEqual({ allowed: true, crawlDelayMs }),
  );
});

describe('statements of use in robots.txt', () => {
  test.each([
    'User-agent: *\nContent-Usage: train-ai=n\nAllow: /',
    'User-agent: *\nContent-Usage: /news/ train-ai=n',
    'User-agent: *\nContent-Signal: search=yes, ai-train=no\nAllow: /',
    'User-agent: *\nAllow: /\n\nUser-agent: ThreeSixtyNewsBot\nContent-Signal: ai-input=no # for now',
  ])('reserve the page: %j', (robots) =>
    expect(byRobots(robots)).toEqual({
      allowed: false,
      reason: "The publisher's robots.txt reserves the page from such use.",
    }),
  );

  test.each([
    'User-agent: *\nContent-Usage: train-ai=y',
    'User-agent: *\nContent-Signal: search=no',
    'User-agent: *\nContent-Usage: /pictures/ train-ai=n',
    'User-agent: *\nContent-Usage: train-ai=n\nContent-Usage: /news/ train-ai=y',
    'User-agent: OtherBot\nContent-Usage: train-ai=n',
    'User-agent: *\nContent-Usage:',
    '# Content-Signal: ai-train=no\nUser-agent: *\nAllow: /',
  ])('leave it free: %j', (robots) => expect(byRobots(robots)).toMatchObject({ allowed: true }));
});

describe('tdmrep.json', () => {
  const rule = (location: string, reservation: number) => ({ location, 'tdm-reservation': reservation });

  test.each([
    ['the whole site', [rule('/', 1)]],
    ['a folder', [rule('/news/', 1)]],
    ['a pattern', [rule('/*/harbour', 1)]],
    ['a policy beside it', [{ ...rule('/', 1), 'tdm-policy': 'https://outlet.example/policy.json' }]],
    ['the longer of two rules', [rule('/', 0), rule('/news/', 1)]],
  ])('reserves %s', (_, rules) =>
    expect(byTdmrep(...rules)).toEqual({
      allowed: false,
      reason: "The publisher's tdmrep.json reserves text and data mining.",
    }),
  );

  test.each([
    ['another folder', [rule('/pictures/', 1)]],
    ['nothing', [rule('/', 0)]],
    ['all but this folder', [rule('/', 1), rule('/news/', 0)]],
    ['no rules', []],
    ['rules nobody can read', [{ location: 7 }]],
    ['a rule smuggled in', [rule('/x\nDisallow: /', 1)]],
  ])('leaves the page free by %s', (_, rules) => expect(byTdmrep(...rules)).toMatchObject({ allowed: true }));

  test.each(['', 'no JSON', '{"location":"/"}', '[[[['])('counts as absent when it is %j', (tdmrep) =>
    expect(judgePolicy({ robots: '', tdmrep }, PAGE)).toMatchObject({ allowed: true }),
  );
});

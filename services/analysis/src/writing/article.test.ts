import { describe, expect, it } from 'vitest';
import { reportOf } from '../summaries/_segments.ts';
import { EVIDENCE, PARTS } from './_flood.ts';
import { expectSound } from './_sound.ts';
import { articleOf, fullText } from './article.ts';
import { briefingOf } from './briefing.ts';

const NOTHING = { claims: [], perspectives: [], blindspots: [], silence: [] };

describe('an article', () => {
  const { headline, sections } = articleOf(EVIDENCE, PARTS);
  const sentences = sections.flatMap((section) => section.sentences);
  const textOf = (key: string) =>
    sections
      .find(({ headingKey }) => headingKey === key)
      ?.sentences.map(({ text }) => text)
      .join(' ');

  it('is whole, says nothing twice, and cites every sentence', () => expectSound(sentences, EVIDENCE, PARTS));

  it('has the title of a report as its headline', () => {
    expect(EVIDENCE.reports.map(({ title }) => title)).toContain(headline?.text);
    expect(headline?.passages).toHaveLength(1);
  });

  it('goes from what is established to the sources', () => {
    expect(sections.map(({ headingKey }) => headingKey)).toEqual([
      'article.established',
      'article.reported',
      'article.disputed',
      'article.missing',
      'article.perspectives',
      'article.sources',
    ]);
    expect(fullText({ sections }).split('\n\n')).toHaveLength(sections.length);
  });

  it('tells what is missing, whom outlets quote, and whose report is a copy', () => {
    expect(textOf('article.missing')).toContain('The Gazette has not reported it 7 hours after the first report.');
    expect(textOf('article.perspectives')).toContain(
      'The Courier quotes Ana Lindt: “no gate of the lower dam had been opened”.',
    );
    expect(textOf('article.sources')).toContain('The Echo has carried the report of The Courier.');
  });

  it('says whose word it is that one report alone has', () => {
    expect(textOf('article.reported')).toContain('Only The Mercury reports this: Insurers put the damage at $40m.');
    expect(textOf('article.reported')).toContain('The Herald reports: The railway to Oss runs every two hours.');
  });

  it('does not report what is contested as if it stood', () => {
    expect(textOf('article.reported')).not.toMatch(/killed 1[24]/);
  });

  it('does not mark what the only report of a story says', () => {
    const evidence = { ...EVIDENCE, reports: EVIDENCE.reports.slice(0, 1) };
    const claims = PARTS.claims.filter(({ id }) => id === 'walls');
    const keys = articleOf(evidence, { ...NOTHING, claims }).sections.map(({ headingKey }) => headingKey);
    expect(keys).toEqual(['article.reported', 'article.sources']);
  });

  it('is empty of a story that nobody has told', () => {
    expect(articleOf({ ...EVIDENCE, reports: [] }, NOTHING)).toEqual({ headline: null, sections: [] });
  });
});

describe('a briefing', () => {
  const document = reportOf(
    'letter',
    'A letter of the port',
    'The port of Almar lost two cranes to the flood. It will buy new ones.',
  );
  const briefing = briefingOf('Floods in Almar', [{ evidence: EVIDENCE, parts: PARTS }], [document]);
  const sentences = briefing.sections.flatMap((section) => section.sentences);

  it('has a section for each document and each story, what is missing, and the sources', () => {
    expect(briefing.headline).toBe('Floods in Almar');
    expect(briefing.sections.map(({ heading, storyId }) => [heading, storyId])).toEqual([
      ['A letter of the port', null],
      [expect.stringMatching(/bridge/), 's1'],
      ['What is missing', null],
      ['Sources', null],
    ]);
  });

  it('is whole, says nothing twice, and cites every sentence', () => {
    expectSound(sentences, { ...EVIDENCE, reports: [...EVIDENCE.reports, document] }, PARTS);
  });

  it('says nothing twice of a story that is found twice', () => {
    const twice = briefingOf('Floods', [
      { evidence: EVIDENCE, parts: PARTS },
      { evidence: EVIDENCE, parts: PARTS },
    ]);
    const texts = twice.sections.flatMap((section) => section.sentences.map(({ text }) => text));
    expect(new Set(texts).size).toBe(texts.length);
  });
});

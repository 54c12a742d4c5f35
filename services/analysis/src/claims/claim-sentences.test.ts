import { describe, expect, it } from 'vitest';
import { claimSentencesOf, kindOfClaim, statesSomething } from './claim-sentences.ts';
import { reportOf } from './claims.fixture.ts';

describe('statesSomething', () => {
  it.each([
    'Ferry sinks off Palawan with 40 aboard',
    'The council of Lennow rejected the harbour treaty.',
    'The minister said that hospitals must cut their waiting lists.',
    'By our count 240 nurses signed the letter in Ilsworth.',
    '“We ran for the door,” said Mira Oldane, who was in the hall.',
  ])('takes: %s', (text) => {
    expect(statesSomething(text, 'en')).toBe(true);
  });

  it.each([
    'Who pays for the Lennow bridge?',
    'I think that Lennow has lost its way.',
    'The council should resign at once.',
    'Unfortunately Lennow was never told.',
    'Good morning from Lennow, where the market opens.',
    'Image copyright Lennow Press',
    'Read more: Lennow treaty signed on Monday',
    '“There is no way back.”',
    'Too late now',
  ])('leaves out: %s', (text) => {
    expect(statesSomething(text, 'en')).toBe(false);
  });

  it.each([
    ['fr', 'Le pont de Tarn est fermé depuis 14 heures', true],
    ['fr', 'Le maire Jean Oldane accuse la société Tarnwerk', true],
    ['fr', 'Il a plu toute la journée sur la ville', false],
    ['de', 'Das war ein langer Tag am Hafen der Stadt', false],
    ['ar', 'ارتفع عدد الجرحى إلى ١٢ شخصاً في المدينة', true],
    ['zh', '政府今天开会讨论港口问题', false],
  ])('needs a figure or two names in %s: %s', (language, text, taken) => {
    expect(statesSomething(text, language)).toBe(taken);
  });
});

describe('claimSentencesOf', () => {
  const report = reportOf('a', {
    title: 'Storm Hane hit Lennow on Monday',
    body: Array.from({ length: 20 }, (_, at) => `Police in Tarn counted ${at + 2} fallen trees.`).join(' '),
  });

  it('takes the first of a report, none twice', () => {
    const found = claimSentencesOf({ ...report, segments: [...report.segments, ...report.segments] });
    expect(found).toHaveLength(12);
    expect(found[0]?.text).toBe('Storm Hane hit Lennow on Monday');
  });

  it('leaves out what a site says on every page', () => {
    const segments = report.segments.map((segment) => ({ ...segment, boilerplate: segment.index === 0 }));
    expect(claimSentencesOf({ ...report, segments })[0]?.index).toBe(1);
  });
});

describe('kindOfClaim', () => {
  it('tells figures, statements and events apart', () => {
    expect(kindOfClaim('12 people were hurt, police said', 1)).toBe('figure');
    expect(kindOfClaim('The bridge was closed, police said', 0)).toBe('statement');
    expect(kindOfClaim('The bridge in Lennow was closed', 0)).toBe('event');
  });
});

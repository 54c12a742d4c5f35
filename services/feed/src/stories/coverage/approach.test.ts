import { APPROACHES } from '@360/contracts/vocabulary';
import { describe, expect, it } from 'vitest';
import { approachOf, readApproach, sharedWordsOf } from './approach.ts';
import { report } from './reports.fixture.ts';

const texts = {
  institutional: 'Parliament votes on a law that lets ministers close ports. The government says the court has agreed.',
  economic:
    'Shares of the port fell as investors feared for profit. Freight prices rose and the insurer cut its revenue forecast.',
  technological:
    'The crane’s software read a faulty sensor. Engineers will test the control circuit and replace its processor.',
  environmental:
    'Oil from the crane spread over the wetland. Ecologists fear for the habitat of rare species in the river.',
  social:
    'Families of the old town brought soup to their neighbours. Volunteers slept in the school with the children.',
  investigative:
    'Leaked documents reveal that inspectors were ignored. A confidential memo alleges fraud, and invoices were falsified.',
};

describe('approachOf', () => {
  it.each(APPROACHES)('recognises a report that looks from the %s side', (approach) => {
    expect(approachOf(report('a', { title: 'Crane falls in Port Lennow', text: texts[approach] }))).toBe(approach);
  });

  it.each([
    ['ar', 'صوت البرلمان على قانون جديد وقال وزير العدل إن الحكومة والمحكمة اتفقتا على المرسوم', 'institutional'],
    [
      'fr',
      'Les actionnaires et la bourse saluent le chiffre d’affaires; le prix monte et le marché suit l’entreprise',
      'economic',
    ],
    [
      'de',
      'Familien und Nachbarn helfen, die Bewohner schlafen in der Schule, die Gemeinschaft kocht für Kinder',
      'social',
    ],
    ['es', 'La sequía y la contaminación dañan el medio ambiente, el bosque y el agua del río', 'environmental'],
  ])('reads %s', (language, text, approach) => {
    expect(approachOf(report('a', { text, language }))).toBe(approach);
  });

  it('abstains where the words say too little', () => {
    expect(approachOf(report('a', { title: 'Crane falls in Port Lennow' }))).toBeNull();
    expect(approachOf(report('a'))).toBeNull();
  });

  it('abstains where the words point two ways', () => {
    const [one, other] = [
      readApproach(report('a', { text: texts.economic })),
      readApproach(report('a', { text: texts.social })),
    ];
    expect(one.approach).toBe('economic');
    expect(other.approach).toBe('social');
    const both = readApproach(
      report('a', { text: 'Shareholders, investors and dividends; volunteers, neighbours and families.' }),
    );
    expect(both.approach).toBeNull();
    expect(both.scores.economic).toBeGreaterThan(0);
    expect(both.scores.social).toBeGreaterThan(0);
  });

  it('gives a word in the title more weight than one in the text', () => {
    const inTitle = readApproach(report('a', { title: 'Parliament', text: 'Crane' }));
    const inText = readApproach(report('a', { title: 'Crane', text: 'Parliament' }));
    expect(inTitle.scores.institutional).toBeGreaterThan(inText.scores.institutional);
  });

  it('does not win by repetition of a short word inside others', () => {
    expect(readApproach(report('a', { text: 'lawn lawns buyout sealant' })).scores.institutional).toBeLessThan(0.7);
  });
});

describe('sharedWordsOf', () => {
  const common = { title: 'Oil spill in the river' };
  it('holds the telling words that most reports use, so that the event does not decide the approach', () => {
    const reports = ['a', 'b', 'c', 'd'].map((outlet, index) => report(outlet, { ...common, text: `word${index}` }));
    expect(sharedWordsOf(reports)).toEqual(new Set(['oil', 'river']));
    const item = report('a', { title: 'Oil spill in the river', text: texts.social });
    expect(approachOf(item, sharedWordsOf(reports))).toBe('social');
  });

  it('is empty for a few reports', () => {
    expect(sharedWordsOf(['a', 'b', 'c'].map((outlet) => report(outlet, common)))).toEqual(new Set());
  });
});

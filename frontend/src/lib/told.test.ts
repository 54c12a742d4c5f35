import { expect, test } from 'vitest';
import { startStrings } from '../test/strings.ts';
import { LANGUAGES, type Language } from './i18n.ts';
import { translatorOf } from './strings.ts';
import { inReadersWords } from './told.ts';

for (const language of LANGUAGES) await startStrings(language);

const numbers = (language: Language) => (value: number) => new Intl.NumberFormat(language).format(value);
const say = (sentence: string, language: Language = 'de') =>
  inReadersWords(sentence, { t: translatorOf(language), number: numbers(language), language });

test('a sentence of a service is said in the language shown', () => {
  expect(say('There is no article on the page.')).toBe('Auf der Seite steht kein Artikel.');
  expect(say('There is no article on the page.', 'ar')).toBe('لا يوجد مقال في الصفحة.');
  expect(say('There is no article on the page.', 'en')).toBe('There is no article on the page.');
});

test('what stands in its places is kept, figures in the form of the language', () => {
  expect(say('Only the first 200,000 characters of this file were read.')).toBe(
    'Von dieser Datei wurden nur die ersten 200.000 Zeichen gelesen.',
  );
  expect(say('The file my $1 notes.pdf is larger than 10 MB.')).toBe('Die Datei my $1 notes.pdf ist größer als 10 MB.');
});

test('sentences that come together are each said', () => {
  expect(say("The publisher's rules could not be read. The server answered with status 503.")).toBe(
    'Die Regeln des Verlags konnten nicht gelesen werden. Der Server antwortete mit Status 503.',
  );
  expect(say('The stories change faster than they can be written about. Please try again in a moment.')).toMatch(
    /^Die Geschichten ändern sich/,
  );
});

test('the name of a field before it is left out', () => {
  expect(say('website: Please give the address of your website.')).toBe(
    'Bitte geben Sie die Adresse Ihrer Website an.',
  );
});

test('one that is not known stays as it came', () => {
  for (const sentence of ['', 'Invalid input: expected string', 'No reports. The server answered with status 503.'])
    expect(say(sentence)).toBe(sentence);
});

test('one of any length is answered at once', () => {
  const endless = `The file ${'is larger than '.repeat(20_000)}`;
  expect(say(endless)).toBe(endless);
});

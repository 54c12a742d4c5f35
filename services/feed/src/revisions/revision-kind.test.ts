import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMinor, newNotice, revisionKindOf } from './revision-kind.ts';

const OLD = {
  title: 'Crane falls on the ferry quay of Port Lennow',
  summary: 'Nobody sat in the cabin.',
  text: 'The crane fell before dawn. Twelve people were hurt, the harbour office said.',
};
const kind = (change: Partial<typeof OLD>) => revisionKindOf(OLD, { ...OLD, ...change });

describe('revisionKindOf', () => {
  it('tells a new headline from other words below it', () => {
    expect(kind({ title: 'Crane of Port Lennow kills two' })).toBe('title');
    expect(kind({ text: OLD.text.replace('Twelve', 'Nineteen') })).toBe('text');
    expect(kind({ summary: 'One man sat in the cabin.' })).toBe('text');
    expect(kind({ title: 'Two cranes fall', summary: 'Another summary of it.' })).toBe('title');
  });

  it.each([
    'Correction: an earlier report gave another number.',
    'Clarification (5 May): the crane belongs to the port.',
    'This article was amended on 5 May 2026 to say whose crane it is.',
    'This story has been corrected.',
    'This report was updated to correct the name of the port.',
    'An earlier version of this article misspelled the name of the port.',
    'Korrektur: Der Kran gehört dem Hafen.',
    'In einer früheren Version dieses Artikels stand, der Kran gehöre der Stadt.',
    'Rectificatif : la grue appartient au port.',
    'Une version précédente de cet article indiquait un autre nombre.',
    'Fe de errores: la grúa pertenece al puerto.',
    'Una versión anterior de esta noticia daba otra cifra.',
    'تصحيح: الرافعة ملك للميناء.',
    'ذكرت نسخة سابقة من هذا الخبر رقما آخر.',
  ])('sees a correction in: %s', (notice) => {
    expect(kind({ text: `${OLD.text} ${notice}` })).toBe('correction');
    expect(kind({ text: `${OLD.text}\n${notice}` })).toBe('correction');
    expect(newNotice(OLD, { ...OLD, text: `${OLD.text}\n${notice}` })).toBe(notice);
    expect(revisionKindOf({ ...OLD, text: notice }, { ...OLD, text: `${notice} More was found in the water.` })).toBe(
      'text',
    );
  });

  it.each([
    'A correction of the tide table is due, the harbour office said.',
    'Update: divers have looked at the quay.',
    'The house of correction stands on the quay.',
    'Der Kurs der Aktie wurde korrigiert.',
    'An earlier version of the crane fell in 1990.',
  ])('sees none in: %s', (sentence) => {
    expect(kind({ text: `${OLD.text} ${sentence}` })).toBe('text');
  });

  it.each([
    ['spaces', { text: OLD.text.replaceAll(' ', '  ') }],
    ['typography', { title: 'Crane falls on the ‘ferry quay’ of Port Lennow'.replaceAll(/[‘’]/g, '') }],
    ['a slip', { summary: 'Nobody sat in the cabni.' }],
    ['capitals', { title: OLD.title.toUpperCase() }],
    ['nothing', {}],
    ['a text that is not known', { text: '' }],
  ])('takes %s for little', (_, change) => {
    expect(kind(change)).toBe('minor');
  });
});

describe('isMinor', () => {
  it.each([
    ['recieve the letter', 'receive the letter'],
    ['“Crane – falls”', '"Crane — falls"'],
    ['the harbor', 'the harbour'],
  ])('%j and %j: yes', (before, after) => {
    expect([isMinor(before, after), isMinor(after, before)]).toEqual([true, true]);
  });

  it.each([
    ['12 people hurt', '19 people hurt'],
    ['a legal strike', 'an illegal strike'],
    ['the quay is legal', 'the quay is illegal'],
    ['he was in it', 'he was on it'],
    ['it is a crane', 'it is no crane'],
    ['nobody was there', 'everybody was there'],
    ['', 'a'],
  ])('%j and %j: no', (before, after) => {
    expect([isMinor(before, after), isMinor(after, before)]).toEqual([false, false]);
  });

  it('is the same both ways and holds for equal texts', () => {
    const text = fc.string({ unit: fc.constantFrom(...'ab12 -“'), maxLength: 12 });
    fc.assert(
      fc.property(text, text, (a, b) => {
        expect(isMinor(a, b)).toBe(isMinor(b, a));
        expect(isMinor(a, a)).toBe(true);
        if (isMinor(a, b)) expect(a.replace(/\D/g, '')).toBe(b.replace(/\D/g, ''));
      }),
    );
  });
});

import type { EvidenceBundle } from '@360/contracts/evidence';
import { verifyBundle } from '@360/contracts/verify-evidence';
import { describe, expect, it } from 'vitest';
import { bundleOf } from './bundle.ts';
import { evidenceReport, storyEvidence } from './evidence.fixture.ts';

const quay = evidenceReport(
  'quay',
  {
    title: 'Pier closes',
    summary: 'The pier shuts.',
    text: 'Twelve people were hurt. Ada Okafor, the mayor, wept. 😀',
  },
  { country: 'GB', owner: 'Quay Group' },
);
const tarn = evidenceReport(
  'tarn',
  { title: 'Ein Pier schließt', text: '„Wir gehen“, sagte sie.' },
  { report: 1, language: 'de' },
);
const evidence = storyEvidence([quay, tarn]);

type Sentence = EvidenceBundle['sentences'][number];
const cite = (text: string, passages: string[], more: Partial<Sentence> = {}): Sentence => ({
  ...{ text, passages, figures: [], phrase: null, place: 'summary' },
  ...more,
});
const sentences = [
  cite('Twelve people were hurt.', ['quay#2']),
  cite('Both reports, The quay’s and The tarn’s, tell of 12 hurt.', ['quay#2'], { figures: ['reports'] }),
];
const figures = { reports: 2, unused: 5 };

describe('bundleOf', () => {
  it('holds every item, the passages that are cited and the figures that are stated, and can be verified', async () => {
    const bundle = bundleOf(sentences, evidence, figures, 1);
    expect(bundle.items.map(({ id }) => id)).toEqual(['quay', 'tarn']);
    expect(bundle.passages.map(({ id, text }) => [id, text])).toEqual([['quay#2', 'Twelve people were hurt.']]);
    expect(bundle.figures).toEqual({ reports: 2 });
    expect(await verifyBundle(bundle)).toEqual({
      ok: true,
      checked: { items: 2, passages: 1, sentences: 2 },
      failures: [],
    });
    expect(await verifyBundle(JSON.parse(JSON.stringify(bundle)))).toMatchObject({ ok: true });
  });

  it('gives the same bytes for the same evidence', () => {
    expect(JSON.stringify(bundleOf(sentences, evidence, figures, 1))).toBe(
      JSON.stringify(bundleOf(sentences, evidence, figures, 1)),
    );
  });

  it('refuses a sentence that rests on what is not there', () => {
    expect(() => bundleOf([cite('Nobody knows.', ['quay#99'])], evidence, {}, 1)).toThrow('quay#99');
    expect(() => bundleOf([cite('Nobody knows.', [], { figures: ['age'] })], evidence, {}, 1)).toThrow('age');
  });

  it('a sentence with a falsehood is found out', async () => {
    const bundle = bundleOf([cite('Thirteen people were hurt.', ['quay#2'])], evidence, {}, 1);
    expect(await verifyBundle(bundle)).toMatchObject({
      ok: false,
      failures: [{ where: 'sentences/0', reason: 'What it rests on does not carry the number “Thirteen”.' }],
    });
  });
});

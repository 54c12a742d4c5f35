import type { SourceNote } from '@360/contracts/briefings';
import type { CitedSentence, Passage } from '@360/contracts/evidence';
import type { Writer } from '@360/contracts/personas';

export const passageOf = (itemId: string, segment: number, text: string): Passage => ({
  ...{ id: `${itemId}#${segment}`, itemId, segment, offset: 0, length: text.length, text },
});

export const sentenceOf = (text: string, passages: string[] = []): CitedSentence => ({
  ...{ text, passages, figures: passages.length === 0 ? ['agreement'] : [], phrase: null },
});

export const noteOf = (outletName: string, title: string): SourceNote => ({
  ...{ outletName, title, url: `https://${outletName.toLowerCase().replaceAll(' ', '-')}.example/1` },
  publishedAt: '2026-11-20T07:15:00.000Z',
});

export const ownWriter: Writer = {
  ...{ provider: 'local', model: 'rules', version: '14', cached: false, fallback: false, withheld: 0 },
};
export const modelWriter: Writer = { ...ownWriter, provider: 'openai', model: 'gpt-test', cached: true, withheld: 2 };

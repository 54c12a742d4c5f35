import type { WritingDocument } from '@360/contracts/search-documents';
import { type BriefingDoc, KEPT_S } from '../briefings/briefing.model.ts';

const TEXT_LENGTH = 8_000;
const SUMMARY_LENGTH = 300;

/** Not ending in half a character, which an index would refuse. */
const cut = (text: string, length: number): string => text.slice(0, length).replace(/[\ud800-\udbff]$/, '');

/** A briefing as it is searched, by its reader alone. Its text is what it says now, without what was taken back. */
export const briefingDocument = ({ _id, sub, subject, text, createdAt, finishedAt }: BriefingDoc): WritingDocument => {
  const said = (text?.sections ?? []).flatMap(({ sentences }) => sentences.map((sentence) => sentence.text)).join(' ');
  return {
    id: _id,
    kind: 'briefing',
    title: text?.headline ?? subject,
    summary: cut(said, SUMMARY_LENGTH),
    text: cut(said, TEXT_LENGTH),
    tags: [subject],
    authorId: null,
    authorName: '',
    owner: sub,
    publishedAt: (finishedAt ?? createdAt).toISOString(),
    goneAt: new Date(createdAt.getTime() + KEPT_S * 1_000).toISOString(),
  };
};

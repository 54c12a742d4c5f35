import { searchedTexts, type WritingDocument } from '@360/contracts/search-documents';
import { type BriefingDoc, KEPT_S } from '../briefings/briefing.model.ts';

/** A briefing as it is searched, by its reader alone. Its text is what it says now, without what was taken back. */
export const briefingDocument = ({ _id, sub, subject, text, createdAt, finishedAt }: BriefingDoc): WritingDocument => {
  const said = (text?.sections ?? []).flatMap(({ sentences }) => sentences.map((sentence) => sentence.text)).join(' ');
  return {
    id: _id,
    kind: 'briefing',
    title: text?.headline ?? subject,
    ...searchedTexts(said, said),
    tags: [subject],
    authorId: null,
    authorName: '',
    owner: sub,
    publishedAt: (finishedAt ?? createdAt).toISOString(),
    goneAt: new Date(createdAt.getTime() + KEPT_S * 1_000).toISOString(),
  };
};

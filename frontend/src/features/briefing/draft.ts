import type { Persona } from '@360/contracts/analysis';
import type { BriefingRequest } from '@360/contracts/briefings';
import { LINKS_MAX } from './limits.ts';

/** What stands in the form. There is always a row for a link. */
export interface Draft {
  subject: string;
  links: readonly { key: number; url: string }[];
  persona: Persona;
}

export const emptyDraft = (): Draft => ({ subject: '', links: [{ key: 0, url: '' }], persona: 'centrist' });

const nextKey = ({ links }: Draft): number => Math.max(...links.map(({ key }) => key)) + 1;

export const withLink = (draft: Draft): Draft =>
  draft.links.length >= LINKS_MAX ? draft : { ...draft, links: [...draft.links, { key: nextKey(draft), url: '' }] };

export const changeLink = (draft: Draft, key: number, url: string): Draft => ({
  ...draft,
  links: draft.links.map((link) => (link.key === key ? { key, url } : link)),
});

/** Takes a row away; the last one is emptied instead. */
export function withoutLink(draft: Draft, key: number): Draft {
  const links = draft.links.filter((link) => link.key !== key);
  return { ...draft, links: links.length > 0 ? links : [{ key: nextKey(draft), url: '' }] };
}

/** Whether a row holds something that is no address of the web; an empty row holds nothing. */
export const isFaulty = (url: string): boolean => {
  const trimmed = url.trim();
  return trimmed !== '' && !/^https?:$/.test(URL.parse(trimmed)?.protocol ?? '');
};

export const canBeSent = ({ subject, links }: Draft): boolean =>
  subject.trim() !== '' && !links.some(({ url }) => isFaulty(url));

/** The draft as it is sent: trimmed, without blank links. */
export function requestOf(draft: Draft, attachments: BriefingRequest['attachments']): BriefingRequest {
  const links = draft.links.map(({ url }) => url.trim()).filter(Boolean);
  return { subject: draft.subject.trim(), links, persona: draft.persona, attachments };
}

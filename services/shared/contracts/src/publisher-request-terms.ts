// The words and promises of publisher requests, apart from their schemas, so that the page can use them without zod.

/** What a publisher may ask for; the first is what a form begins with. */
export const REQUEST_TYPES = ['opt-out', 'partnership', 'correction', 'other'] as const;
export type RequestType = (typeof REQUEST_TYPES)[number];

/** What a request of the type `other` is about, where a shorter promise holds for it. */
export const REQUEST_MATTERS = ['general', 'copyright', 'dmca'] as const;
export type RequestMatter = (typeof REQUEST_MATTERS)[number];

/** How far a request has come. `enforced` is reached by an opt-out only; `approved` ends every other. */
export const REQUEST_STATES = ['submitted', 'proven', 'approved', 'declined', 'enforced'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** Hours from its arrival within which a request is answered, an opt-out honoured. */
export const ANSWER_HOURS: Readonly<Record<RequestType | Exclude<RequestMatter, 'general'>, number>> = {
  'opt-out': 48,
  partnership: 24,
  correction: 24,
  other: 24,
  copyright: 24,
  dmca: 4,
};

export const answerHours = (type: RequestType, matter: RequestMatter): number =>
  ANSWER_HOURS[matter === 'general' ? type : matter];

/** Longest texts, in characters. An address of e-mail has at most 254 (RFC 5321 section 4.5.3.1, erratum 1690). */
export const REQUEST_FIELD_MAX = {
  publisherName: 200,
  website: 2_048,
  contactEmail: 254,
  additionalInfo: 5_000,
} as const;

/** Where a domain may show the token of its request, the well-known place (RFC 8615) first. */
export const PROOF_PATHS = ['/.well-known/360-news.txt', '/360-news.txt'] as const;
/** The label under which the name system may show it. */
export const PROOF_LABEL = '_360-news';

/** What a look for the token found at one kind of place. */
export const PROOF_FINDINGS = ['found', 'missing', 'other-token', 'other-domain', 'unreachable'] as const;
export type ProofFinding = (typeof PROOF_FINDINGS)[number];

import { REQUEST_FIELD_MAX, type RequestMatter, type RequestType } from '@360/contracts/publisher-request-terms';
import type { PublisherRequestInput } from '@360/contracts/publisher-requests';

/** What stands in the form. */
export interface RequestDraft {
  publisherName: string;
  website: string;
  contactEmail: string;
  requestType: RequestType;
  matter: RequestMatter;
  additionalInfo: string;
}

export const EMPTY_DRAFT: RequestDraft = {
  publisherName: '',
  website: '',
  contactEmail: '',
  requestType: 'opt-out',
  matter: 'general',
  additionalInfo: '',
};

export type TextField = keyof typeof REQUEST_FIELD_MAX;
/** Names of the sentences under `optOut.fault`. */
export type Fault = 'name' | 'website' | 'websiteForm' | 'email' | 'emailForm' | 'long';
export type Faults = Partial<Record<TextField, Fault>>;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const isWebAddress = (text: string): boolean => {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && /[^.]\.[^.\d]/.test(url.hostname);
};

const formFault = (field: TextField, text: string): Fault | undefined => {
  if (text.length > REQUEST_FIELD_MAX[field]) return 'long';
  if (field === 'publisherName') return text === '' ? 'name' : undefined;
  if (field === 'website') return text === '' ? 'website' : isWebAddress(text) ? undefined : 'websiteForm';
  if (field === 'contactEmail') return text === '' ? 'email' : EMAIL.test(text) ? undefined : 'emailForm';
  return undefined;
};

/** What is wrong with the draft, by field; nothing where it can be sent. */
export const faultsOf = (draft: RequestDraft): Faults => {
  const faults: Faults = {};
  for (const field of Object.keys(REQUEST_FIELD_MAX) as TextField[]) {
    const fault = formFault(field, draft[field].trim());
    if (fault) faults[field] = fault;
  }
  return faults;
};

/** The draft as it is sent: what it is about counts for other requests only. */
export const inputOf = (draft: RequestDraft): PublisherRequestInput => ({
  ...draft,
  matter: draft.requestType === 'other' ? draft.matter : 'general',
});

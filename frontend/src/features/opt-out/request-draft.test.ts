import { publisherRequestInputSchema } from '@360/contracts/publisher-requests';
import { expect, test } from 'vitest';
import { EMPTY_DRAFT, faultsOf, inputOf, type RequestDraft } from './request-draft.ts';

const GOOD: RequestDraft = {
  ...EMPTY_DRAFT,
  publisherName: 'Kestria Now',
  website: ' https://www.kestria.example/about ',
  contactEmail: 'rights@kestria.example',
};

test('an empty form says what each field needs; what is optional needs nothing', () => {
  expect(faultsOf(EMPTY_DRAFT)).toEqual({ publisherName: 'name', website: 'website', contactEmail: 'email' });
});

test.each([
  ['website', 'kestrianow', 'websiteForm'],
  ['website', 'kestria.example', 'websiteForm'],
  ['website', 'ftp://kestria.example', 'websiteForm'],
  ['website', 'https://localhost', 'websiteForm'],
  ['website', 'https://127.0.0.1', 'websiteForm'],
  ['website', `https://kestria.example/${'x'.repeat(2_048)}`, 'long'],
  ['contactEmail', 'nobody', 'emailForm'],
  ['contactEmail', 'a b@c.example', 'emailForm'],
  ['publisherName', '   ', 'name'],
  ['additionalInfo', 'x'.repeat(5_001), 'long'],
] as const)('%s %s: %s', (field, text, fault) => {
  expect(faultsOf({ ...GOOD, [field]: text })).toEqual({ [field]: fault });
});

test('what the form lets through, the service takes', () => {
  for (const requestType of ['opt-out', 'partnership', 'correction', 'other'] as const) {
    const draft: RequestDraft = { ...GOOD, requestType, matter: 'dmca' };
    expect(faultsOf(draft)).toEqual({});
    const matter = requestType === 'other' ? 'dmca' : 'general';
    expect(publisherRequestInputSchema.parse(inputOf(draft))).toMatchObject({ requestType, matter });
  }
});

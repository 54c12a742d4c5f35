import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countryCodeSchema } from '@360/contracts/countries';
import type { PostAccounts } from '@360/contracts/publishers';
import { CATEGORIES, POST_NETWORKS } from '@360/contracts/vocabulary';
import { z } from 'zod';

/** `owner` is an outlet or an institution; an outlet's account posts what it reports on the account's topic. */
const accountSchema = z.strictObject({
  network: z.enum(POST_NETWORKS),
  handle: z.string().min(1),
  name: z.string().min(1),
  owner: z.string().min(1),
  category: z.enum(CATEGORIES),
});
export type Account = z.infer<typeof accountSchema>;

/** What an institution says of a story, `at` minutes after the story's start. */
const statementSchema = z.strictObject({
  by: z.string().min(1),
  story: z.string().min(1),
  at: z.number().min(0),
  text: z.string().min(1).max(280),
  picture: z.string().nullable(),
});

const fileSchema = z.strictObject({
  institutions: z.array(
    z.strictObject({
      id: z.string().min(1),
      name: z.string().min(1),
      country: countryCodeSchema,
      language: z.string().min(2),
    }),
  ),
  accounts: z.array(accountSchema),
  statements: z.array(statementSchema),
});
export type PostFile = z.infer<typeof fileSchema>;

/** Reads the accounts and what institutions say. Throws where a field is wrong. */
export function loadAccounts(): PostFile {
  return fileSchema.parse(JSON.parse(readFileSync(join(import.meta.dirname, 'accounts.json'), 'utf8')));
}

export const institutionPath = (id: string) => `/institutions/${id}`;

/** The list of accounts as the product reads it; the Mastodon accounts are all on this one server. */
export function printAccounts({ institutions, accounts }: PostFile, base: string): PostAccounts {
  return {
    publishers: institutions.map((institution) => ({
      ...institution,
      site: base + institutionPath(institution.id),
      owner: null,
      kind: null,
    })),
    accounts: accounts.map(({ owner, ...account }) => ({
      ...account,
      publisherId: owner,
      ...(account.network === 'mastodon' && { server: base }),
    })),
  };
}

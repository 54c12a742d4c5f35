import type { AccountExport } from '@360/contracts/account';
import { presentActivity } from '../activity/present-activity.ts';
import type { ReaderContext } from '../context.ts';
import { presentSaved } from '../library/present-saved.ts';
import type { PartElsewhere } from '../neighbours/own-elsewhere.ts';
import { presentNotification } from '../notifications/present-notification.ts';
import { presentSavedSearch } from '../saved-searches/present-saved-search.ts';
import { eraseShares } from '../shares/end-shares.ts';

/** Something of a reader that may be long, as it is handed out row by row. */
export interface OwnList {
  name: Exclude<keyof AccountExport, 'exportedAt' | 'settings' | 'profile' | 'missing' | PartElsewhere>;
  rows: (sub: string) => AsyncIterable<unknown>;
}

export type Stores = Pick<
  ReaderContext,
  | 'settings'
  | 'profiles'
  | 'saved'
  | 'collections'
  | 'follows'
  | 'activity'
  | 'posts'
  | 'shares'
  | 'likes'
  | 'replies'
  | 'allowances'
  | 'savedSearches'
  | 'notifications'
>;

async function* each<Doc>(docs: AsyncIterable<Doc>, present: (doc: Doc) => unknown): AsyncGenerator<unknown> {
  for await (const doc of docs) yield present(doc);
}

/** What a reader wrote for others. */
const writtenLists = ({ posts, shares, likes, replies }: Stores): OwnList[] => [
  {
    name: 'posts',
    rows: (sub) =>
      each(posts.all(sub), ({ _id, createdAt, editedAt, ...post }) => ({
        ...{ id: _id, title: post.title, description: post.description, attachments: post.attachments },
        ...{ searchTags: post.searchTags, newsKeywords: post.newsKeywords, visibility: post.visibility },
        ...{ createdAt: createdAt.toISOString(), editedAt: editedAt?.toISOString() ?? null },
      })),
  },
  {
    name: 'shares',
    rows: (sub) =>
      each(shares.all(sub), ({ _id, createdAt, revokedAt }) => ({
        ...{ id: _id, createdAt: createdAt.toISOString(), revokedAt: revokedAt?.toISOString() ?? null },
      })),
  },
  { name: 'likes', rows: (sub) => each(likes.all(sub), ({ shareId }) => ({ shareId })) },
  {
    name: 'replies',
    rows: (sub) =>
      each(replies.all(sub), ({ _id, shareId, text, at }) => ({ id: _id, shareId, text, at: at.toISOString() })),
  },
];

/** Every list that is kept of a reader; a new one is a row here. */
export const ownLists = (stores: Stores): OwnList[] => [
  {
    name: 'savedItems',
    rows: async function* rows(sub) {
      const standing = await stores.collections.ids(sub);
      yield* each(stores.saved.all(sub), (doc) => presentSaved(doc, standing));
    },
  },
  {
    name: 'collections',
    rows: (sub) =>
      each(stores.collections.all(sub), ({ _id, name, updatedAt }) => ({
        id: _id,
        name,
        updatedAt: updatedAt.toISOString(),
      })),
  },
  {
    name: 'follows',
    rows: (sub) =>
      each(stores.follows.all(sub), ({ kind, target, name, followedAt }) => ({
        ...{ kind, id: target, name, followedAt: followedAt.toISOString() },
      })),
  },
  { name: 'activity', rows: (sub) => each(stores.activity.all(sub), presentActivity) },
  ...writtenLists(stores),
  { name: 'savedSearches', rows: (sub) => each(stores.savedSearches.all(sub), presentSavedSearch) },
  { name: 'notifications', rows: (sub) => each(stores.notifications.all(sub), presentNotification) },
];

/** How everything of a reader goes, store by store; each answers how much went. A new store is a row here. */
export const erasers = (stores: Stores): ((sub: string) => Promise<number>)[] => [
  stores.savedSearches.erase,
  stores.notifications.erase,
  stores.saved.erase,
  stores.collections.erase,
  stores.follows.erase,
  stores.activity.erase,
  stores.posts.erase,
  (sub) => eraseShares(stores, sub),
  stores.allowances.erase,
  stores.settings.erase,
  stores.profiles.erase,
];

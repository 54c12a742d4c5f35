import { randomUUID } from 'node:crypto';
import type { Collection } from '@360/contracts/library';
import { itemOf } from './_feed.ts';
import type { OpenReader, TestReader } from './_harness.ts';

/** A reader of whom something is kept in every collection of the service. */
export const fillReader = async (reader: OpenReader, who: TestReader) => {
  const { id: itemId } = reader.feed.publish(itemOf(`item-${randomUUID().slice(0, 8)}`));
  const at = new Date().toISOString();
  const entryId = randomUUID();
  await who.read('/api/settings/default', 'PATCH', { theme: 'dark', mutedWords: ['derby'] });
  await who.read(`/api/saved/${itemId}`, 'PUT');
  const { id: collectionId } = await who.read<Collection>('/api/collections', 'POST', { name: 'Harbour' });
  await who.read(`/api/saved/${itemId}/collections`, 'POST', { collections: [collectionId] });
  await who.read('/api/follows/publisher/harbour', 'PUT');
  await who.read('/api/follows/topic/Harbour', 'PUT');
  await who.read('/api/activity', 'POST', {
    entries: [{ id: entryId, kind: 'read', subject: itemId, title: `Report ${itemId}`, at }],
  });
  await who.read('/api/profile', 'PATCH', { name: 'Ana' });
  const { id: postId } = await who.read<{ id: string }>('/api/content', 'POST', {
    title: 'A walk along the quay',
    description: 'What I saw.',
  });
  const { id: shareId } = await who.read<{ id: string }>('/api/shares', 'POST', {
    content: { title: 'Harbour opens' },
  });
  await who.ask(`/api/shares/${shareId}/like`, 'PUT');
  await who.read(`/api/shares/${shareId}/replies`, 'POST', { text: 'Well seen.' });
  const { id: searchId } = await who.save('harbour strike', false);
  const notificationId = randomUUID();
  await reader.notifications.insertOne({
    ...{ _id: notificationId as never, sub: who.sub, kind: 'saved-search', at: new Date(), read: false },
    ...{ savedSearchId: searchId, query: 'harbour strike', count: 1, itemId, itemType: 'article', title: 'Found' },
  });
  return { itemId, collectionId, searchId, notificationId, entryId, postId, shareId };
};

/** Of how many documents of each collection the reader is a part, by any field. */
export const tracesOf = async (reader: OpenReader, sub: string): Promise<Record<string, number>> => {
  const traces: Record<string, number> = {};
  for (const { name } of (await reader.mongo.db?.listCollections().toArray()) ?? []) {
    const docs = await reader.mongo.collection(name).find({}).toArray();
    traces[name] = docs.filter((doc) => JSON.stringify(doc).includes(sub)).length;
  }
  return traces;
};

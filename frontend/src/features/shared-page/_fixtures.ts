import type { Reply, ShareCheck, SharePayload } from '@360/contracts/shares';

export const shared: SharePayload = {
  platform: '360news',
  content: {
    title: 'Sea gate had been flagged twice',
    summary: 'Two inspection reports warned of the hinge.',
    imageUrl: '/api/media/item-1',
    url: 'https://courier.example/gate',
    itemId: 'item-1',
    storyId: 's1',
  },
  annotations: [
    {
      ...{ id: 'a', type: 'highlight', x: 226, y: 96, width: 196, height: 196, color: '#f5c542' },
      ...{ text: 'Gate two', timestamp: '2026-11-20T09:35:00.000Z' },
    },
    {
      ...{ id: 'b', type: 'arrow', x: 612, y: 106, width: -300, height: 60, color: '#12b5a6' },
      ...{ text: 'The hinge', timestamp: '2026-11-20T09:36:00.000Z' },
    },
    {
      ...{ id: 'c', type: 'comment', x: 196, y: 238, width: 0, height: 0, color: '#c5362b' },
      ...{ text: 'Water stands higher', timestamp: '2026-11-20T09:37:00.000Z' },
    },
  ],
  message: 'Look at the second gate.',
  timestamp: '2026-11-20T09:38:00.000Z',
  author: 'Mira Ostby',
  id: 'share-1',
  signature: 'c2lnbmF0dXJl',
};

export const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

export const checked = (more: Partial<ShareCheck> = {}): ShareCheck => ({
  ...{ valid: true, revoked: false, mine: false, likes: 18, liked: false, replies: 2 },
  ...more,
});

export const replyOf = (id: string, more: Partial<Reply> = {}): Reply => ({
  ...{ id, text: `Reply ${id}`, author: 'Jon Halvard', at: '2026-11-20T09:50:00.000Z', mine: false },
  ...more,
});

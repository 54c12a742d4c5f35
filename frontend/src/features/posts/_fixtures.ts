import { type Content, contentSchema } from '@360/contracts/content';

/** A post as the service gives it. */
export const postOf = (part: Partial<Content> = {}): Content =>
  contentSchema.parse({
    id: 'p1',
    authorId: 'a1',
    authorName: 'Mira Ostby',
    mine: true,
    title: 'The night the inner quay flooded',
    description: 'Water came up Tarn Street at 04:31.',
    attachments: [{ type: 'photo', url: 'https://portansel.example/1.jpg', title: 'Tarn Street, 04:31' }],
    searchTags: ['flood'],
    newsKeywords: ['siren'],
    visibility: 'public',
    createdAt: '2026-11-20T09:30:00.000Z',
    editedAt: null,
    ...part,
  });

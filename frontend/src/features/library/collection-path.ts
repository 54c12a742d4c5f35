export const collectionPath = (id: string): string => `/api/collections/${encodeURIComponent(id)}`;

import type { HandedInFileModel } from './handed-in-file.model.ts';

const idOf = (briefingId: string, at: number): string => `${briefingId}-${at}`;

/** Where no document of mongoose is made, bytes come as the driver's own kind. */
const bytesOf = (stored: Buffer | { buffer: Uint8Array }): Buffer =>
  Buffer.from(stored instanceof Uint8Array ? stored : stored.buffer);

/** Files that wait to be read, by their place among the sources of a briefing. */
export const createHandedInFiles = (model: HandedInFileModel) => ({
  keep: async (briefingId: string, at: number, bytes: Buffer): Promise<void> => {
    await model.create({ _id: idOf(briefingId, at), briefingId, bytes, createdAt: new Date() });
  },
  /** Null where it is gone. */
  read: async (briefingId: string, at: number): Promise<Buffer | null> => {
    const file = await model.findById(idOf(briefingId, at)).lean<{ bytes: Buffer } | null>();
    return file && bytesOf(file.bytes);
  },
  drop: async (briefingId: string, at: number): Promise<void> => {
    await model.deleteOne({ _id: idOf(briefingId, at) });
  },
  dropAll: async (briefingIds: readonly string[]): Promise<void> => {
    await model.deleteMany({ briefingId: { $in: briefingIds } });
  },
});
export type HandedInFiles = ReturnType<typeof createHandedInFiles>;

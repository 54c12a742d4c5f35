import { refuseUndefined } from '@360/chassis/mongo/refuse-undefined';
import type { ReportExport } from '@360/contracts/reports';
import { type Connection, Schema } from 'mongoose';
import { type Frozen, packed, type Reading, unpacked } from '../making/frozen.ts';

/** A document of the database holds 16 MB at the most. */
const MOST_BYTES = 15 * 1024 * 1024;

type Kind = ReportExport | 'frozen' | 'reading';

interface KeptBytes {
  _id: string;
  reportId: string;
  bytes: Buffer;
}

const schema = new Schema<KeptBytes>(
  {
    _id: { type: String, required: true },
    reportId: { type: String, required: true },
    bytes: { type: Buffer, required: true },
  },
  { collection: 'report_bytes', versionKey: false },
);
schema.plugin(refuseUndefined);
schema.index({ reportId: 1 });

/** A file of a report is larger than can be kept. */
class TooLarge extends Error {
  override name = 'TooLarge';
}

const nameOf = (reportId: string, kind: Kind): string => `${reportId}/${kind}`;
const bytesOf = (kept: Buffer | { buffer: Uint8Array }): Buffer =>
  Buffer.from(Buffer.isBuffer(kept) ? kept : kept.buffer);

/** What a report is made from, and its files. Each is one document, so that writing it again changes nothing. */
export const createKeptBytes = (connection: Connection) => {
  const model = connection.model<KeptBytes>('ReportBytes', schema);
  const keep = async (reportId: string, kind: Kind, bytes: Uint8Array): Promise<void> => {
    if (bytes.byteLength > MOST_BYTES) throw new TooLarge(`The ${kind} of a report has ${bytes.byteLength} bytes.`);
    await model.updateOne(
      { _id: nameOf(reportId, kind) },
      { $set: { reportId, bytes: Buffer.from(bytes) } },
      { upsert: true },
    );
  };
  const read = async (reportId: string, kind: Kind): Promise<Buffer | null> => {
    const kept = await model.findById(nameOf(reportId, kind)).lean<KeptBytes | null>();
    return kept && bytesOf(kept.bytes);
  };
  const readPacked = async <Value>(reportId: string, kind: Kind): Promise<Value | null> => {
    const bytes = await read(reportId, kind);
    return bytes && (await unpacked<Value>(bytes));
  };
  return {
    ensureIndexes: () => model.createIndexes(),
    keepFile: (reportId: string, format: ReportExport, bytes: Uint8Array) => keep(reportId, format, bytes),
    file: (reportId: string, format: ReportExport) => read(reportId, format),
    keepFrozen: async (reportId: string, frozen: Frozen) => keep(reportId, 'frozen', await packed(frozen)),
    frozen: (reportId: string) => readPacked<Frozen>(reportId, 'frozen'),
    keepReading: async (reportId: string, reading: Reading) => keep(reportId, 'reading', await packed(reading)),
    reading: (reportId: string) => readPacked<Reading>(reportId, 'reading'),
    /** What the files were made from is not kept longer than it is needed. */
    dropMaterial: async (reportId: string): Promise<void> => {
      await model.deleteMany({ _id: { $in: [nameOf(reportId, 'frozen'), nameOf(reportId, 'reading')] } });
    },
    dropAll: async (reportIds: readonly string[]): Promise<void> => {
      await model.deleteMany({ reportId: { $in: reportIds } });
    },
  };
};
export type KeptBytesStore = ReturnType<typeof createKeptBytes>;

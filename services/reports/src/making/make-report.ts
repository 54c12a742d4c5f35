import type { Logger } from '@360/chassis/logger';
import { reportRendering } from '@360/contracts/jobs';
import { Away } from '../neighbours/open-neighbour.ts';
import type { ReadingsClient } from '../neighbours/readings.ts';
import { type GiveBackParts, giveBack } from '../reports/give-back.ts';
import type { KeptBytesStore } from '../reports/kept-bytes.ts';
import { readerOf } from '../reports/reader-of.ts';
import type { ReportDoc } from '../reports/report.model.ts';
import { isFinished, type ReportRepo } from '../reports/report.repo.ts';
import { CannotBeMade, Ended, orEnded } from './ended.ts';
import { type FreezeParts, freeze, STORY_GONE } from './freeze.ts';
import type { Frozen, Reading } from './frozen.ts';
import { makeApart } from './make-apart.ts';
import { whileStanding } from './while-standing.ts';

/** Percent done when a step begins. */
const AT = { freezing: 5, reading: 30, checking: 50, rendering: 70 } as const;

const FAILED = 'The report could not be made. Please try again in a moment.';

export interface MakingParts extends FreezeParts, Pick<GiveBackParts, 'allowances'> {
  reports: ReportRepo;
  kept: KeptBytesStore;
  readings: ReadingsClient;
  logger: Logger;
}

/** What the report rests on, fetched once: whose words it holds is noted before anything is kept of them. */
const frozenOf = async (
  doc: ReportDoc,
  { reports, kept, ...from }: MakingParts,
  signal: AbortSignal,
): Promise<Frozen> => {
  const { _id: id } = doc;
  const known = await kept.frozen(id);
  if (known) return known;
  const frozen = await freeze(doc.storyId, from, signal);
  const { analysis, bundle, related } = frozen;
  const of = {
    outletIds: [
      ...new Set([...bundle.items.map(({ outletId }) => outletId), ...related.map(({ outlet }) => outlet.id)]),
    ],
    itemIds: [...new Set([...bundle.items, ...related].map((item) => item.id))],
  };
  const stands = await reports.cite(id, analysis.storyId, { ...of, topic: doc.withdrawn ? analysis.title : null });
  if (!stands) throw new Ended('Nobody waits for this report any more.');
  await kept.keepFrozen(id, frozen);
  return frozen;
};

const readingOf = async (
  doc: ReportDoc,
  { analysis }: Frozen,
  { kept, readings }: MakingParts,
  signal: AbortSignal,
): Promise<Reading> => {
  const { _id: id, ask } = doc;
  const known = await kept.reading(id);
  if (known) return known;
  const reading = await readings.reading(analysis.storyId, ask.persona, readerOf(doc), signal);
  if (!reading) throw new CannotBeMade(STORY_GONE);
  await kept.keepReading(id, reading);
  return reading;
};

const make = async (doc: ReportDoc, parts: MakingParts, signal: AbortSignal): Promise<void> => {
  const { reports, kept } = parts;
  const { _id: id } = doc;
  await reports.advance(id, 'freezing', AT.freezing);
  const frozen = await frozenOf(doc, parts, signal);
  await reports.advance(id, 'reading', AT.reading);
  const reading = await readingOf(doc, frozen, parts, signal);
  await reports.advance(id, 'checking', AT.checking);
  const { ask } = orEnded(await reports.byId(id));
  let told: Promise<unknown> = Promise.resolve();
  const onChecked = (): void => {
    told = reports.advance(id, 'rendering', AT.rendering);
    told.catch(() => undefined);
  };
  const { files, figures } = await makeApart({ ask: { id, ...ask }, frozen, reading }, onChecked, signal);
  await told;
  signal.throwIfAborted();
  for (const { format, bytes } of files) await kept.keepFile(id, format, bytes);
  const counted = files.map(({ format, bytes }) => ({ format, bytes: bytes.byteLength }));
  orEnded(await reports.finish(id, { figures, files: counted }));
  await kept.dropMaterial(id);
};

/** What failed, in words for the reader; null where the queue is to try again. */
const failureOf = async (id: string, cause: unknown, { reports, logger }: MakingParts): Promise<string | null> => {
  if (cause instanceof CannotBeMade) return cause.message;
  if ((await reports.fault(id)) < reportRendering.attempts) return null;
  if (!(cause instanceof Away)) logger.error({ err: cause, id }, 'report not made');
  return FAILED;
};

/**
 * Makes a report that was asked for. May be repeated at any point, and goes on where it was left.
 * @throws what the queue is to try again
 */
export const makeReport = async (id: string, parts: MakingParts, signal: AbortSignal): Promise<void> => {
  const { reports, kept } = parts;
  const doc = await reports.byId(id);
  if (!doc || isFinished(doc) || doc.gone || doc.granted === null) return;
  try {
    await whileStanding(
      () => reports.stands(id),
      signal,
      (both) => make(doc, parts, both),
    );
  } catch (cause) {
    if (!(cause instanceof Ended)) {
      if (signal.aborted) throw cause;
      const failure = await failureOf(id, cause, parts);
      if (failure === null) throw cause;
      const failed = await reports.fail(id, failure);
      if (failed) await giveBack(failed, parts);
    }
  }
  const now = await reports.byId(id);
  if (now?.step === 'done' && !now.gone) return;
  await kept.dropAll([id]);
  await reports.release(id);
};

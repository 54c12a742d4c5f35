import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ItemDocument } from '@360/contracts/search';
import { createEngine, type Engine } from '../../services/search/src/engine/engine.ts';
import { indexedItem } from '../../services/search/src/engine/indexed-documents.ts';
import { INDEX_SETTINGS } from '../../services/search/src/engine/settings.ts';
import { itemOf } from '../../services/search/test/_documents.ts';
import { startEngine } from '../stack/engines/engines.ts';

const BATCH = 5_000;
const TASK_MS = 20 * 60_000;
const REQUEST_MS = 60_000;

/** An item with nothing but what is searched. */
export const documentOf = ({
  id,
  title,
  summary,
  text,
}: Pick<ItemDocument, 'id' | 'title' | 'summary' | 'text'>): ItemDocument => itemOf(id, { title, summary, text });

/** Runs `use` on a fresh search engine that holds these items, set up as the service does. */
export const withIndexed = async <Result>(
  documents: readonly ItemDocument[],
  use: (engine: Engine) => Promise<Result>,
): Promise<Result> => {
  const folder = await mkdtemp(join(tmpdir(), '360-search-'));
  const meili = await startEngine('meili', { dataDir: folder });
  try {
    const engine = createEngine({ url: meili.url, key: meili.key ?? '', timeoutMs: REQUEST_MS });
    const wait = { timeout: TASK_MS };
    await engine.ask((client) => client.index('items').updateSettings(INDEX_SETTINGS.items).waitTask(wait));
    for (let first = 0; first < documents.length; first += BATCH) {
      const batch = documents.slice(first, first + BATCH).map(indexedItem);
      await engine.ask((client) => client.index('items').addDocuments(batch, { primaryKey: 'id' }).waitTask(wait));
    }
    return await use(engine);
  } finally {
    await meili.stop();
    await rm(folder, { recursive: true, force: true });
  }
};

import type { Logger } from '@360/chassis/logger';
import { type Loop, startLoop } from '@360/chassis/loop';
import type { Engine } from '../engine/engine.ts';

const PAUSE_MS = 10 * 60_000;

/** Takes out of an index what its service has let go of by itself, of which no job tells. */
export const startGoneSweep = (engine: Engine, uid: string, logger: Logger, pauseMs = PAUSE_MS): Loop =>
  startLoop(
    'search-gone',
    () => pauseMs,
    logger,
    async () => {
      await engine.ask((client) => client.index(uid).deleteDocuments({ filter: `goneAtMs < ${Date.now()}` }));
      return false;
    },
  );

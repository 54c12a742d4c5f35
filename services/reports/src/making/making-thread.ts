import { parentPort, workerData } from 'node:worker_threads';
import type { Material } from './frozen.ts';
import { type Made, makeFiles } from './making.ts';

/** What the thread says. */
export type Told = { kind: 'checked' } | { kind: 'made'; made: Made };

const tell = (told: Told): void => parentPort?.postMessage(told);

/** Makes the files of one report apart from the thread that answers readers, and ends. */
tell({ kind: 'made', made: await makeFiles(workerData as Material, () => tell({ kind: 'checked' })) });

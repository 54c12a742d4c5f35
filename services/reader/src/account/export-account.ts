import type { AccountExport } from '@360/contracts/account';
import type { PartElsewhere } from '../neighbours/own-elsewhere.ts';
import type { OwnList } from './own-data.ts';

/** A list of a reader that another service keeps, which may be away. */
export interface ListElsewhere {
  name: PartElsewhere;
  rows: () => AsyncIterable<unknown>;
}

const NONE = 'They could not be read just now and are missing here. Please export your data again later.';
const SOME =
  'Not all of them could be read just now: those that stand here are some. Please export your data again later.';

async function* listText(name: string, rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  yield `,\n${JSON.stringify(name)}:[`;
  let separator = '\n';
  for await (const row of rows) {
    yield separator + JSON.stringify(row);
    separator = ',\n';
  }
  yield ']';
}

/** As many rows as can be had; `onBreak` is told after how many it broke off, and why. */
async function* asFarAsHad(
  rows: AsyncIterable<unknown>,
  onBreak: (had: number, cause: unknown) => void,
): AsyncGenerator<unknown> {
  let had = 0;
  try {
    for await (const row of rows) {
      yield row;
      had += 1;
    }
  } catch (cause) {
    onBreak(had, cause);
  }
}

interface Parts {
  sub: string;
  head: Pick<AccountExport, 'exportedAt' | 'settings' | 'profile'>;
  lists: OwnList[];
  elsewhere: ListElsewhere[];
  /** Told of each list that could not be had whole. */
  onMissing: (part: PartElsewhere, cause: unknown) => void;
}

/**
 * An account as JSON, piece by piece: however long its lists are, a few rows of it are in memory. A list that another
 * service keeps and that could not be had is named at the end, under `missing`, with the reason.
 */
export async function* exportText({ sub, head, lists, elsewhere, onMissing }: Parts): AsyncGenerator<string> {
  yield JSON.stringify(head).slice(0, -1);
  for (const { name, rows } of lists) yield* listText(name, rows(sub));
  const missing: AccountExport['missing'] = [];
  for (const { name, rows } of elsewhere) {
    const note = (had: number, cause: unknown): void => {
      missing.push({ part: name, reason: had === 0 ? NONE : SOME });
      onMissing(name, cause);
    };
    yield* listText(name, asFarAsHad(rows(), note));
  }
  yield `,\n"missing":${JSON.stringify(missing)}}\n`;
}

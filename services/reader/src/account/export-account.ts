import type { AccountExport } from '@360/contracts/account';
import type { OwnList } from './own-data.ts';

/** An account as JSON, piece by piece: however long its lists are, a few rows of it are in memory. */
export async function* exportText(
  sub: string,
  head: Pick<AccountExport, 'exportedAt' | 'settings' | 'profile'>,
  lists: OwnList[],
): AsyncGenerator<string> {
  yield JSON.stringify(head).slice(0, -1);
  for (const { name, rows } of lists) {
    yield `,\n${JSON.stringify(name)}:[`;
    let separator = '\n';
    for await (const row of rows(sub)) {
      yield separator + JSON.stringify(row);
      separator = ',\n';
    }
    yield ']';
  }
  yield '}\n';
}

import type { AccountExport } from '@360/contracts/account';
import { getJson, send } from '../../lib/api.ts';
import { forgetStored } from '../../lib/stored-value.ts';

const PATH = '/api/account';

/** Hands the browser a file to keep. */
function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  // The browser has taken hold of it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/**
 * Saves all that is kept of the reader as a file; answers with what could not be had, as the file says too.
 * @throws ApiError, or a syntax error where the answer broke off
 */
export async function exportAccount(): Promise<AccountExport['missing']> {
  const data = await getJson<AccountExport>(`${PATH}/export`);
  download(`360-news-${data.exportedAt.slice(0, 10)}.json`, JSON.stringify(data, null, 2));
  return data.missing;
}

/**
 * Deletes all that is kept of the reader, on the server and then in this browser; the server ends the session with it.
 * @throws ApiError
 */
export async function deleteAccount(): Promise<void> {
  await send('DELETE', PATH);
  forgetStored();
}

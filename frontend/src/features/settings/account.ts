import type { AccountExport } from '@360/contracts/account';
import { getJson, send } from '../../lib/api.ts';

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

/** Saves all that is kept of the reader as a file. @throws ApiError, or a syntax error where the answer broke off */
export async function exportAccount(): Promise<void> {
  const data = await getJson<AccountExport>(`${PATH}/export`);
  download(`360-news-${data.exportedAt.slice(0, 10)}.json`, JSON.stringify(data, null, 2));
}

/** Deletes all that is kept of the reader, on the server and then in this browser. @throws ApiError */
export async function deleteAccount(): Promise<void> {
  await send('DELETE', PATH);
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // Refused storage: nothing is kept here.
  }
}

import { send } from '../../lib/api.ts';
import { forgetStored } from '../../lib/stored-value.ts';

/**
 * Ends the reader's session, and then empties this browser of all that was kept of them. The open page still holds it in
 * memory and has to begin anew.
 * @throws ApiError, and then nothing is forgotten
 */
export async function signOut(): Promise<void> {
  await send('DELETE', '/api/session');
  forgetStored();
}

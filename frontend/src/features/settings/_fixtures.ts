import type { AccountExport } from '@360/contracts/account';
import { DEFAULT_SETTINGS } from '@360/contracts/default-settings';
import type { Publisher } from '@360/contracts/publishers';
import type { Settings } from '@360/contracts/settings';
import { settings } from '../../lib/settings-store.ts';
import { setTheme } from '../../lib/theme.ts';
import { json, stubServer } from '../../test/framed.tsx';

export const publisher = (id: string, name: string): Publisher => ({
  id,
  name,
  site: `https://${id}.example`,
  country: 'DE',
  language: 'de',
  owner: null,
  kind: 'newspaper',
  feeds: [],
  corrections: { items: 0, revised: 0, corrected: 0 },
});

const NEXT = '/api/publishers?limit=100&after=quay-radio';
const FIRST_PAGE = [publisher('ansel-courier', 'The Ansel Courier'), publisher('quay-radio', 'Quay Radio')];
const SECOND_PAGE = [publisher('el-pais', 'El País')];

/** Begins with untouched settings, kept as the service does, and a catalogue of two pages. */
export function startServer() {
  localStorage.clear();
  settings.set(DEFAULT_SETTINGS);
  setTheme('system');
  const kept = { settings: DEFAULT_SETTINGS, missing: [] as AccountExport['missing'] };
  const server = stubServer(({ method, path, body }) => {
    if (path === NEXT) return json(SECOND_PAGE);
    if (path.startsWith('/api/publishers')) return json(FIRST_PAGE, 200, { link: `<${NEXT}>; rel="next"` });
    if (path === '/api/account/export')
      return json({ exportedAt: '2026-11-22T06:00:00.000Z', settings: kept.settings, missing: kept.missing });
    if (path === '/api/account') return json(null, 204);
    if (path.endsWith('/reset')) kept.settings = DEFAULT_SETTINGS;
    if (method === 'PATCH') kept.settings = { ...kept.settings, ...(body as Partial<Settings>) };
    return json(kept.settings);
  });
  return { server, kept };
}

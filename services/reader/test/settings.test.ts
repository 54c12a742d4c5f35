import { DEFAULT_SETTINGS } from '@360/contracts/default-settings';
import { type Settings, settingsSchema } from '@360/contracts/settings';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenReader, openReader, problemOf } from './_harness.ts';

const PATH = '/api/settings';
let reader: OpenReader;
beforeAll(async () => {
  reader = await openReader();
});
afterAll(() => reader?.stop());

const stored = (sub: string) => reader.mongo.collection<{ _id: string }>('settings').findOne({ _id: sub });

describe('settings', () => {
  test('are as they are set at first, and nothing is stored of it', async () => {
    const ana = reader.newReader();
    expect(settingsSchema.parse(await ana.read(PATH))).toEqual(DEFAULT_SETTINGS);
    expect(await stored(ana.sub)).toBeNull();
  });

  test('stand as they were changed one by one, each answered with all of them', async () => {
    const ana = reader.newReader();
    expect(await ana.read(`${PATH}/default`, 'PATCH', { theme: 'dark' })).toEqual({
      ...DEFAULT_SETTINGS,
      theme: 'dark',
    });
    await ana.read(`${PATH}/default`, 'PATCH', { mutedWords: ['derby', ' derby '], mutedSources: ['harbour'] });
    const all = { ...DEFAULT_SETTINGS, theme: 'dark', mutedWords: ['derby'], mutedSources: ['harbour'] };
    expect(await ana.read(PATH)).toEqual(all);
  });

  test('that differ from the first alone are stored', async () => {
    const ana = reader.newReader();
    await ana.read(`${PATH}/default`, 'PATCH', { autoplay: true });
    await ana.read(`${PATH}/default`, 'PATCH', { theme: 'dark', language: 'ar' });
    await ana.read(`${PATH}/default`, 'PATCH', { theme: 'system' });
    expect(await stored(ana.sub)).toEqual({ _id: ana.sub, changed: { language: 'ar' } });
  });

  test('changed at the same moment all stand', async () => {
    const ana = reader.newReader();
    const changes: Partial<Settings>[] = [
      { theme: 'dark' },
      { fontSize: 'large' },
      { autoplay: false },
      { language: 'de' },
      { mutedWords: ['derby'] },
      { keepActivity: false },
    ];
    await Promise.all(changes.map((change) => ana.read(`${PATH}/default`, 'PATCH', change)));
    expect(await ana.read(PATH)).toEqual(Object.assign({ ...DEFAULT_SETTINGS }, ...changes));
  });

  test('go back to the first by a reset', async () => {
    const ana = reader.newReader();
    await ana.read(`${PATH}/default`, 'PATCH', { theme: 'dark' });
    expect(await ana.read(`${PATH}/reset`, 'POST')).toEqual(DEFAULT_SETTINGS);
    expect(await ana.read(PATH)).toEqual(DEFAULT_SETTINGS);
  });

  test('are the reader’s own whatever id the address names', async () => {
    const [ana, ben] = [reader.newReader(), reader.newReader()];
    await ben.read(`${PATH}/${encodeURIComponent(ana.sub)}`, 'PATCH', { theme: 'dark' });
    expect(await ana.read(PATH)).toEqual(DEFAULT_SETTINGS);
    expect(await ben.read(PATH)).toMatchObject({ theme: 'dark' });
  });
});

test.each([
  ['an unknown one', { colour: 'red' }, 'colour: there is no such setting.'],
  ['two at once', { theme: 'blue', colour: 1 }, /^theme: .+; colour: there is no such setting\.$/],
  ['an operator', { theme: { $ne: 1 } }, /^theme: /],
  ['too many words', { mutedWords: Array.from({ length: 501 }, (_, at) => `w${at}`) }, /^mutedWords: /],
  ['a list', ['theme'], 'Send the settings to change, as an object.'],
  ['nothing', undefined, 'Send the settings to change, as an object.'],
])('%s is refused, and changes nothing', async (_, body, sentence) => {
  const ana = reader.newReader();
  expect(await problemOf(await ana.ask(`${PATH}/default`, 'PATCH', body))).toEqual([
    400,
    'bad_request',
    typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
  ]);
  expect(await ana.read(PATH)).toEqual(DEFAULT_SETTINGS);
});

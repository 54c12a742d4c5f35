import { DEFAULT_SETTINGS } from '@360/contracts/default-settings';
import { describe, expect, test } from 'vitest';
import { readChange, resolveSettings, splitChange } from './resolve-settings.ts';

const refusal = (body: unknown): string => {
  try {
    readChange(body);
    return 'taken';
  } catch (cause) {
    return (cause as Error).message;
  }
};

test('who changed nothing has everything as it is set at first', () => {
  expect(resolveSettings({})).toEqual(DEFAULT_SETTINGS);
});

test('what is stored and fits no more, or is no setting, is passed over', () => {
  expect(resolveSettings({ theme: 'dark', fontSize: 'vast', gone: 1 })).toEqual({ ...DEFAULT_SETTINGS, theme: 'dark' });
});

describe('a change', () => {
  test('holds each muted outlet and word once', () => {
    expect(readChange({ mutedWords: [' derby', 'derby', 'Derby'] })).toEqual({ mutedWords: ['derby', 'Derby'] });
  });

  test('is refused by the names of all that is wrong with it', () => {
    expect(refusal({ theme: 'blue', autoplay: true, colour: 'red' })).toMatch(
      /^theme: .*; colour: there is no such setting\.$/,
    );
  });

  test.each(['__proto__', 'constructor', 'toString', 'changed.theme', '$set'])(
    'of “%s” is one of no setting',
    (name) => {
      expect(refusal(JSON.parse(`{"${name}": true}`))).toBe(`${name}: there is no such setting.`);
    },
  );

  test.each([[null], [undefined], ['dark'], [[]]])('that is no object is refused: %o', (body) => {
    expect(refusal(body)).not.toBe('taken');
  });

  test('stores what differs and takes back what does not', () => {
    const change = { theme: 'dark', autoplay: true, mutedWords: [] } as const;
    expect(splitChange({ ...change, mutedWords: [] })).toEqual({
      set: { theme: 'dark' },
      unset: ['autoplay', 'mutedWords'],
    });
  });
});

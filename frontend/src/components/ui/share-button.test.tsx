import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { endSharing, useShareRequest } from '../../lib/share-request.ts';
import { json, stubServer } from '../../test/framed.tsx';
import { startStrings } from '../../test/strings.ts';
import { ShareButton } from './share-button.tsx';

const writeText = vi.fn(async () => undefined);
let coarse: boolean;
beforeAll(() => startStrings());
beforeEach(() => {
  coarse = false;
  writeText.mockClear();
  stubServer(() => json(null, 204));
  vi.stubGlobal('matchMedia', () => ({ matches: coarse }));
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
});
afterEach(() => {
  act(endSharing);
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
});

const press = async (name: string) => {
  const { result } = renderHook(useShareRequest);
  render(<ShareButton itemId="i1" title="Gate" />);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  return result.current;
};
const sheet = (share: () => Promise<void>) => {
  coarse = true;
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
};

test('by mouse it copies the address of the page', async () => {
  expect(await press('Share')).toBeNull();
  expect(writeText).toHaveBeenCalledWith(location.href);
  screen.getByRole('button', { name: 'Copied!' });
});

test('the dialog is a press away', async () => {
  expect(await press('Annotate and share')).toEqual({ itemId: 'i1', title: 'Gate' });
});

describe('by hand', () => {
  test('the device’s sheet opens, and closing it is nothing', async () => {
    sheet(() => Promise.reject(new DOMException('', 'AbortError')));
    expect(await press('Share')).toBeNull();
  });

  test('where it fails, the dialog opens', async () => {
    sheet(() => Promise.reject(new DOMException('', 'NotAllowedError')));
    expect(await press('Share')).not.toBeNull();
  });

  test('where there is none, the dialog opens', async () => {
    coarse = true;
    expect(await press('Share')).not.toBeNull();
  });
});

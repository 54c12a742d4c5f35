import type { SharePayload } from '@360/contracts/shares';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { json, renderFramed, stubServer } from '../../test/framed.tsx';
import { startStrings } from '../../test/strings.ts';
import { ShareDialog } from './share-dialog.tsx';

const item = {
  ...{ id: 'i1', title: 'Gate', summary: 'Twice.', imageUrl: '/api/media/i1', sourceUrl: 'https://a.example/x' },
  storyId: 's1',
};
let server: ReturnType<typeof stubServer>;
const writeText = vi.fn(async () => undefined);
beforeAll(() => startStrings());
beforeEach(() => {
  server = stubServer(({ path }) => {
    if (path === '/api/shares') return json({ id: 's', payload: {}, path: '/shared/signed' }, 201);
    if (path.startsWith('/api/news/')) return json(item);
    return json(null, 204);
  });
  writeText.mockClear();
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 200));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
});

const onClose = vi.fn();
const show = async () => {
  renderFramed(<ShareDialog request={{ itemId: 'i1', title: 'Gate: “flagged”' }} onClose={onClose} />);
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Copy link' }).disabled).toBe(false),
  );
};
const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const choose = (tool: string) => fireEvent.click(screen.getByRole('radio', { name: tool }));
const stage = () => screen.getByRole('application');
const keys = (...pressed: string[]) => {
  for (const key of pressed) fireEvent.keyDown(stage(), { key });
};
const pull = (from: [number, number], to: [number, number]) => {
  for (const [kind, [clientX, clientY]] of [
    ['pointerDown', from],
    ['pointerMove', to],
    ['pointerUp', to],
  ] as const)
    fireEvent[kind](stage(), { button: 0, pointerId: 1, clientX, clientY });
};
const write = (text: string) => {
  fireEvent.change(screen.getByRole('textbox', { name: 'Text of the annotation' }), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
};
const rows = () => screen.queryAllByRole('listitem').map((row) => row.textContent);
const sent = () => server.asked('POST').find(({ path }) => path === '/api/shares')?.body as SharePayload;

describe('drawing by pointer', () => {
  test('a pull is a highlight, in units of the canvas', async () => {
    await show();
    pull([150, 100], [50, 25]);
    expect(rows()).toEqual(['1Highlight']);
    await press('Copy link');
    expect(sent().annotations).toMatchObject([
      { type: 'highlight', x: 100, y: 50, width: 200, height: 150, color: '#f5c542' },
    ]);
  });

  test('a press is a comment once its words are given, and none without', async () => {
    await show();
    choose('Comment');
    pull([100, 100], [100, 100]);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Done' }).disabled).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(rows()).toEqual([]);
    pull([100, 100], [100, 100]);
    write('Water');
    expect(rows()).toEqual(['1WaterComment']);
  });

  test('a press is the tip of an arrow; a pull gives it both ends', async () => {
    await show();
    choose('Arrow');
    pull([100, 100], [100, 100]);
    pull([10, 10], [60, 60]);
    await press('Copy link');
    const [pressed, pulled] = sent().annotations;
    expect([(pressed?.x ?? 0) + (pressed?.width ?? 0), (pressed?.y ?? 0) + (pressed?.height ?? 0)]).toEqual([200, 200]);
    expect(pulled).toMatchObject({ x: 20, y: 20, width: 100, height: 100 });
  });

  test('a mark is selected and moved', async () => {
    await show();
    pull([50, 25], [150, 100]);
    choose('Select');
    pull([100, 50], [110, 60]);
    await press('Copy link');
    expect(sent().annotations).toMatchObject([{ x: 120, y: 70, width: 200, height: 150 }]);
  });
});

describe('drawing by keyboard', () => {
  test('two corners make a highlight', async () => {
    await show();
    keys('Enter', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'Enter');
    await press('Copy link');
    expect(sent().annotations).toMatchObject([{ type: 'highlight', x: 400, y: 200, width: 40, height: 20 }]);
  });

  test('Esc gives up the first corner and does not close', async () => {
    await show();
    keys('Enter');
    expect(fireEvent.keyDown(stage(), { key: 'Escape' })).toBe(false);
    expect(fireEvent.keyDown(stage(), { key: 'Escape' })).toBe(true);
    expect(rows()).toEqual([]);
  });

  test('a comment and an arrow are placed, walked to, moved and removed', async () => {
    await show();
    choose('Comment');
    keys('ArrowLeft', 'Enter');
    write('Here');
    choose('Arrow');
    keys('Enter');
    expect(rows()).toEqual(['1HereComment', '2Arrow']);
    choose('Select');
    keys('Enter', 'ArrowUp');
    expect(document.querySelector('.ann-badge')?.parentElement?.getAttribute('transform')).toBe('translate(380 180)');
    keys('Delete');
    expect(rows()).toEqual(['1Arrow']);
  });
});

test('undo takes back each step, and all annotations are cleared at once', async () => {
  await show();
  pull([0, 0], [50, 50]);
  pull([0, 0], [80, 50]);
  await press('Clear all annotations (2)');
  expect(rows()).toEqual([]);
  await press('Undo');
  await press('Delete annotation 1');
  expect(rows()).toHaveLength(1);
  await press('Undo');
  await press('Undo');
  expect(rows()).toHaveLength(1);
});

test('any mark can be given words', async () => {
  await show();
  pull([0, 0], [50, 50]);
  await press('Change the text of annotation 1');
  write('Gate two');
  expect(rows()).toEqual(['1Gate twoHighlight']);
});

test('turned off, the annotations stay at home', async () => {
  await show();
  pull([0, 0], [50, 50]);
  await press('Annotate');
  expect(screen.queryByRole('application')).toBeNull();
  await press('Copy link');
  expect(sent().annotations).toEqual([]);
});

describe('the link', () => {
  test('is copied, which is said for two seconds, and made once', async () => {
    await show();
    vi.useFakeTimers();
    await press('Copy link');
    expect(writeText).toHaveBeenCalledWith(`${location.origin}/shared/signed`);
    screen.getByRole('button', { name: 'Copied!' });
    await act(async () => void vi.advanceTimersByTime(1_900));
    screen.getByRole('button', { name: 'Copied!' });
    await act(async () => void vi.advanceTimersByTime(200));
    vi.useRealTimers();
    await press('Copy link');
    expect(server.asked('POST').filter(({ path }) => path === '/api/shares')).toHaveLength(1);
    expect(sent().content).toMatchObject({ title: 'Gate: “flagged”', itemId: 'i1', storyId: 's1', summary: 'Twice.' });
  });

  test('where the clipboard is closed it is copied the old way', async () => {
    writeText.mockRejectedValueOnce(new Error('closed'));
    document.execCommand = vi.fn(() => true);
    await show();
    await press('Copy link');
    expect(document.execCommand).toHaveBeenCalledWith('copy');
    screen.getByRole('button', { name: 'Copied!' });
  });

  test('one that could not be signed says what that means', async () => {
    server.answer = () => json({ error: 'Later.' }, 503);
    await show();
    await press('Copy link');
    screen.getByText(/could not be signed/);
  });

  test('one that would be too long says why there is none', async () => {
    server.answer = () => json({ error: 'Remove some marks.' }, 400);
    await show();
    await press('Copy link');
    expect(screen.getByRole('alert').textContent).toBe('Remove some marks.');
    expect(writeText).not.toHaveBeenCalled();
  });
});

test('the message is counted to 280, and may be longer', async () => {
  await show();
  screen.getByText('0 / 280');
  fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'x'.repeat(300) } });
  screen.getByText('300 / 280');
  await press('Copy link');
  expect(sent().message).toHaveLength(300);
});

describe('Share Now', () => {
  const now = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Share Now' });

  test('waits for a place to be chosen', async () => {
    await show();
    expect(now().disabled).toBe(true);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Reddit' }));
    expect(now().disabled).toBe(false);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Reddit' }));
    expect(now().disabled).toBe(true);
  });

  test('opens each place; those that the browser refuses are left as links', async () => {
    const replace = vi.fn();
    vi.stubGlobal('open', vi.fn().mockReturnValueOnce({ location: { replace } }).mockReturnValue(null));
    await show();
    for (const name of ['X', 'Telegram']) fireEvent.click(screen.getByRole('checkbox', { name }));
    await press('Share Now');
    expect(replace.mock.calls[0]?.[0]).toContain(encodeURIComponent('/shared/signed'));
    expect(screen.getByRole('link', { name: 'Telegram' }).getAttribute('rel')).toBe('noopener noreferrer');
    expect(screen.queryByRole('link', { name: 'X' })).toBeNull();
  });
});

describe('the device’s own sheet', () => {
  const byDevice = async (share: () => Promise<void>) => {
    Object.defineProperty(navigator, 'share', { configurable: true, value: vi.fn(share) });
    await show();
    await press('Share by device');
  };

  test('is given the link', async () => {
    await byDevice(async () => undefined);
    expect(navigator.share).toHaveBeenCalledWith(
      expect.objectContaining({ url: `${location.origin}/shared/signed`, title: 'Gate: “flagged”' }),
    );
  });

  test('closed by the reader, nothing is said; failing, it is', async () => {
    await byDevice(() => Promise.reject(new DOMException('', 'AbortError')));
    expect(screen.queryByText(/could not share it/)).toBeNull();
    vi.mocked(navigator.share).mockRejectedValue(new DOMException('', 'DataError'));
    await press('Share by device');
    await waitFor(() => screen.getByText(/could not share it/));
  });
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { useShareRequest } from '../../lib/share-request.ts';
import { json, renderFramed, stubServer } from '../../test/framed.tsx';
import { startStrings } from '../../test/strings.ts';
import { made, reportOf } from './_fixtures.ts';
import { CompleteStep } from './complete-step.tsx';

const share = vi.fn();
const open = vi.fn();
let handheld: boolean;
beforeAll(() => startStrings());
beforeEach(() => {
  handheld = true;
  for (const spy of [share, open]) spy.mockReset();
  vi.stubGlobal('matchMedia', () => ({ matches: handheld, addEventListener: () => undefined }));
  vi.stubGlobal('open', open);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share, canShare: undefined }));
  stubServer(() => json({}));
});
afterEach(() => vi.unstubAllGlobals());

const show = (report = made) =>
  renderFramed(<CompleteStep report={report} itemId="i1" storyId="s1" imageUrl={null} onClose={() => undefined} />);
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

function Asked() {
  return <output>{useShareRequest()?.itemId}</output>;
}
const asked = () => {
  const { container, unmount } = render(<Asked />);
  const text = container.textContent;
  unmount();
  return text;
};

describe('sharing', () => {
  test('by the device it is the story that is passed on, since the report is private', async () => {
    show();
    screen.getByText(/^The report is yours alone: Share passes on its story\./);
    await press('Share');
    expect(share.mock.calls).toEqual([[{ title: 'Sea gate failed', url: new URL('/story/s1', location.origin).href }]]);
    expect(asked()).toBe('');
  });

  test('where the device takes files it is the report itself', async () => {
    Object.assign(navigator, { canShare: () => true });
    show();
    screen.getByText('Share passes on the report’s first file.');
    await press('Share');
    const [{ files }] = share.mock.calls[0] as [{ files: File[] }];
    expect(files.map(({ name, type }) => [name, type])).toEqual([['360-report-r1.pdf', 'application/pdf']]);
  });

  test('turning away from the sheet is silent', async () => {
    share.mockRejectedValue(new DOMException('', 'AbortError'));
    show();
    await press('Share');
    expect(asked()).toBe('');
  });

  test.each([
    [
      'no device of the hand',
      () => {
        handheld = false;
      },
    ],
    [
      'a sheet that fails',
      () => {
        share.mockRejectedValue(new DOMException('', 'NotAllowedError'));
      },
    ],
  ])('with %s the dialog opens', async (_name, arrange) => {
    arrange();
    show();
    await press('Share');
    expect(asked()).toBe('i1');
  });
});

describe('printing', () => {
  test('opens the page of the report and prints it once it stands', async () => {
    const print = vi.fn();
    const opened = Object.assign(new EventTarget(), { print });
    open.mockReturnValue(opened);
    show();
    await press('Print');
    expect(open).toHaveBeenCalledWith('/api/reports/r1/html', '_blank');
    expect(print).not.toHaveBeenCalled();
    opened.dispatchEvent(new Event('load'));
    expect(print).toHaveBeenCalledOnce();
  });

  test('a browser that opens no window is told of', async () => {
    open.mockReturnValue(null);
    show();
    await press('Print');
    screen.getByText(/^The browser opened no window\./);
  });

  test('data alone cannot be printed; it is viewed by the address that there is', () => {
    show(reportOf({ ...made, exports: { json: '/api/reports/r1/json' }, downloadUrl: '/api/reports/r1/json' }));
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
    expect(screen.getByRole('link', { name: 'View Report' }).getAttribute('href')).toBe('/api/reports/r1/json');
  });
});

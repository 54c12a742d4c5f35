import { waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { json, renderFramed, stubServer } from '../../test/framed.tsx';
import { hostileTexts } from '../../test/hostile-texts.ts';
import { skeletonOf } from '../../test/plain-text.ts';
import { stubStream } from '../../test/stream.ts';
import { startStrings } from '../../test/strings.ts';
import { billingOf, made, reportOf, TARGET } from './_fixtures.ts';
import { CompleteStep } from './complete-step.tsx';
import { MyReports } from './my-reports.tsx';
import { ReportDialog } from './report-dialog.tsx';

/** All at once: whatever one of them opens, the others do not close. */
const HOSTILE = hostileTexts(200).join(' ');

let text: string;
beforeAll(() => startStrings());
beforeEach(() => {
  stubStream();
  stubServer(({ path }) => {
    if (path === '/api/billing') return json(billingOf());
    if (path !== '/api/reports') return json({ imageUrl: null, coverage: { independentReports: 2 } });
    const told = { topic: text, failure: text };
    return json({ reports: [reportOf({ ...told, step: 'failed' }), { ...made, ...told, id: 'r2' }], next: null });
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Each place with what stands there once all of it has come. */
const PLACES = [
  ['the list of reports', () => <MyReports />, ['9 pages']],
  [
    'the form',
    () => <ReportDialog target={{ ...TARGET, title: text }} bought={null} onClose={() => undefined} />,
    ['2 independent reports', '2 of 3 reports left'],
  ],
  [
    'a report that is made',
    () => (
      <CompleteStep
        report={{ ...made, topic: text }}
        itemId="i1"
        storyId="s1"
        imageUrl={null}
        onClose={() => undefined}
      />
    ),
    ['9 pages'],
  ],
] as const;

test.each(PLACES)('%s shows what strangers wrote as text', async (_name, place, settled) => {
  const draw = async (written: string) => {
    text = written;
    const { unmount } = renderFramed(place());
    await waitFor(() => {
      for (const said of [written, ...settled]) expect(document.body.textContent).toContain(said);
    });
    const skeleton = skeletonOf(document.body);
    unmount();
    document.body.replaceChildren();
    return skeleton;
  };
  const calm = await draw('words');
  expect(await draw(HOSTILE)).toEqual(calm);
  expect('struck' in window).toBe(false);
});

import { screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, test, vi } from 'vitest';
import { json, renderFramed, stubServer } from '../../test/framed.tsx';
import { expectShownAsText, expectTakenAsText } from '../../test/plain-text.ts';
import { stubStream } from '../../test/stream.ts';
import { startStrings } from '../../test/strings.ts';
import { briefingOf } from './_fixtures.ts';
import { BriefingDialog } from './briefing-dialog.tsx';
import { BriefingPage } from './briefing-page.tsx';
import { MyBriefings } from './my-briefings.tsx';

let subjects: readonly string[] = [];
beforeAll(() => startStrings());
beforeEach(() => {
  subjects = [];
  stubStream();
  stubServer(() =>
    json({ briefings: subjects.map((subject, n) => briefingOf({ id: `b${n}`, subject, step: 'done' })) }),
  );
});
afterEach(() => vi.unstubAllGlobals());

test('subjects of briefings are shown as text', { timeout: 60_000 }, () =>
  expectShownAsText('.bf-list li', (texts) => {
    subjects = texts;
    return renderFramed(<MyBriefings />);
  }),
);

test('the subject that heads a briefing is text', { timeout: 60_000 }, () =>
  expectShownAsText('.bf-head', (texts) =>
    renderFramed(
      texts.map((subject) => <BriefingPage key={subject} briefing={briefingOf({ subject, step: 'failed' })} />),
    ),
  ),
);

test('what is typed as a subject is text', { timeout: 60_000 }, () => {
  renderFramed(<BriefingDialog onClose={() => undefined} />);
  expectTakenAsText(screen.getByLabelText<HTMLInputElement>('Subject'));
});

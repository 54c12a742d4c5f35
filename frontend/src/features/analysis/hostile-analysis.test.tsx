import { ANALYSIS_TABS } from '@360/contracts/vocabulary';
import { cleanup, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { json, renderFramed, stubServer } from '../../test/framed.tsx';
import { beginEachAfresh } from '../../test/fresh-page.ts';
import { expectTame, withTexts } from '../../test/hostile-answers.ts';
import { hostileTexts } from '../../test/hostile-texts.ts';
import { comparison, readingOf, story } from './_fixture-answers.ts';
import { briefingOf } from './_fixtures.ts';
import { AnalysisPanel } from './analysis-panel.tsx';

const PAYLOADS = 1_000;
const payloads = hostileTexts(PAYLOADS);

beginEachAfresh();

test.each(ANALYSIS_TABS)('a thousand payloads in what a story says are text on the tab %s', async (tab) => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let used = 0;
  const next = () => payloads[used++ % PAYLOADS] as string;
  const hostile = <Answer,>(answer: Answer) => withTexts(answer, next, () => `javascript:${next()}`);
  while (used < PAYLOADS) {
    const [told, briefing, reading, crossed] = [story, briefingOf(), readingOf(), comparison].map(hostile) as [
      typeof story,
      unknown,
      unknown,
      unknown,
    ];
    stubServer(({ path }) => {
      if (path.endsWith('/cross-compare')) return json(crossed);
      return json(path.endsWith('/analyze') ? reading : briefing);
    });
    const still = () => undefined;
    renderFramed(
      <AnalysisPanel
        story={told}
        tab={tab}
        persona="centrist"
        focused={false}
        onTab={still}
        onPersona={still}
        onClose={still}
      />,
    );
    const panel = await screen.findByRole('tabpanel');
    await vi.waitFor(() => expect(panel.querySelector('.skel')).toBeNull());
    expect(panel.textContent?.length).toBeGreaterThan(100);
    expectTame(tab);
    cleanup();
  }
  expect(complaint.mock.calls).toEqual([]);
});

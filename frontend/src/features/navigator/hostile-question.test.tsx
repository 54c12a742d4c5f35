import { screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, test, vi } from 'vitest';
import { EvidenceScope } from '../../components/evidence/evidence-scope.tsx';
import { json, renderFramed, stubServer } from '../../test/framed.tsx';
import { expectShownAsText, expectTakenAsText } from '../../test/plain-text.ts';
import { startStrings } from '../../test/strings.ts';
import { answered } from './_fixtures.ts';
import { BriefingTab } from './briefing-tab.tsx';
import { NavigatorPage } from './navigator-page.tsx';

beforeAll(() => startStrings());
beforeEach(() => {
  sessionStorage.clear();
  stubServer(() => json({}));
});
afterEach(() => vi.unstubAllGlobals());

const briefingOn = (topic: string) => ({
  ...{ ...answered, topic, metadata: { ...answered.metadata, understood: `${topic} `, stories: [] } },
  semanticAnalysis: { consensus: [], contradictions: [], blindspots: [] },
});

test('what an answer is about, as it repeats the question, is shown as text', { timeout: 120_000 }, () =>
  expectShownAsText('section:has(> .lede)', (topics) =>
    renderFramed(
      <EvidenceScope passages={answered.passages} notes={answered.notes}>
        {topics.map((topic) => (
          <BriefingTab
            key={topic}
            result={{ asked: topic, at: '2026-11-20T09:04:00.000Z', briefing: briefingOn(topic) }}
          />
        ))}
      </EvidenceScope>,
    ),
  ),
);

test('what is typed as a question is text', { timeout: 60_000 }, () => {
  renderFramed(<NavigatorPage address={{ tab: 'query' }} onGo={() => undefined} />);
  expectTakenAsText(screen.getByRole<HTMLTextAreaElement>('textbox'));
});

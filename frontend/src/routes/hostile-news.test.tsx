import type { NewsItem } from '@360/contracts/news';
import { act, cleanup, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { story } from '../features/analysis/_fixture-answers.ts';
import { written } from '../features/briefing/_fixtures.ts';
import { BriefingText } from '../features/briefing/briefing-text.tsx';
import { Card } from '../features/feed/card.tsx';
import { answered } from '../features/navigator/_fixtures.ts';
import { BriefingTab } from '../features/navigator/briefing-tab.tsx';
import { DeepTab } from '../features/navigator/deep-tab.tsx';
import { itemOf } from '../features/related/_fixtures.ts';
import { ItemView } from '../features/story/item-view.tsx';
import { StoryView } from '../features/story/story-view.tsx';
import { json, renderFramed, stubServer } from '../test/framed.tsx';
import { beginEachAfresh } from '../test/fresh-page.ts';
import { expectTame, withTexts } from '../test/hostile-answers.ts';
import { hostileTexts } from '../test/hostile-texts.ts';

const PAYLOADS = 1_000;
const payloads = hostileTexts(PAYLOADS);

const post: NewsItem = itemOf({
  summary: 'A post',
  tags: ['harbour', 'gate'],
  coverage: story.coverage,
  tweetUrl: 'https://x.example/kestria/status/1',
  post: {
    ...{ network: 'x', handle: 'kestria', name: 'Kestria Now', profileUrl: 'https://x.example/kestria' },
    linkedUrl: 'https://kestria-now.example/a',
  },
});
const report: NewsItem = itemOf({
  summary: 'A report',
  tags: ['harbour'],
  storyId: story.id,
  coverage: story.coverage,
});

beginEachAfresh();

const card = (item: NewsItem) => (
  <Card
    {...{ item, position: 1, size: 1, read: false, saved: false, current: false, heading: 'h2' as const }}
    tool={() => null}
  />
);

const parts: [name: string, draw: (hostile: <Answer>(answer: Answer) => Answer) => ReactNode][] = [
  ['a card of the feed', (hostile) => card(hostile(report))],
  ['the card of a post', (hostile) => card(hostile(post))],
  ['the page of a report', (hostile) => <ItemView item={hostile(report)} article={null} />],
  ['the page of a post', (hostile) => <ItemView item={hostile(post)} article={null} />],
  [
    'a story with its sections',
    (hostile) => {
      const told = hostile(story);
      return <StoryView story={told} detail={told} analysis={null} analysed={false} article={null} />;
    },
  ],
  ['a briefing', (hostile) => <BriefingText briefing={hostile(written)} />],
  [
    'the answer to a 360 query',
    (hostile) => <BriefingTab result={{ asked: 'Who?', at: written.createdAt, briefing: hostile(answered) }} />,
  ],
  ['what a 360 query rests on', (hostile) => <DeepTab briefing={hostile(answered)} />],
];

test.each(parts)(
  'a thousand payloads in what strangers wrote are text: %s',
  { timeout: 60_000 },
  async (name, draw) => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let used = 0;
    const next = () => payloads[used++ % PAYLOADS] as string;
    const hostile = <Answer,>(answer: Answer) => withTexts(answer, next, () => `javascript:${next()}`);
    stubServer(() => json(hostile(story)));
    while (used < PAYLOADS) {
      const first = used;
      const { container } = await act(async () => renderFramed(draw(hostile)));
      await waitFor(() => expect(container.querySelector('.skel')).toBeNull());
      const said = container.textContent ?? '';
      expect(payloads.slice(first, used).some((text) => said.includes(text))).toBe(true);
      expectTame(name);
      cleanup();
    }
    expect(complaint.mock.calls).toEqual([]);
  },
);

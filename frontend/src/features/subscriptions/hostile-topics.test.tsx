import type { Follow } from '@360/contracts/follows';
import { screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, test, vi } from 'vitest';
import { json, renderFramed, stubServer } from '../../test/framed.tsx';
import { expectShownAsText, expectTakenAsText } from '../../test/plain-text.ts';
import { startStrings } from '../../test/strings.ts';
import { TopicForm } from './topic-form.tsx';
import { TopicRow } from './topic-row.tsx';

beforeAll(() => startStrings());
beforeEach(() => void stubServer(() => json({ follows: [] })));
afterEach(() => vi.unstubAllGlobals());

test('topics that are followed are shown as text', { timeout: 60_000 }, () =>
  expectShownAsText('.su-topic', (names) => {
    const topics = names.map(
      (name, n): Follow => ({ kind: 'topic', id: `t${n}`, name, followers: 1, followedAt: '2026-01-05T07:15:00.000Z' }),
    );
    return renderFramed(<TopicRow topics={topics} />);
  }),
);

test('what is typed as a topic is text', { timeout: 60_000 }, () => {
  renderFramed(<TopicForm topics={[]} />);
  expectTakenAsText(screen.getByRole<HTMLInputElement>('textbox'));
});

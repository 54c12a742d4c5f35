import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, test, vi } from 'vitest';
import { json, renderFramed, stubServer } from '../../test/framed.tsx';
import { expectShownAsText, expectTakenAsText } from '../../test/plain-text.ts';
import { startStrings } from '../../test/strings.ts';
import { ProfileName } from './profile-name.tsx';

const stats = { articlesRead: 0, perspectivesExplored: 0, storiesAnalyzed: 0, daysActive: 0 };
const named = (name: string) => (
  <ProfileName key={name} profile={{ name, joinedAt: '2026-01-05T07:15:00.000Z', stats }} />
);

beforeAll(() => startStrings());
afterEach(() => vi.unstubAllGlobals());

test('names of readers are shown as text', { timeout: 60_000 }, () =>
  expectShownAsText('.pf-h', (names) => renderFramed(names.map(named))),
);

test('what is typed as a name is text', { timeout: 60_000 }, async () => {
  stubServer(() => json({}));
  renderFramed(named('Mira'));
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Edit Profile' })));
  expectTakenAsText(screen.getByLabelText<HTMLInputElement>('Your name'));
});

import { render, screen } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { sentenceOf } from '../../components/evidence/_fixtures.ts';
import { startStrings } from '../../test/strings.ts';
import { answered } from './_fixtures.ts';
import { PersonaCards } from './persona-cards.tsx';

afterAll(() => startStrings());

test('a short reading and its points speak the reader’s language where the wording is our own', async () => {
  await startStrings('de');
  const { centrist } = answered.personaAnalysis;
  if (!centrist) throw new Error('the answer has no centrist');
  const own = {
    ...sentenceOf('Quay Radio reports: The gate failed.'),
    phrase: { key: 'article.outlet-says', values: { outlet: 'Quay Radio', sentence: 'The gate failed.' } },
  };
  const words = sentenceOf('A model wrote this.');
  const reading = {
    ...centrist,
    sentences: [own, words],
    summary: `${own.text} ${words.text}`,
    keyPoints: [own.text, words.text, 'Another point.'],
  };
  render(<PersonaCards analysis={{ centrist: reading }} whole={false} />);
  const said = (text: string | null) => text?.replaceAll(/[\u2068\u2069]/g, '');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => said(textContent))).toEqual([
    'Quay Radio berichtet: The gate failed.',
    'A model wrote this.',
    'Another point.',
  ]);
  expect(said(document.querySelector('.ev-text')?.textContent ?? '')).toBe(
    'Quay Radio berichtet: The gate failed. A model wrote this.',
  );
});

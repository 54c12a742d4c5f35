import type { Coverage } from '@360/contracts/news';
import { render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { createFormat } from '../../lib/format.ts';
import { addStrings, i18n, speak } from '../../lib/strings.ts';
import ar from '../../locales/ar.json' with { type: 'json' };
import en from '../../locales/en.json' with { type: 'json' };
import { Dial } from './dial.tsx';
import { dialCaption, dialText } from './sentence.ts';

const coverage: Coverage = {
  items: 23,
  outlets: 23,
  independentReports: 11,
  countries: ['GB'],
  approaches: { institutional: 4, economic: 2, technological: 1, environmental: 1, social: 0, investigative: 3 },
  gaps: ['social'],
  agreement: { percent: 82, state: 'contested', supporting: 9, contradicting: 2 },
};
const unknown: Coverage = {
  ...coverage,
  agreement: { percent: null, state: 'single-source', supporting: 0, contradicting: 0 },
};

beforeAll(() => {
  addStrings('en', en);
  addStrings('ar', ar);
});

const words = () => [i18n.t, createFormat(i18n.language, i18n.t)] as const;

describe('the sentence', () => {
  test('says everything the drawing shows', () => {
    const text = dialText(coverage, ...words());
    for (const part of [
      '11 independent reports',
      'Institutional 4',
      'Social 0, a blindspot',
      'Agreement 82%: Contested',
    ])
      expect(text).toContain(part);
  });

  test('abstains where nothing can be measured', () => {
    expect(dialText(unknown, ...words())).toContain('Too few reports speak');
    expect(dialText(unknown, ...words())).not.toContain('%');
    expect(dialText(null, ...words())).toContain('nothing to compare');
  });

  test('the caption tells the reach and the silence', () => {
    expect(dialCaption(coverage, ...words())).toContain(
      '11 cover 165 of 360 degrees. Nobody tells it from the social side.',
    );
    expect(dialCaption({ ...coverage, gaps: [] }, ...words())).not.toContain('Nobody');
  });

  test('reports that lean to no side have no block, and are told apart from those that have one', () => {
    expect(dialCaption(coverage, ...words())).not.toContain('no side');
    const some = { ...coverage, independentReports: 13 };
    expect(dialCaption(some, ...words())).toContain('11 cover 165 of 360 degrees. 2 more lean to no side.');
    expect(dialText(some, ...words())).toContain('Investigative 3. 2 more lean to no side. Agreement');
    const silent = { institutional: 0, economic: 0, technological: 0, environmental: 0, social: 0, investigative: 0 };
    const none = { ...coverage, approaches: silent, independentReports: 1 };
    expect(dialCaption(none, ...words())).toMatch(/^No report leans to a side\./);
    expect(dialText(none, ...words())).toContain('No report leans to a side. Agreement');
  });
});

describe('the drawing', () => {
  test('is an image with that sentence, a block a report and a bracket pair a blindspot', () => {
    const { container } = render(<Dial size={160} coverage={coverage} labels />);
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(dialText(coverage, ...words()));
    expect(container.querySelectorAll('.dial-arc')).toHaveLength(11);
    expect(container.querySelectorAll('.dial-gap')).toHaveLength(2);
    expect(container.querySelector('.dial-figure')?.textContent).toBe('82%');
  });

  test('a report alone is the thin ring with a dash', () => {
    const { container } = render(<Dial size={28} coverage={null} />);
    expect(container.querySelectorAll('.dial-arc')).toHaveLength(0);
    expect(container.querySelectorAll('.dial-track')).toHaveLength(6);
    expect(container.querySelectorAll('.dial-none')).toHaveLength(1);
  });

  test('figures follow the digits of the language', async () => {
    speak('ar');
    const { container } = render(<Dial size={160} coverage={coverage} />);
    expect(container.querySelector('.dial-figure')?.textContent).toBe('٨٢٪');
    speak('en');
  });
});

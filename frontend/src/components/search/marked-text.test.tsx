import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MarkedText } from './marked-text.tsx';

test('what answers is marked, the rest is not, and nothing is lost', () => {
  const pieces = [
    { text: 'The ', hit: false },
    { text: 'sea gate', hit: true },
    { text: ' failed at the ', hit: false },
    { text: 'gate', hit: true },
  ];
  const { container } = render(<MarkedText pieces={pieces} plain="unused" />);
  expect(container.textContent).toBe('The sea gate failed at the gate');
  expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['sea gate', 'gate']);
});

test('markup in a text stays text', () => {
  const { container } = render(<MarkedText pieces={[{ text: '<img src=x onerror=alert(1)>', hit: true }]} plain="" />);
  expect(container.querySelector('img')).toBeNull();
  expect(container.textContent).toBe('<img src=x onerror=alert(1)>');
});

test('where nothing is marked the plain text stands', () => {
  expect(render(<MarkedText pieces={[]} plain="Sea gate" />).container.textContent).toBe('Sea gate');
});

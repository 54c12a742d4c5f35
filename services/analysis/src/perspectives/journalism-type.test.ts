import { describe, expect, it } from 'vitest';
import { evidenceReport } from '../evidence/evidence.fixture.ts';
import { journalismTypeOf } from './journalism-type.ts';

const typed = (title: string, more: Parameters<typeof evidenceReport>[2] = {}, text = 'The port will close in May.') =>
  journalismTypeOf(evidenceReport('herald', { title, text }, more));

describe('journalismTypeOf', () => {
  it.each([
    ['Port of Ostmark to close', 'report'],
    ['Analysis: what Ostmark loses', 'analysis'],
    ['What we know about the port', 'analysis'],
    ['Opinion | Ostmark deserves better', 'opinion'],
    ['Kommentar: Der Hafen muss bleiben', 'opinion'],
    ['Port strike – live updates', 'live'],
    ['Watch: the quay falls into the sea', 'video'],
    ['Live music returns to the port', 'report'],
    ['Letters found in the old quay', 'report'],
  ])('takes “%s” for %s', (title, type) => {
    expect(typed(title)).toBe(type);
  });

  it('goes by kind of content, address and first lines too', () => {
    expect(typed('The port', { isPost: true })).toBe('post');
    expect(typed('The port', { contentType: 'live_stream' })).toBe('live');
    expect(typed('The port', { contentType: 'video' })).toBe('video');
    expect(typed('The port', { url: 'https://herald.example/opinion/2026/port' })).toBe('opinion');
    expect(typed('The port', {}, 'I think the port should stay.')).toBe('opinion');
    expect(typed('The port', {}, '“I think the port should stay,” said Ann Moe.')).toBe('report');
  });
});

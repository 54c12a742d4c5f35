import { expect, test } from 'vitest';
import { playableOf } from './playable.ts';

test('a host’s own player starts because the reader pressed play', () => {
  const playable = playableOf({ embedUrl: 'https://player.example/e/1?hl=en', videoUrl: null });
  expect(playable).toMatchObject({ kind: 'embed' });
  const query = new URL((playable as { src: string }).src).searchParams;
  expect([query.get('hl'), query.get('autoplay'), query.get('rel')]).toEqual(['en', '1', '0']);
});

test('a plain file plays here, whatever follows its name', () => {
  expect(playableOf({ embedUrl: null, videoUrl: 'https://v.example/a.MP4?x=1' })).toMatchObject({ kind: 'file' });
});

test('a file on this machine plays without https', () => {
  expect(playableOf({ embedUrl: null, videoUrl: 'http://127.0.0.1:8360/a.webm' })).toMatchObject({ kind: 'file' });
});

test.each([
  [null, null],
  [null, 'http://127.0.0.1.example/a.mp4'],
  [null, 'https://v.example/watch?v=1'],
  [null, 'http://v.example/a.mp4'],
  ['javascript:alert(1)', null],
  ['not an address', 'nor this'],
])('%s and %s cannot be shown', (embedUrl, videoUrl) => {
  expect(playableOf({ embedUrl, videoUrl })).toEqual({ kind: 'none' });
});

test('Vimeo’s player is asked for the reader’s quality; others choose for themselves', () => {
  const quality = (embedUrl: string, wanted: 'auto' | '480p' | '1080p') => {
    const playable = playableOf({ embedUrl, videoUrl: null }, wanted);
    return playable.kind === 'none' ? null : new URL(playable.src).searchParams.get('quality');
  };
  expect(quality('https://player.vimeo.com/video/1', '1080p')).toBe('1080p');
  expect(quality('https://player.vimeo.com/video/1', '480p')).toBe('540p');
  expect(quality('https://player.vimeo.com/video/1', 'auto')).toBeNull();
  expect(quality('https://www.youtube-nocookie.com/embed/1', '1080p')).toBeNull();
});

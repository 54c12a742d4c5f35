import { describe, expect, test } from 'vitest';
import { isVideoFile, videoIdOf } from './video.ts';

describe('videoIdOf', () => {
  test.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10',
    'https://m.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ?si=abc',
    'https://www.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    'https://youtube.com/live/dQw4w9WgXcQ',
    'https://www.youtube.com/v/dQw4w9WgXcQ',
  ])('%s', (url) => {
    expect(videoIdOf(url)?.embedUrl).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ');
  });

  test.each([
    'https://vimeo.com/123456789',
    'https://player.vimeo.com/video/123456789',
    'https://vimeo.com/channels/staffpicks/123456789',
  ])('%s', (url) => expect(videoIdOf(url)?.embedUrl).toBe('https://player.vimeo.com/video/123456789'));

  test.each([
    'https://www.youtube.com/@channel',
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/watch?v=%22%3E%3Cscript',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://example.com/watch?v=dQw4w9WgXcQ',
    'javascript://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'not an address',
  ])('%s shows none', (url) => expect(videoIdOf(url)).toBeNull());
});

test('a video file is told by its type, else by its name', () => {
  expect(isVideoFile('https://example.com/a', 'video/mp4')).toBe(true);
  expect(isVideoFile('https://example.com/a.mp4?x=1', null)).toBe(true);
  expect(isVideoFile('https://example.com/a.mp4', 'audio/mpeg')).toBe(false);
  expect(isVideoFile('https://example.com/a.html', null)).toBe(false);
});

import { expect, it } from 'vitest';
import { reportOf } from '../summaries/_segments.ts';
import { standsAlone } from './stands-alone.ts';

const segmentOf = (text: string) => {
  const segment = reportOf('quay', 'Harbour gates fail', text).segments.find(({ part }) => part !== 'title');
  if (!segment) throw new Error('no segment');
  return segment;
};

it.each([
  'The mayor said the bridge would open in May.',
  'At this year’s fair the harbour showed 40 ships.',
  'On that day the ministry closed all gates of the harbour.',
])('can be read by itself: %s', (text) => expect(standsAlone(segmentOf(text), 'en')).toBe(true));

it.each([
  'Only days later, that optimism was gone.',
  'In both those cases, the ministry said the gates had held.',
  'Who opened the gates of the harbour?',
  'The gates held," the mayor said. "Nobody was hurt.',
  'However, the gates of the harbour stayed closed.',
])('cannot: %s', (text) => expect(standsAlone(segmentOf(text), 'en')).toBe(false));

import { expect, test } from 'vitest';
import { prepareAttachment } from '../../lib/prepare-attachment.ts';
import { ACCEPT, modeOf } from './input-mode.ts';

const file = (type: string, bytes = 3) => new File([new Uint8Array(bytes)], 'file', { type });

test('each kind of file has its mode, and a document has none', () => {
  const types = ['image/png', 'video/mp4', 'audio/mpeg', 'application/pdf', ''];
  expect(types.map((type) => modeOf(file(type)))).toEqual(['image', 'video', 'audio', null, null]);
});

test.each([
  ['a document', file('application/pdf'), 'kind'],
  ['a film of ten megabytes', file('video/mp4', 10_000_000), 'size'],
] as const)('%s is refused with its reason', async (_what, refused, fault) => {
  await expect(prepareAttachment(refused, { accept: ACCEPT })).rejects.toMatchObject({
    fault,
  });
});

test('a recording is sent as it is', async () => {
  const { dataUrl } = await prepareAttachment(file('audio/mpeg'), { accept: ACCEPT });
  expect(dataUrl).toBe('data:audio/mpeg;base64,AAAA');
});

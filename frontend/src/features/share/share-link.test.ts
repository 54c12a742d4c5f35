import { decodeShare } from '@360/contracts/share-payload';
import { SHARE_ADDRESS_MAX } from '@360/contracts/shares';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../lib/api.ts';
import { json, stubServer } from '../../test/framed.tsx';
import { markAt } from './board.ts';
import { draftOf, makeLink, type Subject } from './share-link.ts';

const subject: Subject = {
  ...{ title: 'Häfen streiken 🚢', summary: 'All of it.', imageUrl: '/api/media/item-1' },
  ...{ url: 'https://quay.example/a', itemId: 'item-1', storyId: null },
};
const marks = [markAt('comment', { x: 10, y: 20 }, 'Here')];
const draft = (more: Partial<Subject> = {}, message = 'Look') => {
  const made = draftOf({ ...subject, ...more }, marks, message);
  if (!made) throw new Error('There is no draft.');
  return made;
};
const held = (url: string) => decodeShare(url.split('/shared/')[1] ?? '');
afterEach(() => vi.unstubAllGlobals());

test('signed, it is the address that the server gave', async () => {
  const server = stubServer(() => json({ id: 's', payload: {}, path: '/shared/abc' }, 201));
  expect(await makeLink(draft())).toEqual({ url: `${location.origin}/shared/abc`, signed: true });
  expect(server.calls[0]).toMatchObject({ method: 'POST', path: '/api/shares' });
  expect(server.calls[0]?.body).toMatchObject({ content: subject, annotations: marks, message: 'Look' });
});

describe('where the server cannot be reached', () => {
  const away = () => stubServer(() => json({ error: 'Later.' }, 503));

  test('it is made here, and reads back as a stranger’s', async () => {
    away();
    const { url, signed } = await makeLink(draft());
    expect(signed).toBe(false);
    expect(url).toMatch(/\/shared\/[\w-]+$/);
    expect(held(url)).toMatchObject({
      ...{ content: subject, annotations: marks, message: 'Look' },
      ...{ author: null, id: null, signature: null },
    });
  });

  test('a summary that does not fit stays behind', async () => {
    away();
    const { url } = await makeLink(draft({ summary: '港'.repeat(600) }, '港'.repeat(1_400)));
    expect(url.split('/shared/')[1]?.length).toBeLessThanOrEqual(SHARE_ADDRESS_MAX);
    expect(held(url)?.content.summary).toBe('');
  });

  test('what is too much even so is refused', async () => {
    away();
    const many = Array.from({ length: 120 }, () => markAt('comment', { x: 1, y: 1 }, 'Words'));
    const whole = draftOf(subject, many, '');
    await expect(makeLink(whole ?? draft())).rejects.toThrow(ApiError);
  });
});

test('what the server finds too much is not made here instead', async () => {
  stubServer(() => json({ error: 'This is too much for one address.' }, 400));
  await expect(makeLink(draft())).rejects.toThrow('This is too much for one address.');
});

test('a picture or address that may not be shared is left out', () => {
  expect(draft({ imageUrl: '/api/operator', url: 'ftp://x.example' }).content).toMatchObject({
    ...{ imageUrl: null, url: null, title: subject.title },
  });
});

import { expect, test } from 'vitest';
import { makeFiles } from './making.ts';
import { inventedMaterial } from './story.fixture.ts';

const made = () => makeFiles(inventedMaterial({ formats: ['html', 'json'] }), () => undefined);

test('the same material gives the same bytes and figures', async () => {
  const [first, second] = [await made(), await made()];
  expect(first.files.map(({ format }) => format)).toEqual(['html', 'json']);
  expect(first.files.map(({ bytes }) => Buffer.from(bytes).toString())).toEqual(
    second.files.map(({ bytes }) => Buffer.from(bytes).toString()),
  );
  expect(first.figures).toEqual(second.figures);
  expect(first.figures).toMatchObject({ reports: 2, outlets: 3, withheld: 0, pages: null });
});

test('a report whose evidence was tampered with is never made', async () => {
  const material = inventedMaterial();
  const [item, ...items] = material.frozen.bundle.items;
  if (!item) throw new Error('no item');
  const bundle = { ...material.frozen.bundle, items: [{ ...item, contentHash: '0'.repeat(64) }, ...items] };
  const tampered = { ...material, frozen: { ...material.frozen, bundle } };
  await expect(makeFiles(tampered, () => undefined)).rejects.toThrow('does not verify');
});

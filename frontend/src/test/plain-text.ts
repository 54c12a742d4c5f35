import { fireEvent, type RenderResult } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { hostileTexts } from './hostile-texts.ts';

const PAYLOADS = 1_000;
const A_PAGE = 100;
export const payloads = hostileTexts(PAYLOADS);

/** Names of elements and of their attributes, in order. */
export const skeletonOf = (element: Element): string[] =>
  [...element.querySelectorAll('*')].map(
    (one) =>
      `${one.tagName} ${one
        .getAttributeNames()
        .filter((name) => name !== 'id')
        .join(' ')}`,
  );

/** The rows, once there are as many as texts. */
function rowsOf(selector: string, texts: readonly string[]): Promise<Element[]> {
  return vi.waitFor(() => {
    const rows = [...document.querySelectorAll(selector)];
    expect(rows.length).toBe(texts.length);
    return rows;
  });
}

/**
 * Draws the payloads in place of harmless words, a hundred at a time: each row says its text and has the elements and
 * attributes of the harmless one, no others.
 * @param selector of the rows, one for each text
 */
export async function expectShownAsText(
  selector: string,
  draw: (texts: readonly string[]) => Pick<RenderResult, 'unmount'> | Promise<Pick<RenderResult, 'unmount'>>,
): Promise<void> {
  const calm = await draw(['words']);
  const [model] = (await rowsOf(selector, ['words'])).map(skeletonOf);
  calm.unmount();
  for (let from = 0; from < PAYLOADS; from += A_PAGE) {
    const texts = payloads.slice(from, from + A_PAGE);
    const { unmount } = await draw(texts);
    const rows = await rowsOf(selector, texts);
    texts.forEach((text, n) => {
      expect(skeletonOf(rows[n] as Element), text).toEqual(model);
      expect(rows[n]?.textContent).toContain(text);
    });
    unmount();
  }
  expect('struck' in window).toBe(false);
}

/** Types the payloads into a field one after the other: each stands in it as it was typed, and nothing comes of it elsewhere. */
export function expectTakenAsText(field: HTMLInputElement | HTMLTextAreaElement): void {
  const type = (text: string) => fireEvent.change(field, { target: { value: text } });
  type('words');
  const calm = new Set(skeletonOf(document.body).map((one) => one.split(' ')[0]));
  for (const text of payloads) {
    type(text);
    expect(field.value).toBe(field.tagName === 'INPUT' ? text.replace(/[\r\n]/g, '') : text);
  }
  const after = skeletonOf(document.body);
  expect(after.filter((one) => !calm.has(one.split(' ')[0]))).toEqual([]);
  expect(after.filter((one) => /\son/.test(one))).toEqual([]);
  expect('struck' in window).toBe(false);
}

import { get } from 'node:http';
import { describe, expect, test } from 'vitest';
import { BASE } from './browser.ts';

const SCRIPT_MAX = 130_000;
const FONTS_MAX = 90_000;

/** The bytes of an answer as a browser is sent them. */
const bytesOf = (path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(new URL(path, BASE), { headers: { 'accept-encoding': 'br' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      answer.on('end', () => resolve(bytes));
      answer.on('error', reject);
    }).on('error', reject);
  });

const textOf = async (path: string): Promise<string> => (await fetch(new URL(path, BASE))).text();

const STATIC = /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g;
const STRINGS = /\.\/((en|ar|de|es|fr)-[\w-]+\.js)/g;

/** A script and all that it imports without asking later. */
async function reach(path: string, reached = new Map<string, string>()): Promise<Map<string, string>> {
  if (reached.has(path)) return reached;
  const text = await textOf(path);
  reached.set(path, text);
  for (const [, file] of text.matchAll(STATIC)) await reach(`/assets/${file}`, reached);
  return reached;
}

const fontsIn = (html: string): string[] => [...html.matchAll(/href="([^"]+\.woff2)"/g)].map(([, href = '']) => href);

const sum = async (paths: Iterable<string>): Promise<number> =>
  (await Promise.all([...paths].map(bytesOf))).reduce((total, bytes) => total + bytes, 0);

describe('the first screen', () => {
  test('keeps its script within the budget, in every language', async () => {
    const html = await textOf('/');
    const scripts = new Map<string, string>();
    for (const [, src = ''] of html.matchAll(/<script[^>]* src="([^"]+)"/g)) await reach(src, scripts);
    const program = await sum(scripts.keys());
    const languages = new Map(
      [...scripts.values()].flatMap((text) =>
        [...text.matchAll(STRINGS)].map(([, file, language]) => [language, file] as const),
      ),
    );
    expect([...languages.keys()].sort()).toEqual(['ar', 'de', 'en', 'es', 'fr']);
    expect(program).toBeGreaterThan(50_000);
    for (const [language, file] of languages)
      expect(program + (await bytesOf(`/assets/${file}`)), `${language}, in bytes`).toBeLessThanOrEqual(SCRIPT_MAX);
  });

  test.each(['latin-serif', 'arabic'])('keeps its fonts within the budget, with %s', async (letters) => {
    const html = await textOf('/');
    const own = new RegExp(`<template id="${letters}">(.*?)</template>`, 's').exec(html)?.[1] ?? '';
    const always = html.replaceAll(/<template.*?<\/template>/gs, '');
    expect(fontsIn(own).length).toBeGreaterThan(0);
    expect(await sum([...fontsIn(always), ...fontsIn(own)])).toBeLessThanOrEqual(FONTS_MAX);
  });
});

import { z } from 'zod';

/** Control characters but the tab and the line feed; and overrides of the writing direction, by which a text poses as another. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const NEVER_SHOWN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202d\u202e]/gu;

/** A text as it is kept: what was written, whatever markup it looks like, without what cannot be shown. */
export const plainText = (text: string): string =>
  text.toWellFormed().replace(/\r\n?/gu, '\n').replace(NEVER_SHOWN, '').trim();

/** A text that somebody wrote, from `min` to `max` UTF-16 units; `missing` says what is wrong with less. */
export const plainTextSchema = (min: number, max: number, missing?: string) =>
  z.string().max(max).transform(plainText).pipe(z.string().min(min, missing));

/** An address that may be led to, in the one way it is written: http or https, naming no user. */
export const webAddressSchema = z
  .string()
  .trim()
  .max(2_000)
  .transform((text, context) => {
    const url = URL.parse(text);
    if (url && /^https?:$/.test(url.protocol) && !url.username && !url.password) return url.href;
    context.addIssue('Addresses begin with http:// or https:// and name no user.');
    return z.NEVER;
  })
  .pipe(z.string().max(2_000));

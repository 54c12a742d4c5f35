import { z } from 'zod';

/** More than any post ever had; what lies above is no count. */
const MOST = 1e12;

/** Counts that are missing or make no sense are none. */
export const countSchema = z.int().min(0).max(MOST).catch(0);
/** The oldest of the networks began in this year. */
const FIRST_POST = Date.UTC(2006, 0);
/** A moment in ISO 8601 as ms since 1970. */
export const momentSchema = z.iso
  .datetime({ offset: true })
  .transform((text) => Date.parse(text))
  .refine((at) => at >= FIRST_POST);
/** A text that may be missing, wrong or far too long. */
export const looseText = (longest: number) =>
  z
    .string()
    .transform((text) => text.slice(0, longest))
    .nullish()
    .catch(null);
export const lengthSchema = z.number().min(0).max(1e9).nullish().catch(null);

/** The members of an untrusted list that are what they should be, of its first `most`; the others lose only themselves. */
export const validOf = <T>(schema: z.ZodType<T>, list: unknown, most: number): T[] =>
  Array.isArray(list)
    ? list.slice(0, most).flatMap((one) => {
        const parsed = schema.safeParse(one);
        return parsed.success ? [parsed.data] : [];
      })
    : [];

/** A list inside a post, read the same way. */
export const looseList = <T>(schema: z.ZodType<T>, most: number) =>
  z
    .unknown()
    .optional()
    .transform((list) => validOf(schema, list, most));

import { z } from 'zod';

/** The eight topics of the feed, in the order readers see them. */
export const CATEGORIES = [
  'world',
  'politics',
  'tech',
  'business',
  'sports',
  'health',
  'environment',
  'science',
] as const;
export const categorySchema = z.enum(CATEGORIES);
export type Category = z.infer<typeof categorySchema>;

/** What the analysis says an outlet looks at; the order is the dial's, clockwise from twelve. */
export const APPROACHES = [
  'institutional',
  'economic',
  'technological',
  'environmental',
  'social',
  'investigative',
] as const;
export const approachSchema = z.enum(APPROACHES);
export type Approach = z.infer<typeof approachSchema>;

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countryCodeSchema } from '@360/contracts/countries';
import { APPROACHES, CATEGORIES } from '@360/contracts/vocabulary';
import { z } from 'zod';

const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case letters and digits in words joined by dashes');
const categorySchema = z.enum(CATEGORIES);
const paragraphsSchema = z.array(z.string().min(1)).min(1);

const feedFormatSchema = z.enum(['rss', 'atom', 'json']);

/** One feed of one outlet. An item goes to the section of its own category, else to the outlet's first one. */
const sectionSchema = z.strictObject({ id: slugSchema, category: categorySchema.nullable(), format: feedFormatSchema });
export type Section = z.infer<typeof sectionSchema>;

/**
 * `fullText` false: the feed carries a teaser only, as many real feeds do, and the article page the rest.
 * `reservesMining`: the outlet lets people read its articles, and no machines.
 */
const outletSchema = z.strictObject({
  id: slugSchema,
  name: z.string().min(1),
  country: countryCodeSchema,
  language: z.string().min(2),
  owner: z.string().min(1),
  kind: z.enum([
    'newspaper',
    'broadcaster',
    'agency',
    'magazine',
    'digital',
    'public-broadcaster',
    'government',
    'video',
  ]),
  fullText: z.boolean(),
  reservesMining: z.boolean().optional(),
  sections: z.array(sectionSchema).min(1),
});
export type Outlet = z.infer<typeof outletSchema>;

/** What an outlet changed in a report after it was out; what is absent stays as it was. */
const revisionSchema = z.strictObject({
  afterMinutes: z.number().positive(),
  title: z.string().min(1).optional(),
  summary: z.string().min(1).optional(),
  paragraphs: paragraphsSchema.optional(),
});

const reportBase = {
  outlet: slugSchema,
  /** Minutes after the story's start. */
  at: z.number().min(0),
  author: z.string().optional(),
  picture: z.string().optional(),
  clip: z.string().optional(),
  category: categorySchema.optional(),
  tags: z.array(z.string()).optional(),
  revision: revisionSchema.optional(),
};

const ownReportSchema = z.strictObject({
  ...reportBase,
  approach: z.enum(APPROACHES),
  title: z.string().min(1),
  summary: z.string().min(1),
  paragraphs: paragraphsSchema,
});

/** A wire text carried by another outlet: the text of `copyOf`'s report under this outlet's name, the last `cut` paragraphs dropped. */
const copyReportSchema = z.strictObject({
  ...reportBase,
  copyOf: slugSchema,
  title: z.string().min(1).optional(),
  cut: z.int().min(0).default(0),
});

/** What was planted in a story on purpose, so that a test can look for it in the texts. */
const plantsSchema = z.strictObject({
  contradiction: z
    .array(
      z.strictObject({
        about: z.string(),
        figures: z.array(z.strictObject({ outlet: slugSchema, says: z.string().min(1) })).min(2),
      }),
    )
    .optional(),
  wire: z.strictObject({ agency: slugSchema, copies: z.array(slugSchema).min(2) }).optional(),
  correction: z.strictObject({ outlet: slugSchema, was: z.string(), now: z.string() }).optional(),
  oneSided: z.string().optional(),
  scoop: z.strictObject({ outlet: slugSchema, confirmedBy: slugSchema }).optional(),
  denial: z.strictObject({ outlet: slugSchema, says: z.string() }).optional(),
  breaking: z.boolean().optional(),
});

const storySchema = z.strictObject({
  slug: slugSchema,
  category: categorySchema,
  subject: z.string().min(1),
  /** Minutes from the epoch to the first report; negative lies before the newsroom's start. */
  start: z.number().min(-4.4 * 1440),
  tags: z.array(z.string()).min(1),
  pictures: z.array(z.string()).min(1),
  plants: plantsSchema,
  reports: z
    .array(z.union([ownReportSchema, copyReportSchema]))
    .min(3)
    .max(14),
});
export type Story = z.infer<typeof storySchema>;
export type Report = Story['reports'][number];
export type OwnReport = z.infer<typeof ownReportSchema>;

/** A news item that belongs to no story. */
const singleSchema = z.strictObject({
  outlet: slugSchema,
  category: categorySchema,
  title: z.string().min(1),
  summary: z.string().min(1),
  paragraphs: paragraphsSchema,
  picture: z.string().nullable(),
  clip: z.string().optional(),
  author: z.string().optional(),
  tags: z.array(z.string()),
});
export type Single = z.infer<typeof singleSchema>;

const liveChannelFileSchema = z.array(
  z.strictObject({
    id: slugSchema,
    name: z.string(),
    subject: z.string(),
    country: countryCodeSchema,
    language: z.string(),
    outlet: slugSchema,
    clip: z.string(),
    caption: z.string(),
  }),
);
export type Channel = z.infer<typeof liveChannelFileSchema>[number];

const here = import.meta.dirname;
const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

function parseFile<T>(schema: z.ZodType<T>, path: string): T {
  const result = schema.safeParse(readJson(path));
  if (!result.success) throw new Error(`${path}: ${z.prettifyError(result.error)}`);
  return result.data;
}

const jsonFiles = (folder: string) =>
  readdirSync(join(here, folder))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(here, folder, name));

export type Content = { outlets: Outlet[]; stories: Story[]; singles: Single[]; channels: Channel[] };

/** Reads and checks every data file. Throws an error that names the file and the field which is wrong. */
export function loadContent(): Content {
  return {
    outlets: parseFile(z.array(outletSchema), join(here, 'outlets.json')),
    stories: jsonFiles('stories').map((path) => parseFile(storySchema, path)),
    singles: jsonFiles('singles').flatMap((path) => parseFile(z.array(singleSchema), path)),
    channels: parseFile(liveChannelFileSchema, join(here, 'channels.json')),
  };
}

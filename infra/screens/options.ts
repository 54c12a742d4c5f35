import { parseArgs } from 'node:util';
import { z } from 'zod';

export const HELP = `Usage: npm run screens -- [options]

  --base <address>    a running product; without it one is started on the sample newsroom
  --only <names>      screens, with commas between them
  --looks <parts>     looks whose name holds one of these, such as 390 or 1440-dark-ar
  --list              name the screens and looks
  --help              show this
`;

/** What the command line asks for. An empty list is all there are. */
export interface ScreenOptions {
  base: string | undefined;
  only: string[];
  looks: string[];
  list: boolean;
  help: boolean;
}

const names = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((name) => name.trim() || []));

const optionsSchema = z.object({
  base: z
    .url({ protocol: /^https?$/, error: '--base takes an address such as http://127.0.0.1:3600.' })
    .transform((address) => new URL(address).origin)
    .optional(),
  only: names,
  looks: names,
  list: z.boolean().default(false),
  help: z.boolean().default(false),
});

/** Reads the command line. @throws Error naming what is wrong */
export const readOptions = (args: string[]): ScreenOptions => {
  const { values } = parseArgs({
    args,
    options: {
      base: { type: 'string' },
      only: { type: 'string' },
      looks: { type: 'string' },
      list: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  const read = optionsSchema.safeParse(values);
  if (read.success) return { ...read.data, base: read.data.base };
  throw new Error(read.error.issues.map(({ message }) => message).join(' '));
};

/** Those asked for, in their own order. @throws Error where one asked for is none of them */
export const chosen = <Named extends { name: string }>(
  all: readonly Named[],
  asked: readonly string[],
  fits: (one: Named, name: string) => boolean,
): Named[] => {
  const unknown = asked.find((name) => !all.some((one) => fits(one, name)));
  if (unknown) throw new Error(`There is nothing named "${unknown}": --list names what there is.`);
  return asked.length === 0 ? [...all] : all.filter((one) => asked.some((name) => fits(one, name)));
};

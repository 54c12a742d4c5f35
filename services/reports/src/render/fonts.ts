import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FAMILIES = {
  newsreader: import.meta.resolve('@fontsource/newsreader/package.json'),
  inter: import.meta.resolve('@fontsource/inter/package.json'),
  'ibm-plex-sans-arabic': import.meta.resolve('@fontsource/ibm-plex-sans-arabic/package.json'),
} as const;
type Family = keyof typeof FAMILIES;

/** A font file of the product: family, script subset as its packager cut it, weight. */
export interface FontFile {
  family: Family;
  script: string;
  weight: 400 | 500 | 600;
}

/** The bytes of a font file. @throws Error where the family has no such file */
export const fontBytes = ({ family, script, weight }: FontFile, format: 'woff' | 'woff2'): Buffer =>
  readFileSync(fileURLToPath(new URL(`files/${family}-${script}-${weight}-normal.${format}`, FAMILIES[family])));

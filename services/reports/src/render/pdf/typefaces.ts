import { type FontFile, fontBytes } from '../fonts.ts';
import { type OpenFont, openFontOf, type Paper } from './paper.ts';

export type Style = 'title' | 'reading' | 'sans' | 'bold';

const INTER_SCRIPTS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese'] as const;
const NEWSREADER_SCRIPTS = ['latin', 'latin-ext', 'vietnamese'] as const;

const inter = (weight: 400 | 600): FontFile[] =>
  INTER_SCRIPTS.map((script) => ({ family: 'inter', script, weight }) as const);
const newsreader = (weight: 400 | 500): FontFile[] =>
  NEWSREADER_SCRIPTS.map((script) => ({ family: 'newsreader', script, weight }) as const);
const arabic = (weight: 400 | 600): FontFile => ({ family: 'ibm-plex-sans-arabic', script: 'arabic', weight });

/** The files of each style, in the order in which a character is looked for in them. */
const CHAINS: Readonly<Record<Style, readonly FontFile[]>> = {
  title: [...newsreader(500), ...inter(600), arabic(600)],
  reading: [...newsreader(400), ...inter(400), arabic(400)],
  sans: [...inter(400), arabic(400)],
  bold: [...inter(600), arabic(600)],
};

/** A stretch of text that one font can show. `font` is null where none can: each character is a box then. */
export interface FontRun {
  font: string | null;
  text: string;
}

/** What shapes the text beside it and has no shape of its own. */
const SHAPELESS = /[\p{Cc}\p{Cf}\p{Mn}]|\p{Variation_Selector}/u;
/** What tells how text is set, and is no text. */
const UNSEEN = /[\p{Cc}\p{Cf}]|\p{Variation_Selector}/u;
const nameOf = ({ family, script, weight }: FontFile): string => `${family}-${script}-${weight}`;

export interface Typefaces {
  /** A text in stretches of one font each. */
  runsOf: (text: string, style: Style) => FontRun[];
  /** Width in points. */
  widthOf: (run: FontRun, size: number) => number;
  /** How many different characters no font had. */
  missing: () => number;
}

/** The product's typefaces in a document; a file is read where a character first needs it. */
export const createTypefaces = (paper: Paper): Typefaces => {
  const missing = new Set<string>();
  const fonts = new Map<string, OpenFont>();
  const opened = (file: FontFile) => {
    const name = nameOf(file);
    const known = fonts.get(name);
    if (known) return known;
    paper.registerFont(name, fontBytes(file, 'woff'));
    const font = openFontOf(paper.font(name));
    fonts.set(name, font);
    return font;
  };

  const fontFor = (character: string, style: Style, before: string | null | undefined): string | null => {
    if (SHAPELESS.test(character) && before) return before;
    const point = character.codePointAt(0) ?? 0;
    const file = CHAINS[style].find((each) => opened(each).hasGlyphForCodePoint(point));
    if (!file) missing.add(character);
    return file ? nameOf(file) : null;
  };

  const known = new Map<string, number>();
  return {
    runsOf: (text, style) => {
      const runs: FontRun[] = [];
      for (const character of text.toWellFormed().normalize('NFC')) {
        if (UNSEEN.test(character)) continue;
        const last = runs.at(-1);
        const font = fontFor(character, style, last?.font);
        if (last && last.font === font) last.text += character;
        else runs.push({ font, text: character });
      }
      return runs;
    },
    widthOf: ({ font, text }, size) => {
      if (font === null) return [...text].length * size * 0.7;
      const key = `${font} ${size} ${text}`;
      const width = known.get(key) ?? paper.font(font).fontSize(size).widthOfString(text);
      known.set(key, width);
      return width;
    },
    missing: () => missing.size,
  };
};

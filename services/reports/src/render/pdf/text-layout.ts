import type { FontRun, Style, Typefaces } from './typefaces.ts';

/** A stretch of text in one style. */
export interface Span {
  text: string;
  style: Style;
  size: number;
  colour: string;
  /** How far above the line it stands, in points. */
  rise?: number;
  /** An address elsewhere, or the name of a place in the document. */
  href?: string | null;
  place?: string;
  /** Set where the span follows the one before it without a space. */
  joined?: boolean;
}

interface Word {
  span: Span;
  runs: FontRun[];
  width: number;
  /** Width of the space before it. */
  space: number;
  isRtl: boolean;
  /** Whether it has letters, and no direction of its own otherwise. */
  isStrong: boolean;
}

export interface Piece {
  span: Span;
  run: FontRun;
  x: number;
  width: number;
  isRtl: boolean;
}
export interface Line {
  pieces: Piece[];
  width: number;
}

const RTL = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;

const wordsOf = (faces: Typefaces, spans: readonly Span[]): Word[] =>
  spans.flatMap((span) =>
    span.text
      .split(/\s+/u)
      .filter(Boolean)
      .map((text, at): Word => {
        const runs = faces.runsOf(text, span.style);
        const width = runs.reduce((total, run) => total + faces.widthOf(run, span.size), 0);
        const isJoined = at === 0 && span.joined === true;
        const space = isJoined
          ? 0
          : faces.widthOf(faces.runsOf(' ', span.style)[0] ?? { font: null, text: ' ' }, span.size);
        return { span, runs, width, space, isRtl: RTL.test(text), isStrong: /\p{L}/u.test(text) };
      }),
  );

const sum = (words: readonly Pick<Word, 'width'>[]): number => words.reduce((total, { width }) => total + width, 0);

/** A word wider than the line in pieces that fit. */
const broken = (faces: Typefaces, word: Word, width: number): Word[] => {
  if (word.width <= width) return [word];
  const parts: Word[] = [];
  let text = '';
  const close = (): void => {
    const runs = faces.runsOf(text, word.span.style);
    const own = runs.reduce((total, run) => total + faces.widthOf(run, word.span.size), 0);
    parts.push({ ...word, runs, width: own, space: parts.length === 0 ? word.space : 0 });
    text = '';
  };
  let used = 0;
  for (const character of word.runs.map((run) => run.text).join('')) {
    const own = faces
      .runsOf(character, word.span.style)
      .reduce((total, run) => total + faces.widthOf(run, word.span.size), 0);
    if (used + own > width && text !== '') {
      close();
      used = 0;
    }
    text += character;
    used += own;
  }
  close();
  return parts;
};

/** A unit as it is, or in pieces where it is wider than the line. */
const fitted = (faces: Typefaces, unit: readonly Word[], width: number): Word[][] =>
  sum(unit) <= width ? [[...unit]] : unit.flatMap((word) => broken(faces, word, width)).map((word) => [word]);

/**
 * Words of a line in the order in which they are seen: those written from right to left are turned round together, with
 * the numbers and signs between them.
 */
const asSeen = (words: readonly Word[]): Word[] => {
  const seen: Word[] = [];
  let turned: Word[] = [];
  let between: Word[] = [];
  const close = (): void => {
    seen.push(...turned.toReversed(), ...between);
    turned = [];
    between = [];
  };
  for (const word of words) {
    if (word.isRtl) {
      turned.push(...between, word);
      between = [];
    } else if (turned.length > 0 && !word.isStrong) between.push(word);
    else {
      close();
      seen.push(word);
    }
  }
  close();
  return seen;
};

const lineOf = (faces: Typefaces, words: readonly Word[]): Line => {
  const pieces: Piece[] = [];
  let x = 0;
  for (const [at, word] of asSeen(words).entries()) {
    if (at > 0) x += word.space;
    for (const run of word.runs) {
      const width = faces.widthOf(run, word.span.size);
      pieces.push({ span: word.span, run, x, width, isRtl: word.isRtl });
      x += width;
    }
  }
  return { pieces, width: x };
};

/** Words with those that are joined to them, which stay on their line. */
const unitsOf = (words: readonly Word[]): Word[][] => {
  const units: Word[][] = [];
  for (const word of words) {
    const last = units.at(-1);
    if (last && word.space === 0) last.push(word);
    else units.push([word]);
  }
  return units;
};

/** Breaks text into lines of at most `width` points. */
export const layOut = (faces: Typefaces, spans: readonly Span[], width: number): Line[] => {
  const lines: Word[][] = [];
  let line: Word[] = [];
  let used = 0;
  const words = wordsOf(faces, spans);
  for (const unit of unitsOf(words).flatMap((each) => fitted(faces, each, width))) {
    const space = unit[0]?.space ?? 0;
    const own = sum(unit);
    if (line.length > 0 && used + space + own > width) {
      lines.push(line);
      line = [];
      used = 0;
    }
    used += line.length === 0 ? own : space + own;
    line.push(...unit);
  }
  if (line.length > 0) lines.push(line);
  return lines.map((each) => lineOf(faces, each));
};

/** What a character is to the tokenizer. */
export const OTHER = 1;
/** Letter, mark or digit of a script that puts spaces between words. */
export const WORD = 2;
/** Letter of a script that does not. */
export const UNSPACED = 3;

const WORD_CHARACTER = /^[\p{L}\p{M}\p{N}]$/u;
const UNSPACED_CHARACTER =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}ー々]$/u;

const classOfCharacter = (character: string): number => {
  if (UNSPACED_CHARACTER.test(character)) return UNSPACED;
  return WORD_CHARACTER.test(character) ? WORD : OTHER;
};

const isHighSurrogate = (code: number) => code >= 0xd800 && code < 0xdc00;

/** UTF-16 units looked at so far; 0 where none was. */
const known = new Uint8Array(0x1_0000);

/** Class of the character that begins at a place in a text, by a table that fills as characters come. */
export const classAt = (text: string, at: number): number => {
  const code = text.charCodeAt(at);
  const found = known[code] as number;
  if (found !== 0) return found;
  if (isHighSurrogate(code)) return classOfCharacter(String.fromCodePoint(text.codePointAt(at) ?? code));
  const fresh = classOfCharacter(String.fromCharCode(code));
  known[code] = fresh;
  return fresh;
};

/** UTF-16 units of the character at a place. */
export const widthAt = (text: string, at: number): number =>
  isHighSurrogate(text.charCodeAt(at)) && at + 1 < text.length && (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;

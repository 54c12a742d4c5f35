const ENCODINGS: { mark: readonly number[]; label: string }[] = [
  { mark: [0xff, 0xfe], label: 'utf-16le' },
  { mark: [0xfe, 0xff], label: 'utf-16be' },
];

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what tells a text from other files
const NO_TEXT = /[\0-\x08\x0e-\x1a\x1c-\x1f\x7f]/;

/** The text of UTF-8, or of UTF-16 with its byte order mark, that decodes without a fault; null for anything else. */
export const decodeText = (bytes: Uint8Array): string | null => {
  const label = ENCODINGS.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte))?.label ?? 'utf-8';
  try {
    const text = new TextDecoder(label, { fatal: true }).decode(bytes);
    return NO_TEXT.test(text) ? null : text;
  } catch {
    return null;
  }
};

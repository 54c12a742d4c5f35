/** Names as parts of a sentence: one in another script does not turn what stands around it. */
export const isolated = (names: readonly string[]): string[] => names.map((name) => `\u2068${name}\u2069`);

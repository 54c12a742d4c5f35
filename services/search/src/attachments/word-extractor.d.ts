declare module 'word-extractor' {
  interface WordDocument {
    getBody(options?: { filterUnicode?: boolean }): string;
    getFootnotes(options?: { filterUnicode?: boolean }): string;
  }

  class WordExtractor {
    extract(source: Buffer | string): Promise<WordDocument>;
  }

  export = WordExtractor;
}

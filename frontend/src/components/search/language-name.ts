/** The name of a language, said in another; its code where it has none. */
export function languageName(code: string, language: string): string {
  try {
    return new Intl.DisplayNames([language], { type: 'language', fallback: 'code' }).of(code) ?? code;
  } catch {
    return code;
  }
}

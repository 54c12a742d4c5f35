import { useTranslation } from '../../lib/use-translation.ts';

/** Names what a channel is about in the language of the page where it is one of our topics, else in the catalogue's word. */
export function useSubjectName(): (subject: string) => string {
  const { t, i18n } = useTranslation();
  return (subject) => {
    const key = `category.${subject.toLowerCase()}`;
    return i18n.exists(key) ? t(key) : subject;
  };
}

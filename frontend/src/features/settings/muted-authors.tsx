import { authorIn } from '@360/contracts/muted';
import { X } from 'lucide-react';
import { useSettings } from '../../lib/settings-store.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { change } from './change-settings.ts';

/** Authors whose posts are left out, each to be heard again by a press; nothing where there are none. */
export function MutedAuthors() {
  const { t } = useTranslation();
  const { mutedAuthors } = useSettings();
  if (mutedAuthors.length === 0) return null;
  const remove = (author: string) =>
    void change(({ mutedAuthors: authors }) => ({ mutedAuthors: authors.filter((other) => other !== author) }));
  return (
    <section className="st-part">
      <h3 className="st-name">{t('userSettings.authors.title')}</h3>
      <p className="st-hint">{t('userSettings.authors.hint')}</p>
      <ul className="st-words" aria-label={t('userSettings.authors.title')}>
        {mutedAuthors.map((author) => {
          const name = authorIn(author).authorName;
          return (
            <li key={author}>
              <button
                type="button"
                className="chip"
                aria-label={t('userSettings.authors.remove', { name })}
                onClick={() => remove(author)}
              >
                <bdi>{name}</bdi>
                <X className="icon icon-s" aria-hidden />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

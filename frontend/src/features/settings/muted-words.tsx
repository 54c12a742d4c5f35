import { X } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useSettings } from '../../lib/settings-store.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { change } from './change-settings.ts';
import { MUTED_MAX, WORD_MAX } from './choices.ts';

/** Words that keep a report out of the lists where its title or summary holds one. */
export function MutedWords() {
  const { t } = useTranslation();
  const { mutedWords } = useSettings();
  const [typed, setTyped] = useState('');
  const field = useId();
  const full = mutedWords.length >= MUTED_MAX;
  const add = (event: FormEvent) => {
    event.preventDefault();
    const word = typed.trim().replace(/\s+/g, ' ');
    if (word === '' || full) return;
    setTyped('');
    void change(({ mutedWords: words }) => ({ mutedWords: words.includes(word) ? words : [...words, word] }));
  };
  const remove = (word: string) => {
    document.getElementById(field)?.focus();
    void change(({ mutedWords: words }) => ({ mutedWords: words.filter((other) => other !== word) }));
  };
  return (
    <section className="st-part">
      <h3>
        <label className="st-name" htmlFor={field}>
          {t('userSettings.words.title')}
        </label>
      </h3>
      <p className="st-hint" id={`${field}-hint`}>
        {t(full ? 'userSettings.words.full' : 'userSettings.words.hint')}
      </p>
      <form className="st-find" onSubmit={add}>
        <input
          className="st-field"
          id={field}
          aria-describedby={`${field}-hint`}
          dir="auto"
          maxLength={WORD_MAX}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <button type="submit" className="btn" disabled={full || typed.trim() === ''}>
          {t('userSettings.words.add')}
        </button>
      </form>
      {mutedWords.length > 0 && (
        <ul className="st-words" aria-label={t('userSettings.words.title')}>
          {mutedWords.map((word) => (
            <li key={word}>
              <button
                type="button"
                className="chip"
                aria-label={t('userSettings.words.remove', { word })}
                onClick={() => remove(word)}
              >
                <bdi>{word}</bdi>
                <X className="icon icon-s" aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

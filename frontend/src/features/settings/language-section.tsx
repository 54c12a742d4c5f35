import { useNavigate } from '@tanstack/react-router';
import { useId } from 'react';
import { languageName } from '../../components/search/language-name.ts';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../lib/i18n.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { change } from './change-settings.ts';

/** The language of the interface, each under its own name and the one it has in the language shown. */
export function LanguageSection() {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const group = useId();
  const choose = (language: Language) => {
    void change(() => ({ language }));
    // A language in the address would win over the choice at the next visit.
    void navigate({ to: '.', search: (search: object) => ({ ...search, lang: undefined }), replace: true });
  };
  return (
    <fieldset className="st-part">
      <legend className="st-name">{t('userSettings.language')}</legend>
      <p className="st-hint">{t('userSettings.languageHint')}</p>
      {LANGUAGES.map((language) => (
        <label className="st-row st-pick" key={language}>
          <input type="radio" name={group} checked={i18n.language === language} onChange={() => choose(language)} />
          <span lang={language}>{LANGUAGE_NAMES[language]}</span>
          {language !== i18n.language && <span className="text-ink-3"> {languageName(language, i18n.language)}</span>}
        </label>
      ))}
    </fieldset>
  );
}

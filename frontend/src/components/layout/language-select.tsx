import { useNavigate } from '@tanstack/react-router';
import { Languages } from 'lucide-react';
import { changeLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from '../../lib/i18n.ts';
import { useTranslation } from '../../lib/use-translation.ts';

export function LanguageSelect() {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const choose = (language: Language) => {
    void changeLanguage(language);
    // A language in the address would win over the choice at the next visit.
    void navigate({ to: '.', search: (search: object) => ({ ...search, lang: undefined }), replace: true });
  };
  return (
    <label className="nav-entry" title={t('nav.language')}>
      <Languages className="icon" aria-hidden />
      <span className="sr-only">{t('nav.language')}</span>
      <select value={i18n.language} onChange={(event) => choose(event.target.value as Language)}>
        {LANGUAGES.map((language) => (
          <option key={language} value={language} lang={language}>
            {LANGUAGE_NAMES[language]}
          </option>
        ))}
      </select>
    </label>
  );
}

import { Image, Mic, Type, Video } from 'lucide-react';
import { useTranslation } from '../../lib/use-translation.ts';
import type { InputMode } from './input-mode.ts';

const MODES = [
  { mode: 'text', Icon: Type },
  { mode: 'image', Icon: Image },
  { mode: 'video', Icon: Video },
  { mode: 'audio', Icon: Mic },
] as const satisfies readonly { mode: InputMode; Icon: typeof Type }[];

/** What is searched with: words, or a file of one of three kinds. */
export function ModeSwitch({ mode, onMode }: { mode: InputMode; onMode: (mode: InputMode) => void }) {
  const { t } = useTranslation();
  return (
    <fieldset className="sp-seg">
      <legend className="sr-only">{t('searchPage.mode.label')}</legend>
      {MODES.map(({ mode: each, Icon }) => (
        <label key={each}>
          <input
            type="radio"
            name="search-mode"
            className="sr-only"
            checked={mode === each}
            onChange={() => onMode(each)}
          />
          <Icon className="icon icon-s" aria-hidden />
          {t(`searchPage.mode.${each}`)}
        </label>
      ))}
    </fieldset>
  );
}

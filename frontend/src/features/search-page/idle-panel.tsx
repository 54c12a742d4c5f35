import { Image, Mic, Type, Video } from 'lucide-react';
import { useTranslation } from '../../lib/use-translation.ts';

const WAYS = [
  { way: 'text', Icon: Type },
  { way: 'image', Icon: Image },
  { way: 'video', Icon: Video },
  { way: 'audio', Icon: Mic },
] as const;

const SUGGESTED = ['first', 'second', 'third', 'fourth'] as const;

/** The four searches that are always offered. */
export function Suggested({ onSearch }: { onSearch: (query: string) => void }) {
  const { t } = useTranslation();
  return (
    <ul className="sp-row sp-line mt-3" aria-label={t('searchPage.try')}>
      <li className="text-12 text-ink-3 whitespace-nowrap" aria-hidden>
        {t('searchPage.try')}
      </li>
      {SUGGESTED.map((which) => {
        const query = t(`searchPage.suggested.${which}`);
        return (
          <li key={which}>
            <button type="button" className="chip" dir="auto" onClick={() => onSearch(query)}>
              {query}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Before a search: the four ways there are to search. */
export function IdlePanel() {
  const { t } = useTranslation();
  return (
    <section className="sp-idle" aria-labelledby="sp-idle">
      <h2 className="head-22" id="sp-idle">
        {t('searchPage.idle.title')}
      </h2>
      <ul>
        {WAYS.map(({ way, Icon }) => (
          <li key={way}>
            <Icon className="icon" aria-hidden />
            <p>
              <b className="label block">{t(`searchPage.idle.${way}`)}</b>
              <span className="text-ink-2">{t(`searchPage.idle.${way}Text`)}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { useTranslation } from '../../lib/use-translation.ts';

/** Each way of asking with the sentence that explains it; the words are the query language's own in every language. */
export const EXAMPLES = [
  { key: 'source', query: 'budget source:reuters' },
  { key: 'country', query: 'election country:de' },
  { key: 'after', query: 'storm after:2026-01-31' },
  { key: 'before', query: 'storm before:2026-01-31' },
  { key: 'phrase', query: '"interest rates"' },
  { key: 'minus', query: 'football -transfer' },
  { key: 'coveredBy', query: 'covered-by:bbc' },
  { key: 'notCoveredBy', query: 'climate not-covered-by:cnn' },
  { key: 'agreement', query: 'agreement:<60' },
  { key: 'status', query: 'status:conflicting' },
  { key: 'independent', query: 'independent:>=3' },
] as const;

/** The query language, an example for each word of it; a press puts the example into the box. */
export function SyntaxHelp({ open, onExample }: { open: boolean; onExample: (query: string) => void }) {
  const { t } = useTranslation();
  return (
    <details className="sp-help" open={open}>
      <summary>{t('searchPage.syntax.title')}</summary>
      <p className="mt-2 text-ink-2">{t('searchPage.syntax.text')}</p>
      <ul>
        {EXAMPLES.map(({ key, query }) => (
          <li key={key}>
            <button type="button" className="sp-code" dir="ltr" onClick={() => onExample(query)}>
              {query}
            </button>
            <span className="text-ink-2">{t(`searchPage.syntax.${key}`)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

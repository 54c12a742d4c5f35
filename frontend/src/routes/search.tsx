import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { SaveSearch } from '../features/saved-searches/save-search.tsx';
import { SavedSearches } from '../features/saved-searches/saved-searches.tsx';
import { type Asked, addressOf, askedIn, narrowings } from '../features/search-page/asked.ts';
import { SearchPage } from '../features/search-page/search-page.tsx';
import { useTitle } from '../lib/use-title.ts';
import { useTranslation } from '../lib/use-translation.ts';

/** The search page: its whole question stands in the address. */
export function SearchRoute() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const search = useSearch({ from: '/search' });
  const asked = useMemo(() => askedIn({ ...search }), [search]);
  const { lang } = search;
  const ask = useCallback(
    (next: Asked) => void navigate({ to: '/search', search: { ...addressOf(next), ...(lang ? { lang } : {}) } }),
    [navigate, lang],
  );
  useTitle(asked.q === '' ? t('searchPage.title') : t('searchPage.titleOf', { query: asked.q }));
  const { q, media, type } = asked;
  const narrowed = type !== null || narrowings(asked) > 0;
  const save = q !== '' && media === null && <SaveSearch key={q} query={q} narrowed={narrowed} />;
  return <SearchPage asked={asked} onAsk={ask} save={save} saved={<SavedSearches />} />;
}

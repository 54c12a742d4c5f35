import { Search } from 'lucide-react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { withStrings } from '../../lib/i18n.ts';
import { PHONE, useMedia } from '../../lib/use-media.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { forgetHandedOver, handedOver } from './handed-over.ts';
import { HeaderSearch } from './header-search.tsx';
import './header-search.css';
import type { Opening, SavedList } from './search-dialog.tsx';
import { useSlash } from './use-slash.ts';

const fetchDialog = withStrings(['search', 'search-dialog', 'video', 'told'], () => import('./search-dialog.tsx'));
const SearchDialog = lazy(() => fetchDialog().then((module) => ({ default: module.SearchDialog })));

/** Search in the header: a box, on the phone a button, and the dialog that both open. */
export function SearchEntry({ savedSearches }: { savedSearches?: SavedList }) {
  const { t } = useTranslation();
  const phone = useMedia(PHONE);
  const [opening, setOpening] = useState<Opening | null>(null);
  const open = (query: string, attachNow: boolean) => setOpening({ query, found: null, attachNow });
  const openFound = () => {
    const found = handedOver();
    setOpening({ query: found?.query ?? '', found, attachNow: false });
  };
  const close = useCallback(() => {
    forgetHandedOver();
    setOpening(null);
  }, []);
  useSlash(() => open('', false));
  return (
    <>
      {phone ? (
        <button
          type="button"
          className="icon-btn hs-phone"
          aria-label={t('headerSearch.search')}
          onClick={() => open('', false)}
        >
          <Search className="icon" aria-hidden />
        </button>
      ) : (
        <HeaderSearch onFound={openFound} onDialog={open} />
      )}
      <Suspense>{opening && <SearchDialog opening={opening} onClose={close} savedSearches={savedSearches} />}</Suspense>
    </>
  );
}

import { useNavigate, useSearch } from '@tanstack/react-router';
import { NavigatorPage } from '../features/navigator/navigator-page.tsx';
import type { NavigatorAddress } from '../features/navigator/tabs.ts';
import { useTitle } from '../lib/use-title.ts';
import { useTranslation } from '../lib/use-translation.ts';

/** The 360 query page; its tab and its question stand in the address. */
export function NavigatorRoute() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const search = useSearch({ from: '/navigator360' });
  useTitle(t('navigator.title'));
  const go = (next: NavigatorAddress) => {
    const { tab: _tab, q: _q, ...rest } = search;
    void navigate({ to: '/navigator360', search: { ...rest, ...next } });
  };
  return <NavigatorPage address={search} onGo={go} />;
}

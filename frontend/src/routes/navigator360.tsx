import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { NavigatorPage } from '../features/navigator/navigator-page.tsx';
import type { NavigatorTab } from '../features/navigator/tabs.ts';
import { useTitle } from '../lib/use-title.ts';

/** The 360 query page; its tab stands in the address. */
export function NavigatorRoute() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const search = useSearch({ from: '/navigator360' });
  useTitle(t('navigator.title'));
  const choose = (next: NavigatorTab) => void navigate({ to: '/navigator360', search: { ...search, tab: next } });
  return <NavigatorPage tab={search.tab ?? 'query'} onTab={choose} />;
}

import { useNavigate, useSearch } from '@tanstack/react-router';
import { type CivAddress, civAddress } from '../features/civ/civ-address.ts';
import { CivPage } from '../features/civ/civ-page.tsx';

/** The community; its tab and the kind of anomaly shown stand in the address. */
export function CivRoute() {
  const navigate = useNavigate();
  const search: object = useSearch({ strict: false });
  const go = ({ tab, anomaly }: CivAddress) =>
    void navigate({
      to: '.',
      search: ((now: object) => ({ ...now, tab, anomaly })) as never,
      replace: true,
      resetScroll: false,
    });
  return <CivPage address={civAddress({ ...search })} onGo={go} />;
}

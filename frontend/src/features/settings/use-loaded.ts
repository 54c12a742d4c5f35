import { useQuery } from '@tanstack/react-query';
import { loadSettings } from '../../lib/settings-sync.ts';

/** Reads the settings anew wherever they are looked at; until then, what was last known here is shown. */
export const useLoaded = () =>
  useQuery({ queryKey: ['settings'], queryFn: loadSettings, staleTime: 0, gcTime: 0, structuralSharing: false });

import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { withStrings } from '../../lib/i18n.ts';
import { useStored } from '../../lib/stored-value.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { takeAsked, tourCompleted } from './tour-flag.ts';

const fetchTour = withStrings(['tour'], () => import('./tour.tsx'));

/** Whether the reader is in the middle of something that the tour would take from under their hands. */
const isBusy = (): boolean =>
  document.querySelector('dialog[open], [role="menu"], [data-popover]') !== null ||
  document.activeElement?.matches('input, textarea, select') === true;

/** The place of the tour: fetched some time after the home page stands, and only for readers who have not had it. */
export function TourPlace({ home }: { home: boolean }) {
  const completed = useStored(tourCompleted);
  const [Tour, setTour] = useState<ComponentType<{ onEnd: () => void }> | null>(null);
  const wanted = home && !completed;
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    const asked = takeAsked();
    const begin = async () => {
      if (gone) return;
      const module = await fetchTour();
      if (!gone && (asked || !isBusy())) setTour(() => module.Tour);
    };
    // Without the network there is no tour this time, and nothing else is missing.
    if (asked) void begin().catch(() => undefined);
    else whenIdle(begin);
    return () => {
      gone = true;
      setTour(null);
    };
  }, [wanted]);
  const end = useCallback(() => tourCompleted.set(true), []);
  return wanted && Tour ? <Tour onEnd={end} /> : null;
}

import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { listenToEvents } from '../../lib/event-stream.ts';
import { idSet } from '../../lib/id-set.ts';
import { useSettings } from '../../lib/settings-store.ts';
import { useStored } from '../../lib/stored-value.ts';
import { useBreaking, useMayShow } from '../../lib/use-breaking.ts';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';

const dismissed = idSet('breaking-dismissed', 100);

interface Breaking {
  itemId: string;
  title: string;
  at: string;
  /** Whether it came where no strip stood before. */
  late: boolean;
}

/** What broke since the page was opened, else what had before. */
function useLatest(closed: ReadonlySet<string>): Breaking | null {
  const { report } = useBreaking();
  const [latest, setLatest] = useState<Omit<Breaking, 'late'> | null>(null);
  const mayShow = useMayShow(latest?.itemId ?? null);
  useEffect(
    () =>
      listenToEvents((event) => {
        if (event.type === 'story.breaking') setLatest({ itemId: event.itemId, title: event.title, at: event.at });
      }),
    [],
  );
  const stood = report && !closed.has(report.id) ? report : null;
  if (latest && mayShow && !closed.has(latest.itemId)) return { ...latest, late: stood === null };
  return stood && { itemId: stood.id, title: stood.title, at: stood.publishedAt, late: false };
}

/** The latest breaking report in one line over the story, none that is muted; it stays closed for what the reader has closed. */
export function BreakingStrip() {
  const { t } = useTranslation();
  const format = useFormat();
  const breaking = useLatest(useStored(dismissed.ids));
  const { breakingAlerts } = useSettings();
  if (!breaking || !breakingAlerts) return null;
  return (
    <aside className={breaking.late ? 'strip strip-late' : 'strip'} aria-label={t('filter.breaking')}>
      <b>{t('filter.breaking')}</b>
      <Link
        to="/item/$itemId"
        params={{ itemId: breaking.itemId }}
        search={true}
        className="clamp-1 min-w-0 flex-1 hover:underline"
        dir="auto"
      >
        {breaking.title}
      </Link>
      <time className="text-12 text-ink-3" dateTime={breaking.at}>
        {format.age(breaking.at)}
      </time>
      <button
        type="button"
        className="icon-btn"
        aria-label={t('action.dismiss')}
        onClick={() => dismissed.add(breaking.itemId)}
      >
        <X className="icon icon-s" aria-hidden />
      </button>
    </aside>
  );
}

import type { StoryItem } from '@360/contracts/stories';
import { useMemo, useState } from 'react';
import { HiddenLine } from '../../components/ui/hidden-line.tsx';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useUnmuted } from '../../lib/use-unmuted.ts';
import { OutletRow } from './outlet-row.tsx';

const AT_FIRST = 8;

/** Every report of the story in the order they came, but for what the reader has muted. */
export function OutletSection({ items }: { items: readonly StoryItem[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [all, setAll] = useState(false);
  const inOrder = useMemo(() => items.toSorted((a, b) => a.publishedAt.localeCompare(b.publishedAt)), [items]);
  const { shown: told, hidden } = useUnmuted(inOrder);
  const names = new Map(items.map((item) => [item.id, item.outlet.name]));
  const shown = all ? told : told.slice(0, AT_FIRST);
  return (
    <section className="sec" data-section="outlets">
      <div className="sec-h">
        <h2 className="head-22">{t('outlets.title')}</h2>
        <span className="num text-12 text-ink-3">{format.count('outlets.count', items.length)}</span>
      </div>
      <ol>
        {shown.map((item) => (
          <OutletRow
            key={item.id}
            item={item}
            first={item === inOrder[0]}
            repeats={item.copyOf ? (names.get(item.copyOf) ?? null) : null}
          />
        ))}
      </ol>
      {told.length > AT_FIRST && (
        <button type="button" className="btn mt-2" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('outlets.fewer') : format.count('outlets.all', told.length)}
        </button>
      )}
      <HiddenLine count={hidden} />
    </section>
  );
}

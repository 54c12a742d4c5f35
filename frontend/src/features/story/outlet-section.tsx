import type { StoryItem } from '@360/contracts/stories';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/use-format.ts';
import { OutletRow } from './outlet-row.tsx';

const AT_FIRST = 8;

/** Every report of the story in the order they came. */
export function OutletSection({ items }: { items: readonly StoryItem[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [all, setAll] = useState(false);
  const inOrder = items.toSorted((a, b) => a.publishedAt.localeCompare(b.publishedAt));
  const names = new Map(items.map((item) => [item.id, item.outlet.name]));
  const shown = all ? inOrder : inOrder.slice(0, AT_FIRST);
  return (
    <section className="sec" data-section="outlets">
      <div className="sec-h">
        <h2 className="head-22">{t('outlets.title')}</h2>
        <span className="num text-12 text-ink-3">{format.count('outlets.count', items.length)}</span>
      </div>
      <ol>
        {shown.map((item, index) => (
          <OutletRow
            key={item.id}
            item={item}
            first={index === 0}
            repeats={item.copyOf ? (names.get(item.copyOf) ?? null) : null}
          />
        ))}
      </ol>
      {inOrder.length > AT_FIRST && (
        <button type="button" className="btn mt-2" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('outlets.fewer') : format.count('outlets.all', inOrder.length)}
        </button>
      )}
    </section>
  );
}

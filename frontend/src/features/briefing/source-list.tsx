import type { Briefing } from '@360/contracts/briefings';
import { useId } from 'react';
import { OutLink } from '../../components/ui/out-link.tsx';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';

/** Every report, page and file the text rests on, by name and date. */
export function SourceList({ notes }: Pick<Briefing, 'notes'>) {
  const { t } = useTranslation();
  const format = useFormat();
  const title = useId();
  const all = Object.entries(notes);
  if (all.length === 0) return null;
  return (
    <section aria-labelledby={title}>
      <h2 className="head-22 ev-h" id={title}>
        {t('aiBriefing.rests')}
      </h2>
      <ol className="mt-2">
        {all.map(([id, { outletName, url, title: name, publishedAt }]) => (
          <li className="bf-note" key={id}>
            <span className="min-w-0">
              {url && /^https?:\/\//.test(url) ? (
                <OutLink className="link" dir="auto" href={url}>
                  {name}
                </OutLink>
              ) : (
                <span dir="auto">{name}</span>
              )}
              <span className="block text-12 text-ink-3">
                <bdi>{outletName}</bdi>
                {publishedAt && <> · {format.dateTime(publishedAt)}</>}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

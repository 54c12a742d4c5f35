import type { NavigatorBriefing } from '@360/contracts/navigator';
import { OutLink } from '../../components/ui/out-link.tsx';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';

/** Every report the briefing draws on, with the score of its outlet where there is one. */
export function SourceTable({ sources }: Pick<NavigatorBriefing, 'sources'>) {
  const { t } = useTranslation();
  const format = useFormat();
  if (sources.length === 0) return <p className="mt-3 text-ink-2">{t('navigator.none.sources')}</p>;
  return (
    <ul className="mt-3">
      {sources.map(({ outletId, outletName, url, title, publishedAt, score }) => (
        <li className="nv-source" key={`${outletId} ${url ?? title}`}>
          <span className="min-w-0">
            {url && /^https?:\/\//.test(url) ? (
              <OutLink className="link" dir="auto" href={url}>
                {title}
              </OutLink>
            ) : (
              <span dir="auto">{title}</span>
            )}
            <span className="block text-12 text-ink-3">
              <bdi>{outletName}</bdi>
              {publishedAt && <> · {format.dateTime(publishedAt)}</>}
            </span>
          </span>
          <span className="num flex-none text-12 text-ink-2">
            {score === null ? t('navigator.noScore') : t('navigator.score', { n: format.number(score) })}
          </span>
        </li>
      ))}
    </ul>
  );
}

import type { FlaggedItem } from '@360/contracts/civ';
import { OutLink } from '../../components/ui/out-link.tsx';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { OwnVerdict } from './own-verdict.tsx';
import { SignalList } from './signal-list.tsx';

/** What a review is about: the item, why it was flagged, and what the member said of it before. */
export function ReviewedItem({ item }: { item: FlaggedItem }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { title, sourceName, sourceUrl, publishedAt } = item.newsItem;
  return (
    <div className="min-w-0">
      <h3 className="head-18" dir="auto">
        <OutLink href={sourceUrl} className="hover:underline" unseen>
          {title}
        </OutLink>
      </h3>
      <p className="meta mt-1">
        <bdi>{sourceName}</bdi>
        <time dateTime={publishedAt}>{format.dateTime(publishedAt)}</time>
      </p>
      <SignalList item={item} links />
      {item.own && (
        <div className="mt-3">
          <OwnVerdict own={item.own} />
          <p className="text-12 text-ink-3">{t('civ.validate.replaces')}</p>
        </div>
      )}
    </div>
  );
}

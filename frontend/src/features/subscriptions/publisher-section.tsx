import type { Follow } from '@360/contracts/follows';
import type { NewsItem } from '@360/contracts/news';
import { useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { unfollow } from './following.ts';
import { ItemBrief } from './item-brief.tsx';

const LATEST = 3;
const PLACES = Array.from({ length: LATEST }, (_, place) => `place ${place}`);

interface PublisherSectionProps {
  publisher: Follow;
  /** Its reports among the newest of all that is followed; null while they are on their way. */
  items: readonly NewsItem[] | null;
}

/** An outlet that is followed, with its latest reports. */
export function PublisherSection({ publisher, items }: PublisherSectionProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const client = useQueryClient();
  const { name, followers } = publisher;
  return (
    <section className="su" aria-label={name}>
      <div>
        <div className="flex items-start gap-3">
          <span className="mast mast-l" aria-hidden>
            {name.replace(/^the /i, '').charAt(0)}
          </span>
          <div className="min-w-0">
            <h2 className="head-18" dir="auto">
              {name}
            </h2>
            <p className="num text-12 text-ink-3">{format.count('subscriptions.subscribers', followers)}</p>
          </div>
        </div>
        <button
          type="button"
          className="btn btn-s mt-2"
          aria-pressed="true"
          aria-label={t('subscriptions.subscribedTo', { name })}
          onClick={() => void unfollow(client, publisher)}
        >
          <Check className="icon icon-s" aria-hidden />
          {t('subscriptions.subscribed')}
        </button>
      </div>
      {items === null &&
        PLACES.map((place) => (
          <span className="su-item" key={place} aria-hidden>
            <span className="skel h-4" />
            <span className="skel mt-2 h-4 w-2/3" />
          </span>
        ))}
      {items?.slice(0, LATEST).map((item) => (
        <ItemBrief key={item.id} item={item} heading="h3" />
      ))}
      {items?.length === 0 && <p className="text-ink-3">{t('subscriptions.quiet')}</p>}
    </section>
  );
}

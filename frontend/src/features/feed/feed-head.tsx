import { COUNTRY_CODES } from '@360/contracts/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { type FeedFilter, showsPosts, topicOf } from '../../lib/feed-filter.ts';
import { withFilter } from '../../lib/feed-filter-link.ts';
import { statusQuery } from '../../lib/queries.ts';
import { useFormat } from '../../lib/use-format.ts';
import { PHONE, useMedia } from '../../lib/use-media.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { FeedSettings } from './feed-settings.tsx';
import { Chips, LoadPosts, MoreChoices, type OpenChoices, PhoneChoices } from './filter-choices.tsx';

interface FeedHeadProps {
  filter: FeedFilter;
  liveMenu: ReactNode;
  /** Posts from X in the list; null while it is on its way. */
  loaded: number | null;
  onReload: () => void;
  heading: 'h1' | 'h2';
}

/** What the list is narrowed to, and the way back. */
function FilterNow({ filter }: { filter: FeedFilter }) {
  const { t } = useTranslation();
  const format = useFormat();
  const topic = topicOf(filter);
  const name = () => {
    if (filter.country) return format.country(COUNTRY_CODES[filter.country]);
    if (showsPosts(filter)) return [t('category.twitter'), ...(topic ? [t(`category.${topic}`)] : [])].join(' · ');
    return filter.category && t(`category.${filter.category}`);
  };
  const named = name();
  if (!named) return null;
  return (
    <p className="feed-now">
      <b className="font-semibold">{named}</b>
      <Link to="." search={withFilter({})} className="link inline-flex items-center">
        {t('filter.back')}
      </Link>
    </p>
  );
}

/** Said where posts are shown and X is not read, so that nobody takes its silence for an answer. */
function WithoutX() {
  const { t } = useTranslation();
  const { data: status } = useQuery(statusQuery);
  if (!status || status.postNetworks.includes('x')) return null;
  return (
    <p className="border-b border-rule px-4 py-2 text-12 text-ink-2">
      {t(status.postNetworks.length > 0 ? 'post.withoutX' : 'post.none')}
    </p>
  );
}

/** Title, live channels and every filter of the feed. */
export function FeedHead({ filter, liveMenu, loaded, onReload, heading: Heading }: FeedHeadProps) {
  const { t } = useTranslation();
  const phone = useMedia(PHONE);
  const [open, setOpen] = useState<OpenChoices>({ categories: false, countries: false });
  const toggle = (which: keyof OpenChoices) => setOpen((before) => ({ ...before, [which]: !before[which] }));
  const posts = showsPosts(filter);
  return (
    <>
      <div className="feed-head">
        <div className="feed-title">
          <Heading className="head-22">{t('feed.title')}</Heading>
          <div className="flex items-center gap-2">
            <FeedSettings />
            {liveMenu}
          </div>
        </div>
        {phone ? (
          <PhoneChoices filter={filter} open={open} onToggle={toggle} />
        ) : (
          <>
            <div className="chips">
              <Chips filter={filter} />
              {!posts && <LoadPosts />}
            </div>
            <MoreChoices filter={filter} open={open} onToggle={toggle} />
          </>
        )}
      </div>
      <FilterNow filter={filter} />
      {posts && <WithoutX />}
      {posts && loaded === 0 && (
        <p className="border-b border-rule p-4">
          <button type="button" className="btn w-full" onClick={onReload}>
            {t('filter.loadPosts')}
          </button>
        </p>
      )}
    </>
  );
}

import type { Follow } from '@360/contracts/follows';
import type { Publisher } from '@360/contracts/publishers';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Check, Plus, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../lib/use-translation.ts';
import '../../components/ui/form.css';
import { ModalLayer } from '../../components/ui/modal-layer.tsx';
import { MoreButton } from '../../components/ui/more-button.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { findPublishers, publishersQuery } from '../../lib/publishers.ts';
import { useFormat } from '../../lib/use-format.ts';
import { followAgain, unfollow } from './following.ts';

function Row({ publisher, followed }: { publisher: Publisher; followed: Follow | undefined }) {
  const { t } = useTranslation();
  const format = useFormat();
  const client = useQueryClient();
  const { id, name, site, country } = publisher;
  const host = URL.parse(site)?.host.replace(/^www\./, '') ?? '';
  const press = () => void (followed ? unfollow(client, followed) : followAgain(client, { kind: 'publisher', id }));
  return (
    <li className="su-found">
      <span className="min-w-0 flex-1">
        <b className="block font-semibold" dir="auto">
          {name}
        </b>
        <span className="text-12 text-ink-3">
          <bdi>{host}</bdi>
          {country && ` · ${format.country(country)}`}
        </span>
      </span>
      <button
        type="button"
        className="btn btn-s"
        aria-pressed={followed !== undefined}
        aria-label={t(followed ? 'subscriptions.subscribedTo' : 'subscriptions.subscribeTo', { name })}
        onClick={press}
      >
        {followed ? <Check className="icon icon-s" aria-hidden /> : <Plus className="icon icon-s" aria-hidden />}
        {t(followed ? 'subscriptions.subscribed' : 'subscriptions.subscribe')}
      </button>
    </li>
  );
}

function usePublishers(typed: string) {
  const query = useInfiniteQuery(publishersQuery);
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  // What is typed is looked for in the whole catalogue.
  const goOn = typed.trim() !== '' && hasNextPage && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (goOn) void fetchNextPage();
  }, [goOn, fetchNextPage]);
  return { query, found: findPublishers(query.data?.pages.flatMap(({ rows }) => rows) ?? [], typed) };
}

/** The catalogue of outlets, to follow some of them. */
export function PublishersDialog({ follows, onClose }: { follows: readonly Follow[]; onClose: () => void }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const { query, found } = usePublishers(typed);
  const followed = new Map(follows.filter(({ kind }) => kind === 'publisher').map((one) => [one.id, one]));
  return (
    <ModalLayer className="dialog su-dialog" label={t('subscriptions.findPublishers')} onClose={onClose}>
      <header className="flex items-center gap-2">
        <h2 className="head-22 flex-1">{t('subscriptions.findPublishers')}</h2>
        <button type="button" className="icon-btn" aria-label={t('action.close')} onClick={onClose}>
          <X className="icon" aria-hidden />
        </button>
      </header>
      <input
        type="search"
        className="field my-2"
        dir="auto"
        aria-label={t('subscriptions.publisherName')}
        placeholder={t('subscriptions.publisherName')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {query.isPending && (
        <div role="status" aria-label={t('subscriptions.loading')}>
          <span className="skel my-3 h-5 w-2/3" />
          <span className="skel my-3 h-5 w-1/2" />
        </div>
      )}
      {query.isError && !query.data && (
        <Notice text={t('subscriptions.publishersFailed')} onRetry={() => void query.refetch()} />
      )}
      <ul>
        {found.map((publisher) => (
          <Row key={publisher.id} publisher={publisher} followed={followed.get(publisher.id)} />
        ))}
      </ul>
      {query.data && found.length === 0 && !query.hasNextPage && (
        <p className="py-4 text-ink-2" role="status">
          {t('subscriptions.noneFound')}
        </p>
      )}
      <MoreButton query={query} failed={t('subscriptions.publishersFailed')} />
    </ModalLayer>
  );
}

import type { Follow } from '@360/contracts/follows';
import { useQuery } from '@tanstack/react-query';
import { Plus, Search } from 'lucide-react';
import { useState } from 'react';
import { ListPage } from '../../components/layout/list-page.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { followsQuery } from './follow-queries.ts';
import { FollowedLists } from './followed-lists.tsx';
import { PublishersDialog } from './publishers-dialog.tsx';
import './subscriptions.css';
import { TopicForm } from './topic-form.tsx';

const VIEWS = ['all', 'publishers', 'topics'] as const;
type View = (typeof VIEWS)[number];

const NONE: readonly Follow[] = [];

function Skeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('subscriptions.loading')}>
      {['a', 'b', 'c'].map((row) => (
        <div className="su" key={row} aria-hidden>
          <span className="skel h-10 w-2/3" />
          <span className="skel h-10" />
          <span className="skel h-10" />
        </div>
      ))}
    </div>
  );
}

function ViewChoice({
  view,
  counts,
  onView,
}: {
  view: View;
  counts: Record<View, number>;
  onView: (view: View) => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <fieldset className="su-views" aria-label={t('subscriptions.show')}>
      {VIEWS.map((name) => (
        <button key={name} type="button" aria-pressed={view === name} onClick={() => onView(name)}>
          {t(`subscriptions.view.${name}`)}{' '}
          <span className="num text-12 text-ink-3">{format.number(counts[name])}</span>
        </button>
      ))}
    </fieldset>
  );
}

/** Outlets and topics the reader follows, with what is new of them. */
export function SubscriptionsPage() {
  const { t } = useTranslation();
  const { data, isPending, isError, refetch } = useQuery(followsQuery);
  const [view, setView] = useState<View>('all');
  const [naming, setNaming] = useState(false);
  const [finding, setFinding] = useState(false);
  const follows = data ?? NONE;
  const publishers = follows.filter(({ kind }) => kind === 'publisher');
  const topics = follows.filter(({ kind }) => kind === 'topic');
  const actions = (primary: boolean) => (
    <>
      <button type="button" className="btn" aria-expanded={naming} onClick={() => setNaming(!naming)}>
        <Plus className="icon icon-s" aria-hidden />
        {t('subscriptions.followTopic')}
      </button>
      <button
        type="button"
        className={primary ? 'btn btn-primary' : 'btn'}
        aria-haspopup="dialog"
        onClick={() => setFinding(true)}
      >
        <Search className="icon icon-s" aria-hidden />
        {t('subscriptions.findPublishers')}
      </button>
    </>
  );
  const empty = data?.length === 0;
  return (
    <ListPage title={t('subscriptions.title')} actions={!empty && actions(false)}>
      {naming && data && <TopicForm topics={topics} />}
      {isPending && <Skeleton />}
      {isError && !data && <Notice text={t('subscriptions.failed')} onRetry={() => void refetch()} />}
      {empty && (
        <EmptyState
          title={t('subscriptions.empty')}
          text={t('subscriptions.emptyText')}
          drawing={
            <path d="M36 60a2 2 0 1 0 .1 0M34 48a14 14 0 0 1 14 14M34 38a24 24 0 0 1 24 24" stroke="var(--ink-2)" />
          }
        >
          {actions(true)}
        </EmptyState>
      )}
      {data && !empty && (
        <>
          <ViewChoice
            view={view}
            counts={{ all: follows.length, publishers: publishers.length, topics: topics.length }}
            onView={setView}
          />
          <FollowedLists
            outlets={new Set(publishers.map(({ id }) => id))}
            publishers={view === 'topics' ? NONE : publishers}
            topics={view === 'publishers' ? NONE : topics}
          />
        </>
      )}
      {finding && <PublishersDialog follows={follows} onClose={() => setFinding(false)} />}
    </ListPage>
  );
}

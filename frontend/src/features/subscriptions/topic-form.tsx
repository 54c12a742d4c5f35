import type { Follow } from '@360/contracts/follows';
import { CATEGORIES } from '@360/contracts/vocabulary';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api.ts';
import { follow, followAgain, unfollow } from './following.ts';

const NAME_MAX = 200;

/** The topics of the feed, to be followed by a press. */
function FeedTopics({ topics }: { topics: readonly Follow[] }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  return (
    <ul className="flex flex-wrap gap-2">
      {CATEGORIES.map((category) => {
        const followed = topics.find(({ id }) => id === category);
        const press = () =>
          void (followed ? unfollow(client, followed) : followAgain(client, { kind: 'topic', id: category }));
        return (
          <li key={category}>
            <button type="button" className="chip" aria-pressed={followed !== undefined} onClick={press}>
              {t(`category.${category}`)}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Follows a topic of the feed, or any name or subject that is typed. */
export function TopicForm({ topics }: { topics: readonly Follow[] }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const field = useId();
  const [name, setName] = useState('');
  const [state, setState] = useState<{ busy: boolean; error: string | null }>({ busy: false, error: null });
  const add = async () => {
    setState({ busy: true, error: null });
    try {
      await follow(client, { kind: 'topic', id: name.trim() });
      setName('');
      setState({ busy: false, error: null });
    } catch (cause) {
      const said = cause instanceof ApiError && [400, 409].includes(cause.status) ? cause.message : '';
      setState({ busy: false, error: said || t('subscriptions.notChanged') });
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) void add();
  };
  return (
    <div className="su-form">
      <form onSubmit={submit}>
        <label className="label" htmlFor={field}>
          {t('subscriptions.topicName')}
        </label>
        <span className="mt-1 flex gap-2">
          <input
            id={field}
            className="su-input"
            dir="auto"
            maxLength={NAME_MAX}
            placeholder={t('subscriptions.topicExample')}
            value={name}
            aria-invalid={state.error !== null}
            aria-describedby={state.error ? `${field}-error` : undefined}
            onChange={({ target }) => setName(target.value)}
          />
          <button type="submit" className="btn" disabled={state.busy || name.trim() === ''}>
            {t('subscriptions.follow')}
          </button>
        </span>
        {state.error && (
          <p className="mt-1 text-live" role="alert" id={`${field}-error`}>
            {state.error}
          </p>
        )}
      </form>
      <FeedTopics topics={topics} />
    </div>
  );
}

import type { Follow } from '@360/contracts/follows';
import { CATEGORIES } from '@360/contracts/vocabulary';
import { useQueryClient } from '@tanstack/react-query';
import { NameForm } from '../../components/ui/name-form.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
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
  return (
    <div className="su-form">
      <NameForm
        className=""
        label={t('subscriptions.topicName')}
        example={t('subscriptions.topicExample')}
        send={t('subscriptions.follow')}
        failed={t('subscriptions.notChanged')}
        tells={[400, 409]}
        maxLength={NAME_MAX}
        onSend={(name) => follow(client, { kind: 'topic', id: name })}
      />
      <FeedTopics topics={topics} />
    </div>
  );
}

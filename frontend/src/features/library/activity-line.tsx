import type { ActivityEntry } from '@360/contracts/activity';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import type { Doing } from './doings.ts';

/** Leads to what an entry is about, where that has an address. */
function Subject({ entry, children }: { entry: ActivityEntry; children: ReactNode }) {
  const { kind, subject } = entry;
  const className = 'hover:underline';
  switch (kind) {
    case 'read':
    case 'save':
    case 'share':
      return (
        <Link to="/item/$itemId" params={{ itemId: subject }} search={{}} className={className}>
          {children}
        </Link>
      );
    case 'analysis':
      return (
        <Link to="/story/$storyId" params={{ storyId: subject }} search={{ tab: 'summary' }} className={className}>
          {children}
        </Link>
      );
    case 'perspective':
      return (
        <Link
          to="/story/$storyId"
          params={{ storyId: subject.split('/')[0] ?? '' }}
          search={{ tab: 'perspectives' }}
          className={className}
        >
          {children}
        </Link>
      );
    case 'search':
      return (
        <Link to="/search" search={{ q: subject }} className={className}>
          {children}
        </Link>
      );
    case 'briefing':
      return (
        <Link to="/briefing/$briefingId" params={{ briefingId: subject }} search={{}} className={className}>
          {children}
        </Link>
      );
    default:
      return children;
  }
}

/** Something the reader did, when last and how often. A title that went with its publisher is told as such. */
export function ActivityLine({ entry, times }: Doing) {
  const { t } = useTranslation();
  const format = useFormat();
  const { kind, subject, title, at } = entry;
  const said = title || (kind === 'search' ? subject : t('library.noTitle'));
  return (
    <li className="lb-act">
      <time className="text-12 text-ink-3" dateTime={at}>
        {format.age(at)}
        {times > 1 && <span className="block">{format.count('library.times', times)}</span>}
      </time>
      <p className="text-ink-2">
        {t(`library.did.${kind}`)}{' '}
        <bdi className="font-semibold text-ink">
          <Subject entry={entry}>{said}</Subject>
        </bdi>
      </p>
    </li>
  );
}

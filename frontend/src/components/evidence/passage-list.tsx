import type { SourceNote } from '@360/contracts/briefings';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/use-format.ts';
import { useEvidence } from './evidence-scope.tsx';

const isWeb = (url: string | null): url is string => /^https?:$/.test(URL.parse(url ?? '')?.protocol ?? '');

/** Outlet and time of a passage. */
function SourceLine({ note }: { note: SourceNote }) {
  const format = useFormat();
  return (
    <p className="text-12 text-ink-2">
      <b className="font-semibold text-ink">
        <bdi>{note.outletName}</bdi>
      </b>
      {note.publishedAt && (
        <>
          {' · '}
          <time dateTime={note.publishedAt}>{format.dateTime(note.publishedAt)}</time>
        </>
      )}
    </p>
  );
}

function PassageRow({ id }: { id: string }) {
  const { t } = useTranslation();
  const { passages, notes } = useEvidence();
  const passage = passages.get(id);
  if (!passage) return <li className="ev-row text-ink-2">{t('evidence.missing')}</li>;
  const note = notes[passage.itemId];
  return (
    <li className="ev-row">
      {note && <SourceLine note={note} />}
      <blockquote className="ev-passage" dir="auto">
        {passage.text}
      </blockquote>
      {note && isWeb(note.url) && (
        <a className="link text-12" href={note.url} target="_blank" rel="noopener noreferrer">
          {t('evidence.open')}
        </a>
      )}
    </li>
  );
}

/** The passages a sentence rests on, each with outlet, time and the way to it; without any, that the sentence is computed. */
export function PassageList({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation();
  if (ids.length === 0) return <p className="text-ink-2">{t('evidence.computed')}</p>;
  return (
    <ol>
      {ids.map((id) => (
        <PassageRow key={id} id={id} />
      ))}
    </ol>
  );
}

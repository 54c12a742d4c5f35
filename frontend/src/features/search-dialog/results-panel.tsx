import type { IntentChip, SearchResponse, SearchResult } from '@360/contracts/search';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { HiddenLine } from '../../components/ui/hidden-line.tsx';
import { useTold } from '../../lib/told.ts';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useUnmuted } from '../../lib/use-unmuted.ts';
import { IntentChips } from './intent-chips.tsx';
import { isEmpty } from './is-empty.ts';
import { NewsResult } from './news-result.tsx';
import './search-results.css';
import { VideoResult } from './video-result.tsx';
import { WrittenResult } from './written-result.tsx';

interface ResultsPanelProps {
  query: string;
  response: SearchResponse;
  onRemove: (chip: IntentChip) => void;
  onOpen: () => void;
}

interface GroupProps {
  name: string;
  results: readonly SearchResult[];
  className?: string;
  children: (result: SearchResult) => ReactNode;
}

function Group({ name, results, className, children }: GroupProps) {
  const title = useId();
  const format = useFormat();
  if (results.length === 0) return null;
  return (
    <section className="mt-4" aria-labelledby={title}>
      <h3 className="label" id={title}>
        {name} <span className="num font-normal text-ink-3">{format.number(results.length)}</span>
      </h3>
      <ul className={className}>{results.map(children)}</ul>
    </section>
  );
}

function AttachmentReading({ attachment }: { attachment: SearchResponse['attachment'] }) {
  const { t } = useTranslation();
  const told = useTold();
  if (!attachment) return null;
  if (attachment.problem !== null) return <p className="notice mt-3">{told(attachment.problem)}</p>;
  if (!attachment.text) return null;
  return (
    <p className="sd-reading" dir="auto">
      {t('searchDialog.attachmentRead', { text: attachment.text })}
    </p>
  );
}

const isBriefing = ({ writing }: SearchResult): boolean => writing === 'briefing';

function NothingFound() {
  const { t } = useTranslation();
  return (
    <div className="sd-none">
      <p className="head-22">{t('searchDialog.none')}</p>
      <p className="mt-2 text-ink-2">{t('searchDialog.noneHint')}</p>
    </div>
  );
}

/** What a search found: how it was understood, news, video, what is written here, and the way to all of it. */
export function ResultsPanel({ query, response, onRemove, onOpen }: ResultsPanelProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const news = useUnmuted(response.newsResults);
  const video = useUnmuted(response.videoResults);
  const written = useUnmuted(response.writtenResults, isBriefing);
  return (
    <>
      <IntentChips intent={response.interpretedIntent} query={query} onRemove={onRemove} />
      <AttachmentReading attachment={response.attachment} />
      {isEmpty(response) ? (
        <NothingFound />
      ) : (
        <p className="mt-1 text-end">
          <Link to="/search" search={{ q: query }} className="link sd-all" onClick={onOpen}>
            {format.count('searchDialog.all', response.totalResults)}
          </Link>
        </p>
      )}
      <HiddenLine count={news.hidden + video.hidden + written.hidden} onLeave={onOpen} />
      <Group name={t('searchDialog.news')} results={news.shown}>
        {(result) => <NewsResult key={result.id} result={result} onOpen={onOpen} />}
      </Group>
      <Group name={t('searchDialog.video')} results={video.shown} className="sd-videos">
        {(result) => <VideoResult key={result.id} result={result} onOpen={onOpen} />}
      </Group>
      <Group name={t('searchDialog.written')} results={written.shown}>
        {(result) => <WrittenResult key={result.id} result={result} onOpen={onOpen} />}
      </Group>
    </>
  );
}

import type { IntentChip, SearchResponse, SearchResult } from '@360/contracts/search';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/use-format.ts';
import { IntentChips } from './intent-chips.tsx';
import { NewsResult } from './news-result.tsx';
import './search-results.css';
import { VideoResult } from './video-result.tsx';

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
  if (!attachment) return null;
  if (attachment.problem !== null) return <p className="notice mt-3">{attachment.problem}</p>;
  if (!attachment.text) return null;
  return (
    <p className="sd-reading" dir="auto">
      {t('searchDialog.attachmentRead', { text: attachment.text })}
    </p>
  );
}

function NothingFound() {
  const { t } = useTranslation();
  return (
    <div className="sd-none">
      <p className="head-22">{t('searchDialog.none')}</p>
      <p className="mt-2 text-ink-2">{t('searchDialog.noneHint')}</p>
    </div>
  );
}

/** What a search found: how it was understood, news, video, and the way to all of it. */
export function ResultsPanel({ query, response, onRemove, onOpen }: ResultsPanelProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { newsResults, videoResults } = response;
  const empty = newsResults.length + videoResults.length === 0;
  return (
    <>
      <IntentChips intent={response.interpretedIntent} query={query} onRemove={onRemove} />
      <AttachmentReading attachment={response.attachment} />
      {empty ? (
        <NothingFound />
      ) : (
        <p className="mt-1 text-end">
          <Link to="/search" search={{ q: query }} className="link sd-all" onClick={onOpen}>
            {format.count('searchDialog.all', response.totalResults)}
          </Link>
        </p>
      )}
      <Group name={t('searchDialog.news')} results={newsResults}>
        {(result) => <NewsResult key={result.id} result={result} onOpen={onOpen} />}
      </Group>
      <Group name={t('searchDialog.video')} results={videoResults} className="sd-videos">
        {(result) => <VideoResult key={result.id} result={result} onOpen={onOpen} />}
      </Group>
    </>
  );
}

import type { ArticleRequest, GeneratedArticle } from '@360/contracts/briefings';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isUnderWay } from '../../lib/work-steps.ts';
import { askForArticle, cancelArticle, keyOf, useArticle } from './article-queries.ts';

/** What the block shows: the offer, how far it is, the article, or what stands in for one that could not be had. */
export type Generation =
  | { name: 'offer' }
  | { name: 'making'; article: GeneratedArticle | null }
  | { name: 'written'; article: GeneratedArticle }
  | { name: 'stand-in' };

/** What was asked for on this page, by what it is about: it is still there when the reader comes back. */
type Started = { id: string } | 'failed' | null;
const startedKey = (subject: string) => ['article-of', subject];

/** @param subject names what the article is about, such as the id of its story. */
export function useGeneration(subject: string, request: ArticleRequest) {
  const client = useQueryClient();
  const [started, setStarted] = useState<Started>(() => client.getQueryData<Started>(startedKey(subject)) ?? null);
  const [asking, setAsking] = useState(false);
  const round = useRef(0);
  const id = started !== null && started !== 'failed' ? started.id : null;
  const { data: article, isError } = useArticle(id);
  useEffect(() => {
    client.setQueryData<Started>(startedKey(subject), started);
  }, [client, subject, started]);

  const start = async () => {
    round.current += 1;
    const own = round.current;
    setAsking(true);
    try {
      const answer = await askForArticle(request);
      if (own !== round.current) {
        if (isUnderWay(answer)) await cancelArticle(answer.id);
        return;
      }
      client.setQueryData(keyOf(answer.id), answer);
      setStarted({ id: answer.id });
    } catch {
      if (own === round.current) setStarted('failed');
    }
    setAsking(false);
  };
  const cancel = () => {
    round.current += 1;
    // One that has ended meanwhile cannot be cancelled, and need not be.
    if (id !== null) void cancelArticle(id).catch(() => undefined);
    setStarted(null);
    setAsking(false);
  };
  return { state: stateOf(started, asking, article, isError), start: () => void start(), cancel };
}

function stateOf(
  started: Started,
  asking: boolean,
  article: GeneratedArticle | undefined,
  isError: boolean,
): Generation {
  if (asking) return { name: 'making', article: null };
  if (started === null || article?.step === 'cancelled') return { name: 'offer' };
  if (started === 'failed' || article?.step === 'failed') return { name: 'stand-in' };
  if (!article) return isError ? { name: 'stand-in' } : { name: 'making', article: null };
  if (isUnderWay(article)) return { name: 'making', article };
  return hasText(article) ? { name: 'written', article } : { name: 'stand-in' };
}

const hasText = ({ fullArticle, sections }: GeneratedArticle): boolean => Boolean(fullArticle) || sections.length > 0;

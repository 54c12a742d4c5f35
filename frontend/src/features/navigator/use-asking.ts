import { useCallback, useEffect, useRef, useState } from 'react';
import { ask } from './ask.ts';
import { type KeptResult, keepResult, keptResult } from './kept-result.ts';
import type { Question } from './question.ts';

export interface Asking {
  result: KeptResult | null;
  /** When the question under way was sent, in milliseconds since the epoch; null when none is. */
  since: number | null;
  error: unknown;
  start: (question: Question) => void;
  cancel: () => void;
}

interface Hooks {
  onAnswer: (result: KeptResult) => void;
  onFailure: (error: unknown) => void;
}

/** Asks one question at a time; the last answer is kept for the visit. */
export function useAsking({ onAnswer, onFailure }: Hooks): Asking {
  const [result, setResult] = useState(keptResult);
  const [since, setSince] = useState<number | null>(null);
  const [error, setError] = useState<unknown>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const cancel = useCallback(() => {
    running.current?.abort();
    running.current = null;
    setSince(null);
  }, []);
  const start = async (question: Question) => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    setSince(Date.now());
    setError(null);
    try {
      const briefing = await ask(question, own.signal);
      if (own.signal.aborted) return;
      const next = { asked: question.text.trim(), at: new Date().toISOString(), briefing };
      keepResult(next);
      setResult(next);
      onAnswer(next);
    } catch (cause) {
      if (own.signal.aborted) return;
      setError(cause);
      onFailure(cause);
    }
    running.current = null;
    setSince(null);
  };
  return { result, since, error, start: (question) => void start(question), cancel };
}

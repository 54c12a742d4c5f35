import type { NewsItem } from '@360/contracts/news';
import { type ReactNode, useEffect, useState } from 'react';
import { whenIdle } from '../lib/when-idle.ts';

type CardTool = (item: NewsItem) => ReactNode;

const NONE: CardTool = () => null;

/** The way to a summary on each card of the feed; it comes when the page has come to rest, and takes no room of its own. */
export function useCardTool(): CardTool {
  const [tool, setTool] = useState<CardTool>(() => NONE);
  useEffect(
    () =>
      whenIdle(async () => {
        const { summaryOf } = await import('../features/ai-summary/summary-button.tsx');
        setTool(() => summaryOf);
      }),
    [],
  );
  return tool;
}

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { type FeedFilter, filterFromSearch, filterKey } from '../lib/feed-filter.ts';
import { withFilter } from '../lib/feed-filter-link.ts';
import { hear, tell } from '../lib/page-events.ts';
import { liveQuery } from '../lib/queries.ts';
import { hearWindows } from '../lib/window-messages.ts';

/** Tells when the feed shows another list, and shows a list, a report or a channel that the page or another window asks for. */
export function usePageEvents(filter: FeedFilter): void {
  const router = useRouter();
  const client = useQueryClient();
  const shown = filterKey(filter);
  const said = useRef(shown);
  useEffect(() => {
    if (said.current === shown) return;
    said.current = shown;
    tell('categoryChange', shown);
  }, [shown]);
  useEffect(() => {
    const toItem = ({ id }: { id: string }) =>
      void router.navigate({ to: '/item/$itemId', params: { itemId: id }, search: true });
    const toList = (category: string) => {
      const asked = filterFromSearch({ category });
      if (filterKey(asked) !== category) return;
      // Heard, it need not be told again.
      said.current = category;
      void router.navigate({ to: '.', search: withFilter(asked) });
    };
    const toChannel = async (videoId: string) => {
      const channels = await client.fetchQuery(liveQuery);
      const channel = channels.find(({ embedUrl }) => embedUrl.split(/[/?&=]/).includes(videoId));
      if (channel) await router.navigate({ to: '/live/$channelId', params: { channelId: channel.id }, search: true });
    };
    const stops = [
      hear('newsSelected', toItem),
      hear('headerSearchSelect', toItem),
      hear('categoryChange', toList),
      hearWindows((message) => {
        if (message.kind === 'item') toItem(message);
        else void toChannel(message.videoId).catch(() => undefined);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [router, client]);
}

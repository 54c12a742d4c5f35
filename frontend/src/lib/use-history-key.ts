import { useRouterState } from '@tanstack/react-router';

/** Names the entry of the history that is shown; it stays the same over a reload. */
export const useHistoryKey = (): string => useRouterState({ select: (state) => state.location.state.__TSR_key ?? '' });

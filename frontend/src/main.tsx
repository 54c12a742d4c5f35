// First, since it says in which order the layers of all other style sheets stand.
import './app/styles/index.css';

import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from './app/query-client.ts';
import { createAppRouter } from './app/router.tsx';
import { startLanguage } from './lib/i18n.ts';
import { statusQuery } from './lib/queries.ts';
import { watchTheme } from './lib/theme.ts';
import { whenIdle } from './lib/when-idle.ts';

const queryClient = createQueryClient();
// The first paint knows whether the sample-newsroom line stands on top, so nothing moves down later.
await Promise.all([startLanguage(), queryClient.prefetchQuery(statusQuery)]);
watchTheme();
whenIdle(async () => (await import('./lib/settings-sync.ts')).startSettings());
whenIdle(async () => (await import('./lib/reader-sync.ts')).startReaderSync());

const host = document.getElementById('root');
if (!host) throw new Error('index.html has no #root');
createRoot(host).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createAppRouter()} />
    </QueryClientProvider>
  </StrictMode>,
);

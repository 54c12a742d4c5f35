import { defineConfig } from 'vitest/config';

/** Drives a running product with a real browser; `E2E_URL` says where it stands. */
export default defineConfig({
  test: {
    include: ['e2e/**/*.e2e.ts'],
    environment: 'node',
    maxWorkers: 3,
    testTimeout: 120_000,
    hookTimeout: 300_000,
    // A page that is fetched from a busy machine may take longer than the second that is usual.
    expect: { poll: { timeout: 20_000 } },
  },
});

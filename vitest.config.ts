import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { LongTestsFirst } from './infra/tooling/long-tests-first.ts';

const NEVER = ['**/node_modules/**', '**/dist/**'];

/** The test runs of the repository: npx vitest --project unit | frontend | integration | e2e */
export default defineConfig({
  test: {
    sequence: { sequencer: LongTestsFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{services,gateway,infra}/**/*.test.ts'],
          exclude: [...NEVER, '**/test/**'],
          testTimeout: 30_000,
          maxWorkers: availableParallelism(),
          // A worker of its own for each file took more time than the tests did.
          isolate: false,
        },
      },
      { extends: './frontend/vitest.config.ts', root: './frontend', test: { name: 'frontend' } },
      {
        test: {
          name: 'integration',
          include: ['{services,gateway,infra}/**/test/**/*.test.ts'],
          exclude: NEVER,
          globalSetup: ['services/shared/testkit/src/store-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers: 3,
          isolate: false,
        },
      },
      {
        extends: './frontend/vitest.e2e.config.ts',
        root: './frontend',
        test: {
          name: 'e2e',
          globalSetup: [join(import.meta.dirname, 'infra/tooling/product-setup.ts')],
        },
      },
    ],
  },
});

import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Short files that take more than a minute: started last, they would run on alone. */
const LONG = ['kill-during-ingest.test.ts', 'checklist.e2e.ts', 'routes.e2e.ts', 'access.e2e.ts'];

const isLong = ({ moduleId }: TestSpecification): boolean => LONG.some((name) => moduleId.endsWith(`/${name}`));

/** The usual order, by what is known of earlier runs and else by size, behind the files that take longest. */
export class LongTestsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

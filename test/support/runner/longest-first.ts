// The order of test files: the longest come first, so that no worker is alone with one of them at
// the end.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Whole services are started, killed and played there. A fresh clone knows no durations, and goes
// by the size of a file otherwise.
const long = /\/test\/(e2e|simulation)\//;

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const { first = [], then = [] } = Object.groupBy(sorted, ({ moduleId }) =>
      long.test(moduleId) ? 'first' : 'then',
    );
    return [...first, ...then];
  }
}

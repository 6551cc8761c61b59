// The order of test files: the longest first, so that no worker is left with a long one at the end.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// These start, kill and play whole services. A fresh clone has no durations and would sort by file
// size.
const long = /\/test\/(system\/e2e|models\/simulation)\//;

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const { first = [], then = [] } = Object.groupBy(sorted, ({ moduleId }) =>
      long.test(moduleId) ? 'first' : 'then',
    );
    return [...first, ...then];
  }
}

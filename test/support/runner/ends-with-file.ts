// What a test file has started ends with it, or with the test: files share their process, and a
// service left behind would keep its connections.
import type { TestContext } from 'vitest';

type Task = TestContext['task'];

const ends: (() => unknown)[] = [];

/**
 * Has it ended after the file's tests. To be called at any time: a hook that is running registers
 * no further hook.
 */
export function endsWithFile(end: () => unknown): void {
  ends.push(end);
}

/** Ends what was started, the latest first. */
export async function endAll(): Promise<void> {
  for (let end = ends.pop(); end !== undefined; end = ends.pop()) await end();
}

const afterTests: ((task: Task) => Promise<void>)[] = [];

/**
 * Runs after every test of this process. A module is loaded once for many files: a hook of its own
 * would be that of the first.
 */
export function afterEveryTest(hook: (task: Task) => Promise<void>): void {
  afterTests.push(hook);
}

export async function endTest(task: Task): Promise<void> {
  for (const hook of afterTests) await hook(task);
}

// Ends everything that a test file or a test has started. Files share their process, and a service
// left running would keep its connections.
import type { TestContext } from 'vitest';

type Task = TestContext['task'];

const ends: (() => unknown)[] = [];

/**
 * Ends it after the tests of the file. May be called at any time: a running hook cannot register
 * another hook.
 */
export function endAfterFile(end: () => unknown): void {
  ends.push(end);
}

/** Ends everything that was started, the latest first. */
export async function endAll(): Promise<void> {
  for (let end = ends.pop(); end !== undefined; end = ends.pop()) await end();
}

const endsOfTest: (() => unknown)[] = [];

/** Ends it after the test that calls this, before any hook of `afterEveryTest`. */
export function endAfterTest(end: () => unknown): void {
  endsOfTest.push(end);
}

const afterTests: ((task: Task) => Promise<void>)[] = [];

/**
 * Runs after every test of this process. A module is loaded once for many files, so its own hook
 * would belong to the first file.
 */
export function afterEveryTest(hook: (task: Task) => Promise<void>): void {
  afterTests.push(hook);
}

export async function endTest(task: Task): Promise<void> {
  for (let end = endsOfTest.pop(); end !== undefined; end = endsOfTest.pop()) await end();
  for (const hook of afterTests) await hook(task);
}

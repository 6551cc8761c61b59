// Runs before each test file, so that its hooks run after all hooks of the file.
import { afterAll, afterEach } from 'vitest';
import { endAll, endTest } from './ends-with-file.ts';

afterEach(({ task }) => endTest(task));
afterAll(endAll);

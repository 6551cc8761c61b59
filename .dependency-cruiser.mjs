// Imports run one way: the layers are read from ARCHITECTURE.md, so that the page and the check
// cannot disagree.
import { readFileSync } from 'node:fs';

const page = readFileSync(new URL('ARCHITECTURE.md', import.meta.url), 'utf8');
const chain = /Imports run one way: ([^.]+)\./.exec(page)?.[1];
if (chain === undefined) throw new Error('ARCHITECTURE.md no longer says which way imports run.');
const layers = chain.split('←').map((layer) => layer.split(',').map((name) => name.trim()));

const besideSrc = ['bin', 'cli', 'pages'];

/** The files of a layer: a folder beside src, a folder of src, or a file directly in src. */
const placeOf = (name) => (besideSrc.includes(name) ? `^${name}/` : `^src/${name}(/|\\.ts$)`);
const pathOf = (names) => names.map(placeOf).join('|');

const upwards = layers.slice(0, -1).map((layer, index) => ({
  name: `${layer.join('-')}-looks-up`,
  severity: 'error',
  comment: `${layer.join(', ')} may import only what stands before it in ARCHITECTURE.md.`,
  from: { path: pathOf(layer) },
  to: { path: pathOf(layers.slice(index + 1).flat()), pathNot: '\\.test\\.ts$' },
}));

export default {
  forbidden: [
    ...upwards,
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'No file imports itself by way of others, not even for a type.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'nacha-is-sealed',
      severity: 'error',
      comment: 'ACH files are read and written by what Node and this folder have: it could be published alone.',
      from: { path: '^src/nacha/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^src/nacha/', dependencyTypesNot: ['core'] },
    },
    {
      name: 'unplaced',
      severity: 'error',
      comment: 'Every folder of src has its place in the sentence of ARCHITECTURE.md.',
      from: {},
      to: { path: '^src/', pathNot: pathOf(layers.flat()) },
    },
    {
      name: 'calendar-is-sealed',
      severity: 'error',
      comment: 'The banking calendar could be published on its own: of ours it knows only how an instant is made.',
      from: { path: '^src/calendar/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^src/calendar/|^src/std/clock\\.ts$|node_modules/temporal-polyfill/' },
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
      comment: 'Tens of megabytes each, and most processes never need them: `await import(…)` where they are used.',
      from: { path: '^(src|bin|cli|pages)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: 'node_modules/(openpgp|ssh2-sftp-client|@scalar/fastify-api-reference)/',
        dependencyTypesNot: ['dynamic-import', 'type-only'],
      },
    },
    {
      name: 'declared-packages-only',
      severity: 'error',
      from: { path: '^(src|bin|cli|pages)/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown', 'unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
    },
  },
};

// Imports run one way. The order of the wings is read from ARCHITECTURE.md, the order of the rooms
// of a wing from its README: pages and check always agree.
import { readFileSync } from 'node:fs';

/** The layers of the sentence of a page, each a list of names. */
function layersIn(path) {
  const chain = /Imports run one way: ([^.]+)\./.exec(
    readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'),
  )?.[1];
  if (chain === undefined) throw new Error(`${path} has no sentence "Imports run one way: …". Add it again.`);
  return chain.split('←').map((layer) => layer.split(',').map((name) => name.trim()));
}

const outsideSrc = ['bin', 'cli', 'tools'];
const wings = layersIn('ARCHITECTURE.md').filter(([name]) => !outsideSrc.includes(name));

/** A folder or a file of this name in a folder. */
const placeIn = (folder) => (name) => `^${folder}/${name}(/|\\.ts$|\\.test\\.ts$)`;
const placeOfWing = (name) => (outsideSrc.includes(name) ? `^${name}/` : placeIn('src')(name));

/** What may not be imported: of each layer, all that come after it in the sentence of `page`. */
function upwards(page, placeOf) {
  const layers = layersIn(page);
  const pathOf = (names) => names.map(placeOf).join('|');
  return [
    ...layers.slice(0, -1).map((layer, index) => ({
      name: `${layer.join('-')}-imports-a-later-layer`,
      severity: 'error',
      comment: `${layer.join(', ')} may only import what is before it in the sentence of ${page}.`,
      from: { path: pathOf(layer) },
      to: { path: pathOf(layers.slice(index + 1).flat()), pathNot: '\\.test\\.ts$' },
    })),
  ];
}

/** Every file of a folder is in a layer of the sentence. */
const unplaced = (page, folder, placeOf) => ({
  name: `unplaced-in-${folder}`,
  severity: 'error',
  comment: `The sentence of ${page} names every folder and file of ${folder}.`,
  from: {},
  to: { path: `^${folder}/`, pathNot: layersIn(page).flat().map(placeOf).join('|') },
});

const ofWings = wings.flat().flatMap((wing) => {
  const page = `src/${wing}/README.md`;
  const placeOf = placeIn(`src/${wing}`);
  return [...upwards(page, placeOf), unplaced(page, `src/${wing}`, placeOf)];
});

export default {
  forbidden: [
    ...upwards('ARCHITECTURE.md', placeOfWing),
    unplaced('ARCHITECTURE.md', 'src', placeOfWing),
    ...ofWings,
    {
      name: 'one-log',
      severity: 'error',
      comment: 'Lines are written through src/platform/log/log.ts: another logger would not reduce errors.',
      from: { path: '^(src|bin|cli|tools|test|bench)/', pathNot: '^src/platform/log/' },
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
      from: { path: '^src/ach/nacha/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^src/ach/nacha/', dependencyTypesNot: ['core'] },
    },
    {
      name: 'calendar-is-sealed',
      severity: 'error',
      comment: 'The banking calendar could be published alone: of our code it only imports the clock.',
      from: { path: '^src/ach/calendar/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^src/ach/calendar/|^src/platform/std/clock\\.ts$|node_modules/temporal-polyfill/' },
    },
    {
      name: 'console-is-apart',
      severity: 'error',
      comment:
        'The console runs in a browser: it knows the service by the description of its API only. The demo month does too.',
      from: { path: '^console/' },
      to: { path: '^(src|bin|cli|tools|test|bench)/', pathNot: '^cli/demo/' },
    },
    {
      name: 'guides-are-apart',
      severity: 'error',
      comment: 'The build of the guides reads Markdown and knows nothing of the service.',
      from: { path: '^site/' },
      to: { path: '^(src|bin|cli|tools|test|bench|clients)/|^console/(?!built-folder\\.mjs)' },
    },
    {
      name: 'clients-are-apart',
      severity: 'error',
      comment: 'A client is published alone: it knows the service by the description of its API only.',
      from: { path: '^clients/', pathNot: 'build\\.mjs$|^clients/mcp/' },
      to: { pathNot: '^clients/' },
    },
    {
      name: 'the-mcp-server-is-apart',
      severity: 'error',
      comment: 'It is published alone: besides Node it imports the packages that its package.json names.',
      from: { path: '^clients/mcp/src/' },
      to: {
        pathNot: '^clients/mcp/src/|^@achord/client$|node_modules/(@modelcontextprotocol/sdk|zod)/',
        dependencyTypesNot: ['core'],
      },
    },
    {
      name: 'the-service-is-no-client',
      severity: 'error',
      comment: 'The service does not call its own API.',
      from: { path: '^src/', pathNot: '\\.test\\.ts$' },
      to: { path: '^clients/' },
    },
    {
      name: 'nothing-imports-the-builds',
      severity: 'error',
      comment: 'The service serves the built files of the console and of the guides. The preparation builds them.',
      from: { path: '^(src|cli|tools/pages)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(console|site)/' },
    },
    {
      name: 'nothing-imports-the-release',
      severity: 'error',
      comment: 'It makes packages of the program, and is in none of them.',
      from: { path: '^(src|bin|cli|clients|console|site|tools/pages)/' },
      to: { path: '^tools/release/' },
    },
    {
      name: 'the-release-is-apart',
      severity: 'error',
      comment: 'It packs files and runs no code of the service.',
      from: { path: '^tools/release/' },
      to: { path: '^(src|bin|cli|clients|console|site|tools/pages|test|bench)/' },
    },
    {
      name: 'nothing-imports-tests',
      severity: 'error',
      from: { path: '^(src|bin|cli|tools)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^test/|\\.test\\.ts$' },
    },
    {
      name: 'rarely-used-is-loaded-late',
      severity: 'error',
      comment:
        'These packages take tens of megabytes, and most processes never use them: load them with `await import(…)`.',
      from: { path: '^(src|bin|cli|tools)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: 'node_modules/(openpgp|plaid|@zxcvbn-ts/[^/]+|ssh2-sftp-client|@scalar/fastify-api-reference)/',
        dependencyTypesNot: ['dynamic-import', 'type-only'],
      },
    },
    {
      name: 'declared-packages-only',
      severity: 'error',
      comment: 'What runs at a user needs packages that are installed there. Pages are written by developers.',
      from: { path: '^(src|bin|cli|clients)/', pathNot: '\\.test\\.ts$|^clients/mcp/' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown', 'unknown'] },
    },
  ],
  options: {
    exclude: { path: '^(console|site)/built|^clients/(typescript|mcp)/dist' },
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

// Reads the lanes file: the further databases of the service.
import { dirname } from 'node:path';
import { type Static, Type } from 'typebox';
import { homeName } from '../../platform/database/lanes/lane.ts';
import { Closed, Secret, secretFor, Text } from '../../platform/settings/files/fields.ts';
import { problemsBy } from '../../platform/settings/files/problems.ts';
import {
  type Environment,
  parseFile,
  SettingsFileRefused,
  secretReader,
} from '../../platform/settings/files/read-file.ts';

// `description` is the text in docs/operate/lanes.md.

const LaneEntry = Closed(
  {
    name: Text(
      '^[a-z0-9][a-z0-9-]{0,39}$',
      '1 to 40 lower-case letters, digits and hyphens',
      'The name of the lane in tables, logs and commands; never change it',
    ),
    url: {
      ...Secret,
      description: 'The URL of the database, with the role that serves and its password',
    } as typeof Secret,
    migration_url: secretFor('The URL of the database with the role that owns the tables; required in live mode'),
  },
  'A further database',
);
export const LanesFile = Closed(
  { lanes: Type.Array(LaneEntry, { minItems: 1, maxItems: 63, description: 'The lanes besides `home`' }) },
  'The lanes file',
);

/** A database of the lanes file, with its secrets. Never log it. */
export interface LanePlace {
  name: string;
  /** Of the serving role. */
  url: string;
  /** Of the role that owns the tables; null: the serving role owns them. */
  migrationUrl: string | null;
}

/** Of the role that owns the tables. */
export const ownerUrlOf = ({ url, migrationUrl }: Pick<LanePlace, 'url' | 'migrationUrl'>): string =>
  migrationUrl ?? url;

const malformedIn = problemsBy(LanesFile);

/** `homeUrl`: DATABASE_URL. @throws SettingsFileRefused with every problem */
export async function readLanesFile(path: string, homeUrl: string, environment: Environment): Promise<LanePlace[]> {
  const file = (await parseFile(path)) as Static<typeof LanesFile>;
  const malformed = malformedIn(file);
  if (malformed.length > 0) throw new SettingsFileRefused(path, malformed);
  const problems: string[] = [];
  const readSecret = secretReader(dirname(path), environment, problems);
  const places: LanePlace[] = [];
  for (const [index, { name, url, migration_url }] of file.lanes.entries()) {
    const at = `lanes[${index}]`;
    const place = {
      name,
      url: (await readSecret(url, `${at}.url`)) ?? '',
      migrationUrl: await readSecret(migration_url, `${at}.migration_url`),
    };
    if (place.url !== '') problems.push(...contradictions(place, at, [{ name: homeName, url: homeUrl }, ...places]));
    places.push(place);
  }
  if (problems.length > 0) throw new SettingsFileRefused(path, problems);
  return places;
}

function contradictions(
  { name, url, migrationUrl }: LanePlace,
  at: string,
  before: readonly { name: string; url: string }[],
): string[] {
  const problems: string[] = [];
  if (before.some((other) => other.name === name))
    problems.push(
      `${at}.name must not be ${name}: ${name === homeName ? 'DATABASE_URL is' : 'it is the name of'} another lane.`,
    );
  if (placeOf(url) === null || new URL(url).password === '')
    problems.push(
      `${at}.url must name a PostgreSQL URL with a password, such as postgresql://achord:…@host:5432/achord.`,
    );
  else {
    const same = before.find((other) => placeOf(other.url) === placeOf(url));
    if (same !== undefined) problems.push(`${at}.url must name another database than the lane ${same.name}.`);
  }
  if (migrationUrl !== null && placeOf(migrationUrl) === null)
    problems.push(`${at}.migration_url must name a PostgreSQL URL.`);
  return problems;
}

/** Where the tables are: server, database, schema. Null: it is no URL of PostgreSQL. */
function placeOf(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { protocol, hostname, port, pathname, searchParams } = new URL(url);
  if (!/^postgres(ql)?:$/.test(protocol)) return null;
  const host = searchParams.get('host') ?? hostname;
  return [host, port || '5432', pathname, searchParams.get('options') ?? ''].join(' ');
}

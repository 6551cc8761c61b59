// Reads the environment by the table of settings.
import { editDistance } from '../std/edit-distance.ts';
import { incompleteProviders } from './provider-settings.ts';
import { type Settings, settingsTable } from './settings.ts';

/** Every problem of the environment, one sentence each. */
export class SettingsRefused extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'SettingsRefused';
    this.problems = problems;
  }
}

/**
 * Reads the environment. Throws SettingsRefused with every unknown, malformed and missing setting.
 * `secrets: false`: for commands that need only the database.
 */
export function readSettings(
  environment: Record<string, string | undefined>,
  { secrets = true }: { secrets?: boolean } = {},
): Settings {
  const problems: string[] = [];
  const settings: Record<string, unknown> = {};
  for (const [name, { reader, fallback, secret }] of Object.entries(settingsTable)) {
    const text = environment[name];
    settings[name] = fallback;
    if (text === undefined || text === '') continue;
    const value = reader.parse(text);
    if (value === undefined)
      problems.push(`${name} must be ${reader.allowed}${secret ? '.' : `, not ${JSON.stringify(text)}.`}`);
    else settings[name] = value;
  }
  for (const name of Object.keys(environment).sort())
    if (name.startsWith('ACHORD_') && !(name in settingsTable))
      problems.push(`${name} is not a setting of this service${suggestion(name)}`);

  const read = settings as Settings;
  if (read.ACHORD_MIGRATION_DATABASE_URL !== null && (environment.DATABASE_URL ?? '') === '')
    problems.push('DATABASE_URL must be set when ACHORD_MIGRATION_DATABASE_URL is set: it names the serving role.');
  if (read.ACHORD_LANES_FILE !== null && (environment.DATABASE_URL ?? '') === '')
    problems.push('DATABASE_URL must be set when ACHORD_LANES_FILE is set: it names the home database of the lanes.');
  const { ACHORD_ENCRYPTION_KEY: key, ACHORD_ENCRYPTION_KEY_PREVIOUS: previous } = read;
  if (previous !== null && (key === null || key.equals(previous)))
    problems.push('ACHORD_ENCRYPTION_KEY must be set to a new key when ACHORD_ENCRYPTION_KEY_PREVIOUS is set.');
  if (secrets) problems.push(...missingSecrets(read, environment), ...incompleteProviders(environment));
  if (problems.length > 0) throw new SettingsRefused(problems);
  return read;
}

/**
 * Only a sandbox on the embedded database generates secrets. A malformed secret is already
 * reported.
 */
function missingSecrets(settings: Settings, environment: Record<string, string | undefined>): string[] {
  const live = settings.ACHORD_MODE === 'live';
  if (!live && settings.DATABASE_URL === null) return [];
  return (['ACHORD_ADMIN_TOKEN', 'ACHORD_ENCRYPTION_KEY'] as const)
    .filter((name) => (environment[name] ?? '') === '')
    .map((name) => `${name} must be set ${live ? 'in live mode' : 'when DATABASE_URL is set'}.`);
}

/** The setting with the most similar name, if one is similar. */
function suggestion(name: string): string {
  const near = Object.keys(settingsTable)
    .map((known) => ({ known, far: editDistance(name, known) }))
    .sort((a, b) => a.far - b.far)[0]!;
  return near.far <= 3 ? `. Did you mean ${near.known}?` : '.';
}

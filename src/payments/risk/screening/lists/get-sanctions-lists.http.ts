// GET and POST /admin/v1/sanctions-lists: the imports of the lists of OFAC and what they changed;
// an import.
import { Type } from 'typebox';
import { operation } from '../../../../api/http/operation.ts';
import { described, Nullable, OneOf, TimeOf, Timestamp, withValues } from '../../../../api/http/schema.ts';
import { created, ok } from '../../../../platform/answer.ts';
import type { Database } from '../../../../platform/database/database.ts';
import { invalid } from '../../../../platform/refusals.ts';
import { timestamp, timestampOrNull } from '../../../../platform/std/timestamps.ts';
import { selectUnanswered } from '../provider/requests.sql.ts';
import { selectRounds } from '../rounds/rounds.sql.ts';
import { exampleSettings, SettingsRecord } from '../rounds/settings-record.ts';
import { countUsersToScreen } from '../users/users-to-screen.sql.ts';
import { FewerEntries, importList } from './import-list.ts';
import { exampleImport, ImportRecord, recordOf } from './import-record.ts';
import { importedLists, ListUnreadable } from './list-entry.ts';
import { selectImports } from './lists.sql.ts';
import { readListsStatus, screeningStates } from './lists-status.ts';
import { fileNames, readList } from './read-list.ts';

const shownImports = 12;
const mostCounted = 1_000;

const ListState = Type.Object(
  {
    list: OneOf([...importedLists], { description: 'The list.' }),
    state: OneOf(['none', 'old', 'current'], {
      description: withValues('How new it is.', {
        none: 'It was never imported.',
        old: 'The last import is more than `list_old_after_days` ago.',
        current: 'It was imported since then.',
      }),
    }),
    imported_at: described(Nullable(Timestamp), 'When it was last imported, in UTC; null: never.'),
  },
  { title: 'SanctionsListState' },
);

const RoundRecord = Type.Object(
  {
    started_at: TimeOf('When it began'),
    ended_at: described(Nullable(Timestamp), 'When all users were screened, in UTC; null: it is under way.'),
    replaced: described(Type.Boolean(), 'True: a later round began before it reached the last user.'),
    threshold_percent: Type.Integer({ description: 'The threshold of this round.' }),
    screened_count: Type.Integer({ minimum: 0, description: 'Users that were screened.' }),
    hit_count: Type.Integer({ minimum: 0, description: 'New hits.' }),
  },
  { title: 'ScreeningRound', description: 'All users are screened again, after an import or a new threshold.' },
);

const ProviderRecord = Type.Object(
  {
    since: TimeOf('Since when the service has it'),
    users_waiting: Type.Integer({ minimum: 0, description: 'Users about whom it has not answered.' }),
    oldest_asked_at: described(
      Nullable(Timestamp),
      'When the oldest of them was asked about, in UTC; null: none waits.',
    ),
    error: described(Nullable(Type.String()), 'Why the oldest could not be sent; null: all were sent.'),
  },
  { title: 'ScreeningProvider', description: 'A provider that screens users in addition to the lists.' },
);

export const getSanctionsLists = ({ database }: { database: Database }) =>
  operation(
    {
      method: 'GET',
      path: '/admin/v1/sanctions-lists',
      tag: 'Operator: users',
      operationId: 'getSanctionsLists',
      summary: 'Read the state of the sanctions screening',
      description:
        'Whether users are screened, the imports of each list and what they changed, the users that wait, the last round over all users, and the settings.',
      callers: ['admin'],
      role: 'viewer',
      answers: {
        200: {
          description: 'The state',
          data: Type.Object({
            state: OneOf([...screeningStates], {
              description: withValues('Whether users are screened.', {
                off: 'No list was imported: no user is screened.',
                provider: 'No list was imported: the screening provider screens.',
                sandbox: 'Only against the invented names of the sandbox.',
                incomplete: 'One of the two lists was never imported.',
                old: 'The last import of a list is too long ago.',
                current: 'Against both lists.',
              }),
            }),
            lists: Type.Array(ListState),
            imports: Type.Array(ImportRecord, {
              description: `The last ${shownImports} imports of each list, newest first.`,
            }),
            users_waiting: Type.Integer({
              minimum: 0,
              description: `Users whose names are not screened yet, at most ${mostCounted}.`,
            }),
            round: Nullable(described(RoundRecord, 'The last round over all users; null: no round has begun.')),
            provider: described(
              Nullable(ProviderRecord),
              'The screening provider; null: the settings of the service name none.',
            ),
            settings: SettingsRecord,
          }),
          example: {
            state: 'current',
            lists: importedLists.map((list) => ({
              list,
              state: 'current' as const,
              imported_at: exampleImport.imported_at,
            })),
            imports: [exampleImport],
            users_waiting: 0,
            round: {
              started_at: '2026-03-02 14:05:09',
              ended_at: '2026-03-02 14:06:41',
              replaced: false,
              threshold_percent: 88,
              screened_count: 120_311,
              hit_count: 2,
            },
            provider: null,
            settings: exampleSettings,
          },
        },
      },
    },
    {
      async read(call) {
        const {
          state,
          lists,
          settings: { provider_since, ...settings },
        } = await readListsStatus(database);
        const unanswered = provider_since === null ? null : await selectUnanswered(database, call.now);
        const imports = [];
        for (const { list } of lists) imports.push(...(await selectImports(database, list, shownImports)));
        const [round] = await selectRounds(database, 1);
        return ok({
          state,
          lists: lists.map(({ imported_at, ...one }) => ({ ...one, imported_at: timestampOrNull(imported_at) })),
          imports: imports.toSorted((a, b) => (a.uuid < b.uuid ? 1 : -1)).map(recordOf),
          users_waiting: await countUsersToScreen(database, mostCounted),
          round:
            round === undefined
              ? null
              : {
                  started_at: timestamp(round.started_at),
                  ended_at: timestampOrNull(round.ended_at),
                  replaced: round.replaced,
                  threshold_percent: round.threshold_percent,
                  screened_count: round.screened_count,
                  hit_count: round.hit_count,
                },
          provider: unanswered && {
            since: timestamp(provider_since!),
            users_waiting: unanswered.count,
            oldest_asked_at: timestampOrNull(unanswered.oldest_at),
            error: unanswered.send_error,
          },
          settings,
        });
      },
    },
  );

/** The files of the SDN list have some 7 MB, in base64 a third more. */
const bodyLimit = 32 * 1024 * 1024;

const content = (description: string) => Type.String({ minLength: 1, maxLength: bodyLimit, description });

const Body = Type.Object({
  list: OneOf([...importedLists], { description: 'The list.' }),
  primary: content('The bytes of `sdn.csv` or `cons_prim.csv` in base64.'),
  aliases: content('The bytes of `alt.csv` or `cons_alt.csv` in base64.'),
  addresses: Type.Optional(content('The bytes of `add.csv` or `cons_add.csv` in base64. Absent: no addresses.')),
  comments: Type.Optional(
    content('The bytes of `sdn_comments.csv` or `cons_comments.csv` in base64. Absent: no further remarks.'),
  ),
  allow_fewer: Type.Optional(
    described(
      Type.Boolean({ allowed: 'true or false' }),
      'True: accepts a list with few entries, or without a tenth of the present ones. Absent: false.',
    ),
  ),
});

const tiny = {
  primary: '36,"HOLLOWMERE TRADING",-0- ,"TEST",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- \n',
  aliases: '36,1,"aka","GRIMBLESHANK TRADING",-0- \n',
};

export const importSanctionsList = operation(
  {
    method: 'POST',
    path: '/admin/v1/sanctions-lists',
    tag: 'Operator: users',
    operationId: 'importSanctionsList',
    summary: 'Import a sanctions list of OFAC',
    description:
      'Replaces the list with the list of the files, as OFAC publishes them. One wrong line refuses all files: the entry of `errors` names the file, the line, what was found and what is allowed, and the earlier list stays. All users are screened again afterwards. `achord sanctions import` does the same.',
    callers: ['admin'],
    role: 'risk',
    reason: 'optional',
    bodyLimit,
    body: Body,
    example: {
      list: 'sdn',
      primary: Buffer.from(tiny.primary).toString('base64'),
      aliases: Buffer.from(tiny.aliases).toString('base64'),
      allow_fewer: true,
    },
    answers: { 201: { description: 'Imported', data: ImportRecord, example: exampleImport } },
  },
  {
    async atomic(call, phase) {
      const { list, allow_fewer } = call.body;
      const file = (part: keyof (typeof fileNames)['sdn']) => {
        const sent = call.body[part];
        return sent === undefined ? undefined : { name: fileNames[list][part], bytes: bytesOf(part, sent) };
      };
      try {
        const read = readList(list, {
          primary: file('primary')!,
          aliases: file('aliases')!,
          addresses: file('addresses'),
          comments: file('comments'),
        });
        const importedBy = call.caller.tenant_name;
        return created(
          recordOf(await importList(phase, call, read, { importedBy, fewerAllowed: allow_fewer === true })),
        );
      } catch (error) {
        if (error instanceof ListUnreadable) throw invalid('primary', 'unreadable', error.message);
        if (error instanceof FewerEntries)
          throw invalid(
            'primary',
            'fewer_entries',
            `${error.message}; download the files again, or send \`allow_fewer\` if they are complete`,
          );
        throw error;
      }
    },
  },
);

function bytesOf(field: string, content: string): Buffer {
  const bytes = Buffer.from(content, 'base64');
  if (bytes.toString('base64').replace(/=+$/, '') !== content.replace(/=+$/, ''))
    throw invalid(field, 'base64', 'must be base64, without line breaks');
  return bytes;
}

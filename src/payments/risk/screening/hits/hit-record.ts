// The API record of a hit: the name of the user and the entry of the list side by side.
import { type Static, Type } from 'typebox';
import {
  Day,
  described,
  Nullable,
  OneOf,
  TimeOf,
  Timestamp,
  Uuid,
  UuidOf,
  withValues,
} from '../../../../api/http/schema.ts';
import { timestamp, timestampOrNull } from '../../../../platform/std/timestamps.ts';
import { entryKinds, listNames, nameKinds } from '../lists/list-entry.ts';
import { nameKinds as screenedKinds } from '../users/names-of-user.ts';
import { hitStates, type NamedHit } from './hits.sql.ts';

const EntryRecord = Type.Object(
  {
    list: OneOf([...listNames, 'provider'], {
      description: withValues('The list.', {
        sdn: 'Specially Designated Nationals and Blocked Persons of OFAC.',
        consolidated: 'The other lists of OFAC (Consolidated Non-SDN).',
        sandbox: 'The invented names of the sandbox.',
        provider: 'The screening provider found it, in a list of its own.',
      }),
    }),
    number: described(
      Nullable(Type.Integer()),
      'The number of the entry in the files of OFAC (`ent_num`); null: the screening provider found it.',
    ),
    kind: OneOf([...entryKinds], { description: 'Who or what is listed.' }),
    names: Type.Array(
      Type.Object(
        {
          name: Type.String({ description: 'The name as the list has it.' }),
          kind: OneOf([...nameKinds], { description: 'The primary name, or also, formerly or now known as.' }),
          weak: described(Type.Boolean(), 'True: OFAC calls the alias weak. It counts less.'),
        },
        { title: 'ListedName' },
      ),
      { description: 'Every name of the entry. The primary name comes first.' },
    ),
    programs: Type.Array(Type.String(), {
      description: 'The sanctions programs, or the lists as the screening provider calls them.',
    }),
    title: described(Nullable(Type.String()), 'The title of a person; null: none.'),
    birth_dates: Type.Array(Type.String(), { description: 'As the list writes them; often only a year.' }),
    addresses: Type.Array(Type.String(), { description: 'The addresses; empty if their file was not imported.' }),
    remarks: described(Nullable(Type.String()), 'The remarks of the entry; null: none.'),
  },
  { title: 'SanctionsEntry', description: 'The entry as it was when the hit was raised.' },
);

export const HitRecord = Type.Object(
  {
    uuid: UuidOf('The identifier of the hit.'),
    processor_uuid: UuidOf('The tenant of the user.'),
    user_uuid: UuidOf('The user.'),
    user_name: Type.String({ description: 'The present name of the user; empty: the user was erased.' }),
    state: OneOf([...hitStates], {
      description: withValues('What was decided.', {
        open: 'Nothing yet. The user is blocked.',
        cleared: 'It is another person or business.',
        confirmed: 'It is the same. The user stays blocked, and OFAC must get a report.',
      }),
    }),
    score: described(
      Nullable(Type.Integer()),
      'How alike the names are, in percent; null: the screening provider did not say.',
    ),
    provider_reference: described(
      Nullable(Type.String()),
      'What the screening provider calls the hit; null: it is of a list.',
    ),
    screened_name: Type.String({ description: 'The name of the user that was compared.' }),
    screened_name_kind: OneOf([...screenedKinds], {
      description: withValues('Which name of the user it is.', {
        name: 'The name of the person.',
        business_name: 'The name of the business.',
        trading_name: 'Its trading name.',
        name_in_file: 'The name in bank files.',
        contact: 'The contact of the business.',
        owner: 'An owner of the business.',
      }),
    }),
    dob: described(Nullable(Day), 'The birth date of the owner; null: not known.'),
    has_other_birth_date: described(
      Type.Boolean(),
      'True: the list has birth dates, and none is near the one of the owner. The score is lower for it.',
    ),
    listed_name: Type.String({ description: 'The name of the entry that is most alike.' }),
    entry: EntryRecord,
    block_uuid: UuidOf('The block of the user.'),
    raised_at: TimeOf('When the hit was raised'),
    decided_at: described(Nullable(Timestamp), 'When it was decided, in UTC; null: it is open.'),
    decided_by: described(
      Nullable(Type.Object({ uuid: Uuid, name: Type.String() }, { title: 'DecidingOperator' })),
      'The operator who decided; null: no operator yet, or a token.',
    ),
    decided_by_provider: described(Type.Boolean(), 'True: the screening provider decided.'),
    reason: described(Nullable(Type.String()), 'Why it was decided so; null: it is open.'),
    report_due_on: described(
      Nullable(Day),
      'The last day for the report to OFAC: ten banking days after the block. Null: no report is due.',
    ),
    report_reference: described(Nullable(Type.String()), 'The reference of the report; null: not recorded.'),
    reported_on: described(Nullable(Day), 'The day of the report; null: not recorded.'),
  },
  { title: 'SanctionsHit', description: 'A name of a user that is like a name of a sanctions list.' },
);

export function hitRecord(hit: NamedHit): Static<typeof HitRecord> {
  const { list, number, kind, names, programs, title, birth_dates, addresses, remarks } = hit.entry;
  return {
    uuid: hit.uuid,
    processor_uuid: hit.processor_id,
    user_uuid: hit.user_uuid,
    user_name: hit.user_name,
    state: hit.state,
    score: hit.score,
    provider_reference: hit.provider_reference,
    screened_name: hit.screened_name,
    screened_name_kind: hit.screened_name_kind,
    dob: hit.dob,
    has_other_birth_date: hit.has_other_birth_date,
    listed_name: hit.listed_name,
    entry: {
      list,
      number,
      kind,
      names: [...names],
      programs: [...programs],
      title,
      birth_dates: [...birth_dates],
      addresses: [...addresses],
      remarks,
    },
    block_uuid: hit.block_uuid,
    raised_at: timestamp(hit.raised_at),
    decided_at: timestampOrNull(hit.decided_at),
    decided_by: hit.decided_by === null ? null : { uuid: hit.decided_by, name: hit.decided_by_name ?? '' },
    decided_by_provider: hit.decided_by_provider,
    reason: hit.reason,
    report_due_on: hit.report_due_on,
    report_reference: hit.report_reference,
    reported_on: hit.reported_on,
  };
}

export const exampleHit: Static<typeof HitRecord> = {
  uuid: '019a2f51-2b00-7c11-9d22-5e6f70819204',
  processor_uuid: '019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d',
  user_uuid: '019a2f3d-0b10-7e21-8a44-9d0c1b2a3f4e',
  user_name: 'Zzyzx Zorblatton',
  state: 'open',
  score: 100,
  provider_reference: null,
  screened_name: 'Zzyzx Zorblatton',
  screened_name_kind: 'name',
  dob: null,
  has_other_birth_date: false,
  listed_name: 'ZORBLATTON, Zzyzx',
  entry: {
    list: 'sandbox',
    number: 1,
    kind: 'individual',
    names: [{ name: 'ZORBLATTON, Zzyzx', kind: 'primary', weak: false }],
    programs: ['SANDBOX'],
    title: null,
    birth_dates: ['01 Jan 1960'],
    addresses: ['1 Nowhere Street, Sandbox'],
    remarks: 'An invented name, for tests.',
  },
  block_uuid: '019a2f50-2b00-7c11-9d22-5e6f70819203',
  raised_at: '2026-03-12 12:30:00',
  decided_at: null,
  decided_by: null,
  decided_by_provider: false,
  reason: null,
  report_due_on: null,
  report_reference: null,
  reported_on: null,
};

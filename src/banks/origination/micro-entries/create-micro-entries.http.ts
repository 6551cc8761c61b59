// POST /3p/api/v2/users/{uuid}/micro-entries: sends two small credits to a bank account, whose
// amounts prove that the user can read its statements.
import { Type } from 'typebox';
import { recordAct } from '../../../access/tenants/audit-trail.ts';
import { operation } from '../../../api/http/operation.ts';
import { UuidOf, userOfPath } from '../../../api/http/schema.ts';
import { AggregatorType } from '../../../customers/bank-accounts/account-words.ts';
import { lockHolder, selectBankAccount } from '../../../customers/bank-accounts/bank-accounts.sql.ts';
import { isReachable } from '../../../customers/bank-accounts/routing-number.ts';
import { selectAccountsOf } from '../../../customers/bank-accounts/usable-accounts.sql.ts';
import { created } from '../../../platform/answer.ts';
import { refuse } from '../../../platform/refusals.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { secondsAfter } from '../../../platform/std/clock.ts';
import { uuidv7 } from '../../../platform/std/identifiers.ts';
import { chooseAmounts, sandboxAmounts } from './choose-amounts.ts';
import { insertMicroEntries } from './micro-entries.sql.ts';
import { exampleCheck, MicroEntryCheckRecord, microEntryCheckRecord } from './micro-entry-check-record.ts';
import { insertCheck, isOpenCheck, selectLatestChecks } from './micro-entry-checks.sql.ts';

const daysToAnswer = 14;
const daysToCount = 30;
/** Each costs up to two dollars, and a user could draw them to accounts of their own. */
const mostOfUser = 5;
const inDays = (from: Date, days: number) => secondsAfter(from, days * 86_400);

export const createMicroEntries = ({ settings }: { settings: Settings }) =>
  operation(
    {
      method: 'POST',
      path: '/3p/api/v2/users/:uuid/micro-entries',
      tag: 'Bank accounts',
      operationId: 'createMicroEntries',
      summary: 'Check a bank account with two small credits',
      description:
        `Sends two credits of less than one dollar with the next file, under the description ACCTVERIFY. When they have settled, the user reads their amounts on the statement of the bank and tells you; send them to \`POST /3p/api/v2/micro-entries/{uuid}/confirm\` within ${daysToAnswer} days. Nothing is taken back. One check of an account is open at a time, and a user has at most ${mostOfUser} in ${daysToCount} days.\n\n` +
        `In the sandbox the amounts are always ${sandboxAmounts.join(' and ')} cents.`,
      callers: ['processor', 'vendor'],
      startsSomething: true,
      params: Type.Object({ uuid: UuidOf(userOfPath) }),
      body: Type.Object({
        bank_account: Type.Object(
          { uuid: UuidOf('The identifier of the bank account.'), aggregator_type: AggregatorType },
          { description: 'The bank account of the user to check.' },
        ),
      }),
      example: { bank_account: { uuid: exampleCheck.bank_account_uuid, aggregator_type: 'manual' } },
      answers: {
        201: {
          description: 'Started',
          data: MicroEntryCheckRecord,
          example: { ...exampleCheck, state: 'pending' },
        },
      },
      refusals: ['not_found', 'bank_account_unusable', 'invalid_state'],
    },
    {
      async atomic(call, phase) {
        const { now } = call;
        const holder = await lockHolder(phase, call.caller, call.params.uuid);
        if (holder === null) throw refuse('not_found', 'uuid');
        const { processor_id, vendor_id } = holder;
        const of = { processor_id, user_uuid: holder.uuid };
        const { bank_account } = call.body;
        const account = await selectBankAccount(phase, holder, bank_account.uuid, bank_account.aggregator_type);
        const bank_account_uuid = account?.uuid ?? '';
        const usable = await selectAccountsOf(phase, [of]);
        if (!usable.some(({ uuid, routing_number }) => uuid === bank_account_uuid && isReachable(routing_number)))
          throw refuse('bank_account_unusable', 'bank_account');
        const latest = await selectLatestChecks(phase, of, inDays(now, -daysToCount), now);
        const open = latest.find((one) => one.bank_account_uuid === bank_account_uuid && isOpenCheck(one.state));
        if (open !== undefined)
          throw refuse('invalid_state', 'bank_account', `a check of it is open: ${open.uuid} is ${open.state}`);
        if (latest.length >= mostOfUser)
          throw refuse(
            'invalid_state',
            'uuid',
            `the user had ${latest.length} checks in the last ${daysToCount} days, and at most ${mostOfUser} are allowed`,
          );
        const uuid = uuidv7(now);
        const check = {
          ...of,
          uuid,
          vendor_id,
          bank_account_uuid,
          requested_at: now,
          expires_at: inDays(now, daysToAnswer),
        };
        await insertCheck(phase, check);
        const own = { processor_id, check_uuid: uuid, bank_account_uuid };
        const amounts = chooseAmounts(settings.ACHORD_MODE);
        await insertMicroEntries(
          phase,
          amounts.map((amount) => ({ ...own, uuid: uuidv7(now), amount })),
          now,
        );
        await recordAct(phase, call, {
          action: 'micro_entries.requested',
          subject: 'bank_account',
          subject_uuid: bank_account_uuid,
          detail: { micro_entry_check_uuid: uuid, user_uuid: holder.uuid },
        });
        return created(
          microEntryCheckRecord({
            ...check,
            wrong_answers: 0,
            confirmed_at: null,
            state: 'pending',
            ach_return_code: null,
          }),
        );
      },
    },
  );

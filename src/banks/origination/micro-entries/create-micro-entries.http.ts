// POST /3p/api/v2/users/{uuid}/micro-entries: sends two small credits to a bank account, whose
// amounts prove that the user can read its statements.
import { Type } from 'typebox';
import { recordAct } from '../../../access/tenants/audit-trail.ts';
import { lockProcessor } from '../../../access/tenants/tenants.sql.ts';
import { operation } from '../../../api/http/operation.ts';
import { UuidOf, userOfPath } from '../../../api/http/schema.ts';
import { AggregatorType } from '../../../customers/bank-accounts/account-words.ts';
import { lockHolder, selectBankAccount } from '../../../customers/bank-accounts/bank-accounts.sql.ts';
import { isReachable } from '../../../customers/bank-accounts/routing-number.ts';
import { selectAccountsOf } from '../../../customers/bank-accounts/usable-accounts.sql.ts';
import { created } from '../../../platform/answer.ts';
import { refuse } from '../../../platform/refusals.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { uuidv7 } from '../../../platform/std/identifiers.ts';
import { chooseAmounts, sandboxAmounts } from './choose-amounts.ts';
import { insertMicroEntries } from './micro-entries.sql.ts';
import { daysToAnswer, expiryOf, inDays, isOpenCheck, mostOfUser } from './micro-entry-check.ts';
import { exampleCheck, MicroEntryCheckRecord, microEntryCheckRecord } from './micro-entry-check-record.ts';
import { countChecksSince, insertCheck, selectLatestChecks } from './micro-entry-checks.sql.ts';

export const createMicroEntries = ({ settings }: { settings: Settings }) =>
  operation(
    {
      method: 'POST',
      path: '/3p/api/v2/users/:uuid/micro-entries',
      tag: 'Bank accounts',
      operationId: 'createMicroEntries',
      summary: 'Check a bank account with two small credits',
      description:
        `Sends two credits of less than one dollar with the next file, under the description ACCTVERIFY. When they have settled, the user reads their amounts on the statement of the bank and tells you; send them to \`POST /3p/api/v2/micro-entries/{uuid}/confirm\` within ${daysToAnswer} days. Nothing is taken back. One check of an account is open at a time, and a user has at most ${mostOfUser.checks} in ${mostOfUser.days} days. The operator of the service limits how many you start in 24 hours.\n\n` +
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
        // Locked: the checks of a tenant are counted one after the other.
        const { micro_entry_checks_per_day: most } = (await lockProcessor(phase, call.caller.processor_id))!;
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
        const latest = await selectLatestChecks(phase, of, inDays(now, -mostOfUser.days), now);
        const open = latest.find((one) => one.bank_account_uuid === bank_account_uuid && isOpenCheck(one.state));
        if (open !== undefined)
          throw refuse('invalid_state', 'bank_account', `a check of it is open: ${open.uuid} is ${open.state}`);
        if (latest.length >= mostOfUser.checks)
          throw refuse(
            'invalid_state',
            'uuid',
            `the user had ${latest.length} checks in the last ${mostOfUser.days} days, and at most ${mostOfUser.checks} are allowed`,
          );
        if ((await countChecksSince(phase, processor_id, inDays(now, -1), most)) >= most)
          throw refuse(
            'invalid_state',
            '',
            `${most} checks were started in the last 24 hours, and the operator of this service allows no more`,
          );
        const uuid = uuidv7(now);
        const check = {
          ...of,
          uuid,
          vendor_id,
          bank_account_uuid,
          requested_at: now,
          expires_at: expiryOf(now),
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
            account_usable: true,
            ach_return_code: null,
          }),
        );
      },
    },
  );

// Checks of bank accounts by micro-entries and prenotes: started over the API, and what becomes of
// their entries at the bank.
import { readFile } from '../../../src/ach/nacha/reading/read-file.ts';
import type { BatchHeader, Entry } from '../../../src/ach/nacha/records.ts';
import { answerToOwnEntry, readNow, writeAnswers, writeInboundFile } from '../banks/bank-answers.ts';
import type { TestAnswer, TestService } from '../service/service.ts';
import { accountDetailsOf, addBankAccount, customAccount, sendBankAccount } from './bank-accounts.ts';
import { registerPerson } from './users.ts';

export type HolderOptions = [account?: Parameters<typeof customAccount>[0], register?: typeof registerPerson];

/** A user of a new tenant, and the account that is checked. */
export async function accountHolder(service: TestService, ...[account = {}, register = registerPerson]: HolderOptions) {
  const processor = await service.processor();
  const { token } = processor;
  const { uuid: user_uuid } = await register(service, token);
  const added = await addBankAccount(service, token, user_uuid, customAccount(account));
  return {
    processor,
    token,
    user_uuid,
    account: added,
    /** Removes an account of this user, and adds the same account, which these sources validate. */
    async addAgain(uuid: string, validation_sources: readonly string[]) {
      await service.send('PUT', `/admin/v1/processors/${processor.uuid}`, {
        body: { validation_sources, reason: 'The test asks no other source.' },
      });
      await service.send('DELETE', `/3p/api/v2/bank-accounts/manual/${uuid}`, { token });
      const body = { custom: accountDetailsOf(added), validate_account_routing: true };
      return (await sendBankAccount(service, token, user_uuid, body)).body.data;
    },
  };
}

/** Starts a check of an account by micro-entries. Without an account: of the first one. */
export async function checkAccount(
  service: TestService,
  token: string,
  userUuid: string,
  account?: { uuid: string; aggregator_type: string },
): Promise<TestAnswer> {
  const of =
    account ?? (await service.send('GET', `/3p/api/v2/users/${userUuid}/bank-accounts`, { token })).body.data[0];
  const { uuid, aggregator_type } = of;
  return service.send('POST', `/3p/api/v2/users/${userUuid}/micro-entries`, {
    token,
    body: { bank_account: { uuid, aggregator_type } },
  });
}

/** Sends a prenote to the first account of a user. */
export async function startPrenote(service: TestService, token: string, userUuid: string): Promise<TestAnswer> {
  const [account] = (await service.send('GET', `/3p/api/v2/users/${userUuid}/bank-accounts`, { token })).body.data;
  const bank_account = { uuid: account.uuid, aggregator_type: account.aggregator_type };
  return service.send('POST', `/3p/api/v2/users/${userUuid}/prenotes`, { token, body: { bank_account } });
}

/** The entries of a check, the smallest first. */
export const checkEntriesOf = (service: TestService, checkUuid: string) =>
  service.context.database.query<{ uuid: string; status: string }>(
    'SELECT uuid, status FROM check_entries WHERE check_uuid = $1 ORDER BY amount',
    [checkUuid],
  );

/** The entries of a check in the files of its bank, with the headers of their batches. */
export async function entriesInFiles(
  service: TestService,
  checkUuid: string,
): Promise<{ header: BatchHeader; entry: Entry }[]> {
  const traces = await service.context.database.query<{ trace_id: string }>(
    'SELECT trace_id FROM check_entries WHERE check_uuid = $1',
    [checkUuid],
  );
  const own = new Set(traces.map(({ trace_id }) => trace_id));
  const found: { header: BatchHeader; entry: Entry }[] = [];
  const files = await service.send('GET', '/admin/v1/bank-files?limit=100');
  for (const { uuid } of files.body.data.bank_files) {
    const { text } = await service.send('GET', `/admin/v1/bank-files/${uuid}/content`);
    let header: BatchHeader | null = null;
    for await (const page of readFile([Buffer.from(text, 'latin1')]).pages)
      for (const one of page) {
        if (one.record === 'batch_header') header = one.value;
        if (one.record === 'entry' && own.has(one.value.trace_number))
          found.push({ header: header!, entry: one.value });
      }
  }
  return found.toSorted((a, b) => a.entry.amount - b.entry.amount);
}

/** The bank returns an entry of a check at once. */
export async function returnCheckEntry(service: TestService, checkEntry: string, code: string): Promise<void> {
  await writeInboundFile(service, await writeAnswers(service, [await answerToOwnEntry(service, checkEntry, { code })]));
  await readNow(service);
}

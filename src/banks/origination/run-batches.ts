// The daily run of a bank's tenants: what is good for batch payees is reserved, a merchant's payments together, and so are the debits of its refunds.
import { announceBatches } from '../../batches/announce-batches.ts';
import { joinBatches, type Member, selectPayoutsDue, selectRefundsDue } from '../../batches/batches.sql.ts';
import { uuidv7 } from '../../std/identifiers.ts';
import { type Origination, portion } from './origination.ts';
import { payOut } from './pay-out.ts';

/** `at`: the instant of the run. It may be repeated after a crash: what was taken up is in the same batches. */
export async function runBatches(on: Origination, at: Date): Promise<void> {
  await runPayouts(on, at);
  await runRefunds(on, at);
  await announceBatches(on, 'payout');
}

async function runPayouts({ database, bank, inPhase, clock }: Origination, at: Date): Promise<void> {
  for (let after: Member | null = null; ; ) {
    const due: Awaited<ReturnType<typeof selectPayoutsDue>> = await selectPayoutsDue(
      database,
      { bank, runAt: at },
      after,
      portion,
    );
    if (due.length === 0) return;
    after = due.at(-1)!;
    await inPhase(async (phase) => {
      const now = clock.now();
      const paid = await payOut(
        phase,
        due.map(({ processor_id, uuid, merchant_uuid }) => ({
          processor_id,
          transaction_uuid: uuid,
          payee_uuid: merchant_uuid,
          source_uuid: uuidv7(now),
        })),
        now,
      );
      const batched = paid.filter(({ steps, payment }) => steps.length > 0 && payment.payout_type === 'batch');
      const members = batched.map(({ payment }) => ({
        processor_id: payment.processor_id,
        uuid: payment.transaction_uuid,
        vendor_id: payment.vendor_id,
        merchant_uuid: payment.payee_uuid,
        bank_account_uuid: payment.payee_bank_account_uuid,
      }));
      await join(phase, 'payout', members, { runAt: at, now });
    });
  }
}

async function runRefunds({ database, bank, inPhase, clock }: Origination, at: Date): Promise<void> {
  for (let after: Member | null = null; ; ) {
    const due: Member[] = await selectRefundsDue(database, { bank, runAt: at }, after, portion);
    if (due.length === 0) return;
    after = due.at(-1)!;
    await inPhase((phase) => join(phase, 'refund', due, { runAt: at, now: clock.now() }));
  }
}

async function join(
  phase: Parameters<typeof joinBatches>[0],
  kind: 'payout' | 'refund',
  members: readonly Member[],
  times: { runAt: Date; now: Date },
): Promise<void> {
  if (members.length === 0) return;
  const uuids = () => ({ batch_uuid: uuidv7(times.now), merchant_batch_uuid: uuidv7(times.now) });
  await joinBatches(
    phase,
    kind,
    members.map((member) => ({ ...member, ...uuids() })),
    times,
  );
}

// The ordinary handler: what a good engineer writes on the first day, one database transaction for
// each request. Our payments are compared with it.
import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';
import {
  type Client,
  claimKey,
  findAnswer,
  findTenant,
  insertEvent,
  insertHistory,
  insertPayment,
  lockSides,
  lowestLimit,
  storeAnswer,
  type Tenant,
} from './payments.sql.ts';

interface Request {
  payer_uuid: string;
  payee_uuid: string;
  amount: number;
  transaction_fee?: number;
  client_reference_id?: string;
  description?: string;
}

interface Answer {
  status: number;
  body: string;
}

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL!, max: 16 });
const sha256 = (text: string) => createHash('sha256').update(text).digest();
const uuid = { type: 'string', format: 'uuid' };
const bodySchema = {
  type: 'object',
  required: ['payer_uuid', 'payee_uuid', 'amount'],
  properties: {
    payer_uuid: uuid,
    payee_uuid: uuid,
    amount: { type: 'integer', minimum: 1, maximum: 99_999_999 },
    transaction_fee: { type: 'integer', minimum: 0 },
    client_reference_id: { type: 'string', maxLength: 255 },
    description: { type: 'string', maxLength: 255 },
  },
};

const app = Fastify({ logger: false });
app.post<{ Body: Request }>(
  '/payments',
  { schema: { body: bodySchema } },
  async ({ headers, body }, reply): Promise<string> => {
    const token = sha256((headers.authorization ?? '').replace('Bearer ', ''));
    const key = headers['idempotency-key'] as string;
    const answer = await inTransaction(async (client) => {
      const tenant = await findTenant(client, token);
      if (tenant === null) return refusal(401, 'The token is not known.');
      const { processor_uuid: processor } = tenant;
      const hash = sha256(JSON.stringify(body));
      if (!(await claimKey(client, processor, key, hash))) {
        const { request_hash, response_status, response_body } = await findAnswer(client, processor, key);
        if (!request_hash.equals(hash)) return refusal(409, 'The key belongs to another request.');
        return { status: response_status, body: response_body };
      }
      const answered = await startPayment(client, tenant, body);
      await storeAnswer(client, { processor, key, ...answered });
      return answered;
    });
    reply.code(answer.status).header('content-type', 'application/json; charset=utf-8');
    return answer.body;
  },
);

async function startPayment(client: Client, tenant: Tenant, request: Request): Promise<Answer> {
  const { processor_uuid, vendor_uuid } = tenant;
  const { payer_uuid, payee_uuid, amount, transaction_fee = 0, client_reference_id = '', description = null } = request;
  const sides = await lockSides(client, processor_uuid, [payer_uuid, payee_uuid]);
  const payer = sides.find((side) => side.uuid === payer_uuid);
  const payee = sides.find((side) => side.uuid === payee_uuid);
  if (payer === undefined || payee === undefined) return refusal(422, 'The user does not exist.');
  const merchant = [payee, payer].find(({ kyb_status }) => kyb_status === 'APPROVED');
  if (merchant === undefined) return refusal(422, 'One of the two must be a merchant.');
  if (payer.bank_account_uuid === null || payee.bank_account_uuid === null)
    return refusal(422, 'A user has no bank account.');
  if ([payer, payee].some((side) => side.blocked !== null || side.account_blocked !== null))
    return refusal(422, 'A user is blocked.');
  if (transaction_fee >= amount) return refusal(422, 'The fee must be less than the amount.');
  const limit = await lowestLimit(client, processor_uuid, [processor_uuid, merchant.uuid]);
  if (limit !== null && BigInt(amount) > limit) return refusal(422, 'The amount is above a limit.');

  const { payout_delay_days } = payer;
  const { company_name } = merchant;
  const { uuid, created_at } = await insertPayment(client, [
    processor_uuid,
    vendor_uuid,
    payer_uuid,
    payee_uuid,
    payer.bank_account_uuid,
    payee.bank_account_uuid,
    payer.aggregator_type,
    payee.aggregator_type,
    payee.payout_type,
    payout_delay_days,
    amount,
    transaction_fee,
    client_reference_id,
    company_name,
    description,
  ]);
  const record = {
    uuid,
    payer_uuid,
    payee_uuid,
    transaction_status: 'CAPTURE_PENDING',
    capture_status: 'CAPTURE_PENDING',
    ...untouched,
    currency: 'USD',
    amount,
    transaction_fee,
    client_reference_id,
    payout_delay_days,
    company_name,
    description,
    type: 'api',
    vendor_name: tenant.name,
    payer_bank_account: { uuid: payer.bank_account_uuid, aggregator_type: payer.aggregator_type },
    payee_bank_account: { uuid: payee.bank_account_uuid, aggregator_type: payee.aggregator_type },
    created_at,
    updated_at: created_at,
  };
  await insertHistory(client, uuid);
  await insertEvent(client, processor_uuid, uuid, record);
  return {
    status: 201,
    body: JSON.stringify({ status: true, message: 'Transaction has been started.', data: record, errors: [] }),
  };
}

/** As long as our record of a new payment. */
const untouched = {
  payout_status: null,
  clawback_status: null,
  reverse_payout_status: null,
  addenda: null,
  ach_return_code: null,
  failure_code: null,
  failure_reason: null,
  cancel_reason: null,
  trace_ids: { capture_trace_id: '', payout_trace_id: '', reverse_payout_trace_id: '', refunds: [] },
};

const refusal = (status: number, message: string): Answer => ({
  status,
  body: JSON.stringify({ status: false, message, data: null, errors: [{ message }] }),
});

async function inTransaction<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}

process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);

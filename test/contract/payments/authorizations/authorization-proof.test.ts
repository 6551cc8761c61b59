// The proof that a payer authorized a payment, as JSON and as a PDF for the bank.
import { beforeAll, describe, expect, it } from 'vitest';
import { returnEntry } from '../../../support/banks/returns.ts';
import { advance, type Payments, paymentsOf, sundayAhead } from '../../../support/payments/payments.ts';
import { storiesOf } from '../../../support/payments/stories.ts';
import { textOfPdf } from '../../../support/service/pdf-text.ts';
import { type TestService, testService } from '../../../support/service/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService();
  await advance(service, { to: sundayAhead(service) });
});
const story = storiesOf(() => service);

const evidence = {
  terms: ['I authorize “Fjord Market” to debit my account (once).', 'Łódź, 5 € \\ end'],
  agreed_at: '2026-03-13T15:12:02Z',
  name: 'Zoë Łukasz',
  ip_address: '203.0.113.7',
};

async function authorizedPayment(): Promise<{ payments: Payments; uuid: string; authorization: string }> {
  const payments = await paymentsOf(service);
  const { token } = payments.processor;
  const account = await service.send('GET', `/3p/api/v1/bank-account/${payments.pair.payer_uuid}`, { token });
  const { body } = await service.send('POST', `/3p/api/v2/users/${payments.pair.payer_uuid}/authorizations`, {
    token,
    body: {
      bank_account: { uuid: account.body.data.uuid, aggregator_type: 'manual' },
      kind: 'single',
      maximum_amount: 1_234_500,
      evidence,
    },
  });
  const authorization: string = body.data.uuid;
  const { uuid } = await payments.started({ authorization_uuid: authorization, amount: 1_234_500 });
  return { payments, uuid, authorization };
}

const pathOf = (uuid: string) => `/3p/api/v2/transactions/${uuid}/authorization-proof`;

describe('The proof of an authorization', () => {
  story('has the authorization, its evidence, and each debit with its return', async () => {
    const { payments, uuid, authorization } = await authorizedPayment();
    await advance(service, { banking_days: 1 });
    await returnEntry(service, uuid, { stage: 'capture', code: 'R10' });
    const { token } = payments.processor;
    const { status, body } = await service.send('GET', pathOf(uuid), { token });
    expect(status).toBe(200);
    const { trace_ids } = await payments.read(uuid);
    expect(body.data).toMatchObject({
      transaction_uuid: uuid,
      amount: 1_234_500,
      ...payments.pair,
      authorization: { uuid: authorization, used_by_transaction_uuid: uuid, evidence },
      debits: [{ stage: 'capture', attempt: 1, trace_id: trace_ids.capture_trace_id, returned_with: 'R10' }],
    });
    const text = textOfPdf((await service.send('GET', `${pathOf(uuid)}?format=pdf`, { token })).text);
    for (const line of ['Returned with: R10', `Trace number: ${trace_ids.capture_trace_id}`, 'Amount: $12,345.00'])
      expect(text.replace(/\s+/g, ' ')).toContain(line);
  });

  it('is a PDF in ASCII whose references are right, with the nearest letters that its fonts have', async () => {
    const { payments, uuid } = await authorizedPayment();
    const answer = await service.send('GET', `${pathOf(uuid)}?format=pdf`, { token: payments.processor.token });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(answer.headers.get('content-disposition')).toContain(`authorization-${uuid}.pdf`);
    expect(answer.text).toMatch(/^%PDF-1\.\d\n%text\n[\x20-\x7e\s]*%%EOF\s*$/);
    const start = Number(/startxref\s+(\d+)/.exec(answer.text)![1]);
    expect(answer.text.slice(start, start + 4)).toBe('xref');
    for (const [, offset, kind] of answer.text.slice(start).matchAll(/^(\d{10}) \d{5} ([nf])/gm))
      if (kind === 'n') expect(answer.text.slice(Number(offset))).toMatch(/^\d+ 0 obj/);
    const text = textOfPdf(answer.text);
    expect(text).toContain('I authorize ?Fjord Market? to debit my account (once).');
    expect(text).toContain('Zoë ?ukasz');
    expect(text).toContain('?ódz, 5 ? \\ end');
  });

  it('says that a payment without an authorization has none', async () => {
    const payments = await paymentsOf(service);
    const { uuid } = await payments.started();
    const { token } = payments.processor;
    expect((await service.send('GET', pathOf(uuid), { token })).body.data.authorization).toBeNull();
    const pdf = await service.send('GET', `${pathOf(uuid)}?format=pdf`, { token });
    expect(textOfPdf(pdf.text)).toContain('No authorization is recorded for this payment.');
  });

  it('is read by its tenant, and by operators with a trace in the audit trail', async () => {
    const { payments, uuid, authorization } = await authorizedPayment();
    const stranger = await service.processor();
    expect((await service.send('GET', pathOf(uuid), { token: stranger.token })).status).toBe(404);
    const { body } = await service.send('GET', `/admin/v1/transactions/${uuid}/authorization-proof`);
    expect(body.data.authorization.evidence).toEqual(evidence);
    const trail = await service.send('GET', `/admin/v1/audit-trail?subject_uuid=${uuid}`);
    expect(trail.body.data.acts).toMatchObject([
      { action: 'authorization_proof.read', detail: { authorization_uuid: authorization } },
    ]);
    expect(payments.processor.token).not.toBe(stranger.token);
  });
});

// GET /3p/api/v2/transactions/{uuid}/authorization-proof, and the same for operators: the proof
// that a payer authorized a payment.
import { Type } from 'typebox';
import { recordAct } from '../../../access/tenants/audit-trail.ts';
import { operation } from '../../../api/http/operation.ts';
import { OneOf, paymentOfPath, UuidOf } from '../../../api/http/schema.ts';
import { type Answer, type Download, ok } from '../../../platform/answer.ts';
import { atomically, fromSnapshot } from '../../../platform/database/atomic-phase.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import { findProcessorOf } from '../find-transaction.ts';
import { proofPdf } from './proof-pdf.ts';
import { AuthorizationProof, exampleProof, proofOf } from './proof-record.ts';

interface Keeping {
  database: Database;
  vault: Vault;
}

const description =
  'The authorization that the payment uses with its evidence, who pays whom, and each debit with its trace number and its return. A bank asks for it when a payer denies a debit, and must have it within ten banking days. `format=pdf` answers it as a file for the bank.';
const query = Type.Object({
  format: Type.Optional(
    OneOf(['json', 'pdf'], { description: 'The form of the answer. `json` is the default. `pdf`: a file to send.' }),
  ),
});
const answers = {
  200: {
    description: 'The proof',
    data: AuthorizationProof,
    example: exampleProof,
    file: { content_type: 'application/pdf', example: '%PDF-1.3 …' },
  },
};

export const getAuthorizationProof = ({ database, vault }: Keeping) =>
  operation(
    {
      method: 'GET',
      path: '/3p/api/v2/transactions/:uuid/authorization-proof',
      tag: 'Transactions',
      operationId: 'getAuthorizationProof',
      summary: 'Read the proof of an authorization',
      description,
      callers: ['processor', 'vendor'],
      params: Type.Object({ uuid: UuidOf(paymentOfPath) }),
      query,
      answers,
      refusals: ['not_found'],
    },
    {
      async download({ caller, params, query: { format }, now }) {
        const proof = await fromSnapshot(database, (snapshot) =>
          proofOf(snapshot, caller, params.uuid, { vault, now }),
        );
        return answerOf(proof, format);
      },
    },
  );

export const getAuthorizationProofOfAnyTenant = ({ database, vault }: Keeping) =>
  operation(
    {
      method: 'GET',
      path: '/admin/v1/transactions/:uuid/authorization-proof',
      tag: 'Operator: payments',
      operationId: 'getAuthorizationProofOfAnyTenant',
      summary: 'Read the proof of an authorization of any tenant',
      description: `${description} It has personal data of the payer, so each call is recorded in the audit trail.`,
      callers: ['admin'],
      role: 'operator',
      params: Type.Object({ uuid: UuidOf(paymentOfPath) }),
      query,
      answers,
      refusals: ['not_found'],
    },
    {
      async download(call) {
        const { params, now } = call;
        const processor_id = await findProcessorOf(database, params.uuid);
        const scope = { processor_id, vendor_id: null };
        const proof = await fromSnapshot(database, (snapshot) => proofOf(snapshot, scope, params.uuid, { vault, now }));
        await atomically(database, (phase) =>
          recordAct(phase, call, {
            processor_id,
            action: 'authorization_proof.read',
            subject: 'transaction',
            subject_uuid: proof.transaction_uuid,
            detail: { authorization_uuid: proof.authorization?.uuid ?? null },
          }),
        );
        return answerOf(proof, call.query.format);
      },
    },
  );

async function answerOf(proof: AuthorizationProof, format: 'json' | 'pdf' = 'json'): Promise<Answer | Download> {
  if (format === 'json') return ok(proof);
  const text = await proofPdf(proof);
  return {
    content_type: 'application/pdf',
    filename: `authorization-${proof.transaction_uuid}.pdf`,
    text: (async function* () {
      yield text;
    })(),
  };
}

// The stored answer of an approved act. It is sealed: it may have a one-time link.
import type { Place, Vault } from '../../platform/vault/vault.ts';
import type { ApprovalRow } from './approvals.sql.ts';

export interface StoredResult {
  status: number;
  message: string;
  data: unknown;
}

export const answerPlace = (approvalUuid: string): Place => ({
  table: 'approvals',
  row: approvalUuid,
  column: 'answer_sealed',
});

export const openAnswer = (vault: Vault, { uuid, answer_sealed }: ApprovalRow): StoredResult =>
  JSON.parse(vault.open(answerPlace(uuid), answer_sealed!).toString());

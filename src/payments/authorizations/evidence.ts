// The evidence of an authorization: what the payer read, and how it agreed. It is encrypted at
// rest, because it names the payer.
import { type Static, Type } from 'typebox';
import { InstantOf } from '../../api/http/instant.ts';
import { described, FilledText } from '../../api/http/schema.ts';
import type { Place, Vault } from '../../platform/vault/vault.ts';

const said = (maxLength: number, sentence: string) => Type.Optional(described(FilledText(maxLength), sentence));

export const Terms = Type.Array(FilledText(2_000), {
  minItems: 1,
  maxItems: 100,
  allowed: '1 to 100 paragraphs, each with 1 to 2000 characters',
  description: 'The text to which the payer agreed, paragraph by paragraph.',
});

export const Evidence = Type.Object(
  {
    terms: Type.Optional(Terms),
    terms_version: said(100, 'Your name for this version of the text.'),
    agreed_at: Type.Optional(InstantOf('When the payer agreed')),
    name: said(200, 'The name that the payer gave.'),
    email: said(254, 'The e-mail address that the payer gave.'),
    ip_address: said(45, 'The network address from which the payer agreed.'),
    user_agent: said(500, 'The browser or app of the payer, as it named itself.'),
    identity: said(500, 'How you knew who the payer is, for instance `password and code by text message`.'),
    signature: said(500, 'How the payer agreed, for instance `check box and button`, or `recorded call 7715`.'),
  },
  {
    title: 'AuthorizationEvidence',
    description: 'What proves that the payer agreed. Send all that you have: a bank may ask for it for two years.',
    allowed: 'a JSON object',
  },
);

export type Evidence = Static<typeof Evidence>;

export const evidencePlace = ({ uuid }: { uuid: string }): Place => ({
  table: 'authorizations',
  row: uuid,
  column: 'evidence_encrypted',
});

/** Null: no evidence was given. */
export function sealEvidence(vault: Vault, uuid: string, evidence: Evidence | undefined): Buffer | null {
  return evidence === undefined ? null : vault.seal(evidencePlace({ uuid }), JSON.stringify(evidence));
}

export function openEvidence(vault: Vault, uuid: string, sealed: Buffer | null): Evidence | null {
  return sealed === null ? null : JSON.parse(vault.open(evidencePlace({ uuid }), sealed).toString());
}

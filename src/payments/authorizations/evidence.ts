// The evidence of an authorization: what the payer read, and how it agreed. It is encrypted at
// rest, because it names the payer.
import { type Static, Type } from 'typebox';
import type { OriginatedSecCode } from '../../ach/nacha/codes/sec-codes.ts';
import { InstantOf } from '../../api/http/instant.ts';
import { Day, described, FilledText } from '../../api/http/schema.ts';
import { invalid } from '../../platform/refusals.ts';
import type { Place, Vault } from '../../platform/vault/vault.ts';
import type { AuthorizationKind } from './authorization.ts';

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
    recording: said(
      200,
      'Where you keep the recording in which the payer authorized by telephone, for instance `call 7715`.',
    ),
    notice_sent_on: Type.Optional(
      described(
        Day,
        'The day on which you sent the payer the terms in writing, after an authorization by telephone and before the first debit.',
      ),
    ),
    signature: said(500, 'How the payer agreed, for instance `check box and button`.'),
  },
  {
    title: 'AuthorizationEvidence',
    description: 'What proves that the payer agreed. Send all that you have: a bank may ask for it for two years.',
    allowed: 'a JSON object',
  },
);

export type Evidence = Static<typeof Evidence>;

/**
 * Nacha Operating Rules, oral authorizations: the originator keeps a recording, or sends the terms
 * in writing before the debit settles. For recurring debits it does both (Regulation E, 1005.10).
 */
export function expectOralEvidence(
  { sec_code, kind }: { sec_code: OriginatedSecCode | null; kind: AuthorizationKind },
  { recording, notice_sent_on }: Evidence,
  today: string,
): void {
  if (notice_sent_on !== undefined && notice_sent_on > today)
    throw invalid('evidence.notice_sent_on', 'maximum', `must not be in the future: today is ${today}`);
  if (sec_code !== 'TEL') return;
  if (kind === 'recurring' && (recording === undefined || notice_sent_on === undefined))
    throw invalid(
      recording === undefined ? 'evidence.recording' : 'evidence.notice_sent_on',
      'required',
      'is required: recurring debits that were authorized by telephone (TEL) need recording and notice_sent_on',
    );
  if (recording === undefined && notice_sent_on === undefined)
    throw invalid(
      'evidence.recording',
      'required',
      'is required if notice_sent_on is absent: an authorization by telephone (TEL) needs a recording, or a written notice before the debit',
    );
}

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

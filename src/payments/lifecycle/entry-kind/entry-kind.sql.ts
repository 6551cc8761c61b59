// As SQL: the kind of an entry in a bank file. A file is written by it, and the record of a payment
// shows it.
import { allowedClawback } from '../clawbacks/clawback-authorization.sql.ts';

const payeeIsNoMerchant = `NOT EXISTS (
    SELECT FROM users m WHERE m.shard = t.shard AND m.processor_id = t.processor_id AND m.uuid = t.payee_uuid
      AND m.kind = 'business' AND m.kyb_status = 'APPROVED')`;

/**
 * The originators of a payment `t`, which a fee has none of. The originator of fees is the tenant.
 * The merchant of a payment is its payee, or its payer if the payee is not a merchant. Missing
 * values come from the tenant.
 */
export const originatorOf = (keyed: string) => `
  LEFT JOIN originators tenant ON tenant.processor_id = ${keyed}.processor_id AND tenant.owner_uuid = ${keyed}.processor_id
  LEFT JOIN originators payee ON payee.processor_id = ${keyed}.processor_id AND payee.owner_uuid = t.payee_uuid
  LEFT JOIN originators payer ON payer.processor_id = ${keyed}.processor_id AND payer.owner_uuid = t.payer_uuid AND ${payeeIsNoMerchant}`;

const inherited = (field: string, otherwise: string) =>
  `coalesce(payee.${field}, payer.${field}, tenant.${field}, ${otherwise})`;
export const consumerDebits = inherited('consumer_debits', `'prearranged'`);
export const debitsRecur = inherited('online_debits_recur', 'false');
export const payoutsAreWages = inherited('payouts_are_wages', 'false');

const consumerDebitsThen = (owner: string, at: string) => `(
    SELECT known.consumer_debits FROM (
      SELECT former.consumer_debits, former.until FROM former_originators former
      WHERE former.processor_id = t.processor_id AND former.owner_uuid = ${owner} AND former.until > ${at}
      UNION ALL
      SELECT latest.consumer_debits, 'infinity' FROM originators latest
      WHERE latest.processor_id = t.processor_id AND latest.owner_uuid = ${owner}) AS known
    ORDER BY known.until LIMIT 1)`;

/** As `consumerDebits`, as the settings were at an instant. Null: as they are now. */
export const consumerDebitsAt = (at: string) => `coalesce(
  ${consumerDebitsThen('t.payee_uuid', at)},
  CASE WHEN ${payeeIsNoMerchant} THEN ${consumerDebitsThen('t.payer_uuid', at)} END,
  ${consumerDebitsThen('t.processor_id', at)}, 'prearranged')`;

// Null: the authorization names none, or the tenant needs none and has none.
const codeOfClawback = `(
    SELECT a.sec_code FROM authorizations a
    WHERE a.shard = e.shard AND a.processor_id = e.processor_id AND a.bank_account_uuid = e.bank_account_uuid
      AND ${allowedClawback}
    ORDER BY a.uuid DESC LIMIT 1)`;

/**
 * Of a leg `l` of the payment `t`, whose entry `e` the account of the user `u` gets; `o` has the
 * settings of the originator. A business authorizes as a company (CCD, or CTX if the payment says
 * so). A person authorizes as the payment says; else in advance (PPD) or online (WEB), as the
 * originator says. A payee authorizes clawbacks as its authorization says.
 */
export const secCodeOfEntry = `
  CASE WHEN l.stage = 'clawback' THEN coalesce(${codeOfClawback}, CASE u.kind WHEN 'business' THEN 'CCD' ELSE 'PPD' END)
       WHEN l.stage = 'capture' AND t.sec_code IS NOT NULL THEN t.sec_code::text
       WHEN u.kind = 'business' THEN 'CCD'
       WHEN l.stage IN ('capture', 'prenote_debit') AND o.consumer_debits <> 'prearranged' THEN 'WEB' ELSE 'PPD' END`;

/**
 * The standard company entry descriptions of the Nacha Operating Rules that a payment or its
 * originator asks for; null: none. PURCHASE is for WEB debits for goods bought online, PAYROLL for
 * PPD credits of wages. What the payment says comes before what the originator says.
 */
export const askedDescription = (secCode: string) => `
  CASE WHEN l.stage = 'capture' AND ${secCode} = 'WEB'
         AND coalesce(t.entry_purpose = 'purchase', o.consumer_debits = 'online_purchase') THEN 'PURCHASE'
       WHEN l.stage = 'payout' AND u.kind = 'person'
         AND coalesce(t.entry_purpose = 'payroll', o.payouts_are_wages) THEN 'PAYROLL' END`;

/**
 * Whether a WEB or TEL debit recurs: by its authorization, else by the originator. A clawback does
 * not: it follows a return, which comes at no interval.
 */
export const entryRecurs = `CASE l.stage
  WHEN 'capture' THEN coalesce(t.payment_type_code = 'R', o.recurs) WHEN 'clawback' THEN false ELSE o.recurs END`;

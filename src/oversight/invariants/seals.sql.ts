// Invariants over the newest part of each chain, and over closed days. `achord verify` checks the
// whole chains.
import { everyOwner, sumsByDay } from '../../payments/ledger/trial-balance.sql.ts';
import { contentOfAct, strayActs } from '../seals/audit-chain.sql.ts';
import { hashOfHour, hashOfSeal, sealOfDay, unsealedCount } from '../seals/posting-seals.sql.ts';
import type { Invariant } from './invariant.ts';

const newestLinks = 1_000;
const summedDays = 7;
/**
 * One hour of the sealed day per quarter of an hour: a check reads one hour, and all are read in
 * six hours.
 */
const hourInTurn = `(extract(epoch FROM statement_timestamp())::bigint / 900 % 24)::integer`;
const isWhole = `$1::timestamptz = '-infinity'`;

export const sealInvariants: Invariant[] = [
  {
    name: 'audit_trail_is_chained',
    rule: `The newest ${newestLinks} acts of the audit trail match their links in the chain. A check of everything: every act is in the chain or due.`,
    reads: 'period',
    sql: () => `
      SELECT l.processor_id, l.uuid AS subject_uuid,
             format('link %s: %s', l.number, CASE WHEN a.uuid IS NULL THEN 'its act is missing'
               WHEN l.number <> l.number_before + 1 THEN 'the one before is missing' ELSE 'it or its act was changed' END) AS found
      FROM (
        SELECT number, shard, processor_id, uuid, hash,
               CASE number WHEN 1 THEN 0 ELSE lag(number) OVER (ORDER BY number) END AS number_before,
               CASE number WHEN 1 THEN ''::bytea ELSE lag(hash) OVER (ORDER BY number) END AS hash_before
        FROM audit_links
        WHERE number > CASE WHEN ${isWhole} THEN 0 ELSE (SELECT coalesce(max(number), 0) FROM audit_links) - ${newestLinks} END
      ) AS l LEFT JOIN audit_trail a ON a.shard = l.shard AND a.processor_id = l.processor_id AND a.uuid = l.uuid
      WHERE l.hash_before IS NOT NULL AND (a.uuid IS NULL OR l.number <> l.number_before + 1
        OR l.hash <> sha256(l.hash_before || convert_to(${contentOfAct('a')}, 'UTF8')))
      UNION ALL
      SELECT stray.processor_id, stray.uuid, 'no link is of it' FROM (${strayActs} AND ${isWhole}) AS stray`,
  },
  {
    name: 'postings_are_sealed',
    rule: 'The seals of postings form a chain day by day. The postings of the last sealed day match its seal (each check reads one hour). A check of everything: all its hours match, and every posting before its end is in a seal.',
    reads: 'period',
    sql: () => `
      SELECT NULL::uuid AS processor_id, NULL::uuid AS subject_uuid, format('the seal of %s, or the seal of the day before', s.day) AS found
      FROM (SELECT day, posting_count, amount, hour_hashes, hash, lag(day) OVER (ORDER BY day) AS day_before,
                   lag(hash) OVER (ORDER BY day) AS hash_before
            FROM posting_seals) AS s
      WHERE s.hash <> ${hashOfSeal('s.hash_before', 's')} OR s.day_before <> s.day - 1
      UNION ALL
      SELECT NULL, NULL, format('the postings of %s, the hour from %s:00 UTC', s.day, hours.hour)
      FROM (SELECT day, hour_hashes FROM posting_seals ORDER BY day DESC LIMIT 1) AS s
      CROSS JOIN LATERAL generate_series(
        CASE WHEN ${isWhole} THEN 0 ELSE ${hourInTurn} END, CASE WHEN ${isWhole} THEN 23 ELSE ${hourInTurn} END) AS hours (hour)
      CROSS JOIN LATERAL (${hashOfHour('s.day', 'hours.hour')}) AS now
      WHERE now.hash IS DISTINCT FROM s.hour_hashes[hours.hour + 1]
      UNION ALL
      SELECT NULL, NULL, format('%s postings up to %s that no seal includes', unsealed.stray, unsealed.day)
      FROM (${unsealedCount}) AS unsealed WHERE ${isWhole} AND unsealed.stray <> 0`,
  },
  {
    name: 'posting_sums_match_seals',
    rule: `The sums of the newest ${summedDays} sealed days add up to the number and the amount of postings in their seals. A check of everything: of all sealed days.`,
    reads: 'period',
    sql: () => `
      SELECT NULL::uuid AS processor_id, NULL::uuid AS subject_uuid,
             format('%s: the sums have %s postings of %s cents, the seal %s of %s', s.day, own.posting_count, own.amount,
               s.posting_count, s.amount) AS found
      FROM (SELECT day, posting_count, amount FROM posting_seals
            WHERE ${isWhole} OR day > (SELECT max(day) FROM posting_seals) - ${summedDays}) AS s
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(sums.posting_count), 0) AS posting_count, coalesce(sum(sums.amount), 0) AS amount
        FROM ${everyOwner} CROSS JOIN LATERAL (
          SELECT posting_count, amount FROM posting_sums
          WHERE shard = owners.shard AND processor_id = owners.processor_id AND day = s.day) AS sums) AS own
      WHERE own.posting_count <> s.posting_count OR own.amount <> s.amount`,
  },
  {
    name: 'closed_days_are_frozen',
    ofAllLanes: true,
    rule: 'The ledger accounts of each closed day have the sums that were signed, its seal is the signed one, and closed days follow each other.',
    reads: 'period',
    sql: () => `
      WITH closed AS (
        SELECT day, first_day, seal, posting_count, accounts, lag(day) OVER (ORDER BY day) AS day_before FROM closed_days
      ), moved AS (
        SELECT (SELECT min(c.day) FROM closed_days c WHERE c.day >= sums.day) AS day, sums.account,
               sum(sums.debits) AS debits, sum(sums.credits) AS credits
        FROM ${everyOwner} CROSS JOIN LATERAL (${sumsByDay}) AS sums
        WHERE sums.day <= (SELECT max(day) FROM closed_days)
        GROUP BY 1, 2
      ), computed AS (
        SELECT closed.day, used.account, coalesce(moved.debits, 0) AS debits, coalesce(moved.credits, 0) AS credits,
               sum(coalesce(moved.debits - moved.credits, 0)) OVER (PARTITION BY used.account ORDER BY closed.day) AS closing
        FROM closed CROSS JOIN (SELECT DISTINCT account FROM moved) AS used LEFT JOIN moved USING (day, account)
      ), signed AS (
        SELECT closed.day, s.account, s.debits, s.credits, s.closing
        FROM closed CROSS JOIN LATERAL jsonb_to_recordset(closed.accounts) AS s (account text, debits bigint, credits bigint, closing bigint)
      )
      SELECT NULL::uuid AS processor_id, NULL::uuid AS subject_uuid,
             format('%s on %s: signed debits %s, credits %s, balance %s; now %s, %s, %s', account, day, coalesce(signed.debits, 0),
               coalesce(signed.credits, 0), coalesce(signed.closing, 0), coalesce(computed.debits, 0), coalesce(computed.credits, 0),
               coalesce(computed.closing, 0)) AS found
      FROM signed FULL JOIN computed USING (day, account)
      WHERE (coalesce(signed.debits, 0), coalesce(signed.credits, 0), coalesce(signed.closing, 0))
        <> (coalesce(computed.debits, 0), coalesce(computed.credits, 0), coalesce(computed.closing, 0))
      UNION ALL
      SELECT NULL, NULL, format('%s: its seal, its number of postings, or the closed day before it', closed.day)
      FROM closed
      WHERE ${sealOfDay('closed.day')} IS DISTINCT FROM closed.seal
        OR closed.first_day IS DISTINCT FROM closed.day_before + 1
        OR closed.posting_count IS DISTINCT FROM (
          SELECT sum(p.posting_count) FROM posting_seals p
          WHERE p.day <= closed.day AND p.day >= coalesce(closed.first_day, '-infinity'))`,
  },
];

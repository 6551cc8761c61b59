// As SQL: whether an authorization of clawbacks allows a debit, and the one by which a clawback was
// filed.

/** Whether the authorization `a` of clawbacks allows a debit on a day in Eastern time. */
const coversDay = (day: string) => `${day} BETWEEN a.authorized_on AND coalesce(a.ends_on, ${day})`;

/** Whether the authorization `a` allows a clawback now. `day`: today, in Eastern time. */
export const allowsClawbackOn = (day: string) =>
  `a.debits = 'clawbacks' AND a.revoked_at IS NULL AND ${coversDay(day)}`;

/**
 * Whether the authorization `a` allowed the clawback of the leg `l` when it was filed. Later
 * revocations change nothing: each reader of the entry finds the same authorization.
 */
export const allowedClawback = `a.debits = 'clawbacks' AND a.recorded_at <= l.created_at
  AND (a.revoked_at IS NULL OR a.revoked_at > l.created_at)
  AND ${coversDay(`(l.created_at AT TIME ZONE 'America/New_York')::date`)}`;

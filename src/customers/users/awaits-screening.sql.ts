// Whether the names of users are screened for sanctions, as SQL.

/** As SQL: a list was imported, or there is a screening provider. */
export const isScreeningOn = `(EXISTS (SELECT FROM sanctions_imports)
  OR EXISTS (SELECT FROM screening_settings WHERE provider_since IS NOT NULL))`;

/**
 * As SQL, for users as `u`: no entry of the user goes out yet. The screening provider has not
 * answered, or the present names came after the screening of this cut-off.
 */
export const awaitsScreening = `(u.awaits_screening OR (u.screened_at IS NULL AND ${isScreeningOn}))`;

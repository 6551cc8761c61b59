// The changed settings with their old and new values, for the audit trail.

/** Only the fields that differ; null if none does. */
export function changesBetween<Settings extends object>(
  before: Settings,
  after: Settings,
): { before: Partial<Settings>; after: Partial<Settings> } | null {
  const names = (Object.keys(after) as (keyof Settings)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  if (names.length === 0) return null;
  const only = (settings: Settings) =>
    Object.fromEntries(names.map((name) => [name, settings[name]])) as Partial<Settings>;
  return { before: only(before), after: only(after) };
}

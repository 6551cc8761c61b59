// Why a database from before the baseline of migrations is refused, and what to do (decision 84).

export const madeBeforeBaseline =
  'This database was made before the first release of Achord, and this version cannot migrate it. Nothing was changed in it. Start with an empty database: move the data directory to another place, set ACHORD_DATA_DIR to a new one, or set DATABASE_URL to an empty database.';

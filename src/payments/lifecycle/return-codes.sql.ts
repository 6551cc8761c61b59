// The return code of a leg, as SQL.

/**
 * `leg` has the columns shard, processor_id, transaction_uuid, entry_uuid and state of
 * `current_legs`. Null: the leg was not returned.
 */
export const returnCodeOf = (leg: string) => `
  (SELECT b.code FROM transitions h
   JOIN bank_items b ON b.uuid = h.source_uuid AND b.kind = 'return'
   WHERE ${leg}.state = 'returned' AND h.shard = ${leg}.shard AND h.processor_id = ${leg}.processor_id
     AND h.transaction_uuid = ${leg}.transaction_uuid AND b.entry_uuid = ${leg}.entry_uuid
   ORDER BY h.number DESC LIMIT 1)`;

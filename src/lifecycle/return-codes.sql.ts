// The return code of a leg, as SQL.

/**
 * `leg` has the columns processor_id, transaction_uuid, file_uuid, trace_id and state of `legs`.
 * Null: the leg was not returned. The return of a batch entry names only one of its legs, so the
 * others are found by trace number and file.
 */
export const returnCodeOf = (leg: string) => `
  (SELECT b.code FROM transitions h
   JOIN bank_items b ON b.uuid = h.source_uuid AND b.kind = 'return'
   JOIN legs answered ON answered.processor_id = b.processor_id AND answered.uuid = b.leg_uuid
   WHERE ${leg}.state = 'returned' AND h.processor_id = ${leg}.processor_id AND h.transaction_uuid = ${leg}.transaction_uuid
     AND answered.file_uuid = ${leg}.file_uuid AND answered.trace_id = ${leg}.trace_id
   ORDER BY h.number DESC LIMIT 1)`;

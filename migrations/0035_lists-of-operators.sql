-- Indexes of operators' lists. None is on the path of a payment's start.

CREATE INDEX bank_files_newest ON bank_files (created_at, uuid);
CREATE INDEX inbound_files_newest ON inbound_files (read_at, content_uuid);
CREATE INDEX statement_lines_newest ON statement_lines (booked_on, uuid);
CREATE INDEX tokens_oldest ON tokens (created_at, uuid);
CREATE INDEX processors_oldest ON processors (created_at, processor_id);
CREATE INDEX linked_items_of_processor ON linked_items (processor_id, uuid);
CREATE INDEX linked_items_with_problem ON linked_items (uuid)
  WHERE problem IS NOT NULL AND removed_at IS NULL AND removal_due_at IS NULL;
CREATE INDEX linked_items_removed ON linked_items (uuid) WHERE removed_at IS NOT NULL;

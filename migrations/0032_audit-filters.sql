-- Filters of the audit trail over all tenants: newest first, by who did it, what was done, to what.

CREATE INDEX audit_trail_by_time ON audit_trail (uuid);
CREATE INDEX audit_trail_by_action ON audit_trail (action, uuid);
CREATE INDEX audit_trail_by_operator ON audit_trail (operator_uuid, uuid) WHERE operator_uuid IS NOT NULL;
DROP INDEX audit_trail_by_subject;
CREATE INDEX audit_trail_by_subject ON audit_trail (subject_uuid, uuid);

-- Lists of refunds: those of a vendor, and those with a status.

CREATE INDEX refunds_of_vendor ON refunds (shard, processor_id, vendor_id, uuid) WHERE vendor_id IS NOT NULL;
CREATE INDEX refunds_by_status ON refunds (shard, processor_id, status, uuid);

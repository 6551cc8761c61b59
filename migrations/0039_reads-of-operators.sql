-- Indexes of reads of operators. The first one costs an entry for each leg, at the cut-off; none of
-- them costs the start of a payment.

CREATE INDEX legs_of_file_by_payment ON legs (file_uuid, transaction_uuid);
CREATE INDEX vendors_newest ON vendors (vendor_id);
CREATE INDEX bank_files_by_cut_off ON bank_files (cut_off_at);
CREATE INDEX dishonors_contested ON dishonors (contested_at) WHERE state = 'contested';

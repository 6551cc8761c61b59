-- How a file of the simulated bank is laid out is decided with what stands in it: laid out again after a crash, it is the same file.

ALTER TABLE simulated_answers ADD COLUMN misbehaviour simulated_misbehaviour;
COMMENT ON COLUMN simulated_answers.misbehaviour IS 'of its file, as the bank was told; null: as it should be';

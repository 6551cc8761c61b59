-- An operator says how the corrected data of a change are to be read.

ALTER TYPE item_resolution ADD VALUE 'correction';

// A line of FedACHdir.txt: fields of fixed width, 155 characters.
import { DirectoryUnreadable, type WrittenEntry } from './directory-entry.ts';

export const lineWidth = 155;

/**
 * The first and the last column of the fields that are read, counted from 1. The others are the
 * servicing Federal Reserve Bank (11 to 19), the address and the telephone number (72 to 148).
 */
const columns: Readonly<Record<keyof WrittenEntry, readonly [first: number, last: number]>> = {
  routing_number: [1, 9],
  office_code: [10, 10],
  record_type: [20, 20],
  change_date: [21, 26],
  new_routing_number: [27, 35],
  institution_name: [36, 71],
  status_code: [149, 149],
  data_view: [150, 150],
};

/** Throws DirectoryUnreadable. */
export function writtenInLine(line: string, place: string): WrittenEntry {
  if (line.length !== lineWidth)
    throw new DirectoryUnreadable(place, `it has ${line.length} characters; allowed are ${lineWidth}.`);
  const field = ([first, last]: readonly [number, number]) => line.slice(first - 1, last).trim();
  return {
    routing_number: field(columns.routing_number),
    office_code: field(columns.office_code),
    record_type: field(columns.record_type),
    change_date: field(columns.change_date),
    new_routing_number: field(columns.new_routing_number),
    institution_name: field(columns.institution_name),
    status_code: field(columns.status_code),
    data_view: field(columns.data_view),
  };
}

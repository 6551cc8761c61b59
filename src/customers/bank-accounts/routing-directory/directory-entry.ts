// An entry of the Federal Reserve's ACH participant directory, and the check of its fields.
import { startOfUtcDay } from '../../../platform/std/timestamps.ts';
import { passesChecksum } from '../routing-number.ts';

export interface DirectoryEntry {
  routing_number: string;
  institution_name: string;
  /** O: main office; B: branch. */
  office_code: string;
  /** 0: a Federal Reserve Bank; 1: entries go to this number; 2: they go to the new one. */
  record_type: string;
  /** Only of record type 2. */
  new_routing_number: string | null;
  status_code: string | null;
  /** `Y-m-d`; null: the file states no day. */
  changed_on: string | null;
}

/** The fields of an entry as the file has them, without the spaces around them. */
export interface WrittenEntry {
  routing_number: string;
  office_code: string;
  record_type: string;
  change_date: string;
  new_routing_number: string;
  institution_name: string;
  status_code: string;
  data_view: string;
}

/** A file that is not a directory. The message has the place and what is allowed. */
export class DirectoryUnreadable extends Error {
  constructor(place: string, problem: string) {
    super(`${place}: ${problem}`);
    this.name = 'DirectoryUnreadable';
  }
}

const noNumber = '000000000';

const isNumber = (routingNumber: string) => passesChecksum(routingNumber) && routingNumber !== noNumber;

/** Throws DirectoryUnreadable; `place` names the line or the item of the entry. */
export function checkedEntry(written: WrittenEntry, place: string): DirectoryEntry {
  const wrong = (field: string, found: string, allowed: string) =>
    new DirectoryUnreadable(place, `${field} is ${JSON.stringify(found)}; allowed is ${allowed}.`);
  const { routing_number, office_code, record_type, new_routing_number, institution_name, status_code, data_view } =
    written;
  if (!isNumber(routing_number))
    throw wrong('the routing number', routing_number, 'a number of 9 digits with a correct check digit');
  if (!/^[OB]$/.test(office_code)) throw wrong('the office code', office_code, 'O (main office) or B (branch)');
  if (!/^[012]$/.test(record_type)) throw wrong('the record type code', record_type, '0, 1 or 2');
  const replaced = record_type === '2';
  if (replaced && !isNumber(new_routing_number))
    throw wrong('the new routing number', new_routing_number, 'a routing number, because the record type code is 2');
  if (!replaced && new_routing_number !== noNumber && !isNumber(new_routing_number))
    throw wrong('the new routing number', new_routing_number, `a routing number or ${noNumber}`);
  if (!isName(institution_name)) throw wrong('the customer name', institution_name, '1 to 36 printable characters');
  if (!/^[0-9A-Z]?$/.test(status_code)) throw wrong('the institution status code', status_code, 'one character');
  if (data_view !== '1') throw wrong('the data view code', data_view, '1 (current)');
  const changed_on = dayOf(written.change_date);
  if (changed_on === undefined) throw wrong('the change date', written.change_date, 'a day as MMDDYY, or 000000');
  return {
    routing_number,
    institution_name,
    office_code,
    record_type,
    new_routing_number: replaced ? new_routing_number : null,
    status_code: status_code === '' ? null : status_code,
    changed_on,
  };
}

const isName = (text: string) => /^[\x20-\x7e\xa0-\xff]{1,36}$/.test(text) && /\S/.test(text);

/** MMDDYY; null for no day, undefined for an invalid one. The directory is younger than 1970. */
function dayOf(written: string): string | null | undefined {
  if (/^(0{6})?$/.test(written)) return null;
  const [, month, day, year] = /^(\d{2})(\d{2})(\d{2})$/.exec(written) ?? [];
  if (month === undefined) return undefined;
  const text = `${Number(year) < 70 ? '20' : '19'}${year}-${month}-${day}`;
  return startOfUtcDay(text) === null ? undefined : text;
}

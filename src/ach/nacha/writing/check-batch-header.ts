// Checks the codes and the prescribed words of a batch header.
import { entryDescriptions } from '../codes/entry-descriptions.ts';
import { secCodeRow, secCodes } from '../codes/sec-codes.ts';
import { type ServiceClassRow, serviceClasses, serviceClassRow } from '../codes/service-classes.ts';
import { FieldError } from '../field-error.ts';
import type { BatchHeader } from '../records.ts';
import { placeOf } from './encode-record.ts';

const supported = <Row extends { supported: boolean }>(table: Record<string, Row>) =>
  Object.keys(table)
    .filter((code) => table[code]!.supported)
    .join(', ');

/** @returns the row of its service class @throws FieldError */
export function checkBatchHeader(header: BatchHeader): ServiceClassRow {
  const refuse = (field: keyof BatchHeader, allowed: string): never => {
    throw new FieldError(placeOf('batch_header', header), field, header[field], allowed);
  };
  const directions = serviceClassRow(header.service_class_code);
  if (directions?.supported !== true) return refuse('service_class_code', supported(serviceClasses));
  const sec = secCodeRow(header.sec_code);
  if (sec?.supported !== true)
    refuse('sec_code', `${supported(secCodes)}${sec === undefined ? '' : `; ${sec.title} is not supported`}`);
  if (!['0', '1', '2'].includes(header.originator_status_code)) refuse('originator_status_code', '0, 1 or 2');
  // The rules require these words in capital letters, and operators search for them.
  const capitals = header.entry_description.toUpperCase();
  if (capitals !== header.entry_description && Object.hasOwn(entryDescriptions, capitals))
    refuse('entry_description', `${capitals}, in capital letters`);
  return directions;
}

// The JSON download of the directory: the same fields, in a list of objects.
import { DirectoryUnreadable, type WrittenEntry } from './directory-entry.ts';

const names = {
  routing_number: 'routingNumber',
  office_code: 'officeCode',
  record_type: 'recordTypeCode',
  change_date: 'changeDate',
  new_routing_number: 'newRoutingNumber',
  institution_name: 'customerName',
} as const;

const shape = '{"fedACHParticipants": {"fedACHParticipants": [{"routingNumber": "…", …}]}}';

/** Throws DirectoryUnreadable. */
export function writtenInJson(text: string): { written: WrittenEntry; place: string }[] {
  const list = field(field(parsed(text), 'fedACHParticipants'), 'fedACHParticipants');
  if (!Array.isArray(list))
    throw new DirectoryUnreadable('The file', `it is JSON of another form; allowed is ${shape}.`);
  return list.map((item: unknown, index) => {
    const place = `Item ${index + 1} of fedACHParticipants`;
    const textOf = (name: string) => {
      const value = field(item, name);
      if (typeof value === 'string') return value.trim();
      throw new DirectoryUnreadable(place, `${name} is ${JSON.stringify(value) ?? 'missing'}; allowed is text.`);
    };
    const textOr = (name: string, otherwise: string) => (field(item, name) === undefined ? otherwise : textOf(name));
    const written = {
      routing_number: textOf(names.routing_number),
      office_code: textOf(names.office_code),
      record_type: textOf(names.record_type),
      change_date: textOf(names.change_date),
      new_routing_number: textOf(names.new_routing_number),
      institution_name: textOf(names.institution_name),
      // Nothing depends on these two: a file may leave them out.
      status_code: textOr('institutionStatusCode', ''),
      data_view: textOr('dataViewCode', '1'),
    };
    return { written, place };
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new DirectoryUnreadable('The file', 'it begins like JSON and is not complete JSON. Download it again.');
  }
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

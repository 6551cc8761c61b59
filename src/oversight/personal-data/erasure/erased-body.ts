// The body of an event of an erased user: the same event, without what names or describes a person.
import { receiverInFile } from '../../../ach/nacha/text-in-file.ts';
import { erasedName } from './erase-user.ts';

/**
 * The fields of `data` in events about businesses and bank accounts, with what an erased user has
 * there. Every other field stays. A test compares the table with the schemas of the events.
 */
const erasedFields: Readonly<Record<string, unknown>> = {
  first_name: null,
  last_name: null,
  email: null,
  phone: null,
  client_reference_id: '',
  name_in_file: receiverInFile(erasedName),
  metadata: {},
  address: null,
  kyb_resubmission_reason: null,
  account_number: '****',
  account_name: erasedName,
};

const erasedBusiness = {
  name: erasedName,
  trading_name: null,
  company_name: '',
  entity_type: null,
  tin: null,
  address: null,
};

export function erasedBody(body: string): string {
  const event = JSON.parse(body) as { data: Record<string, unknown> };
  const data = Object.fromEntries(
    Object.entries(event.data).map(([name, value]) => {
      if (name === 'business') return [name, value === null ? null : erasedBusiness];
      return [name, name in erasedFields && value !== null ? erasedFields[name] : value];
    }),
  );
  return JSON.stringify({ ...event, data });
}

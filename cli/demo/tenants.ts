// The tenants of the busy month, with their merchants and payers.
import { Achord } from '../../clients/typescript/src/index.ts';

export interface Tenant {
  name: string;
  client: Achord;
  uuid: string;
  merchants: string[];
  payers: string[];
  payments: string[];
}

/** Each with its merchants. Statements show sixteen letters of a name. */
export const tenantNames = {
  'Harbor Rentals': ['Boathouse Lodge', 'Lakeside Cabins', 'Old Town Loft'],
  'Northwind Tickets': ['City Theater', 'Riverside Hall', 'Summit Arena'],
  'Cedar Farms': ['Cedar Grocers', 'Hilltop Orchard', 'Valley Dairy'],
} as const;

const firstNames = ['Ada', 'Ben', 'Carla', 'Dev', 'Elena', 'Femi', 'Grace', 'Hugo'] as const;
const lastNames = ['Moss', 'Rivera', 'Okafor', 'Lindgren'] as const;

/** Ends of account numbers: most are good, some come back at once, one long after. */
const accountEnds = ['5101', '5102', '5103', '0001', '5104', '0003', '5105', '6010'] as const;

export const account = (number: string) => ({
  custom: {
    account_number: number,
    routing_number: '011000015',
    account_name: 'Everyday',
    account_type: 'checking' as const,
  },
});
const homeAddress = { line_1: '12 Harbor Street', city: 'Portland', state: 'ME', zip: '04101' };

const slug = (name: string) => name.toLowerCase().replaceAll(/[^a-z]+/g, '-');

export async function tenantOf(
  { operations }: Achord,
  baseUrl: string,
  name: keyof typeof tenantNames,
): Promise<Tenant> {
  const { uuid } = await operations.createProcessor({ name });
  const issued = await operations.createToken({ processor_uuid: uuid });
  if (!('token' in issued)) throw new Error('a policy wants a second operator for tokens: switch it off for the demo');
  const { token } = issued;
  const client = new Achord({ baseUrl, token });
  const merchants: string[] = [];
  for (const [index, merchant] of tenantNames[name].entries()) {
    const business = {
      name: merchant,
      tin: `98765430${index}`,
      payout_type: index === 0 ? ('batch' as const) : ('individual' as const),
    };
    const email = `office@${slug(merchant)}.example`;
    const bank_account = account(`77001${index}5201`);
    merchants.push((await client.businesses.register({ kyb: true, business, email, bank_account })).uuid);
  }
  const payers: string[] = [];
  for (const [index, end] of accountEnds.entries()) {
    const [first_name, last_name] = [firstNames[index]!, lastNames[index % lastNames.length]!];
    const email = `${slug(first_name)}.${slug(last_name)}@${slug(name)}.example`;
    const bank_account = account(`55${index}100${end}`);
    payers.push(
      (await client.people.register({ first_name, last_name, email, address: homeAddress, bank_account })).uuid,
    );
  }
  return { name, client: client, uuid, merchants, payers, payments: [] };
}

// Registers the sellers at Achord as merchants, once.
import type { Achord } from '@achord/client';
import type { Shop } from '../shop.ts';
import { type Seller, sellers } from './catalog.ts';
import { insertSeller, selectPayee } from './sellers.sql.ts';

export async function registerSellers({ database, achord }: Shop): Promise<void> {
  for (const seller of sellers) {
    if (selectPayee(database, seller.id) !== null) continue;
    const payee_uuid = (await findMerchant(achord, seller)) ?? (await registerMerchant(achord, seller));
    insertSeller(database, seller.id, payee_uuid);
  }
}

const referenceOf = ({ id }: Seller) => `seller-${id}`;

/** A shop that lost its database finds its sellers again. */
async function findMerchant(achord: Achord, seller: Seller): Promise<string | null> {
  const { users } = await achord.users.list({ client_reference_id: referenceOf(seller) }).first();
  return users[0]?.uuid ?? null;
}

async function registerMerchant(achord: Achord, seller: Seller): Promise<string> {
  const reference = referenceOf(seller);
  const { uuid } = await achord.businesses.register(
    {
      kyb: true,
      business: { name: seller.name, tin: seller.tin },
      client_reference_id: reference,
      bank_account: {
        custom: {
          account_number: seller.account_number,
          routing_number: '011000015',
          account_name: seller.name,
          account_type: 'checking',
        },
      },
    },
    { idempotencyKey: reference },
  );
  return uuid;
}

// The sellers and what they sell. A real marketplace has tables for this, and forms in which
// sellers enter their business and link their bank account.

export interface Good {
  id: string;
  name: string;
  price_cents: number;
}

export interface Seller {
  id: string;
  name: string;
  tin: string;
  account_number: string;
  goods: readonly Good[];
}

// The numbers come from the sandbox: these businesses are verified at once.
export const sellers: readonly Seller[] = [
  {
    id: 'clayworks',
    name: 'Clayworks',
    tin: '123456780',
    account_number: '87655101',
    goods: [
      { id: 'mug', name: 'Mug', price_cents: 2_400 },
      { id: 'teapot', name: 'Teapot', price_cents: 7_800 },
      { id: 'vase', name: 'Vase', price_cents: 5_250 },
    ],
  },
  {
    id: 'oak-and-ash',
    name: 'Oak & Ash',
    tin: '123456781',
    account_number: '87655102',
    goods: [
      { id: 'spoon', name: 'Wooden spoon', price_cents: 1_250 },
      { id: 'board', name: 'Cutting board', price_cents: 4_900 },
      { id: 'stool', name: 'Stool', price_cents: 13_900 },
    ],
  },
];

export const findSeller = (id: string) => sellers.find((seller) => seller.id === id) ?? null;

/** What the marketplace keeps of an order. */
export const feeOf = (total_cents: number) => Math.floor((total_cents * 3) / 100);

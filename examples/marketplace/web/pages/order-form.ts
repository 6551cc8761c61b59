// GET /sellers/:id: the order form of a seller.
import type { BankAccount, Buyer } from '../../buyers/buyers.sql.ts';
import type { EnteredAccount, EnteredBuyer } from '../../buyers/know-buyer.ts';
import type { OrderLine } from '../../orders/orders.sql.ts';
import type { Seller } from '../../sellers/catalog.ts';
import { buyerFields, type Entered, type Faults, group, inputs, missing, summaryOf } from '../forms.ts';
import { html, money, page } from '../html.ts';
import { bankAccountPart, chosenAccount } from './bank-account.ts';

const mostOfOneGood = 20;

export interface OrderForm {
  /** Of the order that this form makes: a form that is sent twice makes one order. */
  order_id: string;
  seller: Seller;
  buyer: Buyer | null;
  accounts: readonly BankAccount[];
  entered: Entered;
  faults: Faults;
}

export function orderFormPage({ order_id, seller, buyer, accounts, entered, faults }: OrderForm): string {
  const goods = seller.goods.map(({ id, name, price_cents }) => {
    const field = `quantity-${id}`;
    return html`<p class="field"><label for="${field}">${name}, ${money(price_cents)}</label>
<input id="${field}" name="${field}" type="number" min="0" max="${mostOfOneGood}" value="${entered[field] ?? '0'}"></p>`;
  });
  return page(
    `Order from ${seller.name}`,
    html`${summaryOf(faults)}
<form method="post" action="/orders">
<input type="hidden" name="order_id" value="${order_id}"><input type="hidden" name="seller_id" value="${seller.id}">
<fieldset><legend>Goods</legend>${goods}
<span class="fault">${faults.goods ?? null}</span></fieldset>
${
  buyer === null
    ? html`<fieldset><legend>You</legend>${inputs(buyerFields, entered, faults)}</fieldset>`
    : html`<p>You order as ${buyer.first_name} ${buyer.last_name}.</p>`
}
${bankAccountPart(accounts, entered, faults)}
<button>Place the order</button>
</form>`,
  );
}

interface EnteredOrder {
  lines: readonly OrderLine[];
  /** Null: the shop knows the buyer. */
  newBuyer: EnteredBuyer | null;
  chosen: string | EnteredAccount;
  /** Empty if nothing is wrong. */
  faults: Faults;
}

export function enteredOrder(seller: Seller, buyer: Buyer | null, from: Entered): EnteredOrder {
  const quantities = seller.goods.map((good) => ({ good, quantity: Number(from[`quantity-${good.id}`] || 0) }));
  const isAllowed = quantities.every(
    ({ quantity }) => Number.isInteger(quantity) && quantity >= 0 && quantity <= mostOfOneGood,
  );
  const lines: OrderLine[] = quantities
    .filter(({ quantity }) => quantity > 0)
    .map(({ good, quantity }) => ({ good_id: good.id, quantity, price_cents: good.price_cents }));
  const { chosen, faults } = chosenAccount(from);
  const goods = isAllowed ? 'Choose at least one.' : `Choose from 0 to ${mostOfOneGood} of each.`;
  return {
    lines,
    newBuyer: buyer === null ? group(buyerFields, from) : null,
    chosen,
    faults: {
      ...(isAllowed && lines.length > 0 ? {} : { goods }),
      ...(buyer === null ? missing(buyerFields, from) : {}),
      ...faults,
    },
  };
}

// GET /orders/:id/pay: the buyer pays an order again, from the same account or another one.
import type { BankAccount } from '../../buyers/buyers.sql.ts';
import type { Order } from '../../orders/orders.sql.ts';
import { type Entered, type Faults, summaryOf } from '../forms.ts';
import { html, money, page } from '../html.ts';
import { bankAccountPart } from './bank-account.ts';

interface PayForm {
  order: Order;
  /** Of the attempt that this form makes: a form that is sent twice makes one attempt. */
  number: number;
  /** Of this form, for a new bank account. */
  form_id: string;
  reason: string | null;
  accounts: readonly BankAccount[];
  entered: Entered;
  faults: Faults;
}

export const payPage = ({ order, number, form_id, reason, accounts, entered, faults }: PayForm) =>
  page(
    'Please pay again',
    html`${summaryOf(faults)}
<p>Your order of ${money(order.total_cents)} is not paid. ${reason === null ? null : `The reason: ${reason}`}</p>
<form method="post" action="/orders/${order.id}/pay">
<input type="hidden" name="number" value="${number}"><input type="hidden" name="form_id" value="${form_id}">
${bankAccountPart(accounts, entered, faults)}
<button>Pay ${money(order.total_cents)}</button>
</form>`,
  );

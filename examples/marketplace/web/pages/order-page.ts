// GET /orders/:id: an order, what it waits for, and what has happened; GET /orders: all of a buyer.
import type { OrderState } from '../../orders/order-state.ts';
import { isUnpaid } from '../../orders/order-state.ts';
import type { Attempt, Order, OrderLine } from '../../orders/orders.sql.ts';
import { findSeller } from '../../sellers/catalog.ts';
import { html, money, page } from '../html.ts';

const names: Readonly<Record<OrderState, string>> = {
  placed: 'Placed',
  good: 'Paid',
  paid_out: 'Paid, and the seller has the money',
  returned: 'Your payment came back',
  refused: 'Your payment was not accepted',
  canceled: 'The payment was canceled',
  sent_back: 'We are sending your money back',
  paid_twice: 'Paid twice',
};

const meanings: Readonly<Record<OrderState, string>> = {
  placed: 'Your bank is asked for the money. This takes a few banking days.',
  good: 'Your payment has arrived, and your goods are on their way.',
  paid_out: 'Everything is done. Enjoy your goods!',
  returned: 'Your bank sent the payment back.',
  refused: 'No money was moved.',
  canceled: 'No money was moved.',
  sent_back: 'The bank of the seller did not accept the payment. You get the whole amount back.',
  paid_twice: 'Two of your payments have arrived. We will send one of them back.',
};

interface OrderView {
  order: Order;
  lines: readonly OrderLine[];
  attempts: readonly Attempt[];
  history: readonly { state: OrderState; at: string }[];
}

export function orderPage({ order, lines, attempts, history }: OrderView): string {
  const seller = findSeller(order.seller_id);
  const { reason, payment_uuid } = attempts.at(-1)!;
  const isStarting = order.state === 'placed' && payment_uuid === null;
  return page(
    `Order from ${seller?.name ?? order.seller_id}`,
    html`<section class="state ${order.state}" aria-label="State of the order"><h2>${names[order.state]}</h2>
<p>${isStarting ? 'We are starting your payment. You do not have to do anything.' : meanings[order.state]}</p>
${reason !== null && isUnpaid(order.state) ? html`<p>The reason: ${reason}</p>` : null}
${isUnpaid(order.state) ? html`<a class="button" href="/orders/${order.id}/pay">Please pay again</a>` : null}</section>
<table><caption>Goods</caption><thead><tr><th>Good</th><th>Quantity</th><th>Price</th></tr></thead>
<tbody>${lines.map(
      ({
        good_id,
        quantity,
        price_cents,
      }) => html`<tr><td>${seller?.goods.find(({ id }) => id === good_id)?.name ?? good_id}</td>
<td>${quantity}</td><td>${money(price_cents * quantity)}</td></tr>`,
    )}</tbody>
<tfoot><tr><th colspan="2">Total</th><td>${money(order.total_cents)}</td></tr></tfoot></table>
<h2>What has happened</h2>
<ol>${history.map(({ state, at }) => html`<li>${names[state]} <time datetime="${at}">${at.slice(0, 16).replace('T', ' ')} UTC</time></li>`)}</ol>`,
  );
}

export const ordersPage = (orders: readonly Order[]) =>
  page(
    'Your orders',
    orders.length === 0
      ? html`<p>You have no orders yet. <a href="/">See what there is.</a></p>`
      : html`<ul>${orders.map(
          ({ id, seller_id, total_cents, state }) =>
            html`<li><a href="/orders/${id}">${findSeller(seller_id)?.name ?? seller_id}, ${money(total_cents)}</a>
${names[state]}</li>`,
        )}</ul>`,
  );

// What the pages of orders do: place an order, show it, pay it again.
import { randomUUID } from 'node:crypto';
import { RequestError } from '@achord/client';
import type { Request, Response } from 'express';
import { selectBankAccounts, selectBuyer } from '../buyers/buyers.sql.ts';
import { type EnteredAccount, type EnteredBuyer, knowBankAccount, knowBuyer } from '../buyers/know-buyer.ts';
import { collect } from '../orders/collect.ts';
import { isUnpaid } from '../orders/order-state.ts';
import {
  type Order,
  selectAttemptsOf,
  selectHistory,
  selectLines,
  selectOrder,
  selectOrdersOf,
} from '../orders/orders.sql.ts';
import { nextNumber, payAgain, placeOrder } from '../orders/place-order.ts';
import { findSeller, type Seller } from '../sellers/catalog.ts';
import { selectPayee } from '../sellers/sellers.sql.ts';
import type { Shop } from '../shop.ts';
import { buyerOf, isUuid } from './buyer-cookie.ts';
import { type Entered, entered, type Faults, faultsOf } from './forms.ts';
import { chosenAccount } from './pages/bank-account.ts';
import { enteredOrder, orderFormPage } from './pages/order-form.ts';
import { orderPage, ordersPage } from './pages/order-page.ts';
import { payPage } from './pages/pay-page.ts';

type Next = () => void;

/** `form_id`: of the form that the buyer sends next. */
interface Refused {
  form_id: string;
  faults: Faults;
}

const isEmpty = (faults: Faults) => Object.keys(faults).length === 0;

export function ordering(shop: Shop) {
  const { database, warn } = shop;

  function openSeller(id: string): Seller | null {
    const seller = findSeller(id);
    return seller !== null && selectPayee(database, seller.id) !== null ? seller : null;
  }

  /** Null: there is no such order, or it is of another buyer. */
  function orderFor(buyer_id: string, id: unknown): Order | null {
    const order = selectOrder(database, String(id));
    return order?.buyer_id === buyer_id ? order : null;
  }

  function orderForm(seller: Seller, buyer_id: string, order_id: string, from: Entered, faults: Faults): string {
    const [buyer, accounts] = [selectBuyer(database, buyer_id), selectBankAccounts(database, buyer_id)];
    return orderFormPage({ order_id, seller, buyer, accounts, entered: from, faults });
  }

  function payForm(order: Order, form_id: string, from: Entered, faults: Faults): string {
    const { reason } = selectAttemptsOf(database, order.id).at(-1)!;
    const [number, accounts] = [nextNumber(database, order.id), selectBankAccounts(database, order.buyer_id)];
    return payPage({ order, number, form_id, reason, accounts, entered: from, faults });
  }

  /** The uuid of the account to debit, or why the buyer has no account. */
  async function accountOf(
    form_id: string,
    buyer_id: string,
    chosen: string | EnteredAccount,
    newBuyer: EnteredBuyer | null = null,
  ): Promise<string | Refused> {
    try {
      if (newBuyer !== null) await knowBuyer(shop, form_id, buyer_id, newBuyer);
      const uuid = await knowBankAccount(shop, form_id, buyer_id, chosen);
      return uuid ?? { form_id, faults: { form: 'Choose one of your bank accounts.' } };
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      // Achord keeps a refusal under its key. What the buyer corrects is another request, so it
      // needs a new form.
      return { form_id: error.retryable ? form_id : randomUUID(), faults: faultsOf(error) };
    }
  }

  /** The buyer sees the order in any case: if Achord does not answer, `resume` finishes it. */
  async function collectAndShow(response: Response, order_id: string, key: string): Promise<void> {
    await collect(shop, key).catch((error) => warn(`${key} is unfinished`, error));
    response.redirect(303, `/orders/${order_id}`);
  }

  return {
    showForm(request: Request, response: Response, next: Next) {
      const seller = openSeller(String(request.params.id));
      if (seller === null) return next();
      response.send(orderForm(seller, buyerOf(request, response), randomUUID(), {}, {}));
    },

    async place(request: Request, response: Response, next: Next) {
      const from = entered(request);
      const { order_id = '', seller_id = '' } = from;
      const [seller, buyer_id] = [openSeller(seller_id), buyerOf(request, response)];
      if (seller === null || !isUuid(order_id)) return next();
      // The same form, sent twice.
      if (selectOrder(database, order_id) !== null) return response.redirect(303, `/orders/${order_id}`);
      const refuse = ({ form_id, faults }: Refused) =>
        response.status(422).send(orderForm(seller, buyer_id, form_id, from, faults));

      const { lines, newBuyer, chosen, faults } = enteredOrder(seller, selectBuyer(database, buyer_id), from);
      if (!isEmpty(faults)) return refuse({ form_id: order_id, faults });
      const account = await accountOf(order_id, buyer_id, chosen, newBuyer);
      if (typeof account !== 'string') return refuse(account);
      await collectAndShow(
        response,
        order_id,
        placeOrder(database, { id: order_id, buyer_id, seller_id }, lines, account),
      );
    },

    showOrders(request: Request, response: Response) {
      response.send(ordersPage(selectOrdersOf(database, buyerOf(request, response))));
    },

    showOrder(request: Request, response: Response, next: Next) {
      const order = orderFor(buyerOf(request, response), request.params.id);
      if (order === null) return next();
      const attempts = selectAttemptsOf(database, order.id);
      const [lines, history] = [selectLines(database, order.id), selectHistory(database, order.id)];
      response.send(orderPage({ order, lines, attempts, history }));
    },

    showPayForm(request: Request, response: Response, next: Next) {
      const order = orderFor(buyerOf(request, response), request.params.id);
      if (order === null) return next();
      if (!isUnpaid(order.state)) return response.redirect(303, `/orders/${order.id}`);
      response.send(payForm(order, randomUUID(), {}, {}));
    },

    async payAgain(request: Request, response: Response, next: Next) {
      const from = entered(request);
      const { form_id = '', number = '' } = from;
      const order = orderFor(buyerOf(request, response), request.params.id);
      if (order === null || !isUuid(form_id)) return next();
      const refuse = ({ form_id: id, faults }: Refused) => response.status(422).send(payForm(order, id, from, faults));

      const { chosen, faults } = chosenAccount(from);
      if (!isEmpty(faults)) return refuse({ form_id, faults });
      const account = await accountOf(form_id, order.buyer_id, chosen);
      if (typeof account !== 'string') return refuse(account);
      const key = payAgain(database, order.id, Number(number), account);
      // It was paid by now, or in another window.
      if (key === null) return response.redirect(303, `/orders/${order.id}`);
      await collectAndShow(response, order.id, key);
    },
  };
}

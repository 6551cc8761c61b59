// Every address of the shop.
import { fileURLToPath } from 'node:url';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import { receiveWebhook } from '../events/receive-webhook.ts';
import type { Shop } from '../shop.ts';
import { html, page } from './html.ts';
import { ordering } from './ordering.ts';
import { sellersPage } from './pages/sellers-page.ts';
import { sameOriginOnly } from './same-origin.ts';

const policy =
  "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

export function appOf(shop: Shop, webhookSecrets: readonly string[]): Express {
  const app = express();
  app.disable('x-powered-by');
  // Before everything that parses bodies: the signature is of the body as it came. It comes from
  // another site, and its signature says from which.
  app.post('/achord', express.raw({ type: () => true }), receiveWebhook(shop, webhookSecrets));

  app.use((_request, response, next) => {
    response.set({ 'content-security-policy': policy, 'cache-control': 'no-store', 'referrer-policy': 'same-origin' });
    next();
  });
  app.get('/style.css', (_request, response) =>
    response.sendFile(fileURLToPath(new URL('style.css', import.meta.url))),
  );
  app.use(sameOriginOnly, express.urlencoded());

  const on = ordering(shop);
  app.get('/', (_request, response) => void response.send(sellersPage()));
  app.get('/sellers/:id', on.showForm);
  app.get('/orders', on.showOrders);
  app.post('/orders', on.place);
  app.get('/orders/:id', on.showOrder);
  app.get('/orders/:id/pay', on.showPayForm);
  app.post('/orders/:id/pay', on.payAgain);

  app.use(
    (_request, response) => void response.status(404).send(page('Not found', html`<p>There is no such page.</p>`)),
  );
  app.use((error: unknown, _request: Request, response: Response, next: NextFunction) => {
    shop.warn('A page failed', error);
    if (response.headersSent) return next(error);
    response.status(500).send(page('Something went wrong', html`<p>Please try again. No order is made twice.</p>`));
  });
  return app;
}

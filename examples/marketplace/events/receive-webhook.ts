// POST /achord: checks a webhook, keeps its event, answers, and only then does the work.
import { unwrap, WebhookError } from '@achord/client';
import type { Request, Response } from 'express';
import type { Shop } from '../shop.ts';
import { applyEvents } from './apply-events.ts';
import { insertEvent } from './events.sql.ts';

/** `secrets`: of the endpoint; while a secret is rotated, the new and the old one. */
export const receiveWebhook =
  (shop: Shop, secrets: readonly string[]) => async (request: Request, response: Response) => {
    try {
      insertEvent(shop.database, await unwrap(request.body ?? '', request.headers, secrets));
    } catch (error) {
      // Another error is ours: with 500 the event comes again.
      if (!(error instanceof WebhookError)) throw error;
      response.status(400).type('text').send(error.message);
      return;
    }
    response.sendStatus(204);
    applyEvents(shop);
  };

// A webhook handler for Express: the body must stay as it arrived, or its signature cannot be
// checked.
import { unwrap, WebhookError } from '@achord/client';
import express, { type Express } from 'express';
import { noteEvent } from './payments.ts';

/** `secrets`: of the endpoint; while a secret is rotated, the new and the old one. */
export function shop(secrets: readonly string[]): Express {
  const app = express();
  // Of this route only. `express.json()` would parse the body.
  app.post('/achord', express.raw({ type: () => true }), async (request, response) => {
    try {
      noteEvent(await unwrap(request.body ?? '', request.headers, secrets));
      response.sendStatus(204);
    } catch (error) {
      // Another error is ours: with 500 the event comes again.
      if (!(error instanceof WebhookError)) throw error;
      response.status(400).send(error.message);
    }
  });
  return app;
}

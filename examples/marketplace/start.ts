// Starts the shop.
import { setTimeout as wait } from 'node:timers/promises';
import { Achord } from '@achord/client';
import { openDatabase } from './database.ts';
import { resume } from './resume.ts';
import type { Shop } from './shop.ts';
import { appOf } from './web/app.ts';

const {
  ACHORD_URL = 'http://127.0.0.1:4010',
  ACHORD_TOKEN,
  ACHORD_WEBHOOK_SECRETS = '',
  SHOP_PORT = '3000',
  SHOP_DATABASE = 'shop.sqlite',
  SHOP_RESUME_SECONDS = '5',
} = process.env;
if (ACHORD_TOKEN === undefined) throw new Error('Set ACHORD_TOKEN: `npm start` of Achord prints the processor token.');

const shop: Shop = {
  database: openDatabase(SHOP_DATABASE),
  achord: new Achord({ baseUrl: ACHORD_URL, token: ACHORD_TOKEN, timeout: 10_000 }),
  warn: (what, error) => void process.stderr.write(`${what}: ${error instanceof Error ? error.message : error}\n`),
};

const secrets = ACHORD_WEBHOOK_SECRETS.split(' ').filter((secret) => secret !== '');
const server = appOf(shop, secrets).listen(Number(SHOP_PORT), '127.0.0.1', async (error) => {
  if (error !== undefined) throw error;
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : SHOP_PORT;
  await resume(shop);
  process.stdout.write(`The shop is open: http://127.0.0.1:${port}\n`);
  for (;;) {
    await wait(Number(SHOP_RESUME_SECONDS) * 1_000);
    await resume(shop);
  }
});

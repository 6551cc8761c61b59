// Starts a handler: `npm start` the one for Express, `npm start fastify` the one for Fastify.
import { shop as expressShop } from './express.ts';
import { shop as fastifyShop } from './fastify.ts';

const { ACHORD_WEBHOOK_SECRETS, PORT = '3000' } = process.env;
if (ACHORD_WEBHOOK_SECRETS === undefined)
  throw new Error('Set ACHORD_WEBHOOK_SECRETS: `achord listen` prints a secret, or takes yours.');

const secrets = ACHORD_WEBHOOK_SECRETS.split(' ');
const [host, port] = ['127.0.0.1', Number(PORT)];
if (process.argv[2] === 'fastify') await fastifyShop(secrets).listen({ host, port });
else
  await new Promise<void>((resolve, reject) => {
    expressShop(secrets).listen(port, host, (error) => (error === undefined ? resolve() : reject(error)));
  });
process.stdout.write(`Webhooks are received at http://${host}:${port}/achord\n`);

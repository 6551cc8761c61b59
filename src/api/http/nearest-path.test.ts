// The path that a 404 suggests: similar, one of our own, and cheap to find.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearestPath } from './nearest-path.ts';
import type { Operation } from './operation.ts';

const paths = [
  ['POST', '/3p/api/v1/register/person'],
  ['POST', '/3p/api/v2/businesses'],
  ['POST', '/3p/api/v1/transaction'],
  ['GET', '/3p/api/v2/transactions'],
  ['GET', '/3p/api/v2/transactions/:uuid'],
  ['POST', '/3p/api/v1/webhook'],
  ['POST', '/3p/api/v1/bank-account/:user_uuid'],
  ['POST', '/admin/v1/processors'],
] as const;
const nearest = nearestPath(paths.map(([method, path]) => ({ method, path }) as unknown as Operation));
const names = paths.map(([method, path]) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
const uuid = '019a2f3d-2b10-7a20-8c30-4d5e6f708192';

describe('The nearest path', () => {
  it.each([
    ['GET', '/transactions', 'GET /3p/api/v2/transactions'],
    ['GET', '/3p/api/v1/transactions?page=2', 'GET /3p/api/v2/transactions'],
    ['GET', '/3p/API/v2/transaction/', 'GET /3p/api/v2/transactions'],
    ['GET', `/3p/api/v2/transaction/${uuid}`, 'GET /3p/api/v2/transactions/{uuid}'],
    ['POST', '/v1/transaction', 'POST /3p/api/v1/transaction'],
    ['POST', '/3p/api/v1/webhooks', 'POST /3p/api/v1/webhook'],
    ['POST', '/3p/api/v1/register/persons', 'POST /3p/api/v1/register/person'],
    ['POST', `/3p/api/v1/bankaccount/${uuid}`, 'POST /3p/api/v1/bank-account/{user_uuid}'],
    ['POST', '/admin/v1/procesors', 'POST /admin/v1/processors'],
    ['DELETE', '/3p/api/v1/webhooks', 'POST /3p/api/v1/webhook'],
  ])('to %s %s is %s', (method, path, expected) => {
    expect(nearest(method, path)).toBe(expected);
  });

  it.each([
    '/',
    '/favicon.ico',
    '/wp-login.php',
    '/.env',
    `/3p/api/v2/transactions/${'a'.repeat(200)}`,
    '/a/b/c/d/e/f/g/h/i/j/k/l/m',
    `/${'transactions/'.repeat(9)}`,
  ])('does not exist for %s', (path) => {
    expect(nearest('GET', path)).toBeNull();
  });

  it('is one of our own paths, for every request', () => {
    const word = fc.oneof(fc.constantFrom('3p', 'api', 'v1', 'transactions', 'webhook', uuid), fc.string());
    fc.assert(
      fc.property(fc.array(word), (words) => {
        const found = nearest('GET', `/${words.join('/')}`);
        expect(found === null || names.includes(found)).toBe(true);
      }),
    );
  });
});

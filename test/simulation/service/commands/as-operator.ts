// A request of an operator, with its own key if it changes something.
import type { Request } from '../running-service.ts';
import { nextKey, type World } from '../world.ts';

/** `path`: below /admin/v1/. */
export const asOperator = (world: World, method: Request['method'], path: string, body?: object): Request => ({
  method,
  path: `/admin/v1/${path}`,
  token: world.service.adminToken,
  ...(body === undefined ? {} : { body }),
  ...(method === 'POST' || method === 'PUT' ? { key: nextKey(world) } : {}),
});

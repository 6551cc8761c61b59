// A request of an operator, with its own key if it changes something.
import type { Request } from '../send.ts';
import { nextKey, type World } from '../world.ts';

const reason = 'The simulation does it.';

/** `path`: below /admin/v1/. An act without a reason gets one. */
export const asOperator = (world: World, method: Request['method'], path: string, body?: object): Request => ({
  method,
  path: `/admin/v1/${path}${method === 'DELETE' ? `?reason=${encodeURIComponent(reason)}` : ''}`,
  token: world.service.adminToken,
  ...(isAct(method) && path !== 'invariants/check' ? { body: { reason, ...body } } : {}),
  ...(isAct(method) ? { key: nextKey(world) } : {}),
});

const isAct = (method: string): boolean => method === 'POST' || method === 'PUT';

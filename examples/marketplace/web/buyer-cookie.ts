// Knows a buyer again by a cookie. A real shop has a sign-in in place of it.
import { randomUUID } from 'node:crypto';
import type { Request, Response } from 'express';

const name = 'buyer';
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const yearMs = 365 * 86_400_000;

export const isUuid = (text: string) => uuid.test(text);

/** The id of the buyer. A buyer without an id gets one that cannot be guessed. */
export function buyerOf(request: Request, response: Response): string {
  const cookies = new URLSearchParams((request.headers.cookie ?? '').replaceAll(/; */g, '&'));
  const known = cookies.get(name) ?? '';
  if (isUuid(known)) return known;
  const id = randomUUID();
  response.cookie(name, id, { httpOnly: true, sameSite: 'lax', maxAge: yearMs, secure: request.secure });
  return id;
}

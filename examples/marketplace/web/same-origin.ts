// Refuses forms that another site sends in the name of a buyer.
import type { NextFunction, Request, Response } from 'express';

/** Browsers say where a form comes from: `Sec-Fetch-Site`, and older ones `Origin`. */
export function sameOriginOnly(request: Request, response: Response, next: NextFunction): void {
  if (request.method === 'GET' || request.method === 'HEAD' || isSameOrigin(request)) next();
  else response.status(403).type('text').send('This form was sent from another site.');
}

function isSameOrigin({ headers }: Request): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  // `Origin: null` is no URL.
  return URL.parse(headers.origin ?? '')?.host === headers.host;
}

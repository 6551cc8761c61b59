// What the log says about a request: only what cannot be a secret, wherever a caller puts one.
import { METHODS } from 'node:http';
import { joinSafe, madeSafe, type SafeText, uuidOnly } from '../../platform/log/loggable.ts';
import { isUuid } from '../../platform/std/identifiers.ts';
import type { Received } from './exchange.ts';

export interface RequestLine {
  request_id: SafeText;
  method: SafeText;
  /**
   * The pattern of the route, with the parameters that are uuids: `/users/019a…/notes/:name`.
   */
  path: SafeText;
  /** The token of the caller by its id. */
  token_uuid: SafeText | undefined;
}

// Made once: nothing is searched for in a request.
const methods = new Map(METHODS.map((name) => [name, madeSafe(name)]));
const patterns = new Map<string, SafeText>();
const unknownMethod = madeSafe('unknown');
const unknownPath = madeSafe('unknown path');

export function requestLine({ id, raw, caller, route, params }: Received): RequestLine {
  return {
    request_id: uuidOnly(id),
    method: methods.get(raw.method!) ?? unknownMethod,
    path: pathOf(route, params as Record<string, string> | undefined),
    token_uuid: caller === null || caller.token_uuid === null ? undefined : uuidOnly(caller.token_uuid),
  };
}

function pathOf(pattern: string | null, params: Record<string, string> | undefined): SafeText {
  if (pattern === null) return unknownPath;
  if (!pattern.includes(':')) return safePattern(pattern);
  const parts = pattern.split('/').map((part) => {
    const value = part.startsWith(':') ? params?.[part.slice(1)] : undefined;
    return value !== undefined && isUuid(value) ? uuidOnly(value) : safePattern(part);
  });
  return joinSafe(parts, '/');
}

/** Patterns are ours: there are as many as routes. */
function safePattern(pattern: string): SafeText {
  let safe = patterns.get(pattern);
  if (safe === undefined) {
    safe = madeSafe(pattern);
    patterns.set(pattern, safe);
  }
  return safe;
}

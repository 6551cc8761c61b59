// Finds the operator of a request, and refuses requests that another site caused.
import type { FindOperator } from '../../../api/http/read-token.ts';
import { refuseForgedAct } from '../../../api/http/same-site.ts';
import { refuse } from '../../../platform/refusals.ts';
import type { Sessions } from './find-session.ts';
import type { Cookies } from './session-cookie.ts';

export function findOperator(sessions: Sessions, cookies: Cookies, publicUrl: string | null): FindOperator {
  return (request, { withEndedSession = false }) => {
    // A request with a wrong token is not one with a session.
    if (request.headers.authorization !== undefined || request.headers.cookie === undefined) return null;
    const token = cookies.read(request.headers, 'achord-session');
    if (token === null) return null;
    refuseForgedAct(request, publicUrl);
    return sessions.find(token).then((found) => {
      if (found === null) throw refuse('unauthenticated');
      if (!('ended' in found)) return found;
      if (!withEndedSession) throw refuse('session_ended');
      return found.ended;
    });
  };
}

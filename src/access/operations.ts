// The operations of this wing, except the two that need every operation: to approve and to refuse
// an act (`src/service/operations.ts`).

import type { Operation } from '../api/http/operation.ts';
import type { PlatformContext } from '../platform/context.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { listApprovals, readApproval } from './approvals/approvals.http.ts';
import { changeApprovalPolicy, listApprovalPolicies } from './approvals/policies.http.ts';
import { changeOperator } from './operators/change-operator.http.ts';
import { createOperatorLink, inviteOperatorByHttp } from './operators/invite-operator.http.ts';
import { listOperators, readOperator } from './operators/list-operators.http.ts';
import { identityProvider } from './operators/oidc/identity-provider.ts';
import { beginOidcSignIn, endOidcSignIn } from './operators/oidc/oidc.http.ts';
import type { Sessions } from './operators/sessions/find-session.ts';
import { endSessionByHand, listSessions } from './operators/sessions/list-sessions.http.ts';
import { changePassword, confirmSession, readOwnSession, signOut } from './operators/sessions/own-session.http.ts';
import type { Cookies } from './operators/sessions/session-cookie.ts';
import { acceptInvitation, readInvitation } from './operators/sign-in/invitation.http.ts';
import { signIn } from './operators/sign-in/sign-in.http.ts';
import { listOwnRequests, listRequestsOfAnyTenant } from './requests/list-requests.http.ts';
import type { RequestLog } from './requests/request-log.ts';
import { changeProcessor, readProcessor } from './tenants/change-processor.http.ts';
import { createProcessor } from './tenants/create-processor.http.ts';
import { createToken } from './tenants/create-token.http.ts';
import { createVendor } from './tenants/create-vendor.http.ts';
import type { Callers } from './tenants/find-caller.ts';
import { downloadAuditTrail, listAuditTrail } from './tenants/list-audit-trail.http.ts';
import { listProcessors } from './tenants/list-processors.http.ts';
import { listTokens, readToken } from './tenants/list-tokens.http.ts';
import { readMe } from './tenants/read-me.http.ts';
import { revokeToken } from './tenants/revoke-token.http.ts';
import { resumeProcessor, suspendProcessor } from './tenants/suspend-processor.http.ts';
import { listVendors, readVendor } from './tenants/vendors.http.ts';

export interface AccessContext extends PlatformContext {
  callers: Callers;
  sessions: Sessions;
  cookies: Cookies;
  requestLog: RequestLog;
  /** The banks that a tenant can have. */
  banks: readonly { name: string }[];
}

export function accessOperations(on: AccessContext): Operation[] {
  const { database, settings } = on;
  const isLive = settings.ACHORD_MODE === 'live';
  const signingIn = { ...on, publicUrl: settings.ACHORD_PUBLIC_URL, needsCode: isLive };
  const withProvider = { ...signingIn, provider: providerOf(settings) };
  return [
    // Operators
    signIn(signingIn),
    beginOidcSignIn(withProvider),
    endOidcSignIn(withProvider),
    readInvitation(signingIn),
    acceptInvitation(signingIn),
    readOwnSession(signingIn),
    confirmSession(signingIn),
    changePassword(signingIn),
    signOut(signingIn),
    listOperators(on),
    readOperator(on),
    inviteOperatorByHttp(signingIn),
    createOperatorLink(signingIn),
    changeOperator(signingIn),
    listSessions(signingIn),
    endSessionByHand(signingIn),

    // Approvals
    listApprovals(on),
    readApproval(on),
    listApprovalPolicies({ database, isLive }),
    changeApprovalPolicy({ isLive }),

    // Tenants
    readMe(on),
    createProcessor,
    readProcessor(on),
    listProcessors(on),
    changeProcessor(on),
    suspendProcessor(on),
    resumeProcessor(on),
    createVendor,
    readVendor(on),
    listVendors(on),
    createToken({ isLive }),
    readToken(on),
    listTokens(on),
    revokeToken(on),

    // The audit trail, and the log of requests
    listAuditTrail(on),
    downloadAuditTrail(on),
    listOwnRequests(on),
    listRequestsOfAnyTenant(on),
  ];
}

/** Null: none is set. The settings need each other. */
function providerOf({
  ACHORD_OIDC_ISSUER: issuer,
  ACHORD_OIDC_CLIENT_ID: clientId,
  ACHORD_OIDC_CLIENT_SECRET: clientSecret,
  ACHORD_OIDC_AMR: amr,
  ACHORD_PUBLIC_URL: publicUrl,
}: Settings) {
  if (issuer === null || clientId === null || clientSecret === null || publicUrl === null) return null;
  const callbackUrl = `${publicUrl.replace(/\/$/, '')}/console/oidc/callback`;
  return identityProvider({ issuer, clientId, clientSecret, callbackUrl, amr });
}

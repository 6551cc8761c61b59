// The operations of this wing, except those that need every operation: to approve and to refuse an
// act, and to say what a token may do (`src/service/operations.ts`).

import type { Operation } from '../api/http/operation.ts';
import type { PlatformContext } from '../platform/context.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { listApprovalPolicies, setApprovalPolicy } from './approvals/list-approval-policies.http.ts';
import { getApproval, listApprovals } from './approvals/list-approvals.http.ts';
import { createOwnToken, listOwnTokens, revokeOwnToken } from './operators/create-own-token.http.ts';
import { createOperatorLink, inviteOperator } from './operators/invite-operator.http.ts';
import { createPersonLink, invitePerson } from './operators/invite-person.http.ts';
import { getOperator, listOperators } from './operators/list-operators.http.ts';
import { listPeople } from './operators/list-people.http.ts';
import { beginOidcSignIn, endOidcSignIn } from './operators/oidc/begin-oidc-sign-in.http.ts';
import { identityProvider } from './operators/oidc/identity-provider.ts';
import type { Sessions } from './operators/sessions/find-session.ts';
import { changePassword, confirmSession, getSession, signOut } from './operators/sessions/get-session.http.ts';
import { endOtherSessions, endOwnSession, listOwnSessions } from './operators/sessions/list-own-sessions.http.ts';
import { endSession, listSessions } from './operators/sessions/list-sessions.http.ts';
import type { Cookies } from './operators/sessions/session-cookie.ts';
import { offerAuthenticator, setAuthenticator } from './operators/sessions/set-authenticator.http.ts';
import { getOwnMails, setOwnMails } from './operators/sessions/set-own-mails.http.ts';
import { acceptInvitation, openInvitation } from './operators/sign-in/open-invitation.http.ts';
import { signIn } from './operators/sign-in/sign-in.http.ts';
import { updateOperator } from './operators/update-operator.http.ts';
import { updatePerson } from './operators/update-person.http.ts';
import { listRequests, listRequestsOfAnyTenant } from './requests/list-requests.http.ts';
import type { RequestLog } from './requests/request-log.ts';
import { createProcessor } from './tenants/create-processor.http.ts';
import { createToken } from './tenants/create-token.http.ts';
import { createVendor } from './tenants/create-vendor.http.ts';
import type { Callers } from './tenants/find-caller.ts';
import { downloadAuditTrail, listAuditTrail } from './tenants/list-audit-trail.http.ts';
import { listProcessors } from './tenants/list-processors.http.ts';
import { getToken, listTokens } from './tenants/list-tokens.http.ts';
import { getVendor, listVendors } from './tenants/list-vendors.http.ts';
import { revokeToken } from './tenants/revoke-token.http.ts';
import { resumeProcessor, suspendProcessor } from './tenants/suspend-processor.http.ts';
import { getProcessor, updateProcessor } from './tenants/update-processor.http.ts';

export interface AccessContext extends PlatformContext {
  callers: Callers;
  sessions: Sessions;
  cookies: Cookies;
  requestLog: RequestLog;
  /** The banks that a tenant of the current work can have. */
  banksOfWork(): readonly { name: string }[];
}

export function accessOperations(context: AccessContext): Operation[] {
  const { database, settings } = context;
  const isLive = settings.ACHORD_MODE === 'live';
  const signingIn = { ...context, publicUrl: settings.ACHORD_PUBLIC_URL, needsCode: isLive };
  const withProvider = { ...signingIn, provider: providerOf(settings) };
  return [
    // Operators
    signIn(signingIn),
    beginOidcSignIn(withProvider),
    endOidcSignIn(withProvider),
    openInvitation(signingIn),
    acceptInvitation(signingIn),
    getSession(signingIn),
    confirmSession(signingIn),
    changePassword(signingIn),
    offerAuthenticator(signingIn),
    setAuthenticator(signingIn),
    listOwnSessions(signingIn),
    endOwnSession(signingIn),
    endOtherSessions(signingIn),
    getOwnMails(signingIn),
    setOwnMails,
    signOut(signingIn),
    listOperators(context),
    getOperator(context),
    inviteOperator(signingIn),
    createOperatorLink(signingIn),
    updateOperator(signingIn),
    listPeople(context),
    invitePerson(signingIn),
    createPersonLink(signingIn),
    updatePerson(signingIn),
    listSessions(signingIn),
    endSession(signingIn),

    // Approvals
    listApprovals(context),
    getApproval(context),
    listApprovalPolicies({ database, isLive }),
    setApprovalPolicy({ isLive }),

    // Tenants
    createProcessor({ lanes: context.lanes, livemode: isLive }),
    getProcessor(context),
    listProcessors(context),
    updateProcessor(context),
    suspendProcessor(context),
    resumeProcessor(context),
    createVendor,
    getVendor(context),
    listVendors(context),
    createToken({ mode: settings.ACHORD_MODE }),
    getToken(context),
    listTokens(context),
    revokeToken(context),
    createOwnToken({ mode: settings.ACHORD_MODE }),
    listOwnTokens(context),
    revokeOwnToken(context),

    // The audit trail, and the log of requests
    listAuditTrail(context),
    downloadAuditTrail(context),
    listRequests(context),
    listRequestsOfAnyTenant(context),
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

// The operations of operators about themselves: their sign-in, their sessions, their invitations.

import { listApprovals, readApproval } from '../../../access/approvals/approvals.http.ts';
import { changeApprovalPolicy, listApprovalPolicies } from '../../../access/approvals/policies.http.ts';
import { changeOperator } from '../../../access/operators/change-operator.http.ts';
import { createOperatorLink, inviteOperatorByHttp } from '../../../access/operators/invite-operator.http.ts';
import { listOperators, readOperator } from '../../../access/operators/list-operators.http.ts';
import { identityProvider } from '../../../access/operators/oidc/identity-provider.ts';
import { beginOidcSignIn, endOidcSignIn } from '../../../access/operators/oidc/oidc.http.ts';
import { endSessionByHand, listSessions } from '../../../access/operators/sessions/list-sessions.http.ts';
import {
  changePassword,
  confirmSession,
  readOwnSession,
  signOut,
} from '../../../access/operators/sessions/own-session.http.ts';
import { acceptInvitation, readInvitation } from '../../../access/operators/sign-in/invitation.http.ts';
import { signIn } from '../../../access/operators/sign-in/sign-in.http.ts';
import type { Operation } from '../../../api/http/operation.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import type { ServiceContext } from '../service-context.ts';

export function accessOperations(
  { database, vault, callers, sessions, cookies, settings, log }: ServiceContext,
  isLive: boolean,
): Operation[] {
  const publicUrl = settings.ACHORD_PUBLIC_URL;
  const on = { database, vault, sessions, cookies, publicUrl, needsCode: isLive };
  const withProvider = { ...on, log, provider: providerOf(settings) };
  return [
    signIn(on),
    beginOidcSignIn(withProvider),
    endOidcSignIn(withProvider),
    readInvitation(on),
    acceptInvitation(on),
    readOwnSession(on),
    confirmSession(on),
    changePassword(on),
    signOut(on),
    listOperators(on),
    readOperator(on),
    inviteOperatorByHttp(on),
    createOperatorLink(on),
    changeOperator({ ...on, callers }),
    listSessions(on),
    endSessionByHand(on),
    listApprovals(on),
    readApproval(on),
    listApprovalPolicies({ database, isLive }),
    changeApprovalPolicy({ isLive }),
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

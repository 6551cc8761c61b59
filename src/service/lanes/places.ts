// Where the rows of each request are: every operation has one place.
import type { Operation } from '../../api/http/operation.ts';

/**
 * tenant: the lane of the caller. home: home. new_tenant: any lane. named: the lane of the tenant,
 * the bank or the record that the request names; home if it names none. all_rows: reads the rows of
 * all lanes.
 */
export type Place = 'tenant' | 'home' | 'new_tenant' | 'named' | 'all_rows';

/** The operations that are listed, by their place. */
export const listed: Readonly<Partial<Record<Place, readonly string[]>>> = {
  home: [
    // People and sessions
    ...['signIn', 'beginOidcSignIn', 'endOidcSignIn', 'openInvitation', 'acceptInvitation'],
    ...['getSession', 'confirmSession', 'changePassword', 'offerAuthenticator', 'setAuthenticator', 'signOut'],
    ...['listOwnSessions', 'endOwnSession', 'endOtherSessions', 'endSession'],
    ...['setOwnMails', 'inviteOperator', 'createOperatorLink', 'updateOperator'],
    ...['listPeople', 'invitePerson', 'createPersonLink', 'updatePerson'],
    // What all operators share
    ...['saveView', 'removeSavedView', 'scheduleFile', 'endFileSchedule', 'recordFraudProcessReview'],
    ...['assignTodayCard', 'snoozeTodayCard', 'finishTodayCard', 'reopenTodayCard', 'closeDay', 'checkInvariants'],
    ...['setApprovalPolicy', 'importSanctionsList', 'setSanctionsScreening'],
    ...['getClock', 'advanceClock', 'listLanes'],
  ],
  new_tenant: ['createProcessor'],
  named: [
    // Reads that write: what they read is in the audit trail, or has to be put in order first
    ...['getAuthorizationProofOfAnyTenant', 'getAuditorPack', 'getTransactionOfAnyTenant', 'getEventOfEndpoint'],
    ...['downloadBankFile', 'downloadInboundFile'],
    ...['exportUser', 'getKeptIdentity'],
    // A read of many tables about one user
    'getUserOfAnyTenant',
    // Tenants
    ...['updateProcessor', 'suspendProcessor', 'resumeProcessor', 'createVendor', 'createToken', 'revokeToken'],
    ...['setProcessorLimits', 'setVendorLimits', 'setMerchantLimits', 'setReturnRatePolicy'],
    ...['setFraudRule', 'setRecommendedFraudRules', 'setAccountNumbers', 'setFeeAccount', 'payOutFees'],
    ...['replayDeliveryOfAnyTenant', 'approve', 'refuseApproval'],
    // Users
    ...['decideBusinessVerification', 'updateMerchantOriginator', 'createBlock', 'liftBlock', 'eraseUser'],
    ...['clearSanctionsHit', 'confirmSanctionsHit', 'recordSanctionsReport', 'revokeAuthorizationOfAnyTenant'],
    // Payments
    ...['createTransactionNote', 'createProofRequest', 'answerProofRequest', 'createHold', 'releaseHold'],
    ...['refundTransactionOfAnyTenant', 'cancelTransactionOfAnyTenant', 'giveRefundBack'],
    ...['sendPayoutAgain', 'sendReversePayoutAgain', 'sendRefundAgain', 'sendClawbackAgain'],
    ...['writeOffPayeeDebt', 'writeOffPayerDebt', 'recordPayerDebtPaid', 'releaseFraudReview', 'stopFraudReview'],
    // Banks
    ...['markBankFileDelivered', 'rejectBankFile', 'markBankFileBookedGross', 'markBankFileBookedNet', 'releaseBank'],
    ...['releaseInboundFile', 'rejectInboundFile', 'resolveSuspenseItem'],
    ...['recordCaptureWonBack', 'createDishonor', 'recordDishonorWon', 'recordDishonorLost'],
    ...['createReversal', 'cancelReversal', 'writeOffReversal', 'settleReversal', 'createFileReversal'],
    ...['reportFileCopy', 'closeFileCopy', 'createReturnRequest', 'answerReturnRequest'],
    ...['createStatementLines', 'createStatementFile', 'previewStatementFile', 'setStatementSettings'],
    ...['matchStatementLine', 'markStatementLineCorrected', 'writeOffStatementLine', 'explainStatementLines'],
    ...['undoStatementLine', 'reconcileStatement', 'payOwnFunds'],
    // The banks of the sandbox
    ...['returnEntry', 'returnFeePayout', 'sendNotificationOfChange', 'failNextUpload', 'spoilNextAnswers'],
    ...['rejectNextFile', 'processNextFileTwice', 'setBankServer'],
  ],
};

const placeOfListed = new Map(
  Object.entries(listed).flatMap(([place, operationIds]) =>
    operationIds.map((operationId) => [operationId, place as Place]),
  ),
);

/**
 * What a tenant asks is in its lane, and what an operator reads is in all, unless it is listed.
 * @throws an error that names an act of operators that is not listed
 */
export function placeOf({ operationId, method, callers }: Operation): Place {
  const place = placeOfListed.get(operationId);
  if (place !== undefined) return place;
  if (!callers.includes('admin') && !callers.includes('anyone')) return 'tenant';
  if (method === 'GET') return 'all_rows';
  throw new Error(`src/service/lanes/places.ts has no place for ${operationId}`);
}

<?php

declare(strict_types=1);

namespace Achord\Groups;

use Achord\Records;
use Achord\RequestError;
use Achord\Types;

/**
 * Every operation by its id: what operators do is here.
 *
 * test/system/clients/description.test.ts writes this file.
 *
 * @phpstan-import-type AcceptInvitationRequest from Types
 * @phpstan-import-type AccountNumbersOfTenant from Types
 * @phpstan-import-type AddBankAccountRequest from Types
 * @phpstan-import-type AddedBankAccount from Types
 * @phpstan-import-type AdvanceClockRequest from Types
 * @phpstan-import-type AnswerProofRequestRequest from Types
 * @phpstan-import-type AnswerReturnRequestRequest from Types
 * @phpstan-import-type Approval from Types
 * @phpstan-import-type ApprovalAsked from Types
 * @phpstan-import-type ApprovalPolicy from Types
 * @phpstan-import-type ApproveData from Types
 * @phpstan-import-type ApproveRequest from Types
 * @phpstan-import-type AssignTodayCardRequest from Types
 * @phpstan-import-type AuthorizationProof from Types
 * @phpstan-import-type AuthorizationRequest from Types
 * @phpstan-import-type AuthorizationWithEvidence from Types
 * @phpstan-import-type BankAccount from Types
 * @phpstan-import-type BankAccountRequest from Types
 * @phpstan-import-type BankFile from Types
 * @phpstan-import-type BankItem from Types
 * @phpstan-import-type BatchInFull from Types
 * @phpstan-import-type Block from Types
 * @phpstan-import-type CancelReversalRequest from Types
 * @phpstan-import-type CancelTransactionOfAnyTenantRequest from Types
 * @phpstan-import-type CancelTransactionRequest from Types
 * @phpstan-import-type ChangePasswordRequest from Types
 * @phpstan-import-type CheckInvariantsData from Types
 * @phpstan-import-type ClearSanctionsHitRequest from Types
 * @phpstan-import-type Clock from Types
 * @phpstan-import-type CloseDayRequest from Types
 * @phpstan-import-type CloseFileCopyRequest from Types
 * @phpstan-import-type ClosedDay from Types
 * @phpstan-import-type ClosingChecklist from Types
 * @phpstan-import-type ConfirmMicroEntriesData from Types
 * @phpstan-import-type ConfirmMicroEntriesRequest from Types
 * @phpstan-import-type ConfirmSanctionsHitRequest from Types
 * @phpstan-import-type ConfirmSessionRequest from Types
 * @phpstan-import-type CreateAuthorizationRequestRequest from Types
 * @phpstan-import-type CreateBankAccountRequestRequest from Types
 * @phpstan-import-type CreateBlockRequest from Types
 * @phpstan-import-type CreateDishonorRequest from Types
 * @phpstan-import-type CreateFileReversalRequest from Types
 * @phpstan-import-type CreateHoldRequest from Types
 * @phpstan-import-type CreateMicroEntriesRequest from Types
 * @phpstan-import-type CreateOperatorLink201Data from Types
 * @phpstan-import-type CreateOperatorLinkRequest from Types
 * @phpstan-import-type CreateOwnTokenData from Types
 * @phpstan-import-type CreateOwnTokenRequest from Types
 * @phpstan-import-type CreatePersonLinkData from Types
 * @phpstan-import-type CreatePrenoteRequest from Types
 * @phpstan-import-type CreateProcessorData from Types
 * @phpstan-import-type CreateProcessorRequest from Types
 * @phpstan-import-type CreateProofRequestRequest from Types
 * @phpstan-import-type CreateRefundRequest from Types
 * @phpstan-import-type CreateReturnRequestRequest from Types
 * @phpstan-import-type CreateReversalRequest from Types
 * @phpstan-import-type CreateStatementFileData from Types
 * @phpstan-import-type CreateStatementFileRequest from Types
 * @phpstan-import-type CreateStatementLinesData from Types
 * @phpstan-import-type CreateStatementLinesRequest from Types
 * @phpstan-import-type CreateToken201Data from Types
 * @phpstan-import-type CreateTokenRequest from Types
 * @phpstan-import-type CreateTransactionNoteRequest from Types
 * @phpstan-import-type CreateTransactionsInBulkData from Types
 * @phpstan-import-type CreateTransactionsInBulkRequest from Types
 * @phpstan-import-type CreateVendorData from Types
 * @phpstan-import-type CreateVendorRequest from Types
 * @phpstan-import-type DecideBusinessVerificationRequest from Types
 * @phpstan-import-type DeregisterWebhookRequest from Types
 * @phpstan-import-type Dishonor from Types
 * @phpstan-import-type DownloadAuditTrailQuery from Types
 * @phpstan-import-type DownloadTransactionsQuery from Types
 * @phpstan-import-type EndFileScheduleQuery from Types
 * @phpstan-import-type EndSessionQuery from Types
 * @phpstan-import-type EraseUserRequest from Types
 * @phpstan-import-type Erasure from Types
 * @phpstan-import-type Event from Types
 * @phpstan-import-type ExplainStatementLines200Data from Types
 * @phpstan-import-type ExplainStatementLinesRequest from Types
 * @phpstan-import-type ExportUserData from Types
 * @phpstan-import-type ExportUserQuery from Types
 * @phpstan-import-type Exposure from Types
 * @phpstan-import-type FailNextUploadRequest from Types
 * @phpstan-import-type FeeAccount from Types
 * @phpstan-import-type FeePayout from Types
 * @phpstan-import-type FileCopy from Types
 * @phpstan-import-type FileReversal from Types
 * @phpstan-import-type FileReversalPreview from Types
 * @phpstan-import-type FileSchedule from Types
 * @phpstan-import-type FinishTodayCardRequest from Types
 * @phpstan-import-type FraudProcess from Types
 * @phpstan-import-type FraudProcessReview from Types
 * @phpstan-import-type FraudReport from Types
 * @phpstan-import-type FraudReview from Types
 * @phpstan-import-type GetAccountNumbersQuery from Types
 * @phpstan-import-type GetAuditorPackQuery from Types
 * @phpstan-import-type GetAuthorizationProofOfAnyTenantQuery from Types
 * @phpstan-import-type GetAuthorizationProofQuery from Types
 * @phpstan-import-type GetBatchPayoutData from Types
 * @phpstan-import-type GetBatchRefundData from Types
 * @phpstan-import-type GetBatchRefundQuery from Types
 * @phpstan-import-type GetCalendarData from Types
 * @phpstan-import-type GetCalendarQuery from Types
 * @phpstan-import-type GetCashDaysData from Types
 * @phpstan-import-type GetCashDaysQuery from Types
 * @phpstan-import-type GetClosingChecklistQuery from Types
 * @phpstan-import-type GetExposureOfTenantQuery from Types
 * @phpstan-import-type GetFraudProcessQuery from Types
 * @phpstan-import-type GetFraudReportQuery from Types
 * @phpstan-import-type GetJournalQuery from Types
 * @phpstan-import-type GetKeptIdentityData from Types
 * @phpstan-import-type GetKeptIdentityQuery from Types
 * @phpstan-import-type GetLedgerBalancesData from Types
 * @phpstan-import-type GetLedgerBalancesQuery from Types
 * @phpstan-import-type GetMeData from Types
 * @phpstan-import-type GetMerchantBillingData from Types
 * @phpstan-import-type GetMerchantBillingQuery from Types
 * @phpstan-import-type GetMerchantPayoutOfAnyTenantData from Types
 * @phpstan-import-type GetMerchantPayoutOfAnyTenantQuery from Types
 * @phpstan-import-type GetMerchantPayoutQuery from Types
 * @phpstan-import-type GetMerchantRefundOfAnyTenantData from Types
 * @phpstan-import-type GetMerchantRefundOfAnyTenantQuery from Types
 * @phpstan-import-type GetMerchantRefundQuery from Types
 * @phpstan-import-type GetMerchantSettlementsQuery from Types
 * @phpstan-import-type GetMoneyFlowsData from Types
 * @phpstan-import-type GetMoneyFlowsQuery from Types
 * @phpstan-import-type GetMonthlyStatementQuery from Types
 * @phpstan-import-type GetMonthsOfOriginatorsQuery from Types
 * @phpstan-import-type GetNegativeBalancesQuery from Types
 * @phpstan-import-type GetOriginatorsOfTenantQuery from Types
 * @phpstan-import-type GetPayeeTotalsQuery from Types
 * @phpstan-import-type GetProcessorStatementQuery from Types
 * @phpstan-import-type GetReconciliationData from Types
 * @phpstan-import-type GetReconciliationDeskData from Types
 * @phpstan-import-type GetReconciliationDeskQuery from Types
 * @phpstan-import-type GetReconciliationQuery from Types
 * @phpstan-import-type GetRoutingDirectoryData from Types
 * @phpstan-import-type GetSanctionsListsData from Types
 * @phpstan-import-type GetSeriesData from Types
 * @phpstan-import-type GetSeriesQuery from Types
 * @phpstan-import-type GetStatementQuery from Types
 * @phpstan-import-type GetStatementSettingsQuery from Types
 * @phpstan-import-type GetTodayData from Types
 * @phpstan-import-type GetTransactionOfAnyTenantData from Types
 * @phpstan-import-type GetTrialBalanceQuery from Types
 * @phpstan-import-type GetUserOfAnyTenantData from Types
 * @phpstan-import-type GetUserStatementData from Types
 * @phpstan-import-type GetUserStatementQuery from Types
 * @phpstan-import-type GiveRefundBackRequest from Types
 * @phpstan-import-type Hold from Types
 * @phpstan-import-type ImportSanctionsListRequest from Types
 * @phpstan-import-type InboundFile from Types
 * @phpstan-import-type InviteOperator201Data from Types
 * @phpstan-import-type InviteOperatorRequest from Types
 * @phpstan-import-type InvitePersonData from Types
 * @phpstan-import-type InvitePersonRequest from Types
 * @phpstan-import-type LiftBlockRequest from Types
 * @phpstan-import-type Limits from Types
 * @phpstan-import-type ListAccountValidationsData from Types
 * @phpstan-import-type ListAccountValidationsQuery from Types
 * @phpstan-import-type ListApprovalPoliciesData from Types
 * @phpstan-import-type ListApprovalsData from Types
 * @phpstan-import-type ListApprovalsQuery from Types
 * @phpstan-import-type ListAuditTrailData from Types
 * @phpstan-import-type ListAuditTrailQuery from Types
 * @phpstan-import-type ListAuthorizationRequestsData from Types
 * @phpstan-import-type ListAuthorizationRequestsQuery from Types
 * @phpstan-import-type ListBankAccountRequestsData from Types
 * @phpstan-import-type ListBankAccountRequestsQuery from Types
 * @phpstan-import-type ListBankFileEntriesData from Types
 * @phpstan-import-type ListBankFileEntriesQuery from Types
 * @phpstan-import-type ListBankFilesData from Types
 * @phpstan-import-type ListBankFilesQuery from Types
 * @phpstan-import-type ListBanksData from Types
 * @phpstan-import-type ListBatchPayoutsData from Types
 * @phpstan-import-type ListBatchPayoutsQuery from Types
 * @phpstan-import-type ListBatchRefundsData from Types
 * @phpstan-import-type ListBatchRefundsQuery from Types
 * @phpstan-import-type ListBatchesOfAnyTenantData from Types
 * @phpstan-import-type ListBatchesOfAnyTenantQuery from Types
 * @phpstan-import-type ListBlocksData from Types
 * @phpstan-import-type ListBlocksQuery from Types
 * @phpstan-import-type ListClosedDaysData from Types
 * @phpstan-import-type ListClosedDaysQuery from Types
 * @phpstan-import-type ListDeliveriesData from Types
 * @phpstan-import-type ListDeliveriesQuery from Types
 * @phpstan-import-type ListDishonorsData from Types
 * @phpstan-import-type ListDishonorsQuery from Types
 * @phpstan-import-type ListEventsData from Types
 * @phpstan-import-type ListEventsQuery from Types
 * @phpstan-import-type ListExceptionsData from Types
 * @phpstan-import-type ListExceptionsQuery from Types
 * @phpstan-import-type ListFeePayoutsData from Types
 * @phpstan-import-type ListFeePayoutsQuery from Types
 * @phpstan-import-type ListFileCopiesData from Types
 * @phpstan-import-type ListFileCopiesQuery from Types
 * @phpstan-import-type ListFileReversalsData from Types
 * @phpstan-import-type ListFileReversalsQuery from Types
 * @phpstan-import-type ListFileSchedulesData from Types
 * @phpstan-import-type ListFraudReviewsData from Types
 * @phpstan-import-type ListFraudReviewsQuery from Types
 * @phpstan-import-type ListFraudRulesData from Types
 * @phpstan-import-type ListFraudRulesQuery from Types
 * @phpstan-import-type ListHoldsData from Types
 * @phpstan-import-type ListHoldsQuery from Types
 * @phpstan-import-type ListInboundFilesData from Types
 * @phpstan-import-type ListInboundFilesQuery from Types
 * @phpstan-import-type ListLanesData from Types
 * @phpstan-import-type ListLateReturnsData from Types
 * @phpstan-import-type ListLateReturnsQuery from Types
 * @phpstan-import-type ListLatestDeliveriesData from Types
 * @phpstan-import-type ListLatestDeliveriesQuery from Types
 * @phpstan-import-type ListLimitsData from Types
 * @phpstan-import-type ListLimitsOfAnyTenantData from Types
 * @phpstan-import-type ListLimitsOfAnyTenantQuery from Types
 * @phpstan-import-type ListLimitsQuery from Types
 * @phpstan-import-type ListLinkedItemsData from Types
 * @phpstan-import-type ListLinkedItemsQuery from Types
 * @phpstan-import-type ListMerchantPayoutsData from Types
 * @phpstan-import-type ListMerchantPayoutsQuery from Types
 * @phpstan-import-type ListMerchantRefundsData from Types
 * @phpstan-import-type ListMerchantRefundsQuery from Types
 * @phpstan-import-type ListMicroEntriesData from Types
 * @phpstan-import-type ListMicroEntriesOfAllTenantsData from Types
 * @phpstan-import-type ListMicroEntriesOfAllTenantsQuery from Types
 * @phpstan-import-type ListMicroEntriesQuery from Types
 * @phpstan-import-type ListNegativeBalancesData from Types
 * @phpstan-import-type ListNegativeBalancesQuery from Types
 * @phpstan-import-type ListOperatorsData from Types
 * @phpstan-import-type ListOperatorsQuery from Types
 * @phpstan-import-type ListOwnSessionsData from Types
 * @phpstan-import-type ListOwnTokensData from Types
 * @phpstan-import-type ListOwnTokensQuery from Types
 * @phpstan-import-type ListPaymentsOfPayoutData from Types
 * @phpstan-import-type ListPaymentsOfPayoutQuery from Types
 * @phpstan-import-type ListPayoutsData from Types
 * @phpstan-import-type ListPayoutsQuery from Types
 * @phpstan-import-type ListPeopleData from Types
 * @phpstan-import-type ListPeopleQuery from Types
 * @phpstan-import-type ListPrenotesData from Types
 * @phpstan-import-type ListPrenotesOfAllTenantsData from Types
 * @phpstan-import-type ListPrenotesOfAllTenantsQuery from Types
 * @phpstan-import-type ListPrenotesQuery from Types
 * @phpstan-import-type ListProcessorFeePayoutsData from Types
 * @phpstan-import-type ListProcessorFeePayoutsQuery from Types
 * @phpstan-import-type ListProcessorsByDangerData from Types
 * @phpstan-import-type ListProcessorsByDangerQuery from Types
 * @phpstan-import-type ListProcessorsData from Types
 * @phpstan-import-type ListProcessorsQuery from Types
 * @phpstan-import-type ListProofRequestsData from Types
 * @phpstan-import-type ListProofRequestsQuery from Types
 * @phpstan-import-type ListRefundsData from Types
 * @phpstan-import-type ListRefundsOfAnyTenantData from Types
 * @phpstan-import-type ListRefundsOfAnyTenantQuery from Types
 * @phpstan-import-type ListRefundsQuery from Types
 * @phpstan-import-type ListRefusedReversalsData from Types
 * @phpstan-import-type ListRefusedReversalsQuery from Types
 * @phpstan-import-type ListRequestsData from Types
 * @phpstan-import-type ListRequestsOfAnyTenantData from Types
 * @phpstan-import-type ListRequestsOfAnyTenantQuery from Types
 * @phpstan-import-type ListRequestsQuery from Types
 * @phpstan-import-type ListRestoresData from Types
 * @phpstan-import-type ListReturnRatesData from Types
 * @phpstan-import-type ListReturnRatesOfAnyTenantData from Types
 * @phpstan-import-type ListReturnRatesOfAnyTenantQuery from Types
 * @phpstan-import-type ListReturnRatesQuery from Types
 * @phpstan-import-type ListReturnRequestsData from Types
 * @phpstan-import-type ListReturnRequestsQuery from Types
 * @phpstan-import-type ListReversalsData from Types
 * @phpstan-import-type ListReversalsQuery from Types
 * @phpstan-import-type ListReversibleEntriesData from Types
 * @phpstan-import-type ListSanctionsHitsData from Types
 * @phpstan-import-type ListSanctionsHitsQuery from Types
 * @phpstan-import-type ListSavedViewsData from Types
 * @phpstan-import-type ListSavedViewsQuery from Types
 * @phpstan-import-type ListScheduledFilesData from Types
 * @phpstan-import-type ListScheduledFilesQuery from Types
 * @phpstan-import-type ListSessionsData from Types
 * @phpstan-import-type ListSessionsQuery from Types
 * @phpstan-import-type ListStatementLinesData from Types
 * @phpstan-import-type ListStatementLinesQuery from Types
 * @phpstan-import-type ListSuspenseItemsData from Types
 * @phpstan-import-type ListSuspenseItemsQuery from Types
 * @phpstan-import-type ListTokensData from Types
 * @phpstan-import-type ListTokensQuery from Types
 * @phpstan-import-type ListTransactionHoldsData from Types
 * @phpstan-import-type ListTransactionRefundsData from Types
 * @phpstan-import-type ListTransactionRefundsQuery from Types
 * @phpstan-import-type ListTransactionsByBodyData from Types
 * @phpstan-import-type ListTransactionsByBodyRequest from Types
 * @phpstan-import-type ListTransactionsData from Types
 * @phpstan-import-type ListTransactionsQuery from Types
 * @phpstan-import-type ListUnlistedAccountsData from Types
 * @phpstan-import-type ListUnlistedAccountsQuery from Types
 * @phpstan-import-type ListUserAuthorizationsData from Types
 * @phpstan-import-type ListUserAuthorizationsQuery from Types
 * @phpstan-import-type ListUserBankAccountsQuery from Types
 * @phpstan-import-type ListUserBlocksData from Types
 * @phpstan-import-type ListUsersData from Types
 * @phpstan-import-type ListUsersOfAnyTenantData from Types
 * @phpstan-import-type ListUsersOfAnyTenantQuery from Types
 * @phpstan-import-type ListUsersQuery from Types
 * @phpstan-import-type ListVendorsData from Types
 * @phpstan-import-type ListVendorsQuery from Types
 * @phpstan-import-type ListWebhookEndpointsData from Types
 * @phpstan-import-type ListWebhookEndpointsOfAnyTenantData from Types
 * @phpstan-import-type ListWebhookEndpointsOfAnyTenantQuery from Types
 * @phpstan-import-type ListedBankAccount from Types
 * @phpstan-import-type MadeAuthorizationRequest from Types
 * @phpstan-import-type MadeBankAccountRequest from Types
 * @phpstan-import-type MarkBankFileBookedGrossRequest from Types
 * @phpstan-import-type MarkBankFileBookedNetRequest from Types
 * @phpstan-import-type MarkBankFileDeliveredRequest from Types
 * @phpstan-import-type MarkStatementLineCorrectedRequest from Types
 * @phpstan-import-type MatchStatementLineRequest from Types
 * @phpstan-import-type MicroEntryCheck from Types
 * @phpstan-import-type MonthlyStatement from Types
 * @phpstan-import-type NamedTransactionDetails from Types
 * @phpstan-import-type OfferAuthenticatorData from Types
 * @phpstan-import-type OpenInvitationData from Types
 * @phpstan-import-type OpenInvitationRequest from Types
 * @phpstan-import-type OperatorPerson from Types
 * @phpstan-import-type Originator from Types
 * @phpstan-import-type OwnMails from Types
 * @phpstan-import-type OwnSession from Types
 * @phpstan-import-type PauseTransactionRequest from Types
 * @phpstan-import-type PayOutFeesRequest from Types
 * @phpstan-import-type PayOwnFunds201Data from Types
 * @phpstan-import-type PayOwnFundsRequest from Types
 * @phpstan-import-type Prenote from Types
 * @phpstan-import-type PreviewFileReversalQuery from Types
 * @phpstan-import-type PreviewStatementFileData from Types
 * @phpstan-import-type PreviewStatementFileRequest from Types
 * @phpstan-import-type ProcessNextFileTwiceRequest from Types
 * @phpstan-import-type Processor from Types
 * @phpstan-import-type ProcessorDetail from Types
 * @phpstan-import-type ProofRequest from Types
 * @phpstan-import-type ReconcileStatementData from Types
 * @phpstan-import-type ReconcileStatementRequest from Types
 * @phpstan-import-type RecordCaptureWonBackRequest from Types
 * @phpstan-import-type RecordDishonorLostRequest from Types
 * @phpstan-import-type RecordDishonorWonRequest from Types
 * @phpstan-import-type RecordFraudProcessReviewRequest from Types
 * @phpstan-import-type RecordPayerAuthorizationData from Types
 * @phpstan-import-type RecordPayerAuthorizationRequest from Types
 * @phpstan-import-type RecordPayerDebtPaidRequest from Types
 * @phpstan-import-type RecordSanctionsReportRequest from Types
 * @phpstan-import-type Refund from Types
 * @phpstan-import-type RefundOfAnyTenant from Types
 * @phpstan-import-type RefundTransactionOfAnyTenantRequest from Types
 * @phpstan-import-type RefuseApprovalData from Types
 * @phpstan-import-type RefuseApprovalRequest from Types
 * @phpstan-import-type RegisterBusinessRequest from Types
 * @phpstan-import-type RegisterPersonRequest from Types
 * @phpstan-import-type RegisterWebhookRequest from Types
 * @phpstan-import-type RegisteredUser from Types
 * @phpstan-import-type RejectBankFileRequest from Types
 * @phpstan-import-type RejectInboundFileRequest from Types
 * @phpstan-import-type RejectNextFileRequest from Types
 * @phpstan-import-type ReleaseBank200Data from Types
 * @phpstan-import-type ReleaseBankRequest from Types
 * @phpstan-import-type ReleaseFraudReviewRequest from Types
 * @phpstan-import-type ReleaseHoldQuery from Types
 * @phpstan-import-type ReleaseInboundFileRequest from Types
 * @phpstan-import-type RemoveSavedViewQuery from Types
 * @phpstan-import-type ReopenTodayCardRequest from Types
 * @phpstan-import-type ReplayDeliveriesData from Types
 * @phpstan-import-type ReplayDeliveriesRequest from Types
 * @phpstan-import-type ReplayDeliveryData from Types
 * @phpstan-import-type ReplayDeliveryOfAnyTenantData from Types
 * @phpstan-import-type ReplayDeliveryOfAnyTenantRequest from Types
 * @phpstan-import-type ReportFileCopyRequest from Types
 * @phpstan-import-type ResolveSuspenseItemRequest from Types
 * @phpstan-import-type ResumeProcessorRequest from Types
 * @phpstan-import-type ReturnEntryRequest from Types
 * @phpstan-import-type ReturnFeePayoutRequest from Types
 * @phpstan-import-type ReturnRequest from Types
 * @phpstan-import-type Reversal from Types
 * @phpstan-import-type RevokeAuthorizationData from Types
 * @phpstan-import-type RevokeAuthorizationOfAnyTenantData from Types
 * @phpstan-import-type RevokeAuthorizationOfAnyTenantRequest from Types
 * @phpstan-import-type RevokeAuthorizationRequest from Types
 * @phpstan-import-type RevokeTokenQuery from Types
 * @phpstan-import-type SanctionsHit from Types
 * @phpstan-import-type SanctionsListImport from Types
 * @phpstan-import-type SaveViewRequest from Types
 * @phpstan-import-type SavedView from Types
 * @phpstan-import-type ScheduleFileRequest from Types
 * @phpstan-import-type ScreeningSettings from Types
 * @phpstan-import-type SearchData from Types
 * @phpstan-import-type SearchQuery from Types
 * @phpstan-import-type SearchTransactionsData from Types
 * @phpstan-import-type SearchTransactionsOfAnyTenantData from Types
 * @phpstan-import-type SearchTransactionsOfAnyTenantQuery from Types
 * @phpstan-import-type SearchTransactionsQuery from Types
 * @phpstan-import-type SendClawbackAgainRequest from Types
 * @phpstan-import-type SendNotificationOfChangeRequest from Types
 * @phpstan-import-type SendPayoutAgainRequest from Types
 * @phpstan-import-type SendRefundAgainRequest from Types
 * @phpstan-import-type SendReversePayoutAgainRequest from Types
 * @phpstan-import-type SendTestDeliveryData from Types
 * @phpstan-import-type SetAccountNumbersRequest from Types
 * @phpstan-import-type SetApprovalPolicyRequest from Types
 * @phpstan-import-type SetAuthenticatorRequest from Types
 * @phpstan-import-type SetBankServerRequest from Types
 * @phpstan-import-type SetDefaultBankAccountRequest from Types
 * @phpstan-import-type SetFeeAccountRequest from Types
 * @phpstan-import-type SetFraudRule200Data from Types
 * @phpstan-import-type SetFraudRuleRequest from Types
 * @phpstan-import-type SetMerchantLimitsRequest from Types
 * @phpstan-import-type SetProcessorLimitsRequest from Types
 * @phpstan-import-type SetRecommendedFraudRulesData from Types
 * @phpstan-import-type SetRecommendedFraudRulesRequest from Types
 * @phpstan-import-type SetReturnRatePolicyData from Types
 * @phpstan-import-type SetReturnRatePolicyRequest from Types
 * @phpstan-import-type SetSanctionsScreeningRequest from Types
 * @phpstan-import-type SetStatementSettingsRequest from Types
 * @phpstan-import-type SetVendorFeeAccountRequest from Types
 * @phpstan-import-type SetVendorLimitsRequest from Types
 * @phpstan-import-type SettleReversalRequest from Types
 * @phpstan-import-type SignInRequest from Types
 * @phpstan-import-type SignedIn from Types
 * @phpstan-import-type SnoozeTodayCardRequest from Types
 * @phpstan-import-type SpoilNextAnswersRequest from Types
 * @phpstan-import-type StatementLine from Types
 * @phpstan-import-type StatementSettings from Types
 * @phpstan-import-type StopFraudReviewRequest from Types
 * @phpstan-import-type SuspendProcessorRequest from Types
 * @phpstan-import-type TenantStatement from Types
 * @phpstan-import-type TodayCardState from Types
 * @phpstan-import-type Token from Types
 * @phpstan-import-type Transaction from Types
 * @phpstan-import-type TransactionNote from Types
 * @phpstan-import-type TransactionPreview from Types
 * @phpstan-import-type TransactionRequest from Types
 * @phpstan-import-type TransactionWithMetadata from Types
 * @phpstan-import-type TrialBalance from Types
 * @phpstan-import-type UndoStatementLineRequest from Types
 * @phpstan-import-type UpdateMerchantOriginatorRequest from Types
 * @phpstan-import-type UpdateOperatorRequest from Types
 * @phpstan-import-type UpdatePersonRequest from Types
 * @phpstan-import-type UpdateProcessorRequest from Types
 * @phpstan-import-type UpdateRefundRequest from Types
 * @phpstan-import-type UpdateTransactionRequest from Types
 * @phpstan-import-type UpdateWebhookEndpointRequest from Types
 * @phpstan-import-type User from Types
 * @phpstan-import-type UserChange from Types
 * @phpstan-import-type ValidateBankAccountData from Types
 * @phpstan-import-type ValidateBankAccountRequest from Types
 * @phpstan-import-type Vendor from Types
 * @phpstan-import-type WebhookEndpoint from Types
 * @phpstan-import-type WebhookRegistration from Types
 * @phpstan-import-type WebhookSecret from Types
 * @phpstan-import-type WholeMerchantPayout from Types
 * @phpstan-import-type WholeMerchantRefund from Types
 * @phpstan-import-type WriteOffPayeeDebtRequest from Types
 * @phpstan-import-type WriteOffPayerDebtRequest from Types
 * @phpstan-import-type WriteOffReversalRequest from Types
 * @phpstan-import-type WriteOffStatementLineRequest from Types
 */
final class Operations extends Group
{
    /**
     * Register a person.
     *
     * The `uuid` of the answer is the `{user_uuid}` of the other paths. A `bank_account` becomes
     * the default account, and the answer has its uuid as `bank_account_uuid`. If the account is
     * refused, no user is registered.
     *
     * Also refuses with `tenant_suspended` (403), `billing_merchant_invalid` (406),
     * `billing_merchant_deleted` (406), `account_or_routing_number_invalid` (406),
     * `bank_link_failed` (422), `linking_unavailable` (503).
     *
     * `$values` has:
     * - `first_name`: The first name of the person; of a business, of its contact.
     * - `last_name`: The last name of the person; of a business, of its contact.
     * - `address`: The postal address of the user.
     * - `email` (may be absent): The e-mail address of the user, at most 254 characters.
     * - `phone` (may be absent): The telephone number of the user.
     * - `client_reference_id` (may be absent): Your own reference for the user. It need not be
     *   unique.
     * - `name_in_file` (may be absent): The name of the user in bank files, for a name that has
     *   other characters or is longer. Null: from the name.
     * - `metadata` (may be absent): Your own data about the user. Write no personal data into it.
     * - `payout_type` (may be absent): How the user is paid as a payee. Absent in a registration:
     *   `individual`.
     * - `bank_account` (may be absent): The bank account of the user: exactly one of `custom` and
     *   `aggregator`. Absent: add one later.
     * - `validate_account_routing` (may be absent): True: asks the validation provider about the
     *   account number and routing number first. An invalid account is not stored.
     * - `billing_merchant_user_uuid` (may be absent): The merchant that the billable event of this
     *   call is attributed to. Absent: the event is the tenant’s own.
     *
     * @param RegisterPersonRequest $values
     * @return RegisteredUser
     * @throws RequestError
     */
    public function registerPerson(array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('registerPerson', $values, $idempotencyKey);
    }

    /**
     * Register a business.
     *
     * With `kyb: true` the business is verified at once: `kyb_status` is APPROVED (it is a
     * merchant), REJECTED, or IN_REVIEW until someone decides. With `kyb: false` it stays null and
     * nothing is billed. `payout_type` and the fees may be at the top or inside `business`.
     * `company_name` is the name on bank statements, by default the trading name, or else the name,
     * shortened to 16 characters. The answer masks `tin` and `ssn9`. A `bank_account` becomes the
     * default account, and the answer has its uuid as `bank_account_uuid`. If the account is
     * refused, no user is registered.
     *
     * In the sandbox these TINs decide the outcome of the verification. Every other TIN is approved
     * at once.
     *
     * | TIN | in the sandbox |
     * |---|---|
     * | `000000001` | the verification fails |
     * | `000000002` | the provider leaves the decision to an operator |
     * | `000000003` | the provider is unreachable, so the business stays in review |
     *
     * Also refuses with `tenant_suspended` (403), `billing_merchant_invalid` (406),
     * `billing_merchant_deleted` (406), `account_or_routing_number_invalid` (406),
     * `bank_link_failed` (422), `linking_unavailable` (503).
     *
     * `$values` has:
     * - `kyb`: True: starts the business verification (KYB) at once. False: the business is stored
     *   only; submit it later.
     * - `business`: What only a business has.
     * - `first_name` (may be absent): The first name of the contact of the business.
     * - `last_name` (may be absent): The last name of the contact of the business.
     * - `address` (may be absent): The postal address of the user.
     * - `email` (may be absent): The e-mail address of the user, at most 254 characters.
     * - `phone` (may be absent): The telephone number of the user.
     * - `client_reference_id` (may be absent): Your own reference for the user. It need not be
     *   unique.
     * - `name_in_file` (may be absent): The name of the user in bank files, for a name that has
     *   other characters or is longer. Null: from the name.
     * - `metadata` (may be absent): Your own data about the user. Write no personal data into it.
     * - `payout_type` (may be absent): How the user is paid as a payee. Absent in a registration:
     *   `individual`.
     * - `business_owners` (may be absent): The owners of the business. A verification may need
     *   them.
     * - `transaction_fee_percent` (may be absent): The part of the fee that is a percentage of the
     *   amount of a payment, in percent: 2.9 is 2.9 %. For payments that name no `transaction_fee`.
     * - `transaction_fee_fixed` (may be absent): The part of the fee that is the same for each
     *   payment, in cents.
     * - `maximum_transaction_fee` (may be absent): The highest fee of a payment, in cents.
     * - `bank_account` (may be absent): The bank account of the user: exactly one of `custom` and
     *   `aggregator`. Absent: add one later.
     * - `validate_account_routing` (may be absent): True: asks the validation provider about the
     *   account number and routing number first. An invalid account is not stored.
     * - `billing_merchant_user_uuid` (may be absent): The merchant that the billable event of this
     *   call is attributed to. Absent: the event is the tenant’s own.
     *
     * @param RegisterBusinessRequest $values
     * @return RegisteredUser
     * @throws RequestError
     */
    public function registerBusiness(array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('registerBusiness', $values, $idempotencyKey);
    }

    /**
     * List users.
     *
     * Newest first, unless `sort_order` is `oldest`. `start_date` and `end_date` are UTC days of
     * creation, both included. `email` ignores case. The list has deleted users only if
     * `include_deleted` is true.
     *
     * `$values` has:
     * - `page` (may be absent): The number of the page. 1 by default.
     * - `per_page` (may be absent): Records on a page. 10 by default, at most 100.
     * - `start_date` (may be absent): The first day of the period, in UTC. The period includes it.
     * - `end_date` (may be absent): The last day of the period, in UTC. The period includes it.
     * - `sort_order` (may be absent): Which record is the first. `newest` by default.
     * - `kind` (may be absent): Only persons, or only businesses.
     * - `kyb_status` (may be absent): Only businesses with this status.
     * - `client_reference_id` (may be absent): Only users with exactly this reference.
     * - `email` (may be absent): Only users with this e-mail address, in any case of letters.
     * - `metadata` (may be absent): Only records whose metadata has this value now:
     *   `metadata[order]=94304`.
     * - `vendor_uuid` (may be absent): Only users of this vendor.
     * - `include_deleted` (may be absent): True: the list has deleted users too.
     *
     * @param ListUsersQuery $values
     * @return ListUsersData
     * @throws RequestError
     */
    public function listUsers(array $values = []): array
    {
        return $this->sender->call('listUsers', $values);
    }

    /**
     * Read a user.
     *
     * Also refuses with `not_found` (404).
     *
     * @return User
     * @throws RequestError
     */
    public function getUser(string $uuid): array
    {
        return $this->sender->call('getUser', ['uuid' => $uuid]);
    }

    /**
     * Change a user.
     *
     * An absent field does not change; null clears the field. An address and the list of owners are
     * replaced as a whole; an owner with a `uuid` keeps its absent fields. `metadata` changes by
     * key. Sending back a record that was read changes nothing. A new legal name or TIN of a
     * business that is APPROVED or IN_REVIEW is verified and billed again.
     *
     * Also refuses with `not_found` (404), `decided_meanwhile` (422), `billing_merchant_invalid`
     * (406), `billing_merchant_deleted` (406).
     *
     * `$values` has:
     * - `first_name` (may be absent): The first name of the person; of a business, of its contact.
     * - `last_name` (may be absent): The last name of the person; of a business, of its contact.
     * - `address` (may be absent): The postal address of the user.
     * - `email` (may be absent): The e-mail address of the user, at most 254 characters.
     * - `phone` (may be absent): The telephone number of the user.
     * - `client_reference_id` (may be absent): Your own reference for the user. It need not be
     *   unique.
     * - `name_in_file` (may be absent): The name of the user in bank files, for a name that has
     *   other characters or is longer. Null: from the name.
     * - `metadata` (may be absent): A key that you send is added or gets the new value, null
     *   deletes it, and all other keys stay. Null instead of an object deletes all. At most 50 keys
     *   of 1 to 40 characters without square brackets, and values of at most 500 characters.
     * - `payout_type` (may be absent): How the user is paid as a payee. Absent in a registration:
     *   `individual`.
     * - `business` (may be absent): What only a business has. An absent field does not change.
     * - `business_owners` (may be absent): All owners of the business. The list replaces the stored
     *   one.
     * - `transaction_fee_percent` (may be absent): The part of the fee that is a percentage of the
     *   amount of a payment, in percent: 2.9 is 2.9 %. For payments that name no `transaction_fee`.
     * - `transaction_fee_fixed` (may be absent): The part of the fee that is the same for each
     *   payment, in cents.
     * - `maximum_transaction_fee` (may be absent): The highest fee of a payment, in cents.
     * - `billing_merchant_user_uuid` (may be absent): The merchant that the billable event of this
     *   call is attributed to. Absent: the event is the tenant’s own.
     *
     * @param UserChange $values
     * @return User
     * @throws RequestError
     */
    public function updateUser(string $uuid, array $values = [], ?string $idempotencyKey = null): array
    {
        return $this->sender->call('updateUser', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Delete a user.
     *
     * Afterwards the user does not exist for the API, except as a billing merchant (406, Billing
     * Merchant Deleted) and in a list with `include_deleted`. Its bank accounts stay on record.
     * Nothing debits them: a clawback from the user fails at once. Amounts that are owed to the
     * user are still paid to them. It may be sent again if its answer was lost: deleting a deleted
     * user changes nothing.
     *
     * Also refuses with `not_found` (404), `payments_in_progress` (422).
     *
     * @throws RequestError
     */
    public function deleteUser(string $uuid): void
    {
        $this->sender->call('deleteUser', ['uuid' => $uuid]);
    }

    /**
     * Submit a business for verification.
     *
     * Takes the same body as a change of the user, so corrections are stored and verified together;
     * an empty body submits the business without changes. A decision of the provider is billed, a
     * review is not. A verified business is answered as it is if the body changes nothing: it was
     * verified by an earlier request.
     *
     * In the sandbox these TINs decide the outcome of the verification. Every other TIN is approved
     * at once.
     *
     * | TIN | in the sandbox |
     * |---|---|
     * | `000000001` | the verification fails |
     * | `000000002` | the provider leaves the decision to an operator |
     * | `000000003` | the provider is unreachable, so the business stays in review |
     *
     * Also refuses with `tenant_suspended` (403), `not_found` (404), `not_a_business` (422),
     * `already_verified` (422), `decided_meanwhile` (422), `billing_merchant_invalid` (406),
     * `billing_merchant_deleted` (406).
     *
     * `$values` has:
     * - `first_name` (may be absent): The first name of the person; of a business, of its contact.
     * - `last_name` (may be absent): The last name of the person; of a business, of its contact.
     * - `address` (may be absent): The postal address of the user.
     * - `email` (may be absent): The e-mail address of the user, at most 254 characters.
     * - `phone` (may be absent): The telephone number of the user.
     * - `client_reference_id` (may be absent): Your own reference for the user. It need not be
     *   unique.
     * - `name_in_file` (may be absent): The name of the user in bank files, for a name that has
     *   other characters or is longer. Null: from the name.
     * - `metadata` (may be absent): A key that you send is added or gets the new value, null
     *   deletes it, and all other keys stay. Null instead of an object deletes all. At most 50 keys
     *   of 1 to 40 characters without square brackets, and values of at most 500 characters.
     * - `payout_type` (may be absent): How the user is paid as a payee. Absent in a registration:
     *   `individual`.
     * - `business` (may be absent): What only a business has. An absent field does not change.
     * - `business_owners` (may be absent): All owners of the business. The list replaces the stored
     *   one.
     * - `transaction_fee_percent` (may be absent): The part of the fee that is a percentage of the
     *   amount of a payment, in percent: 2.9 is 2.9 %. For payments that name no `transaction_fee`.
     * - `transaction_fee_fixed` (may be absent): The part of the fee that is the same for each
     *   payment, in cents.
     * - `maximum_transaction_fee` (may be absent): The highest fee of a payment, in cents.
     * - `billing_merchant_user_uuid` (may be absent): The merchant that the billable event of this
     *   call is attributed to. Absent: the event is the tenant’s own.
     *
     * @param UserChange $values
     * @return User
     * @throws RequestError
     */
    public function submitBusinessVerification(string $uuid, array $values = [], ?string $idempotencyKey = null): array
    {
        return $this->sender->call('submitBusinessVerification', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Read the billable events of a merchant.
     *
     * Counts the billable events of the merchant from `start_date` to `end_date`: UTC days, both
     * included. By default the period ends today and begins on the first day of its last month.
     * Payments and returns are billed to the tenant, so they do not count here.
     *
     * Also refuses with `not_found` (404).
     *
     * `$values` has:
     * - `start_date` (may be absent): The first day of the period, in UTC. The period includes it.
     * - `end_date` (may be absent): The last day of the period, in UTC. The period includes it.
     *
     * @param GetMerchantBillingQuery $values
     * @return GetMerchantBillingData
     * @throws RequestError
     */
    public function getMerchantBilling(string $uuid, array $values = []): array
    {
        return $this->sender->call('getMerchantBilling', [...$values, 'uuid' => $uuid]);
    }

    /**
     * Add a bank account.
     *
     * Exactly one of `custom` and `aggregator`. The first account of a user becomes its default.
     * With `validate_account_routing: true` the account is validated first: `valid`; or 406, and no
     * account is stored; or `not_validated` if the provider gave no verdict. A matching account of
     * the user is answered with 200. Without `validate_account_routing` a match calls no provider
     * and bills nothing; with it, the match is validated and billed like any other account, and
     * `invalid` answers 406. An account that a return disabled does not match: it is added again
     * only if its validation answers `valid`; otherwise the answer is 422.
     *
     * In the sandbox the end of the account number decides: `…7001` the provider answers invalid:
     * 406, no account is stored; `…7002` the provider cannot decide: not_validated; `…7003` the
     * provider never answers: not_validated after the deadline of 5 seconds; `…7004` the provider
     * is unreachable: not_validated at once. Every other account is valid, if a bank can have its
     * routing number and the routing directory lists it, when one was imported.
     *
     * Also refuses with `tenant_suspended` (403), `user_unavailable` (403),
     * `billing_merchant_invalid` (406), `billing_merchant_deleted` (406),
     * `account_or_routing_number_invalid` (406), `bank_account_disabled` (422), `bank_link_failed`
     * (422), `linking_unavailable` (503).
     *
     * `$values` has:
     * - `aggregator` (may be absent): An account that the user linked at the linking provider.
     * - `custom` (may be absent): An account by its numbers.
     * - `validate_account_routing` (may be absent): True: asks the validation provider about the
     *   account number and routing number first. An invalid account is not stored.
     * - `billing_merchant_user_uuid` (may be absent): The merchant that the billable event of this
     *   call is attributed to. Absent: the event is the tenant’s own.
     *
     * @param AddBankAccountRequest $values
     * @return BankAccount | AddedBankAccount
     * @throws RequestError
     */
    public function addBankAccount(string $user_uuid, array $values = [], ?string $idempotencyKey = null): array
    {
        return $this->sender->call('addBankAccount', [...$values, 'user_uuid' => $user_uuid], $idempotencyKey);
    }

    /**
     * Get a user's default bank account.
     *
     * Returns the full account number, for its owner. Lists show the last four characters.
     *
     * Also refuses with `not_found` (404).
     *
     * @return BankAccount
     * @throws RequestError
     */
    public function getDefaultBankAccount(string $user_uuid): array
    {
        return $this->sender->call('getDefaultBankAccount', ['user_uuid' => $user_uuid]);
    }

    /**
     * List a user's bank accounts.
     *
     * Account numbers show their last four characters. A return can disable an account: payments
     * then no longer use it. It can be added again with `validate_account_routing: true`. Without
     * `page` and `per_page` the answer has all accounts, at most 1000; with one of them, it has one
     * page.
     *
     * Also refuses with `not_found` (404).
     *
     * `$values` has:
     * - `page` (may be absent): The number of the page. 1 by default.
     * - `per_page` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListUserBankAccountsQuery $values
     * @return list<ListedBankAccount>
     * @throws RequestError
     */
    public function listUserBankAccounts(string $uuid, array $values = []): array
    {
        return $this->sender->call('listUserBankAccounts', [...$values, 'uuid' => $uuid]);
    }

    /**
     * Remove a bank account.
     *
     * Refused while the account has unfinished payments. If it was the default, the oldest usable
     * account becomes the default. When the last bank account of an item at the linking provider is
     * removed, the item is removed there too. It may be sent again if its answer was lost: removing
     * a removed account changes nothing.
     *
     * Also refuses with `not_found` (404), `payments_in_progress` (422).
     *
     * @throws RequestError
     */
    public function removeBankAccount(string $aggregator_type, string $account_uuid): void
    {
        $this->sender->call('removeBankAccount', ['aggregator_type' => $aggregator_type, 'account_uuid' => $account_uuid]);
    }

    /**
     * Switch a user's default bank account.
     *
     * Applies to new payments. Existing payments keep their bank account.
     *
     * Also refuses with `not_found` (404), `bank_account_unusable` (422).
     *
     * `$values` has:
     * - `account_uuid`: The bank account that becomes the default.
     * - `aggregator_type`: How the account was added.
     *   - `manual`: With its account number and routing number.
     *   - `bank_link`: Through the linking provider.
     *
     * @param SetDefaultBankAccountRequest $values
     * @return BankAccount
     * @throws RequestError
     */
    public function setDefaultBankAccount(string $user_uuid, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('setDefaultBankAccount', [...$values, 'user_uuid' => $user_uuid], $idempotencyKey);
    }

    /**
     * Validate an account and routing number.
     *
     * Only `account_number` and `routing_number` are required. Answers 200 with `valid`, `invalid`
     * or `not_validated`: here `invalid` is a result, not a refusal. Billed like the validation of
     * a new account.
     *
     * In the sandbox the end of the account number decides: `…7001` the provider answers invalid:
     * 406, no account is stored; `…7002` the provider cannot decide: not_validated; `…7003` the
     * provider never answers: not_validated after the deadline of 5 seconds; `…7004` the provider
     * is unreachable: not_validated at once. Every other account is valid, if a bank can have its
     * routing number and the routing directory lists it, when one was imported.
     *
     * Also refuses with `tenant_suspended` (403), `billing_merchant_invalid` (406),
     * `billing_merchant_deleted` (406).
     *
     * `$values` has:
     * - `account_number`: The number of the account at the bank: 1 to 17 digits, letters, hyphens,
     *   dots, slashes or inner blanks, not only zeros and marks.
     * - `routing_number`: The ABA routing number of the bank: 9 digits.
     * - `account_name` (may be absent): The name of the account at the bank.
     * - `account_type` (may be absent): The kind of the account at the bank.
     * - `billing_merchant_user_uuid` (may be absent): The merchant that the billable event of this
     *   call is attributed to. Absent: the event is the tenant’s own.
     *
     * @param ValidateBankAccountRequest $values
     * @return ValidateBankAccountData
     * @throws RequestError
     */
    public function validateBankAccount(array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('validateBankAccount', $values, $idempotencyKey);
    }

    /**
     * Ask a user for a bank account on our page.
     *
     * Returns a link: give it to the user. The user types the account on the page, once. It is
     * validated and added as with `validate_account_routing: true`; each validation by a provider
     * is billed, of at most 10 accounts. The link is shown only in this answer; a replay under the
     * same Idempotency-Key has it too.
     *
     * Also refuses with `tenant_suspended` (403), `not_found` (404), `billing_merchant_invalid`
     * (406), `billing_merchant_deleted` (406).
     *
     * `$values` has:
     * - `return_url` (may be absent): An https URL. The page links back to it after the user has
     *   answered.
     * - `expires_in_hours` (may be absent): How long the link works, in hours: 72 by default.
     * - `billing_merchant_user_uuid` (may be absent): The merchant that the billable event of this
     *   call is attributed to. Absent: the event is the tenant’s own.
     *
     * @param CreateBankAccountRequestRequest $values
     * @return MadeBankAccountRequest
     * @throws RequestError
     */
    public function createBankAccountRequest(string $uuid, array $values = [], ?string $idempotencyKey = null): array
    {
        return $this->sender->call('createBankAccountRequest', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * List the requests for bank accounts of a user.
     *
     * Oldest first. A request is removed 90 days after it expires; the bank account stays. Send
     * `next` as `after` to read the next page; at the end it is null.
     *
     * Also refuses with `not_found` (404).
     *
     * `$values` has:
     * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
     *   filters. Absent: the first page.
     * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListBankAccountRequestsQuery $values
     * @return ListBankAccountRequestsData
     * @throws RequestError
     */
    public function listBankAccountRequests(string $uuid, array $values = []): array
    {
        return $this->sender->call('listBankAccountRequests', [...$values, 'uuid' => $uuid]);
    }

    /**
     * Read a request for a bank account.
     *
     * Without its link. `state` says whether the user has added an account.
     *
     * Also refuses with `not_found` (404).
     *
     * @return BankAccountRequest
     * @throws RequestError
     */
    public function getBankAccountRequest(string $uuid): array
    {
        return $this->sender->call('getBankAccountRequest', ['uuid' => $uuid]);
    }

    /**
     * Withdraw a request for a bank account.
     *
     * The link no longer works. A withdrawn request is answered as it is. If the user has added the
     * account, remove the account instead.
     *
     * Also refuses with `not_found` (404), `invalid_state` (422).
     *
     * @return BankAccountRequest
     * @throws RequestError
     */
    public function withdrawBankAccountRequest(string $uuid, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('withdrawBankAccountRequest', ['uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Decide a business verification.
     *
     * `approve` and `reject`: for a business of any tenant that is in review or was never
     * submitted. Repeating a decision changes nothing. The opposite decision is refused until the
     * business is submitted again.
     *
     * `resubmit` asks the tenant of a business in review to correct or add something and to submit
     * the business again. The business stays in review. The tenant reads `reason` as
     * `kyb_resubmission_reason` of the user, and in the event BusinessUpdated. No tenant reads the
     * reason of the other decisions.
     *
     * `reason` is required for `resubmit`, and in live mode for every decision. Write no tax id and
     * no account number in it.
     *
     * Also refuses with `not_found` (404), `not_a_business` (422), `already_decided` (422),
     * `invalid_state` (422), `already_asked` (422).
     *
     * `$values` has:
     * - `decision`:
     * - `reason` (may be absent): Text of 1 to 1000 characters, not only spaces.
     * - `documents` (may be absent): References to the documents that the decision is based on.
     *
     * @param DecideBusinessVerificationRequest $values
     * @return User | ApprovalAsked
     * @throws RequestError
     */
    public function decideBusinessVerification(string $uuid, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('decideBusinessVerification', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Read the originator of a merchant.
     *
     * Has only the fields of the merchant itself; a null is inherited from its processor.
     *
     * Also refuses with `not_found` (404), `not_a_business` (422).
     *
     * @return Originator
     * @throws RequestError
     */
    public function getMerchantOriginator(string $uuid): array
    {
        return $this->sender->call('getMerchantOriginator', ['uuid' => $uuid]);
    }

    /**
     * Change the originator of a merchant.
     *
     * An absent field does not change; null inherits from the processor. The change applies to
     * every batch that is written from now on. The merchant of a payment is its payee if that is a
     * merchant, or else its payer. The audit trail keeps the old values, but of `company_name` and
     * `company_identification` only that they changed: an erasure removes those.
     *
     * Also refuses with `not_found` (404), `not_a_business` (422), `already_asked` (422).
     *
     * `$values` has:
     * - `company_identification` (may be absent): The bank assigns it.
     * - `company_name` (may be absent): The name on the bank statement, unless the payment has its
     *   own.
     * - `consumer_debits` (may be absent):
     * - `online_debits_recur` (may be absent): For WEB: true is recurring (R), false is single (S).
     * - `payouts_are_wages` (may be absent): Payouts to persons are wages, always described as
     *   PAYROLL.
     * - `reason`: Why. The audit trail keeps it.
     *
     * @param UpdateMerchantOriginatorRequest $values
     * @return Originator | ApprovalAsked
     * @throws RequestError
     */
    public function updateMerchantOriginator(string $uuid, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('updateMerchantOriginator', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * List the validations of bank accounts.
     *
     * Of one tenant, newest first: the verdict, and what each source said and when, in the order in
     * which the sources were asked. `undecided`: the source knows nothing about the account.
     * `no_answer`: the provider failed or was late. `bank_account_uuid` null: the account was not
     * stored. Send `next` as `after` to read the next page; at the end it is null.
     *
     * Also refuses with `not_found` (404).
     *
     * `$values` has:
     * - `user_uuid` (may be absent):
     * - `bank_account_uuid` (may be absent):
     * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
     *   filters. Absent: the first page.
     * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListAccountValidationsQuery $values
     * @return ListAccountValidationsData
     * @throws RequestError
     */
    public function listAccountValidations(string $uuid, array $values = []): array
    {
        return $this->sender->call('listAccountValidations', [...$values, 'uuid' => $uuid]);
    }

    /**
     * List the items at linking providers.
     *
     * Of all tenants, newest first. An item is what a user granted at the provider; several bank
     * accounts can come from it. `to_remove`: its last bank account was removed here, and the
     * provider has not confirmed the removal yet; `removal_error` says why, and it is tried again
     * at `removal_due_at`. Send `next` as `after` to read the next page; at the end it is null.
     *
     * `$values` has:
     * - `processor_uuid` (may be absent):
     * - `state` (may be absent):
     * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
     *   filters. Absent: the first page.
     * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListLinkedItemsQuery $values
     * @return ListLinkedItemsData
     * @throws RequestError
     */
    public function listLinkedItems(array $values = []): array
    {
        return $this->sender->call('listLinkedItems', $values);
    }

    /**
     * Read the state of the routing directory.
     *
     * The last 12 imports of the ACH directory of the Federal Reserve, newest first. `achord
     * routing import` imports a file.
     *
     * @return GetRoutingDirectoryData
     * @throws RequestError
     */
    public function getRoutingDirectory(): array
    {
        return $this->sender->call('getRoutingDirectory', []);
    }

    /**
     * List bank accounts with an unlisted routing number.
     *
     * The usable bank accounts of all tenants or of one whose routing number is not in the routing
     * directory, or was replaced there. Their entries may come back. An import of the directory
     * finds them; an account is also listed when a bank corrects it to such a number
     * (`corrected_at`). Ask the user to add the account again with the right number. Send `next` as
     * `after` to read the next page; at the end it is null.
     *
     * `$values` has:
     * - `processor_uuid` (may be absent):
     * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
     *   filters. Absent: the first page.
     * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListUnlistedAccountsQuery $values
     * @return ListUnlistedAccountsData
     * @throws RequestError
     */
    public function listUnlistedAccounts(array $values = []): array
    {
        return $this->sender->call('listUnlistedAccounts', $values);
    }

    /**
     * Start a transaction.
     *
     * Captures `amount` from the payer and pays `amount − transaction_fee` to the payee. At least
     * one of them must be a merchant. Without `transaction_fee` the defaults of the payee apply if
     * it is a merchant, else the defaults of the payer, else 0. If your operator has set
     * `unique_client_reference_ids`, a second payment with the same `client_reference_id` is
     * refused. Announces TransactionStarted.
     *
     * Also refuses with `tenant_suspended` (403), `same_user` (422), `unknown_user` (422),
     * `no_merchant` (422), `no_bank_account` (422), `bank_account_unusable` (422), `user_blocked`
     * (422), `bank_account_blocked` (422), `not_authorized` (422), `bank_account_not_validated`
     * (422), `client_reference_id_taken` (422), `limit_exceeded` (422).
     *
     * `$values` has:
     * - `payer_uuid`: The user who pays.
     * - `payee_uuid`: The user who is paid.
     * - `amount`: What is debited from the payer, in cents. Text of digits is read as a number.
     * - `transaction_fee` (may be absent): The part of `amount` that the payee does not get, in
     *   cents, less than `amount`. Text of digits is read as a number. Absent: the default fee of
     *   the merchant.
     * - `currency` (may be absent): Every amount is in USD.
     * - `client_reference_id` (may be absent): Your own reference for the payment, for instance an
     *   order number. It need not be unique, unless the operator of the service has set
     *   `unique_client_reference_ids` for you: then a second payment with it is refused. Empty: no
     *   reference.
     * - `metadata` (may be absent): Your own data, by key. At most 50 keys of 1 to 40 characters
     *   without square brackets, and values of at most 500 characters. Write no personal data into
     *   it. Absent: none.
     * - `company_name` (may be absent): The name that payer and payee read on their bank
     *   statements, at most 16 characters. Absent: `company_name` of the merchant.
     * - `description` (may be absent): The ACH company entry description, at most 10 characters:
     *   what the payment is for, for instance `ORDER 1042`. Bank statements may show it. Absent:
     *   `PAYMENT` for the debit and `PAYOUT` for the credit. For your own notes use
     *   `client_reference_id` or `metadata`.
     * - `addenda` (may be absent): A note for the other side, at most 80 characters. It is sent
     *   with the entries of business accounts (CCD) only. With `sec_code` `CTX` it may have 8000
     *   characters, plain text or ANSI X12 820: the debit has them in records of 80, and a payout
     *   has only a note that fits into one.
     * - `sec_code` (may be absent): How the payer authorized this debit, as the SEC code of its
     *   entry.
     *   - `PPD`: A person, in writing or in a similar way.
     *   - `WEB`: A person, over the internet or in an app.
     *   - `TEL`: A person, by telephone.
     *   - `CCD`: A business, by an agreement.
     *   - `CTX`: A business, by an agreement; the entry may have a long `addenda`.
     *   Absent: the one of its authorization; if that names none, the settings of the merchant, as
     *   your operator made them: `CCD` for a business, `PPD` or `WEB` for a person.
     * - `entry_purpose` (may be absent): What the entries are for, where Nacha prescribes their
     *   description.
     *   - `purchase`: A person buys goods online: the WEB debit is described as `PURCHASE`.
     *   - `payroll`: Wages of a person: the payout (PPD) is described as `PAYROLL`.
     *   - `other`: Neither, whatever the settings say.
     *   Absent: the settings of the merchant decide.
     * - `speed` (may be absent): How fast the debit of the payer settles. `standard` (the default)
     *   settles on the next banking day. `sameday` settles on the same day if a window of the bank
     *   is still open. An entry that is too late, or above a lower limit of the bank, is sent with
     *   the entries of the next day. An `amount` above 100000000 is refused with 422.
     * - `source_bank_account` (may be absent): The bank account of the payer to use; the default
     *   account when absent.
     * - `destination_bank_account` (may be absent): The bank account of the payee to use; the
     *   default account when absent.
     * - `authorization_uuid` (may be absent): The authorization of the payer that allows the debit.
     *   Absent: if the operator of the service has set `authorization_required` for you, one that
     *   allows it is found; otherwise none is needed.
     * - `payout_delay_days_min` (may be absent): The least number of banking days from the
     *   settlement of the debit until the payout is created. A longer delay of the tenant applies.
     *
     * @param TransactionRequest $values
     * @return TransactionWithMetadata
     * @throws RequestError
     */
    public function createTransaction(array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('createTransaction', $values, $idempotencyKey);
    }

    /**
     * Preview a transaction.
     *
     * Takes the body of a start, and starts nothing. It is refused as the start would be refused
     * now, limits included; otherwise it answers the fee, the bank accounts, and the dates if the
     * transaction were started now. `payout_amount` is what the payee would get. The dates are
     * banking days in Eastern time.
     *
     * Also refuses with `tenant_suspended` (403), `same_user` (422), `unknown_user` (422),
     * `no_merchant` (422), `no_bank_account` (422), `bank_account_unusable` (422), `user_blocked`
     * (422), `bank_account_blocked` (422), `not_authorized` (422), `bank_account_not_validated`
     * (422), `client_reference_id_taken` (422), `limit_exceeded` (422).
     *
     * `$values` has:
     * - `payer_uuid`: The user who pays.
     * - `payee_uuid`: The user who is paid.
     * - `amount`: What is debited from the payer, in cents. Text of digits is read as a number.
     * - `transaction_fee` (may be absent): The part of `amount` that the payee does not get, in
     *   cents, less than `amount`. Text of digits is read as a number. Absent: the default fee of
     *   the merchant.
     * - `currency` (may be absent): Every amount is in USD.
     * - `client_reference_id` (may be absent): Your own reference for the payment, for instance an
     *   order number. It need not be unique, unless the operator of the service has set
     *   `unique_client_reference_ids` for you: then a second payment with it is refused. Empty: no
     *   reference.
     * - `metadata` (may be absent): Your own data, by key. At most 50 keys of 1 to 40 characters
     *   without square brackets, and values of at most 500 characters. Write no personal data into
     *   it. Absent: none.
     * - `company_name` (may be absent): The name that payer and payee read on their bank
     *   statements, at most 16 characters. Absent: `company_name` of the merchant.
     * - `description` (may be absent): The ACH company entry description, at most 10 characters:
     *   what the payment is for, for instance `ORDER 1042`. Bank statements may show it. Absent:
     *   `PAYMENT` for the debit and `PAYOUT` for the credit. For your own notes use
     *   `client_reference_id` or `metadata`.
     * - `addenda` (may be absent): A note for the other side, at most 80 characters. It is sent
     *   with the entries of business accounts (CCD) only. With `sec_code` `CTX` it may have 8000
     *   characters, plain text or ANSI X12 820: the debit has them in records of 80, and a payout
     *   has only a note that fits into one.
     * - `sec_code` (may be absent): How the payer authorized this debit, as the SEC code of its
     *   entry.
     *   - `PPD`: A person, in writing or in a similar way.
     *   - `WEB`: A person, over the internet or in an app.
     *   - `TEL`: A person, by telephone.
     *   - `CCD`: A business, by an agreement.
     *   - `CTX`: A business, by an agreement; the entry may have a long `addenda`.
     *   Absent: the one of its authorization; if that names none, the settings of the merchant, as
     *   your operator made them: `CCD` for a business, `PPD` or `WEB` for a person.
     * - `entry_purpose` (may be absent): What the entries are for, where Nacha prescribes their
     *   description.
     *   - `purchase`: A person buys goods online: the WEB debit is described as `PURCHASE`.
     *   - `payroll`: Wages of a person: the payout (PPD) is described as `PAYROLL`.
     *   - `other`: Neither, whatever the settings say.
     *   Absent: the settings of the merchant decide.
     * - `speed` (may be absent): How fast the debit of the payer settles. `standard` (the default)
     *   settles on the next banking day. `sameday` settles on the same day if a window of the bank
     *   is still open. An entry that is too late, or above a lower limit of the bank, is sent with
     *   the entries of the next day. An `amount` above 100000000 is refused with 422.
     * - `source_bank_account` (may be absent): The bank account of the payer to use; the default
     *   account when absent.
     * - `destination_bank_account` (may be absent): The bank account of the payee to use; the
     *   default account when absent.
     * - `authorization_uuid` (may be absent): The authorization of the payer that allows the debit.
     *   Absent: if the operator of the service has set `authorization_required` for you, one that
     *   allows it is found; otherwise none is needed.
     * - `payout_delay_days_min` (may be absent): The least number of banking days from the
     *   settlement of the debit until the payout is created. A longer delay of the tenant applies.
     *
     * @param TransactionRequest $values
     * @return TransactionPreview
     * @throws RequestError
     */
    public function previewTransaction(array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('previewTransaction', $values, $idempotencyKey);
    }

    /**
     * Start many transactions.
     *
     * Up to 1,000 at once. Each item is started or refused on its own, and answered at its index.
     * Every item has an `idempotency_key` with the same scope as the header of the single
     * operation, so an item may be retried by either operation.
     *
     * Also refuses with `tenant_suspended` (403).
     *
     * `$values` has:
     * - `transactions`: The payments to start, 1 to 1000.
     *
     * @param CreateTransactionsInBulkRequest $values
     * @return CreateTransactionsInBulkData
     * @throws RequestError
     */
    public function createTransactionsInBulk(array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('createTransactionsInBulk', $values, $idempotencyKey);
    }

    /**
     * List transactions.
     *
     * Filters by creation day (UTC, both ends inclusive), by the bank accounts of payer and payee,
     * and by what `GET /3p/api/v2/transactions/search` filters by; a payment must match every
     * filter. `per_page`, `start_date` and `end_date` may also be spelled `pageSize`, `startDate`
     * and `endDate`. `totalItems` is exact. With filters other than days, vendor and bank accounts,
     * a list of which 10,000 payments or more must be looked at is refused: narrow it by days, or
     * use the search. A page after the last one is empty. New payments move the pages of `newest`:
     * to lose and repeat none, send the header `Achord-Next` of the page before as `after`. A
     * parameter that the list does not know is refused. The parameters may also be sent in a JSON
     * body, of a GET or a POST; a body of a GET that is no JSON is ignored. A parameter that is in
     * both places must have the same value. A body with the fields of a payment is refused: send it
     * to `POST /3p/api/v1/transaction`.
     *
     * Also refuses with `list_too_long` (422).
     *
     * `$values` has:
     * - `page` (may be absent): The number of the page. 1 by default.
     * - `per_page` (may be absent): Records on a page. 10 by default, at most 100.
     * - `after` (may be absent): Where the page begins: the header `Achord-Next` of the page
     *   before, with the same parameters. Absent: the page is counted from the first one.
     * - `start_date` (may be absent): The first day of the period, in UTC. The period includes it.
     * - `end_date` (may be absent): The last day of the period, in UTC. The period includes it.
     * - `sort_order` (may be absent): Which record is the first. `newest` by default.
     * - `payer_account_uuid` (may be absent): Only payments with this bank account of the payer. It
     *   needs `payer_account_aggregator_type`.
     * - `payer_account_aggregator_type` (may be absent): How that bank account of the payer was
     *   added. It needs `payer_account_uuid`.
     * - `payee_account_uuid` (may be absent): Only payments with this bank account of the payee. It
     *   needs `payee_account_aggregator_type`.
     * - `payee_account_aggregator_type` (may be absent): How that bank account of the payee was
     *   added. It needs `payee_account_uuid`.
     * - `payer_uuid` (may be absent): Only payments with this user as payer.
     * - `payee_uuid` (may be absent): Only payments with this user as payee.
     * - `user_uuid` (may be absent): Only payments with this user as payer or payee.
     * - `state` (may be absent): Only payments in this state.
     * - `transaction_status` (may be absent): Only payments with this status.
     * - `capture_status` (may be absent): Only payments with this status.
     * - `payout_status` (may be absent): Only payments with this status.
     * - `clawback_status` (may be absent): Only payments with this status.
     * - `reverse_payout_status` (may be absent): Only payments with this status.
     * - `ach_return_code` (may be absent): Only payments that came back with this return code, such
     *   as R01.
     * - `amount_from` (may be absent): Only payments of this amount or more, in cents.
     * - `amount_to` (may be absent): Only payments of this amount or less, in cents.
     * - `client_reference_id` (may be absent): Only payments with exactly this reference.
     * - `metadata` (may be absent): Only records whose metadata has this value now:
     *   `metadata[order]=94304`.
     * - `trace_id` (may be absent): Only payments with an entry that has this trace number: 15
     *   digits.
     * - `returned_from` (may be absent): Only payments with an entry that came back at this time or
     *   later: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
     * - `returned_before` (may be absent): Only payments with an entry that came back before this
     *   time: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
     * - `held` (may be absent): True: only payments with an open hold. False: only payments without
     *   one.
     * - `created_from` (may be absent): Only payments that were started at this time or later:
     *   `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
     * - `created_before` (may be absent): Only payments that were started before this time:
     *   `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
     * - `updated_since` (may be absent): Only payments that changed at this time or later:
     *   `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
     * - `updated_before` (may be absent): Only payments that changed last before this time:
     *   `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
     * - `vendor_uuid` (may be absent): Only payments of this vendor.
     *
     * @param ListTransactionsQuery $values
     * @return ListTransactionsData
     * @throws RequestError
     */
    public function listTransactions(array $values = []): array
    {
        return $this->sender->call('listTransactions', $values);
    }

    /**
     * List transactions (parameters in the body).
     *
     * Filters by creation day (UTC, both ends inclusive), by the bank accounts of payer and payee,
     * and by what `GET /3p/api/v2/transactions/search` filters by; a payment must match every
     * filter. `per_page`, `start_date` and `end_date` may also be spelled `pageSize`, `startDate`
     * and `endDate`. `totalItems` is exact. With filters other than days, vendor and bank accounts,
     * a list of which 10,000 payments or more must be looked at is refused: narrow it by days, or
     * use the search. A page after the last one is empty. New payments move the pages of `newest`:
     * to lose and repeat none, send the header `Achord-Next` of the page before as `after`. A
     * parameter that the list does not know is refused. The parameters may also be sent in a JSON
     * body, of a GET or a POST; a body of a GET that is no JSON is ignored. A parameter that is in
     * both places must have the same value. A body with the fields of a payment is refused: send it
     * to `POST /3p/api/v1/transaction`.
     *
     * Also refuses with `list_too_long` (422).
     *
     * `$values` has:
     * - `page` (may be absent): The number of the page. 1 by default.
     * - `per_page` (may be absent): Records on a page. 10 by default, at most 100.
     * - `after` (may be absent): Where the page begins: the header `Achord-Next` of the page
     *   before, with the same parameters. Absent: the page is counted from the first one.
     * - `start_date` (may be absent): The first day of the period, in UTC. The period includes it.
     * - `end_date` (may be absent): The last day of the period, in UTC. The period includes it.
     * - `sort_order` (may be absent): Which record is the first. `newest` by default.
     * - `payer_account_uuid` (may be absent): Only payments with this bank account of the payer. It
     *   needs `payer_account_aggregator_type`.
     * - `payer_account_aggregator_type` (may be absent): How that bank account of the payer was
     *   added. It needs `payer_account_uuid`.
     * - `payee_account_uuid` (may be absent): Only payments with this bank account of the payee. It
     *   needs `payee_account_aggregator_type`.
     * - `payee_account_aggregator_type` (may be absent): How that bank account of the payee was
     *   added. It needs `payee_account_uuid`.
     * - `payer_uuid` (may be absent): Only payments with this user as payer.
     * - `payee_uuid` (may be absent): Only payments with this user as payee.
     * - `user_uuid` (may be absent): Only payments with this user as payer or payee.
     * - `state` (may be absent): Only payments in this state.
     * - `transaction_status` (may be absent): Only payments with this status.
     * - `capture_status` (may be absent): Only payments with this status.
     * - `payout_status` (may be absent): Only payments with this status.
     * - `clawback_status` (may be absent): Only payments with this status.
     * - `reverse_payout_status` (may be absent): Only payments with this status.
     * - `ach_return_code` (may be absent): Only payments that came back with this return code, such
     *   as R01.
     * - `amount_from` (may be absent): Only payments of this amount or more, in cents.
     * - `amount_to` (may be absent): Only payments of this amount or less, in cents.
     * - `client_reference_id` (may be absent): Only payments with exactly this reference.
     * - `metadata` (may be absent): Only records whose metadata has this value now:
     *   `metadata[order]=94304`.
     * - `trace_id` (may be absent): Only payments with an entry that has this trace number: 15
     *   digits.
     * - `returned_from` (may be absent): Only payments with an entry that came back at this time or
     *   later: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
     * - `returned_before` (may be absent): Only payments with an entry that came back before this
     *   time: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
     * - `held` (may be absent): True: only payments with an open hold. False: only payments without
     *   one.
     * - `created_from` (may be absent): Only payments that were started at this time or later:
     *   `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
     * - `created_before` (may be absent): Only payments that were started before this time:
     *   `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
     * - `updated_since` (may be absent): Only payments that changed at this time or later:
     *   `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
     * - `updated_before` (may be absent): Only payments that changed last before this time:
     *   `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
     * - `vendor_uuid` (may be absent): Only payments of this vendor.
     *
     * @param ListTransactionsByBodyRequest $values
     * @return ListTransactionsByBodyData
     * @throws RequestError
     */
    public function listTransactionsByBody(array $values = [], ?string $idempotencyKey = null): array
    {
        return $this->sender->call('listTransactionsByBody', $values, $idempotencyKey);
    }

    /**
     * Search transactions.
     *
     * By state, status, user, reference, metadata, trace number, return code, amount and time; a
     * payment must match every filter. `user_uuid`: the payer or the payee. `created_from` and
     * `updated_since` are included in their range, `created_before` and `updated_before` are not.
     * To follow changes, send `updated_since` with `created_from` of some months ago: payments that
     * ended long ago do not change. Newest first. One answer looks at a bounded number of payments,
     * so a page may have fewer than `limit`, or none, and still a `next`: go on until `next` is
     * null.
     *
     * `$values` has:
     * - `payer_uuid` (may be absent): Only payments with this user as payer.
     * - `payee_uuid` (may be absent): Only payments with this user as payee.
     * - `user_uuid` (may be absent): Only payments with this user as payer or payee.
     * - `state` (may be absent): Only payments in this state.
     * - `transaction_status` (may be absent): Only payments with this status.
     * - `capture_status` (may be absent): Only payments with this status.
     * - `payout_status` (may be absent): Only payments with this status.
     * - `clawback_status` (may be absent): Only payments with this status.
     * - `reverse_payout_status` (may be absent): Only payments with this status.
     * - `ach_return_code` (may be absent): Only payments that came back with this return code, such
     *   as R01.
     * - `amount_from` (may be absent): Only payments of this amount or more, in cents.
     * - `amount_to` (may be absent): Only payments of this amount or less, in cents.
     * - `client_reference_id` (may be absent): Only payments with exactly this reference.
     * - `metadata` (may be absent): Only records whose metadata has this value now:
     *   `metadata[order]=94304`.
     * - `trace_id` (may be absent): Only payments with an entry that has this trace number: 15
     *   digits.
     * - `returned_from` (may be absent): Only payments with an entry that came back at this time or
     *   later: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
     * - `returned_before` (may be absent): Only payments with an entry that came back before this
     *   time: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
     * - `held` (may be absent): True: only payments with an open hold. False: only payments without
     *   one.
     * - `created_from` (may be absent): Only payments that were started at this time or later:
     *   `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
     * - `created_before` (may be absent): Only payments that were started before this time:
     *   `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
     * - `updated_since` (may be absent): Only payments that changed at this time or later:
     *   `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
     * - `updated_before` (may be absent): Only payments that changed last before this time:
     *   `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
     * - `vendor_uuid` (may be absent): Only payments of this vendor.
     * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
     *   filters. Absent: the first page.
     * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param SearchTransactionsQuery $values
     * @return SearchTransactionsData
     * @throws RequestError
     */
    public function searchTransactions(array $values = []): array
    {
        return $this->sender->call('searchTransactions', $values);
    }

    /**
     * Read a transaction.
     *
     * Also refuses with `not_found` (404).
     *
     * @return Transaction
     * @throws RequestError
     */
    public function getTransaction(string $uuid): array
    {
        return $this->sender->call('getTransaction', ['uuid' => $uuid]);
    }

    /**
     * Change the metadata of a transaction.
     *
     * In any status. `metadata` changes by key: a key that you send is added or gets the new value,
     * null deletes it, and all other keys stay. Nothing else of a transaction can be changed. No
     * event is announced; later events, the details and the search show the new metadata. A replay
     * of the start still answers what was sent with it.
     *
     * Also refuses with `not_found` (404).
     *
     * `$values` has:
     * - `metadata`: A key that you send is added or gets the new value, null deletes it, and all
     *   other keys stay. Null instead of an object deletes all. At most 50 keys of 1 to 40
     *   characters without square brackets, and values of at most 500 characters.
     *
     * @param UpdateTransactionRequest $values
     * @return TransactionWithMetadata
     * @throws RequestError
     */
    public function updateTransaction(string $uuid, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('updateTransaction', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Cancel a transaction.
     *
     * Works until the capture is put into a bank file. Announces TransactionCanceled. It may be
     * sent again if its answer was lost: a canceled transaction is answered as it is.
     *
     * Also refuses with `not_found` (404), `not_cancelable` (422).
     *
     * `$values` has:
     * - `cancel_reason` (may be absent): Why the payment is canceled. Its record shows this text.
     *   Absent: it shows `Canceled by request.` instead.
     *
     * @param CancelTransactionRequest $values
     * @return Transaction
     * @throws RequestError
     */
    public function cancelTransaction(string $uuid, array $values = []): array
    {
        return $this->sender->call('cancelTransaction', [...$values, 'uuid' => $uuid]);
    }

    /**
     * Read the details of a transaction.
     *
     * The record, its `state` in one word, its moves in order with a description, its entries in
     * bank files, its holds and its refunds, all read at one moment. `capture_settles_on`,
     * `payout_eligible_on` (the capture is good) and `returnable_until` (every return in time has
     * arrived by the opening of this day) are banking days in Eastern time. They are null after the
     * capture was canceled or failed, and while an open hold stops the step that they depend on.
     *
     * Also refuses with `not_found` (404).
     *
     * @return NamedTransactionDetails
     * @throws RequestError
     */
    public function getTransactionDetails(string $uuid): array
    {
        return $this->sender->call('getTransactionDetails', ['uuid' => $uuid]);
    }

    /**
     * List payouts.
     *
     * Newest first: each credit to a bank account of a payee, and the day on which the bank of the
     * payee has it. The payments of a daily run share one. Send `next` as `after` to read the next
     * page; at the end it is null.
     *
     * `$values` has:
     * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
     *   filters. Absent: the first page.
     * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListPayoutsQuery $values
     * @return ListPayoutsData
     * @throws RequestError
     */
    public function listPayouts(array $values = []): array
    {
        return $this->sender->call('listPayouts', $values);
    }

    /**
     * List the payments of a payout.
     *
     * The payments that the payout pays, oldest first, each with its part of the amount. Send
     * `next` as `after` to read the next page; at the end it is null.
     *
     * Also refuses with `not_found` (404).
     *
     * `$values` has:
     * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
     *   filters. Absent: the first page.
     * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListPaymentsOfPayoutQuery $values
     * @return ListPaymentsOfPayoutData
     * @throws RequestError
     */
    public function listPaymentsOfPayout(string $uuid, array $values = []): array
    {
        return $this->sender->call('listPaymentsOfPayout', [...$values, 'uuid' => $uuid]);
    }

    /**
     * Read the proof of an authorization.
     *
     * The authorization that the payment uses with its evidence, who pays whom, and each debit with
     * its trace number and its return. A bank asks for it when a payer denies a debit, and must
     * have it within ten banking days. `format=pdf` answers it as a file for the bank.
     *
     * Also refuses with `not_found` (404).
     *
     * `$values` has:
     * - `format` (may be absent): The form of the answer. `json` is the default. `pdf`: a file to
     *   send.
     *
     * @param GetAuthorizationProofQuery $values
     * @return AuthorizationProof | string
     * @throws RequestError
     */
    public function getAuthorizationProof(string $uuid, array $values = []): array
    {
        return $this->sender->call('getAuthorizationProof', [...$values, 'uuid' => $uuid]);
    }

    /**
     * Pause a transaction.
     *
     * Puts a hold on the transaction: no payout, reverse payout, clawback or refund of it is sent
     * until it is resumed. The capture continues. Pausing a paused transaction changes nothing.
     *
     * Also refuses with `not_found` (404), `not_pausable` (422).
     *
     * `$values` has:
     * - `reason` (may be absent): Why the payment is paused. Its hold shows this text.
     *
     * @param PauseTransactionRequest $values
     * @return Transaction
     * @throws RequestError
     */
    public function pauseTransaction(string $uuid, array $values = [], ?string $idempotencyKey = null): array
    {
        return $this->sender->call('pauseTransaction', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Resume a transaction.
     *
     * Releases the tenant's hold. The stopped entries are sent at the next cut-off, unless an
     * operator holds the transaction too. Resuming a transaction that is not paused changes
     * nothing.
     *
     * Also refuses with `not_found` (404).
     *
     * @return Transaction
     * @throws RequestError
     */
    public function resumeTransaction(string $uuid, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('resumeTransaction', ['uuid' => $uuid], $idempotencyKey);
    }

    /**
     * List the holds of a transaction.
     *
     * Oldest first, including released holds.
     *
     * Also refuses with `not_found` (404).
     *
     * @return ListTransactionHoldsData
     * @throws RequestError
     */
    public function listTransactionHolds(string $uuid): array
    {
        return $this->sender->call('listTransactionHolds', ['uuid' => $uuid]);
    }

    /**
     * Refund a transaction.
     *
     * Debits `amount` (default: all that is left) from the payee after the payout was sent, and
     * credits it to the payer when that debit is good. Allowed from the moment the capture is in a
     * confirmed bank file until the capture or the payout is returned. Before that, cancel the
     * transaction. A transaction may be refunded in several parts, up to its amount. Announces
     * RefundPending.
     *
     * Also refuses with `tenant_suspended` (403), `not_found` (404), `not_refundable` (422),
     * `refund_exceeds_amount` (422), `refund_limit_reached` (422), `unknown_user` (422).
     *
     * `$values` has:
     * - `amount` (may be absent): What is refunded, in cents. Text of digits is read as a number.
     *   Absent: all that is left of the payment.
     * - `currency` (may be absent): The currency of the transaction.
     * - `client_reference_id` (may be absent): Your own reference for the refund. It need not be
     *   unique.
     * - `metadata` (may be absent): Your own data, by key. At most 50 keys of 1 to 40 characters
     *   without square brackets, and values of at most 500 characters. Write no personal data into
     *   it. Absent: none.
     *
     * @param CreateRefundRequest $values
     * @return Refund
     * @throws RequestError
     */
    public function createRefund(string $uuid, array $values = [], ?string $idempotencyKey = null): array
    {
        return $this->sender->call('createRefund', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Read a refund.
     *
     * Also refuses with `not_found` (404).
     *
     * @return Refund
     * @throws RequestError
     */
    public function getRefund(string $uuid): array
    {
        return $this->sender->call('getRefund', ['uuid' => $uuid]);
    }

    /**
     * Change the metadata of a refund.
     *
     * In any status. `metadata` changes by key: a key that you send is added or gets the new value,
     * null deletes it, and all other keys stay. Nothing else of a refund can be changed. No event
     * is announced; later events show the new metadata.
     *
     * Also refuses with `not_found` (404).
     *
     * `$values` has:
     * - `metadata`: A key that you send is added or gets the new value, null deletes it, and all
     *   other keys stay. Null instead of an object deletes all. At most 50 keys of 1 to 40
     *   characters without square brackets, and values of at most 500 characters.
     *
     * @param UpdateRefundRequest $values
     * @return Refund
     * @throws RequestError
     */
    public function updateRefund(string $uuid, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('updateRefund', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * List the refunds of a transaction.
     *
     * Oldest first, including failed refunds.
     *
     * Also refuses with `not_found` (404).
     *
     * `$values` has:
     * - `page` (may be absent): The number of the page. 1 by default.
     * - `per_page` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListTransactionRefundsQuery $values
     * @return ListTransactionRefundsData
     * @throws RequestError
     */
    public function listTransactionRefunds(string $uuid, array $values = []): array
    {
        return $this->sender->call('listTransactionRefunds', [...$values, 'uuid' => $uuid]);
    }

    /**
     * List refunds.
     *
     * The refunds of all transactions with the names of payers and payees, newest first. Send
     * `next` as `after` to read the next page; at the end it is null.
     *
     * `$values` has:
     * - `status` (may be absent): Only refunds with this status.
     * - `metadata` (may be absent): Only records whose metadata has this value now:
     *   `metadata[order]=94304`.
     * - `created_from` (may be absent): Only what is from this time or later: `YYYY-MM-DD HH:MM:SS`
     *   in UTC, or ISO 8601 with a zone.
     * - `created_before` (may be absent): Only what is from before this time: `YYYY-MM-DD HH:MM:SS`
     *   in UTC, or ISO 8601 with a zone.
     * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
     *   filters. Absent: the first page.
     * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListRefundsQuery $values
     * @return ListRefundsData
     * @throws RequestError
     */
    public function listRefunds(array $values = []): array
    {
        return $this->sender->call('listRefunds', $values);
    }

    /**
     * List batch payouts.
     *
     * Newest first. One for each daily run, for all merchants of the processor.
     *
     * `$values` has:
     * - `page` (may be absent): The number of the page. 1 by default.
     * - `per_page` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListBatchPayoutsQuery $values
     * @return ListBatchPayoutsData
     * @throws RequestError
     */
    public function listBatchPayouts(array $values = []): array
    {
        return $this->sender->call('listBatchPayouts', $values);
    }

    /**
     * Read one of the batch payouts.
     *
     * Also refuses with `not_found` (404).
     *
     * @return GetBatchPayoutData
     * @throws RequestError
     */
    public function getBatchPayout(string $uuid): array
    {
        return $this->sender->call('getBatchPayout', ['uuid' => $uuid]);
    }

    /**
     * List batch refunds.
     *
     * Newest first. One for each daily run, for all merchants of the processor.
     *
     * `$values` has:
     * - `page` (may be absent): The number of the page. 1 by default.
     * - `per_page` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListBatchRefundsQuery $values
     * @return ListBatchRefundsData
     * @throws RequestError
     */
    public function listBatchRefunds(array $values = []): array
    {
        return $this->sender->call('listBatchRefunds', $values);
    }

    /**
     * Read one of the batch refunds.
     *
     * Also refuses with `not_found` (404).
     *
     * `$values` has:
     * - `page` (may be absent): The number of the page. 1 by default.
     * - `per_page` (may be absent): Records on a page. 5000 by default, at most 5000.
     *
     * @param GetBatchRefundQuery $values
     * @return GetBatchRefundData
     * @throws RequestError
     */
    public function getBatchRefund(string $uuid, array $values = []): array
    {
        return $this->sender->call('getBatchRefund', [...$values, 'uuid' => $uuid]);
    }

    /**
     * List the merchants of a batch payout.
     *
     * One for each merchant and account, with its entries at the bank, ordered by uuid.
     * `/3p/api/v2/batch-merchant-payouts/{uuid}` also lists the members.
     *
     * Also refuses with `not_found` (404).
     *
     * `$values` has:
     * - `page` (may be absent): The number of the page. 1 by default.
     * - `per_page` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListMerchantPayoutsQuery $values
     * @return ListMerchantPayoutsData
     * @throws RequestError
     */
    public function listMerchantPayouts(string $uuid, array $values = []): array
    {
        return $this->sender->call('listMerchantPayouts', [...$values, 'uuid' => $uuid]);
    }

    /**
     * List the merchants of a batch refund.
     *
     * One for each merchant and account, with its entries at the bank, ordered by uuid.
     * `/3p/api/v2/batch-merchant-refunds/{uuid}` also lists the members.
     *
     * Also refuses with `not_found` (404).
     *
     * `$values` has:
     * - `page` (may be absent): The number of the page. 1 by default.
     * - `per_page` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListMerchantRefundsQuery $values
     * @return ListMerchantRefundsData
     * @throws RequestError
     */
    public function listMerchantRefunds(string $uuid, array $values = []): array
    {
        return $this->sender->call('listMerchantRefunds', [...$values, 'uuid' => $uuid]);
    }

    /**
     * Read a merchant's batch payout.
     *
     * One credit to one account of the merchant, for all payments that became good since the last
     * run. `trace_id` is the trace number of the latest entry; `entries` lists all.
     *
     * Also refuses with `not_found` (404).
     *
     * `$values` has:
     * - `page` (may be absent): The number of the page. 1 by default.
     * - `per_page` (may be absent): Records on a page. 5000 by default, at most 5000.
     *
     * @param GetMerchantPayoutQuery $values
     * @return WholeMerchantPayout
     * @throws RequestError
     */
    public function getMerchantPayout(string $uuid, array $values = []): array
    {
        return $this->sender->call('getMerchantPayout', [...$values, 'uuid' => $uuid]);
    }

    /**
     * Read a merchant's batch refund.
     *
     * One debit of the merchant for all refunds of its payments since the last run. `trace_id` is
     * the trace number of the latest entry; `entries` lists all.
     *
     * Also refuses with `not_found` (404).
     *
     * `$values` has:
     * - `page` (may be absent): The number of the page. 1 by default.
     * - `per_page` (may be absent): Records on a page. 5000 by default, at most 5000.
     *
     * @param GetMerchantRefundQuery $values
     * @return WholeMerchantRefund
     * @throws RequestError
     */
    public function getMerchantRefund(string $uuid, array $values = []): array
    {
        return $this->sender->call('getMerchantRefund', [...$values, 'uuid' => $uuid]);
    }

    /**
     * Read the statement of a user.
     *
     * One balance: what is owed to the user, less what the user owes. Movements between the user’s
     * own accounts, such as reserving a payout, do not change it and are left out. Offsets, where
     * one payment pays the debt of another, are included and name both payments. Deleted users keep
     * their statement. From `start_date` to `end_date`, UTC days, both inclusive. By default the
     * period ends today and begins on the first day of its last month. `format=csv` answers the
     * whole period as a file, without pages.
     *
     * Also refuses with `not_found` (404).
     *
     * `$values` has:
     * - `start_date` (may be absent): The first day of the period, in UTC. The period includes it.
     * - `end_date` (may be absent): The last day of the period, in UTC. The period includes it.
     * - `page` (may be absent): The number of the page. 1 by default.
     * - `per_page` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param GetUserStatementQuery $values
     * @param 'json'|'csv'|null $format
     * @return GetUserStatementData | string
     * @throws RequestError
     */
    public function getUserStatement(string $uuid, array $values = [], ?string $format = null): array
    {
        return $this->sender->call('getUserStatement', [...$values, 'uuid' => $uuid, 'format' => $format]);
    }

    /**
     * Read the statement of a tenant.
     *
     * Every account with a balance or a movement, and every debit and credit with the balance of
     * its account after it. Cents, debit positive. BANK: cash in the pooled settlement account.
     * DIF: debits in flight. CIF: credits in flight. UNS: captured, not yet good. PAYEE: owed to a
     * payee. PRES: reserved for a payout. FEE: owed to a vendor, or to the processor, for fees.
     * PAYER: owed to a payer. CLAW: receivable from a payee. RECV: receivable from a payer. LOSS:
     * written off. SUSP: unmatched bank items. REV: moved by reversals, and not taken over by
     * payments. DUP: moved by files that a bank processed twice. BFEE: fees of the banks. MICRO:
     * small credits that check bank accounts. OWN: own funds paid in. From `start_date` to
     * `end_date`, UTC days, both inclusive. By default the period ends today and begins on the
     * first day of its last month. `format=csv` answers the whole period as a file, without pages.
     * A vendor reads only its own account: the fees owed to it.
     *
     * `$values` has:
     * - `start_date` (may be absent): The first day of the period, in UTC. The period includes it.
     * - `end_date` (may be absent): The last day of the period, in UTC. The period includes it.
     * - `page` (may be absent): The number of the page. 1 by default.
     * - `per_page` (may be absent): Records on a page. 10 by default, at most 100.
     * - `account` (may be absent): Only this ledger account.
     *
     * @param GetStatementQuery $values
     * @param 'json'|'csv'|null $format
     * @return TenantStatement | string
     * @throws RequestError
     */
    public function getStatement(array $values = [], ?string $format = null): array
    {
        return $this->sender->call('getStatement', [...$values, 'format' => $format]);
    }

    /**
     * Read the account that fees of a vendor are paid to, and the owed amount.
     *
     * `uuid` is a vendor. The operator manages the fees of the processor itself.
     *
     * Also refuses with `not_found` (404).
     *
     * @return FeeAccount
     * @throws RequestError
     */
    public function getVendorFeeAccount(string $uuid): array
    {
        return $this->sender->call('getVendorFeeAccount', ['uuid' => $uuid]);
    }

    /**
     * Name the account that fees of a vendor are paid to.
     *
     * `uuid` is a vendor. The operator manages the fees of the processor itself. The account
     * belongs to a user of the vendor, or to a user of the processor for its own fees. `schedule`
     * is `daily` (the daily run of each banking day pays) or `on_demand`; without it the schedule
     * stays, and is daily at first. After a returned payout the daily run pays again only after an
     * account is named, even the same one.
     *
     * Also refuses with `tenant_suspended` (403), `not_found` (404), `bank_account_unusable` (422).
     *
     * `$values` has:
     * - `bank_account_uuid`: The bank account that the fees are paid to.
     * - `schedule` (may be absent): When fees are paid out. Absent: as before, and `daily` at
     *   first.
     *
     * @param SetVendorFeeAccountRequest $values
     * @return FeeAccount
     * @throws RequestError
     */
    public function setVendorFeeAccount(string $uuid, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('setVendorFeeAccount', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Pay out fees of a vendor.
     *
     * One credit of all owed fees to the named account, with the next cut-off for the next banking
     * day. Only fees of good captures are owed. Refused with 422 `no_fee_account`, `nothing_owed`,
     * or `payout_waits` if a payout already waits for the next file.
     *
     * Also refuses with `tenant_suspended` (403), `not_found` (404), `bank_account_unusable` (422).
     *
     * @return FeePayout
     * @throws RequestError
     */
    public function payOutVendorFees(string $uuid, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('payOutVendorFees', ['uuid' => $uuid], $idempotencyKey);
    }

    /**
     * List the payouts of fees.
     *
     * Newest first. A processor sees its own and its vendors’ payouts; a vendor its own.
     *
     * `$values` has:
     * - `page` (may be absent): The number of the page. 1 by default.
     * - `per_page` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListFeePayoutsQuery $values
     * @return ListFeePayoutsData
     * @throws RequestError
     */
    public function listFeePayouts(array $values = []): array
    {
        return $this->sender->call('listFeePayouts', $values);
    }

    /**
     * Read a payout of fees.
     *
     * Also refuses with `not_found` (404).
     *
     * @return FeePayout
     * @throws RequestError
     */
    public function getFeePayout(string $uuid): array
    {
        return $this->sender->call('getFeePayout', ['uuid' => $uuid]);
    }

    /**
     * List the limits of payments.
     *
     * A processor sees its own limits and the limits of its vendors and merchants; a vendor its own
     * limits and its merchants’ limits. In cents; null is no limit. Each request counts the usage
     * again.
     *
     * `$values` has:
     * - `page` (may be absent): The number of the page. 1 by default.
     * - `per_page` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListLimitsQuery $values
     * @return ListLimitsData
     * @throws RequestError
     */
    public function listLimits(array $values = []): array
    {
        return $this->sender->call('listLimits', $values);
    }

    /**
     * List return rates.
     *
     * The processor first, then its merchants; for a vendor only its merchants. The debits that
     * were sent in 60 days, and the returns of these days. Owners without debits are left out.
     *
     * `$values` has:
     * - `page` (may be absent): The number of the page. 1 by default.
     * - `per_page` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListReturnRatesQuery $values
     * @return ListReturnRatesData
     * @throws RequestError
     */
    public function listReturnRates(array $values = []): array
    {
        return $this->sender->call('listReturnRates', $values);
    }

    /**
     * Record an authorization of a payer or payee.
     *
     * The payer agreed that this account is debited. Payments that start afterwards use it if it
     * allows them: see `authorization_uuid` of a payment. After an unauthorized return or a stopped
     * payment it also lifts the blocks on the payer and on the account (`unauthorized`,
     * `stop_payment`) and releases their payments on hold. With `debits: clawbacks` a payee agrees
     * that what was paid out to this account is taken back if its payment comes back. Send the
     * evidence, or keep it yourself: a bank may ask for it until two years after the authorization
     * ends.
     *
     * Also refuses with `tenant_suspended` (403), `not_found` (404), `bank_account_unusable` (422),
     * `unknown_user` (422).
     *
     * `$values` has:
     * - `bank_account`: The bank account that may be debited.
     * - `debits` (may be absent): Which debits of the user it allows.
     *   - `payments`: Payments that the user makes as a payer.
     *   - `clawbacks`: Taking back what was paid out to the user as a payee, when the debit of the
     *     payer comes back.
     *   With `clawbacks`, `kind` is `standing`, and `payee_uuid`, `minimum_amount` and
     *   `maximum_amount` are absent. Absent: `payments`.
     * - `kind` (may be absent): How many debits it allows.
     *   - `single`: One debit. The first payment that uses it uses it up.
     *   - `recurring`: Debits at regular intervals, as a subscription has them.
     *   - `standing`: Any number of debits, each started by an act of the payer.
     *   Absent: `standing`.
     * - `sec_code` (may be absent): How the payer agreed, as the SEC code of the debits.
     *   - `PPD`: In writing, or in a similar way.
     *   - `WEB`: Over the internet or in an app.
     *   - `TEL`: By telephone.
     *   - `CCD`: A business, by an agreement with the originator.
     *   - `CTX`: The same, for debits with a remittance of several records.
     *   Payments with another `sec_code` cannot use it, and payments without one take this code.
     *   `TEL` needs `recording` or `notice_sent_on` in `evidence`, and both if `kind` is
     *   `recurring`. Absent: not said; it allows debits of every code.
     * - `payee_uuid` (may be absent): The only payee of the debits. Absent: every payee.
     * - `minimum_amount` (may be absent): The least amount of a debit, in cents. Absent: no
     *   minimum.
     * - `maximum_amount` (may be absent): The most of a debit, in cents. Absent: there is no limit.
     * - `authorized_on` (may be absent): The day on which the payer authorized the debits. Absent:
     *   today in Eastern time.
     * - `ends_on` (may be absent): The last day on which a payment may start. Absent: until it is
     *   revoked.
     * - `reference` (may be absent): Where you keep the proof, for instance the number of a
     *   mandate.
     * - `evidence` (may be absent): What proves that the payer agreed. Send all that you have: a
     *   bank may ask for it for two years.
     *
     * @param RecordPayerAuthorizationRequest $values
     * @return RecordPayerAuthorizationData
     * @throws RequestError
     */
    public function recordPayerAuthorization(string $uuid, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('recordPayerAuthorization', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * List the authorizations of a payer.
     *
     * Oldest first, including revoked ones, without their evidence. Send `next` as `after` to read
     * the next page; at the end it is null.
     *
     * Also refuses with `not_found` (404).
     *
     * `$values` has:
     * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
     *   filters. Absent: the first page.
     * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListUserAuthorizationsQuery $values
     * @return ListUserAuthorizationsData
     * @throws RequestError
     */
    public function listUserAuthorizations(string $uuid, array $values = []): array
    {
        return $this->sender->call('listUserAuthorizations', [...$values, 'uuid' => $uuid]);
    }

    /**
     * Read an authorization with its evidence.
     *
     * Also refuses with `not_found` (404).
     *
     * @return AuthorizationWithEvidence
     * @throws RequestError
     */
    public function getAuthorization(string $uuid): array
    {
        return $this->sender->call('getAuthorization', ['uuid' => $uuid]);
    }

    /**
     * Ask a payer to authorize debits on our page.
     *
     * Returns a link: give it to the payer. The page shows the text and the account, and the payer
     * agrees or declines, once. If the payer agrees, the authorization is recorded with its
     * evidence. The link is shown only in this answer; a replay under the same Idempotency-Key has
     * it too.
     *
     * Also refuses with `tenant_suspended` (403), `not_found` (404), `bank_account_unusable` (422),
     * `unknown_user` (422).
     *
     * `$values` has:
     * - `bank_account`: The bank account that may be debited.
     * - `debits` (may be absent): Which debits of the user it allows.
     *   - `payments`: Payments that the user makes as a payer.
     *   - `clawbacks`: Taking back what was paid out to the user as a payee, when the debit of the
     *     payer comes back.
     *   With `clawbacks`, `kind` is `standing`, and `payee_uuid`, `minimum_amount` and
     *   `maximum_amount` are absent. Absent: `payments`.
     * - `kind` (may be absent): How many debits it allows.
     *   - `single`: One debit. The first payment that uses it uses it up.
     *   - `recurring`: Debits at regular intervals, as a subscription has them.
     *   - `standing`: Any number of debits, each started by an act of the payer.
     *   Absent: `standing`.
     * - `payee_uuid` (may be absent): The only payee of the debits. Absent: every payee.
     * - `minimum_amount` (may be absent): The least amount of a debit, in cents. Absent: no
     *   minimum.
     * - `maximum_amount` (may be absent): The most of a debit, in cents. Absent: there is no limit.
     * - `ends_on` (may be absent): The last day on which a payment may start. Absent: until it is
     *   revoked.
     * - `reference` (may be absent): Where you keep the proof, for instance the number of a
     *   mandate.
     * - `authorized_on` (may be absent): The first day on which a payment may start. Absent: the
     *   day on which the payer agrees.
     * - `terms` (may be absent): Your text, paragraph by paragraph. Absent: our standard text, with
     *   the name of the payer, your name, the account, the amount, the days and `contact`.
     * - `terms_version` (may be absent): Your name for this version of `terms`. Required with
     *   `terms`.
     * - `contact` (may be absent): How the payer reaches you to revoke it: an e-mail address or a
     *   telephone number. Required without `terms`.
     * - `return_url` (may be absent): An https URL. The page links back to it after the user has
     *   answered.
     * - `expires_in_hours` (may be absent): How long the link works, in hours: 72 by default.
     *
     * @param CreateAuthorizationRequestRequest $values
     * @return MadeAuthorizationRequest
     * @throws RequestError
     */
    public function createAuthorizationRequest(string $uuid, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('createAuthorizationRequest', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * List the requests for authorizations of a payer.
     *
     * Oldest first. A request is removed 90 days after it expires; the authorization stays. Send
     * `next` as `after` to read the next page; at the end it is null.
     *
     * Also refuses with `not_found` (404).
     *
     * `$values` has:
     * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
     *   filters. Absent: the first page.
     * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListAuthorizationRequestsQuery $values
     * @return ListAuthorizationRequestsData
     * @throws RequestError
     */
    public function listAuthorizationRequests(string $uuid, array $values = []): array
    {
        return $this->sender->call('listAuthorizationRequests', [...$values, 'uuid' => $uuid]);
    }

    /**
     * Read a request for an authorization.
     *
     * Without its link. `state` says whether the payer has answered.
     *
     * Also refuses with `not_found` (404).
     *
     * @return AuthorizationRequest
     * @throws RequestError
     */
    public function getAuthorizationRequest(string $uuid): array
    {
        return $this->sender->call('getAuthorizationRequest', ['uuid' => $uuid]);
    }

    /**
     * Withdraw a request for an authorization.
     *
     * The link no longer works. A withdrawn request is answered as it is. If the payer has agreed,
     * revoke the authorization instead.
     *
     * Also refuses with `not_found` (404), `invalid_state` (422).
     *
     * @return AuthorizationRequest
     * @throws RequestError
     */
    public function withdrawAuthorizationRequest(string $uuid, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('withdrawAuthorizationRequest', ['uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Revoke an authorization.
     *
     * No further payment can use the authorization. Its payments whose debit is in no bank file are
     * canceled (TransactionCanceled); one that waits to be presented again fails
     * (TransactionFailed). A debit that is in a file goes on. A revoked authorization is answered
     * as it is.
     *
     * Also refuses with `not_found` (404).
     *
     * `$values` has:
     * - `reason` (may be absent): Why it is revoked. Absent: the record has `The payer revoked it.`
     *   instead.
     *
     * @param RevokeAuthorizationRequest $values
     * @return RevokeAuthorizationData
     * @throws RequestError
     */
    public function revokeAuthorization(string $uuid, array $values = [], ?string $idempotencyKey = null): array
    {
        return $this->sender->call('revokeAuthorization', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * List the blocks of a user and of its bank accounts.
     *
     * Oldest first, including lifted blocks.
     *
     * Also refuses with `not_found` (404).
     *
     * @return ListUserBlocksData
     * @throws RequestError
     */
    public function listUserBlocks(string $uuid): array
    {
        return $this->sender->call('listUserBlocks', ['uuid' => $uuid]);
    }

    /**
     * Search transactions of any tenant.
     *
     * By tenant, vendor, user, state, status, return code, amount, reference, metadata, trace
     * number, file, hold and time; a payment must match every filter. Newest first. One answer
     * looks at a bounded number of payments, so a page may have fewer than `limit`, or none, and
     * still a `next`: go on until `next` is null.
     *
     * `$values` has:
     * - `payer_uuid` (may be absent): Only payments with this user as payer.
     * - `payee_uuid` (may be absent): Only payments with this user as payee.
     * - `user_uuid` (may be absent): Only payments with this user as payer or payee.
     * - `state` (may be absent): Only payments in this state.
     * - `transaction_status` (may be absent): Only payments with this status.
     * - `capture_status` (may be absent): Only payments with this status.
     * - `payout_status` (may be absent): Only payments with this status.
     * - `clawback_status` (may be absent): Only payments with this status.
     * - `reverse_payout_status` (may be absent): Only payments with this status.
     * - `ach_return_code` (may be absent): Only payments that came back with this return code, such
     *   as R01.
     * - `amount_from` (may be absent): Only payments of this amount or more, in cents.
     * - `amount_to` (may be absent): Only payments of this amount or less, in cents.
     * - `client_reference_id` (may be absent): Only payments with exactly this reference.
     * - `metadata` (may be absent): Only records whose metadata has this value now:
     *   `metadata[order]=94304`.
     * - `trace_id` (may be absent): Only payments with an entry that has this trace number: 15
     *   digits.
     * - `returned_from` (may be absent): Only payments with an entry that came back at this time or
     *   later: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
     * - `returned_before` (may be absent): Only payments with an entry that came back before this
     *   time: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
     * - `held` (may be absent): True: only payments with an open hold. False: only payments without
     *   one.
     * - `created_from` (may be absent): Only payments that were started at this time or later:
     *   `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
     * - `created_before` (may be absent): Only payments that were started before this time:
     *   `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
     * - `updated_since` (may be absent): Only payments that changed at this time or later:
     *   `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
     * - `updated_before` (may be absent): Only payments that changed last before this time:
     *   `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
     * - `processor_uuid` (may be absent):
     * - `vendor_uuid` (may be absent):
     * - `file_uuid` (may be absent): A file to a bank.
     * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
     *   filters. Absent: the first page.
     * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param SearchTransactionsOfAnyTenantQuery $values
     * @return SearchTransactionsOfAnyTenantData
     * @throws RequestError
     */
    public function searchTransactionsOfAnyTenant(array $values = []): array
    {
        return $this->sender->call('searchTransactionsOfAnyTenant', $values);
    }

    /**
     * Search transactions of any tenant, as a file.
     *
     * Comma-separated values (RFC 4180), newest first, at most 100,000 payments. Amounts are in
     * cents. The filters are the same as for the search.
     *
     * `$values` has:
     * - `payer_uuid` (may be absent): Only payments with this user as payer.
     * - `payee_uuid` (may be absent): Only payments with this user as payee.
     * - `user_uuid` (may be absent): Only payments with this user as payer or payee.
     * - `state` (may be absent): Only payments in this state.
     * - `transaction_status` (may be absent): Only payments with this status.
     * - `capture_status` (may be absent): Only payments with this status.
     * - `payout_status` (may be absent): Only payments with this status.
     * - `clawback_status` (may be absent): Only payments with this status.
     * - `reverse_payout_status` (may be absent): Only payments with this status.
     * - `ach_return_code` (may be absent): Only payments that came back with this return code, such
     *   as R01.
     * - `amount_from` (may be absent): Only payments of this amount or more, in cents.
     * - `amount_to` (may be absent): Only payments of this amount or less, in cents.
     * - `client_reference_id` (may be absent): Only payments with exactly this reference.
     * - `metadata` (may be absent): Only records whose metadata has this value now:
     *   `metadata[order]=94304`.
     * - `trace_id` (may be absent): Only payments with an entry that has this trace number: 15
     *   digits.
     * - `returned_from` (may be absent): Only payments with an entry that came back at this time or
     *   later: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
     * - `returned_before` (may be absent): Only payments with an entry that came back before this
     *   time: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
     * - `held` (may be absent): True: only payments with an open hold. False: only payments without
     *   one.
     * - `created_from` (may be absent): Only payments that were started at this time or later:
     *   `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
     * - `created_before` (may be absent): Only payments that were started before this time:
     *   `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
     * - `updated_since` (may be absent): Only payments that changed at this time or later:
     *   `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
     * - `updated_before` (may be absent): Only payments that changed last before this time:
     *   `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
     * - `processor_uuid` (may be absent):
     * - `vendor_uuid` (may be absent):
     * - `file_uuid` (may be absent): A file to a bank.
     *
     * @param DownloadTransactionsQuery $values
     * @return string
     * @throws RequestError
     */
    public function downloadTransactions(array $values = []): string
    {
        return $this->sender->call('downloadTransactions', $values);
    }

    /**
     * Read the proof of an authorization of any tenant.
     *
     * The authorization that the payment uses with its evidence, who pays whom, and each debit with
     * its trace number and its return. A bank asks for it when a payer denies a debit, and must
     * have it within ten banking days. `format=pdf` answers it as a file for the bank. It has
     * personal data of the payer, so each call is recorded in the audit trail.
     *
     * Also refuses with `not_found` (404).
     *
     * `$values` has:
     * - `format` (may be absent): The form of the answer. `json` is the default. `pdf`: a file to
     *   send.
     *
     * @param GetAuthorizationProofOfAnyTenantQuery $values
     * @return AuthorizationProof | string
     * @throws RequestError
     */
    public function getAuthorizationProofOfAnyTenant(string $uuid, array $values = []): array
    {
        return $this->sender->call('getAuthorizationProofOfAnyTenant', [...$values, 'uuid' => $uuid]);
    }

    /**
     * List refunds of any tenant.
     *
     * Newest first. Send `next` as `after` to read the next page; at the end it is null.
     *
     * `$values` has:
     * - `processor_uuid` (may be absent):
     * - `status` (may be absent): Only refunds with this status.
     * - `metadata` (may be absent): Only records whose metadata has this value now:
     *   `metadata[order]=94304`.
     * - `created_from` (may be absent): Only what is from this time or later: `YYYY-MM-DD HH:MM:SS`
     *   in UTC, or ISO 8601 with a zone.
     * - `created_before` (may be absent): Only what is from before this time: `YYYY-MM-DD HH:MM:SS`
     *   in UTC, or ISO 8601 with a zone.
     * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
     *   filters. Absent: the first page.
     * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListRefundsOfAnyTenantQuery $values
     * @return ListRefundsOfAnyTenantData
     * @throws RequestError
     */
    public function listRefundsOfAnyTenant(array $values = []): array
    {
        return $this->sender->call('listRefundsOfAnyTenant', $values);
    }

    /**
     * Read a refund of any tenant.
     *
     * Also refuses with `not_found` (404).
     *
     * @return RefundOfAnyTenant
     * @throws RequestError
     */
    public function getRefundOfAnyTenant(string $uuid): array
    {
        return $this->sender->call('getRefundOfAnyTenant', ['uuid' => $uuid]);
    }

    /**
     * List daily runs of any tenant.
     *
     * What each daily run paid out or refunded for a processor, newest first. Send `next` as
     * `after` to read the next page; at the end it is null.
     *
     * `$values` has:
     * - `processor_uuid` (may be absent):
     * - `kind` (may be absent):
     * - `run_from` (may be absent): Only what is from this time or later: `YYYY-MM-DD HH:MM:SS` in
     *   UTC, or ISO 8601 with a zone.
     * - `run_before` (may be absent): Only what is from before this time: `YYYY-MM-DD HH:MM:SS` in
     *   UTC, or ISO 8601 with a zone.
     * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
     *   filters. Absent: the first page.
     * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListBatchesOfAnyTenantQuery $values
     * @return ListBatchesOfAnyTenantData
     * @throws RequestError
     */
    public function listBatchesOfAnyTenant(array $values = []): array
    {
        return $this->sender->call('listBatchesOfAnyTenant', $values);
    }

    /**
     * Read a daily run of any tenant.
     *
     * Also refuses with `not_found` (404).
     *
     * @return BatchInFull
     * @throws RequestError
     */
    public function getBatchOfAnyTenant(string $uuid): array
    {
        return $this->sender->call('getBatchOfAnyTenant', ['uuid' => $uuid]);
    }

    /**
     * Read a merchant's batch payout of any tenant.
     *
     * One credit to one account of the merchant, for all payments that became good since the last
     * run. `trace_id` is the trace number of the latest entry; `entries` lists all.
     *
     * Also refuses with `not_found` (404).
     *
     * `$values` has:
     * - `page` (may be absent): The number of the page. 1 by default.
     * - `per_page` (may be absent): Records on a page. 5000 by default, at most 5000.
     *
     * @param GetMerchantPayoutOfAnyTenantQuery $values
     * @return GetMerchantPayoutOfAnyTenantData
     * @throws RequestError
     */
    public function getMerchantPayoutOfAnyTenant(string $uuid, array $values = []): array
    {
        return $this->sender->call('getMerchantPayoutOfAnyTenant', [...$values, 'uuid' => $uuid]);
    }

    /**
     * Read a merchant's batch refund of any tenant.
     *
     * One debit of the merchant for all refunds of its payments since the last run. `trace_id` is
     * the trace number of the latest entry; `entries` lists all.
     *
     * Also refuses with `not_found` (404).
     *
     * `$values` has:
     * - `page` (may be absent): The number of the page. 1 by default.
     * - `per_page` (may be absent): Records on a page. 5000 by default, at most 5000.
     *
     * @param GetMerchantRefundOfAnyTenantQuery $values
     * @return GetMerchantRefundOfAnyTenantData
     * @throws RequestError
     */
    public function getMerchantRefundOfAnyTenant(string $uuid, array $values = []): array
    {
        return $this->sender->call('getMerchantRefundOfAnyTenant', [...$values, 'uuid' => $uuid]);
    }

    /**
     * Read the statement of a processor.
     *
     * Every account with a balance or a movement, and every debit and credit with the balance of
     * its account after it. Cents, debit positive. BANK: cash in the pooled settlement account.
     * DIF: debits in flight. CIF: credits in flight. UNS: captured, not yet good. PAYEE: owed to a
     * payee. PRES: reserved for a payout. FEE: owed to a vendor, or to the processor, for fees.
     * PAYER: owed to a payer. CLAW: receivable from a payee. RECV: receivable from a payer. LOSS:
     * written off. SUSP: unmatched bank items. REV: moved by reversals, and not taken over by
     * payments. DUP: moved by files that a bank processed twice. BFEE: fees of the banks. MICRO:
     * small credits that check bank accounts. OWN: own funds paid in. From `start_date` to
     * `end_date`, UTC days, both inclusive. By default the period ends today and begins on the
     * first day of its last month. `format=csv` answers the whole period as a file, without pages.
     * The operator books (suspense and own funds) have the uuid
     * `00000000-0000-8000-8000-000000000000`.
     *
     * Also refuses with `not_found` (404).
     *
     * `$values` has:
     * - `start_date` (may be absent): The first day of the period, in UTC. The period includes it.
     * - `end_date` (may be absent): The last day of the period, in UTC. The period includes it.
     * - `page` (may be absent): The number of the page. 1 by default.
     * - `per_page` (may be absent): Records on a page. 10 by default, at most 100.
     * - `account` (may be absent): Only this ledger account.
     *
     * @param GetProcessorStatementQuery $values
     * @param 'json'|'csv'|null $format
     * @return TenantStatement | string
     * @throws RequestError
     */
    public function getProcessorStatement(string $uuid, array $values = [], ?string $format = null): array
    {
        return $this->sender->call('getProcessorStatement', [...$values, 'uuid' => $uuid, 'format' => $format]);
    }

    /**
     * Read the ledger balances of a processor.
     *
     * Cents, debit positive. Accounts at zero are left out. BANK: cash in the pooled settlement
     * account. DIF: debits in flight. CIF: credits in flight. UNS: captured, not yet good. PAYEE:
     * owed to a payee. PRES: reserved for a payout. FEE: owed to a vendor, or to the processor, for
     * fees. PAYER: owed to a payer. CLAW: receivable from a payee. RECV: receivable from a payer.
     * LOSS: written off. SUSP: unmatched bank items. REV: moved by reversals, and not taken over by
     * payments. DUP: moved by files that a bank processed twice. BFEE: fees of the banks. MICRO:
     * small credits that check bank accounts. OWN: own funds paid in. The operator books (suspense
     * and own funds) have the uuid `00000000-0000-8000-8000-000000000000`.
     *
     * `$values` has:
     * - `processor_uuid`:
     *
     * @param GetLedgerBalancesQuery $values
     * @return list<GetLedgerBalancesData>
     * @throws RequestError
     */
    public function getLedgerBalances(array $values): array
    {
        return $this->sender->call('getLedgerBalances', $values);
    }

    /**
     * Read the trial balance of a day.
     *
     * Each ledger account before a day, its debits and credits on the day, and its balance after
     * it; a debit is positive. Of one tenant, of the operator books
     * (`00000000-0000-8000-8000-000000000000`), or of all. `format=csv`: a file with names and
     * dollars.
     *
     * `$values` has:
     * - `day` (may be absent): A day of UTC. Absent: today.
     * - `processor_uuid` (may be absent): Only of this tenant, or of the operator books. Absent: of
     *   all.
     *
     * @param GetTrialBalanceQuery $values
     * @param 'json'|'csv'|null $format
     * @return TrialBalance | string
     * @throws RequestError
     */
    public function getTrialBalance(array $values = [], ?string $format = null): array
    {
        return $this->sender->call('getTrialBalance', [...$values, 'format' => $format]);
    }

    /**
     * Export the journal.
     *
     * Every posting from `start_date` to `end_date` as CSV, UTC days, both inclusive; by default
     * the month so far. A posting is two records with one `entry`: its debit and its credit, in
     * dollars. `number` is the number of the account in your general ledger, or its name without
     * one. Over closed days the bytes and the `file_id` are the same each time, until the numbers
     * are changed. Over open days each file has another `file_id`.
     *
     * `$values` has:
     * - `start_date` (may be absent): The first day of the period, in UTC. The period includes it.
     * - `end_date` (may be absent): The last day of the period, in UTC. The period includes it.
     * - `processor_uuid` (may be absent): Only of this tenant, or of the operator books. Absent: of
     *   all.
     *
     * @param GetJournalQuery $values
     * @return string
     * @throws RequestError
     */
    public function getJournal(array $values = []): string
    {
        return $this->sender->call('getJournal', $values);
    }

    /**
     * Export the settlements of merchants.
     *
     * Of one tenant as CSV, a record for each merchant and day of UTC with a change, from
     * `start_date` to `end_date`, both inclusive; by default the month so far. In dollars; what the
     * merchant gets is positive. `change` is the sum of the columns before it, from `captured` on,
     * and the change of the accounts PAYEE, PRES and CLAW of the merchant. `refunds_collected` was
     * debited at the bank of the merchant and went to payers; it is in no balance of the merchant.
     *
     * `$values` has:
     * - `processor_uuid`: The tenant.
     * - `start_date` (may be absent): The first day of the period, in UTC. The period includes it.
     * - `end_date` (may be absent): The last day of the period, in UTC. The period includes it.
     *
     * @param GetMerchantSettlementsQuery $values
     * @return string
     * @throws RequestError
     */
    public function getMerchantSettlements(array $values): string
    {
        return $this->sender->call('getMerchantSettlements', $values);
    }

    /**
     * Read the statement of a month.
     *
     * How the balance of all payees changed: payments that became good, fees, returns, refunds,
     * payouts. What payees get is positive. `format=csv` answers a file with a record for each
     * merchant and day, with names, in dollars.
     *
     * `$values` has:
     * - `month` (may be absent): The month, of UTC days. Absent: the present one.
     *
     * @param GetMonthlyStatementQuery $values
     * @param 'json'|'csv'|null $format
     * @return MonthlyStatement | string
     * @throws RequestError
     */
    public function getMonthlyStatement(array $values = [], ?string $format = null): array
    {
        return $this->sender->call('getMonthlyStatement', [...$values, 'format' => $format]);
    }

    /**
     * Export the negative balances of merchants.
     *
     * Of one tenant or of all as CSV, a record for each payee that owes money now, in dollars.
     * `owes`: the balance of CLAW, because debits came back after the payee was paid; also while a
     * clawback is under way. `is_owed`: the balances of PAYEE and PRES, which may pay it. `balance`
     * is their difference. `last_debt_on`: the latest day of UTC on which a debt was added. The sum
     * of `owes` is the balance of CLAW in the trial balance.
     *
     * `$values` has:
     * - `processor_uuid` (may be absent): Only of this tenant. Absent: of all.
     *
     * @param GetNegativeBalancesQuery $values
     * @return string
     * @throws RequestError
     */
    public function getNegativeBalances(array $values = []): string
    {
        return $this->sender->call('getNegativeBalances', $values);
    }

    /**
     * List negative balances.
     *
     * The payees that owe money now, by uuid, because debits came back after they were paid. Their
     * later payouts pay the debts first, and only the rest is paid out. Send `next` as `after` to
     * read the next page; at the end it is null.
     *
     * `$values` has:
     * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
     *   filters. Absent: the first page.
     * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListNegativeBalancesQuery $values
     * @return ListNegativeBalancesData
     * @throws RequestError
     */
    public function listNegativeBalances(array $values = []): array
    {
        return $this->sender->call('listNegativeBalances', $values);
    }

    /**
     * Export the yearly totals of payees.
     *
     * Of one tenant as CSV, a record for each payee: how many payments became good in the year,
     * their gross amount, and the gross amount of each month, in dollars and by Eastern days. Gross
     * is before fees, refunds and returns, as form 1099-K asks for it. The tax ids are not in the
     * file.
     *
     * `$values` has:
     * - `processor_uuid`: The tenant.
     * - `year`: The calendar year, at most the present one.
     *
     * @param GetPayeeTotalsQuery $values
     * @return string
     * @throws RequestError
     */
    public function getPayeeTotals(array $values): string
    {
        return $this->sender->call('getPayeeTotals', $values);
    }

    /**
     * Read the numbers of ledger accounts.
     *
     * As they are set, for one tenant or for all. The journal and the trial balance have them.
     *
     * `$values` has:
     * - `processor_uuid` (may be absent): A tenant. Absent: the numbers for each tenant without its
     *   own.
     *
     * @param GetAccountNumbersQuery $values
     * @return AccountNumbersOfTenant
     * @throws RequestError
     */
    public function getAccountNumbers(array $values = []): array
    {
        return $this->sender->call('getAccountNumbers', $values);
    }

    /**
     * Set the numbers of ledger accounts.
     *
     * All numbers at once: one that is absent is removed. An account without a number is exported
     * with its own name. A tenant without a number for an account has the common one.
     *
     * `$values` has:
     * - `processor_uuid`: The tenant, or the operator books. Null: the numbers for each tenant
     *   without its own.
     * - `numbers`:
     * - `reason`: Why. The audit trail keeps it.
     *
     * @param SetAccountNumbersRequest $values
     * @return AccountNumbersOfTenant
     * @throws RequestError
     */
    public function setAccountNumbers(array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('setAccountNumbers', $values, $idempotencyKey);
    }

    /**
     * Read the account that fees are paid to, and the owed amount.
     *
     * `uuid` is a vendor, or a processor for the fees of its own payments.
     *
     * Also refuses with `not_found` (404).
     *
     * @return FeeAccount
     * @throws RequestError
     */
    public function getFeeAccount(string $uuid): array
    {
        return $this->sender->call('getFeeAccount', ['uuid' => $uuid]);
    }

    /**
     * Name the account that fees are paid to.
     *
     * `uuid` is a vendor, or a processor for the fees of its own payments. The account belongs to a
     * user of the vendor, or to a user of the processor for its own fees. `schedule` is `daily`
     * (the daily run of each banking day pays) or `on_demand`; without it the schedule stays, and
     * is daily at first. After a returned payout the daily run pays again only after an account is
     * named, even the same one.
     *
     * Also refuses with `not_found` (404), `bank_account_unusable` (422), `already_asked` (422).
     *
     * `$values` has:
     * - `bank_account_uuid`: The bank account that the fees are paid to.
     * - `schedule` (may be absent): When fees are paid out. Absent: as before, and `daily` at
     *   first.
     * - `reason`: Why. The audit trail keeps it.
     *
     * @param SetFeeAccountRequest $values
     * @return FeeAccount | ApprovalAsked
     * @throws RequestError
     */
    public function setFeeAccount(string $uuid, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('setFeeAccount', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Pay out fees.
     *
     * One credit of all owed fees to the named account, with the next cut-off for the next banking
     * day. Only fees of good captures are owed. Refused with 422 `no_fee_account`, `nothing_owed`,
     * or `payout_waits` if a payout already waits for the next file.
     *
     * Also refuses with `not_found` (404), `bank_account_unusable` (422).
     *
     * `$values` has:
     * - `reason`: Why. The audit trail keeps it.
     *
     * @param PayOutFeesRequest $values
     * @return FeePayout
     * @throws RequestError
     */
    public function payOutFees(string $uuid, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('payOutFees', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * List the payouts of fees of a processor.
     *
     * Newest first, including its vendors’ payouts. Send `next` as `after` to read the next page;
     * at the end it is null.
     *
     * Also refuses with `not_found` (404).
     *
     * `$values` has:
     * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
     *   filters. Absent: the first page.
     * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListProcessorFeePayoutsQuery $values
     * @return ListProcessorFeePayoutsData
     * @throws RequestError
     */
    public function listProcessorFeePayouts(string $uuid, array $values = []): array
    {
        return $this->sender->call('listProcessorFeePayouts', [...$values, 'uuid' => $uuid]);
    }

    /**
     * Write a note about a transaction.
     *
     * Every operator sees it at the transaction; its tenant does not. It is an entry of the audit
     * trail: it cannot be changed or removed, so leave out what identifies a person.
     *
     * Also refuses with `not_found` (404).
     *
     * `$values` has:
     * - `note`: Text of 3 to 500 characters.
     *
     * @param CreateTransactionNoteRequest $values
     * @return TransactionNote
     * @throws RequestError
     */
    public function createTransactionNote(string $uuid, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('createTransactionNote', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Record that a bank asks for a proof.
     *
     * The bank of the payer asks for the proof of the authorization, through your bank. It must
     * have it within ten banking days: Today shows the deadline. A payment has one open request; a
     * second one is answered with the first.
     *
     * Also refuses with `not_found` (404).
     *
     * `$values` has:
     * - `requested_on` (may be absent): The day on which the bank asked. Absent: today in Eastern
     *   time.
     * - `bank_reference` (may be absent): How the bank names its request.
     * - `reason` (may be absent): Why. The audit trail keeps it.
     *
     * @param CreateProofRequestRequest $values
     * @return ProofRequest
     * @throws RequestError
     */
    public function createProofRequest(string $uuid, array $values = [], ?string $idempotencyKey = null): array
    {
        return $this->sender->call('createProofRequest', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Record that a proof was sent.
     *
     * The bank has the proof. An answered request is answered as it is.
     *
     * Also refuses with `not_found` (404).
     *
     * `$values` has:
     * - `answer`: What was sent, to whom, and how.
     * - `reason`: Why. The audit trail keeps it.
     *
     * @param AnswerProofRequestRequest $values
     * @return ProofRequest
     * @throws RequestError
     */
    public function answerProofRequest(string $uuid, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('answerProofRequest', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * List requests for proofs.
     *
     * Of payments of all tenants, oldest first. Send `next` as `after` to read the next page; at
     * the end it is null.
     *
     * `$values` has:
     * - `state` (may be absent): Only open ones, or only answered ones.
     * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
     *   filters. Absent: the first page.
     * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListProofRequestsQuery $values
     * @return ListProofRequestsData
     * @throws RequestError
     */
    public function listProofRequests(array $values = []): array
    {
        return $this->sender->call('listProofRequests', $values);
    }

    /**
     * Read a request for a proof.
     *
     * Also refuses with `not_found` (404).
     *
     * @return ProofRequest
     * @throws RequestError
     */
    public function getProofRequest(string $uuid): array
    {
        return $this->sender->call('getProofRequest', ['uuid' => $uuid]);
    }

    /**
     * Refund a transaction of any tenant.
     *
     * As `POST /3p/api/v1/transactions/{uuid}/refund`, for the tenant: it debits `amount` in cents
     * (default: all that is left) from the payee and credits it to the payer when that debit is
     * good. The tenant gets the event RefundPending. A suspended tenant does not prevent it for an
     * operator. A person of a tenant with the role `tenant_finance` refunds the payments of the
     * tenant.
     *
     * Also refuses with `tenant_suspended` (403), `not_found` (404), `not_refundable` (422),
     * `refund_exceeds_amount` (422), `refund_limit_reached` (422), `unknown_user` (422),
     * `already_asked` (422).
     *
     * `$values` has:
     * - `amount` (may be absent): An integer number of cents from 1 to 9999999999.
     * - `client_reference_id` (may be absent): Text of 0 to 255 characters.
     * - `reason`: Why. The audit trail keeps it.
     *
     * @param RefundTransactionOfAnyTenantRequest $values
     * @return Refund | ApprovalAsked
     * @throws RequestError
     */
    public function refundTransactionOfAnyTenant(string $uuid, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('refundTransactionOfAnyTenant', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Cancel a transaction of any tenant.
     *
     * As `DELETE /3p/api/v2/transactions/{uuid}`, for the tenant: it works until the capture is put
     * into a bank file. The tenant gets the event TransactionCanceled and reads `cancel_reason`;
     * `reason` is in the audit trail. A person of a tenant with the role `tenant_finance` cancels
     * the payments of the tenant. A canceled transaction is answered as it is.
     *
     * Also refuses with `not_found` (404), `not_cancelable` (422).
     *
     * `$values` has:
     * - `cancel_reason` (may be absent): Text of 1 to 255 characters.
     * - `reason`: Why. The audit trail keeps it.
     *
     * @param CancelTransactionOfAnyTenantRequest $values
     * @return Transaction
     * @throws RequestError
     */
    public function cancelTransactionOfAnyTenant(string $uuid, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('cancelTransactionOfAnyTenant', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Pay out again.
     *
     * Allowed after a returned payout was kept for the payee, or when something owed to the payee
     * is left over. Debts of the payee on other transactions are paid first, unless a debit is
     * collecting them. Uses `bank_account_uuid`, another account of the same user; without it, the
     * account as before. All later entries of the payee use this account too.
     *
     * Also refuses with `not_found` (404), `invalid_state` (422), `bank_account_unusable` (422),
     * `already_asked` (422).
     *
     * `$values` has:
     * - `bank_account_uuid` (may be absent):
     * - `reason`: Why. The audit trail keeps it.
     *
     * @param SendPayoutAgainRequest $values
     * @return TransactionWithMetadata | ApprovalAsked
     * @throws RequestError
     */
    public function sendPayoutAgain(string $uuid, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('sendPayoutAgain', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Send a reverse payout again.
     *
     * Allowed after the reverse payout was returned, while something is owed to the payer. Uses
     * `bank_account_uuid`, another account of the same user; without it, the account as before.
     * Announces ReversePayoutStarted.
     *
     * Also refuses with `not_found` (404), `invalid_state` (422), `bank_account_unusable` (422),
     * `already_asked` (422).
     *
     * `$values` has:
     * - `bank_account_uuid` (may be absent):
     * - `reason`: Why. The audit trail keeps it.
     *
     * @param SendReversePayoutAgainRequest $values
     * @return TransactionWithMetadata | ApprovalAsked
     * @throws RequestError
     */
    public function sendReversePayoutAgain(string $uuid, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('sendReversePayoutAgain', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Send the credit of a refund again.
     *
     * Allowed after the credit to the payer was returned. Uses `bank_account_uuid`, another account
     * of the same user; without it, the account as before. Announces RefundPayoutPending.
     *
     * Also refuses with `not_found` (404), `invalid_state` (422), `bank_account_unusable` (422),
     * `already_asked` (422).
     *
     * `$values` has:
     * - `bank_account_uuid` (may be absent):
     * - `reason`: Why. The audit trail keeps it.
     *
     * @param SendRefundAgainRequest $values
     * @return Refund | ApprovalAsked
     * @throws RequestError
     */
    public function sendRefundAgain(string $uuid, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('sendRefundAgain', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Claw back again.
     *
     * Debits the payee again for what they still owe, after a clawback failed. Refused when the
     * payee may not be debited. Uses `bank_account_uuid`, another account of the same user; without
     * it, the account as before. Announces ClawbackStarted.
     *
     * Also refuses with `not_found` (404), `invalid_state` (422), `bank_account_unusable` (422),
     * `bank_account_blocked` (422), `user_blocked` (422), `not_authorized` (422).
     *
     * `$values` has:
     * - `bank_account_uuid` (may be absent):
     * - `reason`: Why. The audit trail keeps it.
     *
     * @param SendClawbackAgainRequest $values
     * @return TransactionWithMetadata
     * @throws RequestError
     */
    public function sendClawbackAgain(string $uuid, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('sendClawbackAgain', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Give the money of a refund back to the payee.
     *
     * Allowed after the credit to the payer was returned. The refund has then failed for good and
     * no longer counts against the transaction. Pay the money out with `payout-again`. A refund
     * that was given back is answered as it is.
     *
     * Also refuses with `not_found` (404), `invalid_state` (422).
     *
     * `$values` has:
     * - `reason`: Why. The audit trail keeps it.
     *
     * @param GiveRefundBackRequest $values
     * @return Refund
     * @throws RequestError
     */
    public function giveRefundBack(string $uuid, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('giveRefundBack', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Write off what a payee owes.
     *
     * Allowed after a clawback failed. Money that comes in later reduces the write-off first.
     * `amount` in cents; without it, the whole debt. A transaction whose debt was written off is
     * answered as it is.
     *
     * Also refuses with `not_found` (404), `invalid_state` (422), `amount_exceeds_debt` (422),
     * `already_asked` (422).
     *
     * `$values` has:
     * - `amount` (may be absent): An integer number of cents from 1 to 9999999999.
     * - `reason`: Why. The audit trail keeps it.
     *
     * @param WriteOffPayeeDebtRequest $values
     * @return TransactionWithMetadata | ApprovalAsked
     * @throws RequestError
     */
    public function writeOffPayeeDebt(string $uuid, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('writeOffPayeeDebt', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Write off what a payer owes.
     *
     * A payer owes what they were refunded or paid back when the capture is returned. `amount` in
     * cents; without it, the whole debt. A transaction whose debt was written off is answered as it
     * is.
     *
     * Also refuses with `not_found` (404), `invalid_state` (422), `amount_exceeds_debt` (422),
     * `already_asked` (422).
     *
     * `$values` has:
     * - `amount` (may be absent): An integer number of cents from 1 to 9999999999.
     * - `reason`: Why. The audit trail keeps it.
     *
     * @param WriteOffPayerDebtRequest $values
     * @return TransactionWithMetadata | ApprovalAsked
     * @throws RequestError
     */
    public function writeOffPayerDebt(string $uuid, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('writeOffPayerDebt', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Record that a payer paid their debt.
     *
     * For money that came into the account at a bank without an entry of ours. The debt may have
     * been written off before. `bank` is required when there are several banks. `amount` in cents;
     * without it, the whole debt.
     *
     * Also refuses with `not_found` (404), `invalid_state` (422), `amount_exceeds_debt` (422),
     * `already_asked` (422).
     *
     * `$values` has:
     * - `amount` (may be absent): An integer number of cents from 1 to 9999999999.
     * - `bank` (may be absent):
     * - `reason`: Why. The audit trail keeps it.
     *
     * @param RecordPayerDebtPaidRequest $values
     * @return TransactionWithMetadata | ApprovalAsked
     * @throws RequestError
     */
    public function recordPayerDebtPaid(string $uuid, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('recordPayerDebtPaid', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Hold a transaction.
     *
     * No payout, reverse payout, clawback or refund of the transaction is sent until every hold is
     * released. The capture continues, unless `stops_capture` is true and it is in no file yet.
     *
     * Also refuses with `not_found` (404).
     *
     * `$values` has:
     * - `kind`:
     * - `reason`: Why. The audit trail keeps it.
     * - `stops_capture` (may be absent):
     *
     * @param CreateHoldRequest $values
     * @return Hold
     * @throws RequestError
     */
    public function createHold(string $uuid, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('createHold', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Release a hold.
     *
     * Releases a hold of an operator or of a tenant. Releasing it again changes nothing.
     *
     * Also refuses with `not_found` (404).
     *
     * `$values` has:
     * - `reason`: Why. The audit trail keeps it.
     *
     * @param ReleaseHoldQuery $values
     * @return Hold
     * @throws RequestError
     */
    public function releaseHold(string $uuid, array $values): array
    {
        return $this->sender->call('releaseHold', [...$values, 'uuid' => $uuid]);
    }

    /**
     * Read a hold, also a released one.
     *
     * Also refuses with `not_found` (404).
     *
     * @return Hold
     * @throws RequestError
     */
    public function getHold(string $uuid): array
    {
        return $this->sender->call('getHold', ['uuid' => $uuid]);
    }

    /**
     * List open holds.
     *
     * The open holds of all tenants, oldest first, each with its payment. Filter by kind. Send
     * `next` as `after` to read the next page; at the end it is null.
     *
     * `$values` has:
     * - `kind` (may be absent):
     * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
     *   filters. Absent: the first page.
     * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListHoldsQuery $values
     * @return ListHoldsData
     * @throws RequestError
     */
    public function listHolds(array $values = []): array
    {
        return $this->sender->call('listHolds', $values);
    }

    /**
     * Block a user.
     *
     * `unauthorized`: no debit of the user until a new authorization; `fraud`, `compliance`,
     * `sanctions`: no payment starts with the user. Earlier payments are put on hold. If the user
     * has a block of this kind already, it stays.
     *
     * Also refuses with `not_found` (404).
     *
     * `$values` has:
     * - `kind`:
     * - `reason`: Why. The audit trail keeps it.
     *
     * @param CreateBlockRequest $values
     * @return Block
     * @throws RequestError
     */
    public function createBlock(string $uuid, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('createBlock', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Lift a block.
     *
     * Releases the payments that it put on hold. Lifting a lifted block changes nothing. A block
     * with hits of the sanctions screening is lifted by the decision about them.
     *
     * Also refuses with `not_found` (404), `invalid_state` (422).
     *
     * `$values` has:
     * - `reason`: Why. The audit trail keeps it.
     *
     * @param LiftBlockRequest $values
     * @return Block
     * @throws RequestError
     */
    public function liftBlock(string $uuid, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('liftBlock', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * List open blocks.
     *
     * Of all tenants, oldest first. Filter by processor or by kind. Send `next` as `after` to read
     * the next page; at the end it is null.
     *
     * `$values` has:
     * - `processor_uuid` (may be absent):
     * - `kind` (may be absent):
     * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
     *   filters. Absent: the first page.
     * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListBlocksQuery $values
     * @return ListBlocksData
     * @throws RequestError
     */
    public function listBlocks(array $values = []): array
    {
        return $this->sender->call('listBlocks', $values);
    }

    /**
     * Read a block, also a lifted one.
     *
     * Also refuses with `not_found` (404).
     *
     * @return Block
     * @throws RequestError
     */
    public function getBlock(string $uuid): array
    {
        return $this->sender->call('getBlock', ['uuid' => $uuid]);
    }

    /**
     * List hits of the sanctions screening.
     *
     * Of all tenants, oldest first. `state=to_report`: confirmed hits whose report to OFAC is not
     * recorded. No tenant sees a hit. Send `next` as `after` to read the next page; at the end it
     * is null.
     *
     * `$values` has:
     * - `processor_uuid` (may be absent):
     * - `user_uuid` (may be absent):
     * - `state` (may be absent):
     * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
     *   filters. Absent: the first page.
     * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListSanctionsHitsQuery $values
     * @return ListSanctionsHitsData
     * @throws RequestError
     */
    public function listSanctionsHits(array $values = []): array
    {
        return $this->sender->call('listSanctionsHits', $values);
    }

    /**
     * Read a hit of the sanctions screening.
     *
     * Also refuses with `not_found` (404).
     *
     * @return SanctionsHit
     * @throws RequestError
     */
    public function getSanctionsHit(string $uuid): array
    {
        return $this->sender->call('getSanctionsHit', ['uuid' => $uuid]);
    }

    /**
     * Clear a hit: it is another person or business.
     *
     * For an open hit, and for a confirmed one that was a mistake or whose entry OFAC removed.
     * After the last hit of the user the block is lifted, and the payments that it held are
     * released; a block that was placed for another reason stays. The same name and entry are not
     * raised again, unless the name changes or the entry gets other names or birth dates. Clearing
     * a cleared hit changes nothing.
     *
     * Also refuses with `not_found` (404), `already_asked` (422).
     *
     * `$values` has:
     * - `reason`: Why. The audit trail keeps it.
     *
     * @param ClearSanctionsHitRequest $values
     * @return SanctionsHit | ApprovalAsked
     * @throws RequestError
     */
    public function clearSanctionsHit(string $uuid, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('clearSanctionsHit', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Confirm a hit: it is the same person or business.
     *
     * The user stays blocked. `report_due_on` is the last day for the report to OFAC; record it
     * with `POST /admin/v1/sanctions-hits/{uuid}/report`. Confirming a confirmed hit changes
     * nothing.
     *
     * Also refuses with `not_found` (404), `invalid_state` (422).
     *
     * `$values` has:
     * - `reason`: Why. The audit trail keeps it.
     *
     * @param ConfirmSanctionsHitRequest $values
     * @return SanctionsHit
     * @throws RequestError
     */
    public function confirmSanctionsHit(string $uuid, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('confirmSanctionsHit', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Record the report of a confirmed hit to OFAC.
     *
     * Achord does not send the report: your compliance officer does. Recording it again replaces
     * the reference; the audit trail keeps both.
     *
     * Also refuses with `not_found` (404), `invalid_state` (422).
     *
     * `$values` has:
     * - `reference`: What OFAC or your own records call the report.
     * - `reported_on`: The day on which OFAC got it.
     * - `reason` (may be absent): Why. The audit trail keeps it.
     *
     * @param RecordSanctionsReportRequest $values
     * @return SanctionsHit
     * @throws RequestError
     */
    public function recordSanctionsReport(string $uuid, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('recordSanctionsReport', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Read the state of the sanctions screening.
     *
     * Whether users are screened, the imports of each list and what they changed, the users that
     * wait, the last round over all users, and the settings.
     *
     * @return GetSanctionsListsData
     * @throws RequestError
     */
    public function getSanctionsLists(): array
    {
        return $this->sender->call('getSanctionsLists', []);
    }

    /**
     * Import a sanctions list of OFAC.
     *
     * Replaces the list with the list of the files, as OFAC publishes them. One wrong line refuses
     * all files: the entry of `errors` names the file, the line, what was found and what is
     * allowed, and the earlier list stays. All users are screened again afterwards. `achord
     * sanctions import` does the same.
     *
     * `$values` has:
     * - `list`: The list.
     * - `primary`: The bytes of `sdn.csv` or `cons_prim.csv` in base64.
     * - `aliases`: The bytes of `alt.csv` or `cons_alt.csv` in base64.
     * - `addresses` (may be absent): The bytes of `add.csv` or `cons_add.csv` in base64. Absent: no
     *   addresses.
     * - `comments` (may be absent): The bytes of `sdn_comments.csv` or `cons_comments.csv` in
     *   base64. Absent: no further remarks.
     * - `allow_fewer` (may be absent): True: accepts a list with few entries, or without a tenth of
     *   the present ones. Absent: false.
     * - `reason` (may be absent): Why. The audit trail keeps it.
     *
     * @param ImportSanctionsListRequest $values
     * @return SanctionsListImport
     * @throws RequestError
     */
    public function importSanctionsList(array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('importSanctionsList', $values, $idempotencyKey);
    }

    /**
     * Set how names are screened.
     *
     * Fields that are left out stay. A new threshold screens all users again. Hits that exist stay:
     * a higher threshold clears none.
     *
     * Also refuses with `already_asked` (422).
     *
     * `$values` has:
     * - `threshold_percent` (may be absent): A name that is at least so much like a listed one is a
     *   hit. 88 at first; 100: only the same words.
     * - `list_old_after_days` (may be absent): A list is old so many days after its import. 7 at
     *   first.
     * - `reason`: Why. The audit trail keeps it.
     *
     * @param SetSanctionsScreeningRequest $values
     * @return ScreeningSettings | ApprovalAsked
     * @throws RequestError
     */
    public function setSanctionsScreening(array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('setSanctionsScreening', $values, $idempotencyKey);
    }

    /**
     * Revoke an authorization of any tenant.
     *
     * No further payment can use the authorization. Its payments whose debit is in no bank file are
     * canceled (TransactionCanceled); one that waits to be presented again fails
     * (TransactionFailed). A debit that is in a file goes on. A revoked authorization is answered
     * as it is.
     *
     * Also refuses with `not_found` (404).
     *
     * `$values` has:
     * - `reason`: Why. The audit trail keeps it.
     *
     * @param RevokeAuthorizationOfAnyTenantRequest $values
     * @return RevokeAuthorizationOfAnyTenantData
     * @throws RequestError
     */
    public function revokeAuthorizationOfAnyTenant(string $uuid, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('revokeAuthorizationOfAnyTenant', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Set the limits of a processor.
     *
     * For all payments of the processor together, including its vendors’ payments. In cents; a
     * field that is left out or null is no limit. Payments that are in flight or started on the
     * same banking day count. A payment that exceeds a limit is refused with `limit_exceeded`.
     *
     * Also refuses with `not_found` (404), `already_asked` (422).
     *
     * `$values` has:
     * - `amount_per_payment` (may be absent): The highest amount of one payment, in cents. Null: no
     *   limit.
     * - `amount_per_day` (may be absent): The highest sum of the payments that start on one banking
     *   day, in cents. Null: no limit.
     * - `amount_in_flight` (may be absent): The highest sum of captures that can still be returned,
     *   in cents. Null: no limit.
     * - `reason`: Why. The audit trail keeps it.
     *
     * @param SetProcessorLimitsRequest $values
     * @return Limits | ApprovalAsked
     * @throws RequestError
     */
    public function setProcessorLimits(string $uuid, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('setProcessorLimits', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Set the limits of a vendor.
     *
     * For all payments of the vendor together. In cents; a field that is left out or null is no
     * limit. Payments that are in flight or started on the same banking day count. A payment that
     * exceeds a limit is refused with `limit_exceeded`.
     *
     * Also refuses with `not_found` (404), `already_asked` (422).
     *
     * `$values` has:
     * - `amount_per_payment` (may be absent): The highest amount of one payment, in cents. Null: no
     *   limit.
     * - `amount_per_day` (may be absent): The highest sum of the payments that start on one banking
     *   day, in cents. Null: no limit.
     * - `amount_in_flight` (may be absent): The highest sum of captures that can still be returned,
     *   in cents. Null: no limit.
     * - `reason`: Why. The audit trail keeps it.
     *
     * @param SetVendorLimitsRequest $values
     * @return Limits | ApprovalAsked
     * @throws RequestError
     */
    public function setVendorLimits(string $uuid, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('setVendorLimits', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Set the limits of a merchant.
     *
     * For all payments to the merchant together, and for its payments to users who are not
     * merchants. In cents; a field that is left out or null is no limit. Payments that are in
     * flight or started on the same banking day count. A payment that exceeds a limit is refused
     * with `limit_exceeded`.
     *
     * Also refuses with `not_found` (404), `not_a_merchant` (422), `already_asked` (422).
     *
     * `$values` has:
     * - `amount_per_payment` (may be absent): The highest amount of one payment, in cents. Null: no
     *   limit.
     * - `amount_per_day` (may be absent): The highest sum of the payments that start on one banking
     *   day, in cents. Null: no limit.
     * - `amount_in_flight` (may be absent): The highest sum of captures that can still be returned,
     *   in cents. Null: no limit.
     * - `reason`: Why. The audit trail keeps it.
     *
     * @param SetMerchantLimitsRequest $values
     * @return Limits | ApprovalAsked
     * @throws RequestError
     */
    public function setMerchantLimits(string $uuid, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('setMerchantLimits', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * List the limits in a processor.
     *
     * In the order of the owners' uuids. In cents; null is no limit. Each request counts the usage
     * again. Send `next` as `after` to read the next page; at the end it is null.
     *
     * `$values` has:
     * - `processor_uuid`:
     * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
     *   filters. Absent: the first page.
     * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListLimitsOfAnyTenantQuery $values
     * @return ListLimitsOfAnyTenantData
     * @throws RequestError
     */
    public function listLimitsOfAnyTenant(array $values): array
    {
        return $this->sender->call('listLimitsOfAnyTenant', $values);
    }

    /**
     * List the return rates in a processor.
     *
     * The processor first, then its merchants; with `merchant_uuid` only this merchant. With
     * `near_limit=true` only owners with a rate that was near its limit or past it at the last
     * check. The debits that were sent in 60 days, and the returns of these days. Owners without
     * debits are left out. Send `next` as `after` to read the next page; at the end it is null.
     *
     * `$values` has:
     * - `processor_uuid`:
     * - `merchant_uuid` (may be absent):
     * - `near_limit` (may be absent):
     * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
     *   filters. Absent: the first page.
     * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListReturnRatesOfAnyTenantQuery $values
     * @return ListReturnRatesOfAnyTenantData
     * @throws RequestError
     */
    public function listReturnRatesOfAnyTenant(array $values): array
    {
        return $this->sender->call('listReturnRatesOfAnyTenant', $values);
    }

    /**
     * Set what happens past a return rate.
     *
     * `hold_debits_past_rate`: new payments of a merchant whose unauthorized rate is exceeded start
     * on hold (kind `risk`) and are debited only after the hold is released.
     * `return_rate_minimum_debits`: below this number of debits every rate is normal. Fields that
     * are left out stay.
     *
     * Also refuses with `not_found` (404).
     *
     * `$values` has:
     * - `hold_debits_past_rate` (may be absent):
     * - `return_rate_minimum_debits` (may be absent): An integer from 1 to 1000000.
     * - `reason`: Why. The audit trail keeps it.
     *
     * @param SetReturnRatePolicyRequest $values
     * @return SetReturnRatePolicyData
     * @throws RequestError
     */
    public function setReturnRatePolicy(string $uuid, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('setReturnRatePolicy', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * List the rules of fraud monitoring.
     *
     * Of all owners, in the order in which they were set first. No rule: fraud monitoring is off.
     * Send `next` as `after` to read the next page; at the end it is null.
     *
     * `$values` has:
     * - `processor_uuid` (may be absent):
     * - `rule` (may be absent):
     * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
     *   filters. Absent: the first page.
     * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListFraudRulesQuery $values
     * @return ListFraudRulesData
     * @throws RequestError
     */
    public function listFraudRules(array $values = []): array
    {
        return $this->sender->call('listFraudRules', $values);
    }

    /**
     * Set a rule of fraud monitoring.
     *
     * For all tenants, for a tenant or for a merchant: the rule of the narrowest owner decides. A
     * rule that is not set is off. It counts from the next cut-off on, before entries are made.
     *
     * Also refuses with `already_asked` (422).
     *
     * `$values` has:
     * - `processor_uuid` (may be absent): Only for this tenant. Absent or null: for all tenants.
     * - `merchant_uuid` (may be absent): Only for payments to this merchant, and for its payments.
     *   Absent or null: for all.
     * - `action`: What happens with a payment that the rule finds.
     *   - `review`: The payment is put on hold (kind `risk`) until an operator releases or stops
     *     it.
     *   - `note`: The finding is recorded, and the payment goes on.
     *   - `off`: The rule does not look at the payments of this owner.
     *   Null: nothing is set for this owner, and the rule of the wider owner decides.
     * - `hours` (may be absent): The length of the span in hours. Null: the rule has none.
     * - `days` (may be absent): The age in days. Null: the rule has none.
     * - `payments` (may be absent): The most payments that are allowed. Null: not limited.
     * - `payers` (may be absent): The most payers that are allowed. Null: not limited.
     * - `amount` (may be absent): The highest amount that is allowed, in cents. Null: not limited.
     * - `percent` (may be absent): How far below the amount a payment is near it. Null: the rule
     *   has none.
     * - `reason`: Why. The audit trail keeps it.
     *
     * @param SetFraudRuleRequest $values
     * @return SetFraudRule200Data | ApprovalAsked
     * @throws RequestError
     */
    public function setFraudRule(string $rule, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('setFraudRule', [...$values, 'rule' => $rule], $idempotencyKey);
    }

    /**
     * Set the recommended rules of fraud monitoring.
     *
     * Sets every rule that is not set for this owner, for all tenants or for a tenant, with the
     * values that the guide of fraud monitoring lists. A rule that is set already stays.
     *
     * `$values` has:
     * - `processor_uuid` (may be absent): Only for this tenant. Absent or null: for all tenants.
     * - `reason`: Why. The audit trail keeps it.
     *
     * @param SetRecommendedFraudRulesRequest $values
     * @return SetRecommendedFraudRulesData
     * @throws RequestError
     */
    public function setRecommendedFraudRules(array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('setRecommendedFraudRules', $values, $idempotencyKey);
    }

    /**
     * List fraud reviews.
     *
     * Payments of all tenants that fraud monitoring found, oldest first, each with what the rules
     * counted. Those with `state=open` are on hold and wait for an operator. Send `next` as `after`
     * to read the next page; at the end it is null.
     *
     * `$values` has:
     * - `state` (may be absent):
     * - `processor_uuid` (may be absent):
     * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
     *   filters. Absent: the first page.
     * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListFraudReviewsQuery $values
     * @return ListFraudReviewsData
     * @throws RequestError
     */
    public function listFraudReviews(array $values = []): array
    {
        return $this->sender->call('listFraudReviews', $values);
    }

    /**
     * Read a fraud review, also a decided one.
     *
     * Also refuses with `not_found` (404).
     *
     * @return FraudReview
     * @throws RequestError
     */
    public function getFraudReview(string $uuid): array
    {
        return $this->sender->call('getFraudReview', ['uuid' => $uuid]);
    }

    /**
     * Release a payment after a fraud review.
     *
     * Releases the hold of the review: the payment goes out with the next cut-off, unless another
     * hold stops it. The same rule does not find it again at this stage with the same bank account.
     * Releasing a released review changes nothing.
     *
     * Also refuses with `not_found` (404), `invalid_state` (422).
     *
     * `$values` has:
     * - `reason`: Why. The audit trail keeps it.
     *
     * @param ReleaseFraudReviewRequest $values
     * @return FraudReview
     * @throws RequestError
     */
    public function releaseFraudReview(string $uuid, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('releaseFraudReview', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Stop a payment after a fraud review.
     *
     * Before a capture the payment is canceled: no money has moved, and the tenant gets
     * TransactionCanceled. Before a payout it stays on hold, because the money is here: decide with
     * the tenant whether the payer gets it back. A block of kind `fraud` stops later payments of
     * the user. Stopping a stopped review changes nothing.
     *
     * Also refuses with `not_found` (404), `invalid_state` (422), `not_cancelable` (422).
     *
     * `$values` has:
     * - `block` (may be absent): Who is blocked as `fraud`: this user can neither pay nor be paid.
     *   - `payer`: The payer. The default before a capture.
     *   - `payee`: The payee. The default before a payout.
     *   - `none`: No user is blocked.
     * - `reason`: Why. The audit trail keeps it.
     *
     * @param StopFraudReviewRequest $values
     * @return FraudReview
     * @throws RequestError
     */
    public function stopFraudReview(string $uuid, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('stopFraudReview', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Read the event log.
     *
     * Answers events in order, oldest first. Send `next` as `after` to read the next page. At the
     * end `next` is null: then send the `uuid` of your last event as `after`. `after=latest`
     * answers no events; its `next` is the end of the log now, or null while there are no events. A
     * processor reads its own events and all its vendors’ events. A vendor reads its own events
     * without BatchPayout and BatchRefund. With `type`, one answer looks at 1000 events: a page may
     * be empty and still have a `next`. The log has everything that the caller did before the call.
     *
     * `$values` has:
     * - `after` (may be absent): Where the page begins: `next` of an earlier answer, the uuid of an
     *   event, or `latest`. Absent: the first event.
     * - `limit` (may be absent): Events on a page. 10 by default, at most 100.
     * - `type` (may be absent): Only events of this name.
     *
     * @param ListEventsQuery $values
     * @return ListEventsData
     * @throws RequestError
     */
    public function listEvents(array $values = []): array
    {
        return $this->sender->call('listEvents', $values);
    }

    /**
     * Read an event.
     *
     * By its uuid, which is the `webhook-id` of its deliveries.
     *
     * Also refuses with `not_found` (404).
     *
     * @return Event
     * @throws RequestError
     */
    public function getEvent(string $uuid): array
    {
        return $this->sender->call('getEvent', ['uuid' => $uuid]);
    }

    /**
     * Register a webhook.
     *
     * Every URL then receives every named event. A request with one bad entry registers nothing; a
     * repeated registration changes nothing. A request takes up to 20 URLs, a tenant up to 100.
     * Only a processor token can register BatchPayout and BatchRefund. Deliveries are signed: read
     * the secret at `/3p/api/v1/webhook-endpoints/{uuid}/secret`.
     *
     * Also refuses with `webhook_url_refused` (422), `event_needs_processor` (422),
     * `webhook_limit_reached` (422).
     *
     * `$values` has:
     * - `webhook_url`: The https URLs that receive the events, 1 to 20.
     * - `event_names`: The events that each URL receives.
     *
     * @param RegisterWebhookRequest $values
     * @throws RequestError
     */
    public function registerWebhook(array $values, ?string $idempotencyKey = null): void
    {
        $this->sender->call('registerWebhook', $values, $idempotencyKey);
    }

    /**
     * De-register a webhook.
     *
     * Without `webhook_url` the events are removed from all URLs of the tenant. Pending deliveries
     * of removed registrations are canceled; none starts after the answer. An event that is not
     * registered changes nothing. The header `Achord-Removed-Registrations` has the number of
     * removed registrations.
     *
     * Also refuses with `webhook_url_refused` (422).
     *
     * `$values` has:
     * - `event_names`: The events that are no longer sent.
     * - `webhook_url` (may be absent): The URLs that no longer receive the events. Absent: all URLs
     *   of the tenant.
     *
     * @param DeregisterWebhookRequest $values
     * @throws RequestError
     */
    public function deregisterWebhook(array $values): void
    {
        $this->sender->call('deregisterWebhook', $values);
    }

    /**
     * List registered webhooks.
     *
     * Lists all registrations of the tenant, one entry for each event and URL. A registration never
     * changes, so `updated_at` is `created_at`.
     *
     * @return list<WebhookRegistration>
     * @throws RequestError
     */
    public function listWebhooks(): array
    {
        return $this->sender->call('listWebhooks', []);
    }

    /**
     * Change an endpoint.
     *
     * An absent field does not change. Its secret and history stay. `event_names`: the endpoint
     * receives these events from now on, and no others; pending deliveries of other events are
     * canceled. `url`: pending deliveries go to the new URL, at once if they failed before; a
     * disabled endpoint stays disabled. After the answer nothing is sent that the change excludes.
     *
     * Also refuses with `not_found` (404), `event_needs_processor` (422), `webhook_url_refused`
     * (422), `webhook_url_taken` (422).
     *
     * `$values` has:
     * - `url` (may be absent): The https URL that receives the events from now on.
     * - `event_names` (may be absent): All events that the endpoint receives from now on.
     *
     * @param UpdateWebhookEndpointRequest $values
     * @return WebhookEndpoint
     * @throws RequestError
     */
    public function updateWebhookEndpoint(string $uuid, array $values = [], ?string $idempotencyKey = null): array
    {
        return $this->sender->call('updateWebhookEndpoint', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * List webhook endpoints.
     *
     * A processor sees its own URLs and its vendors’ URLs (`vendor_uuid`), a vendor its own. Oldest
     * first, only URLs with a registration.
     *
     * @return ListWebhookEndpointsData
     * @throws RequestError
     */
    public function listWebhookEndpoints(): array
    {
        return $this->sender->call('listWebhookEndpoints', []);
    }

    /**
     * Read the signing secret of an endpoint.
     *
     * Signatures follow Standard Webhooks 1.0.0. Each tenant and URL has one secret.
     *
     * Also refuses with `not_found` (404).
     *
     * @return WebhookSecret
     * @throws RequestError
     */
    public function getWebhookSecret(string $uuid): array
    {
        return $this->sender->call('getWebhookSecret', ['uuid' => $uuid]);
    }

    /**
     * Rotate the signing secret of an endpoint.
     *
     * For 24 hours every delivery has two signatures, one of the new secret and one of the previous
     * secret. A second rotation within that time ends the older secret immediately.
     *
     * Also refuses with `not_found` (404).
     *
     * @return WebhookSecret
     * @throws RequestError
     */
    public function rotateWebhookSecret(string $uuid, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('rotateWebhookSecret', ['uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Enable a disabled endpoint.
     *
     * Its held deliveries are due at once. Enabling an enabled endpoint changes nothing.
     *
     * Also refuses with `not_found` (404).
     *
     * @return WebhookEndpoint
     * @throws RequestError
     */
    public function enableWebhookEndpoint(string $uuid, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('enableWebhookEndpoint', ['uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Send a test delivery.
     *
     * Sends one request of type `WebhookTest` at once, signed like any other, also to a disabled
     * endpoint. It is sent only once and is not in the history. The answer has its result and takes
     * at most 15 seconds.
     *
     * Also refuses with `not_found` (404).
     *
     * @return SendTestDeliveryData
     * @throws RequestError
     */
    public function sendTestDelivery(string $uuid, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('sendTestDelivery', ['uuid' => $uuid], $idempotencyKey);
    }

    /**
     * List the deliveries of an endpoint.
     *
     * Latest event first. `pending`: under way, or waits for its next attempt. `held`: waits until
     * the endpoint is enabled. `dead`: failed ten times. `canceled`: de-registered before it was
     * delivered. `since` and `until` compare the time when the event was raised.
     *
     * Also refuses with `not_found` (404).
     *
     * `$values` has:
     * - `page` (may be absent): The number of the page. 1 by default.
     * - `per_page` (may be absent): Records on a page. 10 by default, at most 100.
     * - `state` (may be absent): Only deliveries in this state.
     * - `event_name` (may be absent): Only deliveries of this event.
     * - `since` (may be absent): Only deliveries whose event was raised at this time or later:
     *   `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
     * - `until` (may be absent): Only deliveries whose event was raised before this time:
     *   `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
     *
     * @param ListDeliveriesQuery $values
     * @return ListDeliveriesData
     * @throws RequestError
     */
    public function listDeliveries(string $uuid, array $values = []): array
    {
        return $this->sender->call('listDeliveries', [...$values, 'uuid' => $uuid]);
    }

    /**
     * Replay a delivery.
     *
     * Sends the same event with the same `webhook-id` at once and starts a new schedule of ten
     * attempts, whether it was delivered, is dead, or waits for its next attempt. A disabled
     * endpoint receives it when it is enabled.
     *
     * Also refuses with `not_found` (404).
     *
     * @return ReplayDeliveryData
     * @throws RequestError
     */
    public function replayDelivery(string $uuid, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('replayDelivery', ['uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Replay the deliveries of an endpoint.
     *
     * Sends deliveries again whose events were raised from `since` and before `until` (both
     * optional). `state` is `dead` by default, or `delivered`. They are due at once, the oldest
     * first, and start a new schedule of ten attempts. A request takes up to 10000; if `more` is
     * true, repeat the request.
     *
     * Also refuses with `not_found` (404).
     *
     * `$values` has:
     * - `since` (may be absent): Only deliveries whose event was raised at this time or later:
     *   `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
     * - `until` (may be absent): Only deliveries whose event was raised before this time:
     *   `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
     * - `state` (may be absent): Which deliveries are sent again. `dead` by default.
     *   - `dead`: Those whose ten attempts failed.
     *   - `delivered`: Those that were delivered.
     *
     * @param ReplayDeliveriesRequest $values
     * @return ReplayDeliveriesData
     * @throws RequestError
     */
    public function replayDeliveries(string $uuid, array $values = [], ?string $idempotencyKey = null): array
    {
        return $this->sender->call('replayDeliveries', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * List webhook endpoints of any tenant.
     *
     * Newest first. An endpoint without `event_names` was de-registered. Send `next` as `after` to
     * read the next page; at the end it is null.
     *
     * `$values` has:
     * - `processor_uuid` (may be absent):
     * - `state` (may be absent):
     * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
     *   filters. Absent: the first page.
     * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListWebhookEndpointsOfAnyTenantQuery $values
     * @return ListWebhookEndpointsOfAnyTenantData
     * @throws RequestError
     */
    public function listWebhookEndpointsOfAnyTenant(array $values = []): array
    {
        return $this->sender->call('listWebhookEndpointsOfAnyTenant', $values);
    }

    /**
     * List the latest deliveries of an endpoint.
     *
     * Latest event first, at most 100, each with its attempts and what the endpoint answered. For
     * earlier ones name a period: `since` and `until` compare the time when the event was raised.
     *
     * Also refuses with `not_found` (404).
     *
     * `$values` has:
     * - `state` (may be absent): How far the delivery is.
     *   - `pending`: It is under way, or waits for its next attempt.
     *   - `held`: It waits until the endpoint is enabled.
     *   - `delivered`: The endpoint answered an attempt with a status from 200 to 299.
     *   - `dead`: Ten attempts failed. It can be replayed.
     *   - `canceled`: The event was de-registered before it was delivered.
     * - `event_name` (may be absent): The name of an event. The section of webhooks explains each
     *   event.
     * - `since` (may be absent): Only deliveries whose event was raised at this time or later:
     *   `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
     * - `until` (may be absent): Only deliveries whose event was raised before this time:
     *   `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
     *
     * @param ListLatestDeliveriesQuery $values
     * @return ListLatestDeliveriesData
     * @throws RequestError
     */
    public function listLatestDeliveries(string $uuid, array $values = []): array
    {
        return $this->sender->call('listLatestDeliveries', [...$values, 'uuid' => $uuid]);
    }

    /**
     * Read an event as an endpoint gets it.
     *
     * The body of its deliveries. `event_uuid` is their `webhook-id`.
     *
     * Also refuses with `not_found` (404).
     *
     * @return Event
     * @throws RequestError
     */
    public function getEventOfEndpoint(string $uuid, string $event_uuid): array
    {
        return $this->sender->call('getEventOfEndpoint', ['uuid' => $uuid, 'event_uuid' => $event_uuid]);
    }

    /**
     * Replay a delivery of any tenant.
     *
     * Sends the same event with the same `webhook-id` at once and starts a new schedule of ten
     * attempts, whether it was delivered, is dead, or waits for its next attempt. A disabled
     * endpoint receives it when it is enabled. It moves no money.
     *
     * Also refuses with `not_found` (404).
     *
     * `$values` has:
     * - `reason`: Why. The audit trail keeps it.
     *
     * @param ReplayDeliveryOfAnyTenantRequest $values
     * @return ReplayDeliveryOfAnyTenantData
     * @throws RequestError
     */
    public function replayDeliveryOfAnyTenant(string $uuid, string $delivery_uuid, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('replayDeliveryOfAnyTenant', [...$values, 'uuid' => $uuid, 'delivery_uuid' => $delivery_uuid], $idempotencyKey);
    }

    /**
     * Read whose token this is.
     *
     * The processor of the token, and its vendor if it is the token of a vendor; whether the
     * service moves money; and what the token may do now.
     *
     * @return GetMeData
     * @throws RequestError
     */
    public function getMe(): array
    {
        return $this->sender->call('getMe', []);
    }

    /**
     * Sign in.
     *
     * Sets the cookie of a session, for browsers; programs use tokens. `code`: of the authenticator
     * app. A session ends after 30 minutes without a request and after 12 hours in all. Requests
     * with a session that change something need the header `Achord-Console: 1`.
     *
     * Also refuses with `sign_in_refused` (401), `too_many_sign_ins` (429).
     *
     * `$values` has:
     * - `email`: An email address of at most 254 characters, in ASCII.
     * - `password`: The password of the person.
     * - `code` (may be absent): The 6 digits that the authenticator app shows. Absent: the person
     *   has no such app.
     *
     * @param SignInRequest $values
     * @return SignedIn
     * @throws RequestError
     */
    public function signIn(array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('signIn', $values, $idempotencyKey);
    }

    /**
     * Open a one-time link.
     *
     * Shows whom the link is for, and the secret for the authenticator app. It does not use up the
     * link.
     *
     * Also refuses with `link_invalid` (401), `too_many_sign_ins` (429).
     *
     * `$values` has:
     * - `token`: Of the link, after `#`.
     *
     * @param OpenInvitationRequest $values
     * @return OpenInvitationData
     * @throws RequestError
     */
    public function openInvitation(array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('openInvitation', $values, $idempotencyKey);
    }

    /**
     * Choose a password with a one-time link.
     *
     * Uses up the link, and signs in. `code`: of the authenticator app that has the secret of the
     * link; in the sandbox it may be left out, and later sign-ins then need none. Earlier sessions
     * of the operator end.
     *
     * Also refuses with `link_invalid` (401), `too_many_sign_ins` (429).
     *
     * `$values` has:
     * - `token`: Of the link, after `#`.
     * - `password`: At least 12 characters; a phrase is good. What is common, repeats or counts is
     *   refused.
     * - `code` (may be absent): The 6 digits that the authenticator app shows. Absent: the person
     *   has no such app.
     *
     * @param AcceptInvitationRequest $values
     * @return SignedIn
     * @throws RequestError
     */
    public function acceptInvitation(array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('acceptInvitation', $values, $idempotencyKey);
    }

    /**
     * Read the own session.
     *
     * `is_confirmed`: the password was given in the last 15 minutes, as acts that move money need
     * it.
     *
     * @return OwnSession
     * @throws RequestError
     */
    public function getSession(): array
    {
        return $this->sender->call('getSession', []);
    }

    /**
     * Sign out.
     *
     * It may be sent again if its answer was lost: signing out of a session that is over changes
     * nothing.
     *
     * @throws RequestError
     */
    public function signOut(): void
    {
        $this->sender->call('signOut', []);
    }

    /**
     * Give the password again.
     *
     * Acts that move money are allowed for 15 minutes from now. The session gets a new cookie. Who
     * signs in at an identity provider signs in there again instead.
     *
     * Also refuses with `sign_in_refused` (401), `too_many_sign_ins` (429).
     *
     * `$values` has:
     * - `password`: The password of the person.
     * - `code` (may be absent): The 6 digits that the authenticator app shows. Absent: the person
     *   has no such app.
     *
     * @param ConfirmSessionRequest $values
     * @throws RequestError
     */
    public function confirmSession(array $values, ?string $idempotencyKey = null): void
    {
        $this->sender->call('confirmSession', $values, $idempotencyKey);
    }

    /**
     * Change the own password.
     *
     * The other sessions of the operator end, and this one gets a new cookie.
     *
     * Also refuses with `sign_in_refused` (401), `too_many_sign_ins` (429).
     *
     * `$values` has:
     * - `password`: The password of the person.
     * - `code` (may be absent): The 6 digits that the authenticator app shows. Absent: the person
     *   has no such app.
     * - `new_password`: At least 12 characters; a phrase is good. What is common, repeats or counts
     *   is refused.
     *
     * @param ChangePasswordRequest $values
     * @throws RequestError
     */
    public function changePassword(array $values, ?string $idempotencyKey = null): void
    {
        $this->sender->call('changePassword', $values, $idempotencyKey);
    }

    /**
     * Make a secret for the own authenticator app.
     *
     * Changes nothing: the app of the person, if there is one, stays. `setAuthenticator` sets the
     * secret, in this session, with a code of the new app.
     *
     * @return OfferAuthenticatorData
     * @throws RequestError
     */
    public function offerAuthenticator(?string $idempotencyKey = null): array
    {
        return $this->sender->call('offerAuthenticator', [], $idempotencyKey);
    }

    /**
     * Set up or replace the own authenticator app.
     *
     * From now on only codes of the new app are accepted. `code`: of the present app, if there is
     * one. `new_code`: of the app with the secret of the offer. The other sessions of the person
     * end, and this one gets a new cookie. Setting the same secret again changes nothing.
     *
     * Also refuses with `sign_in_refused` (401), `too_many_sign_ins` (429).
     *
     * `$values` has:
     * - `offer`: As `offerAuthenticator` answered it, in the same session.
     * - `new_code`: The 6 digits that the new app shows.
     * - `password`: The password of the person.
     * - `code` (may be absent): The 6 digits that the authenticator app shows. Absent: the person
     *   has no such app.
     *
     * @param SetAuthenticatorRequest $values
     * @throws RequestError
     */
    public function setAuthenticator(array $values, ?string $idempotencyKey = null): void
    {
        $this->sender->call('setAuthenticator', $values, $idempotencyKey);
    }

    /**
     * List the own open sessions.
     *
     * Where the caller is signed in, newest first.
     *
     * @return ListOwnSessionsData
     * @throws RequestError
     */
    public function listOwnSessions(): array
    {
        return $this->sender->call('listOwnSessions', []);
    }

    /**
     * End the own sessions, except this one.
     *
     * The session of the request stays.
     *
     * @throws RequestError
     */
    public function endOtherSessions(): void
    {
        $this->sender->call('endOtherSessions', []);
    }

    /**
     * End one of the own sessions.
     *
     * Takes effect at once in the process that answers, and within one second in all others. Ending
     * it again changes nothing. To end the session of the request, sign out.
     *
     * Also refuses with `not_found` (404), `invalid_state` (422).
     *
     * @throws RequestError
     */
    public function endOwnSession(string $uuid): void
    {
        $this->sender->call('endOwnSession', ['uuid' => $uuid]);
    }

    /**
     * Read which e-mails the caller gets.
     *
     * None is sent unless the settings of the service name a mail server.
     *
     * @return OwnMails
     * @throws RequestError
     */
    public function getOwnMails(): array
    {
        return $this->sender->call('getOwnMails', []);
    }

    /**
     * Choose which e-mails the caller gets.
     *
     * All are on at first. The list of what waits in the console, and the webhook of the service,
     * do not change.
     *
     * `$values` has:
     * - `approvals_to_decide`: An act waits for an approval that the person may give.
     * - `own_approvals`: An approval that the person asked for is given, refused or expired.
     * - `scheduled_files`: A file that the person scheduled is written, or could not be written
     *   three times.
     * - `risk_decisions`: A sanctions hit or a fraud review waits for a decision that the person
     *   may make.
     *
     * @param OwnMails $values
     * @return OwnMails
     * @throws RequestError
     */
    public function setOwnMails(array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('setOwnMails', $values, $idempotencyKey);
    }

    /**
     * List the operators.
     *
     * Oldest first, also disabled ones. `state=invited`: those who have never signed in.
     * `processor_uuid`: the people of this tenant. Admin tokens are not operators: `GET
     * /admin/v1/tokens` lists them. Send `next` as `after` to read the next page; at the end it is
     * null.
     *
     * `$values` has:
     * - `state` (may be absent):
     * - `processor_uuid` (may be absent):
     * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
     *   filters. Absent: the first page.
     * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListOperatorsQuery $values
     * @return ListOperatorsData
     * @throws RequestError
     */
    public function listOperators(array $values = []): array
    {
        return $this->sender->call('listOperators', $values);
    }

    /**
     * Invite an operator.
     *
     * Returns a link that works once, within 72 hours: give it to the person over a channel that
     * you trust. With it they choose a password and set up an authenticator app. `processor_uuid`:
     * the tenant of a person with a role of tenants, whom nothing else is shown. With an identity
     * provider the person can also sign in there, if its email is the same, unless `password_only`
     * is true. The link is shown only in this answer; a replay under the same Idempotency-Key has
     * it too.
     *
     * Also refuses with `not_found` (404), `operator_exists` (422), `already_asked` (422).
     *
     * `$values` has:
     * - `name`: Text of 1 to 100 characters.
     * - `email`: An email address of at most 254 characters, in ASCII.
     * - `role`:
     * - `processor_uuid` (may be absent):
     * - `password_only` (may be absent): The person signs in with the password and the
     *   authenticator app, not at the identity provider.
     * - `reason`: Why. The audit trail keeps it.
     *
     * @param InviteOperatorRequest $values
     * @return InviteOperator201Data | ApprovalAsked
     * @throws RequestError
     */
    public function inviteOperator(array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('inviteOperator', $values, $idempotencyKey);
    }

    /**
     * Read an operator.
     *
     * Also refuses with `not_found` (404).
     *
     * @return OperatorPerson
     * @throws RequestError
     */
    public function getOperator(string $uuid): array
    {
        return $this->sender->call('getOperator', ['uuid' => $uuid]);
    }

    /**
     * Change or disable an operator.
     *
     * An absent field does not change. A change of the role takes effect within one second, also in
     * open sessions. Disabling ends the sessions of the operator, and so does `password_only`: from
     * then on the identity provider signs the person in no more. A token works only while the
     * person who issued it is an administrator or an owner of its tenant, so `issued_tokens` says
     * what happens to the tokens of an operator who is disabled or gets a smaller role. Operators
     * cannot change their own role or disable themselves.
     *
     * Also refuses with `not_found` (404), `invalid_state` (422), `operator_exists` (422),
     * `already_asked` (422).
     *
     * `$values` has:
     * - `name` (may be absent): Text of 1 to 100 characters.
     * - `role` (may be absent):
     * - `processor_uuid` (may be absent):
     * - `disabled` (may be absent): True or false.
     * - `password_only` (may be absent): The person signs in with the password and the
     *   authenticator app, not at the identity provider.
     * - `issued_tokens` (may be absent): Needed when a person who has issued tokens is disabled or
     *   may issue none any more. `revoke`: they end. `keep`: from now on the caller is their
     *   issuer.
     * - `reason`: Why. The audit trail keeps it.
     *
     * @param UpdateOperatorRequest $values
     * @return OperatorPerson | ApprovalAsked
     * @throws RequestError
     */
    public function updateOperator(string $uuid, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('updateOperator', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Make a new link for an operator.
     *
     * For a person who lost the link, the password or the authenticator app. The old password works
     * until the new link is used. Earlier links end.
     *
     * Also refuses with `not_found` (404), `invalid_state` (422), `already_asked` (422).
     *
     * `$values` has:
     * - `reason`: Why. The audit trail keeps it.
     *
     * @param CreateOperatorLinkRequest $values
     * @return CreateOperatorLink201Data | ApprovalAsked
     * @throws RequestError
     */
    public function createOperatorLink(string $uuid, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('createOperatorLink', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * List the people of a tenant.
     *
     * Oldest first, also disabled ones. Send `next` as `after` to read the next page; at the end it
     * is null.
     *
     * `$values` has:
     * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
     *   filters. Absent: the first page.
     * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListPeopleQuery $values
     * @return ListPeopleData
     * @throws RequestError
     */
    public function listPeople(array $values = []): array
    {
        return $this->sender->call('listPeople', $values);
    }

    /**
     * Invite a person of the tenant.
     *
     * Returns a link that works once, within 72 hours: give it to the person over a channel that
     * you trust. The link is shown only in this answer; a replay under the same Idempotency-Key has
     * it too. Needs a password that was given in the last 15 minutes.
     *
     * Also refuses with `tenant_suspended` (403), `operator_exists` (422).
     *
     * `$values` has:
     * - `name`: The name of the person. No other person who signs in has it.
     * - `email`: The e-mail address that the person signs in with.
     * - `role`: What the person may do.
     *   - `developer`: See one tenant, and change its webhooks.
     *   - `tenant_viewer`: See one tenant.
     *   - `tenant_finance`: See one tenant, and refund its payments.
     *   - `tenant_owner`: As `developer` and `tenant_finance`, and decide about the people and the
     *     tokens of the tenant.
     *
     * @param InvitePersonRequest $values
     * @return InvitePersonData
     * @throws RequestError
     */
    public function invitePerson(array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('invitePerson', $values, $idempotencyKey);
    }

    /**
     * Make a new link for a person of the tenant.
     *
     * For a person who lost the link, the password or the authenticator app. The old password works
     * until the new link is used. Earlier links end. Needs a password that was given in the last 15
     * minutes.
     *
     * Also refuses with `tenant_suspended` (403), `not_found` (404), `invalid_state` (422).
     *
     * @return CreatePersonLinkData
     * @throws RequestError
     */
    public function createPersonLink(string $uuid, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('createPersonLink', ['uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Change or disable a person of the tenant.
     *
     * An absent field does not change. A change of the role takes effect within one second, also in
     * open sessions; disabling ends them. `issued_tokens` says what happens to the tokens of an
     * owner who is disabled or gets another role. Owners cannot change their own role or disable
     * themselves, so a tenant keeps an owner. Needs a password that was given in the last 15
     * minutes.
     *
     * Also refuses with `not_found` (404), `invalid_state` (422).
     *
     * `$values` has:
     * - `role` (may be absent): What the person may do.
     *   - `developer`: See one tenant, and change its webhooks.
     *   - `tenant_viewer`: See one tenant.
     *   - `tenant_finance`: See one tenant, and refund its payments.
     *   - `tenant_owner`: As `developer` and `tenant_finance`, and decide about the people and the
     *     tokens of the tenant.
     * - `disabled` (may be absent): True: the person may not sign in. False: the person may.
     * - `issued_tokens` (may be absent): Needed when a person who has issued tokens is disabled or
     *   may issue none any more. `revoke`: they end. `keep`: from now on the caller is their
     *   issuer.
     *
     * @param UpdatePersonRequest $values
     * @return OperatorPerson
     * @throws RequestError
     */
    public function updatePerson(string $uuid, array $values = [], ?string $idempotencyKey = null): array
    {
        return $this->sender->call('updatePerson', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * List the open sessions.
     *
     * Newest first; of all operators, or of one.
     *
     * `$values` has:
     * - `operator_uuid` (may be absent):
     *
     * @param ListSessionsQuery $values
     * @return ListSessionsData
     * @throws RequestError
     */
    public function listSessions(array $values = []): array
    {
        return $this->sender->call('listSessions', $values);
    }

    /**
     * End a session.
     *
     * Takes effect at once in the process that answers, and within one second in all others. Ending
     * it again changes nothing.
     *
     * Also refuses with `not_found` (404).
     *
     * `$values` has:
     * - `reason`: Why. The audit trail keeps it.
     *
     * @param EndSessionQuery $values
     * @throws RequestError
     */
    public function endSession(string $uuid, array $values): void
    {
        $this->sender->call('endSession', [...$values, 'uuid' => $uuid]);
    }

    /**
     * List approvals.
     *
     * Newest first. `state=waiting`: those that wait for a second operator; with `asked_by=others`,
     * those that the caller may decide. Send `next` as `after` to read the next page; at the end it
     * is null.
     *
     * `$values` has:
     * - `state` (may be absent):
     * - `asked_by` (may be absent): The person or the token of this request, or any other.
     * - `subject_uuid` (may be absent): What the act names: a payment, a user, a tenant, a file.
     * - `asked_from` (may be absent): Only what is from this time or later: `YYYY-MM-DD HH:MM:SS`
     *   in UTC, or ISO 8601 with a zone.
     * - `asked_before` (may be absent): Only what is from before this time: `YYYY-MM-DD HH:MM:SS`
     *   in UTC, or ISO 8601 with a zone.
     * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
     *   filters. Absent: the first page.
     * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListApprovalsQuery $values
     * @return ListApprovalsData
     * @throws RequestError
     */
    public function listApprovals(array $values = []): array
    {
        return $this->sender->call('listApprovals', $values);
    }

    /**
     * Read an approval.
     *
     * Also refuses with `not_found` (404).
     *
     * @return Approval
     * @throws RequestError
     */
    public function getApproval(string $uuid): array
    {
        return $this->sender->call('getApproval', ['uuid' => $uuid]);
    }

    /**
     * List which acts need a second operator.
     *
     * In live mode every act of the list does by default, in the sandbox none.
     *
     * @return ListApprovalPoliciesData
     * @throws RequestError
     */
    public function listApprovalPolicies(): array
    {
        return $this->sender->call('listApprovalPolicies', []);
    }

    /**
     * Set whether an act needs a second operator.
     *
     * `above_amount` in cents, 0 by default: an act of at most this amount needs no second
     * operator. An act without an amount always needs one. The token of the environment changes a
     * policy alone, so that a service with one operator can be set up.
     *
     * Also refuses with `already_asked` (422).
     *
     * `$values` has:
     * - `is_required`: True or false.
     * - `above_amount` (may be absent): Cents; 0 by default.
     * - `reason`: Why. The audit trail keeps it.
     *
     * @param SetApprovalPolicyRequest $values
     * @return ApprovalPolicy | ApprovalAsked
     * @throws RequestError
     */
    public function setApprovalPolicy(string $act, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('setApprovalPolicy', [...$values, 'act' => $act], $idempotencyKey);
    }

    /**
     * Create a processor.
     *
     * A processor is a tenant. Other tenants do not see its users, payments and webhooks. In live
     * mode its payments need an authorization of the payer, and its clawbacks one of the payee,
     * until `authorization_required` and `clawback_authorization_required` are changed.
     *
     * `$values` has:
     * - `name`: Text of 1 to 100 characters.
     * - `lane` (may be absent): The lane to add it in: `home`, or a name of the lanes file. Without
     *   it, one of all lanes, in the proportion of their shards. Only a lane with shards takes
     *   processors.
     * - `reason` (may be absent): Why. The audit trail keeps it.
     *
     * @param CreateProcessorRequest $values
     * @return CreateProcessorData
     * @throws RequestError
     */
    public function createProcessor(array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('createProcessor', $values, $idempotencyKey);
    }

    /**
     * List the processors.
     *
     * Oldest first, each with its 100 oldest vendors; `GET /admin/v1/vendors` lists all. Send
     * `next` as `after` to read the next page; at the end it is null.
     *
     * `$values` has:
     * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
     *   filters. Absent: the first page.
     * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListProcessorsQuery $values
     * @return ListProcessorsData
     * @throws RequestError
     */
    public function listProcessors(array $values = []): array
    {
        return $this->sender->call('listProcessors', $values);
    }

    /**
     * Read the settings of a processor.
     *
     * Also refuses with `not_found` (404).
     *
     * @return ProcessorDetail
     * @throws RequestError
     */
    public function getProcessor(string $uuid): array
    {
        return $this->sender->call('getProcessor', ['uuid' => $uuid]);
    }

    /**
     * Change the settings of a processor.
     *
     * An absent field does not change. `payout_delay_days` applies to payments that start from now
     * on; 0 requires `zero_delay_allowed`. `originator` applies to every batch that is written from
     * now on; null inherits from the bank. `authorization_required` and
     * `validated_accounts_required` apply to payments that start from now on,
     * `clawback_authorization_required` to clawbacks that are in no file. `validation_sources`
     * applies to validations from now on; null: `linked`, `settled_debits` and `provider` in live
     * mode, `provider` in the sandbox. `bank` applies from the next cut-off on to entries that are
     * not in a file; entries that were sent stay with their bank. The audit trail keeps the old
     * values.
     *
     * Also refuses with `not_found` (404), `already_asked` (422).
     *
     * `$values` has:
     * - `name` (may be absent): Text of 1 to 100 characters.
     * - `payout_delay_days` (may be absent): An integer from 0 to 60.
     * - `zero_delay_allowed` (may be absent): True or false.
     * - `present_again` (may be absent): True or false.
     * - `keep_returned_payouts` (may be absent): True or false.
     * - `unique_client_reference_ids` (may be absent): True or false.
     * - `authorization_required` (may be absent): True or false.
     * - `clawback_authorization_required` (may be absent): True or false.
     * - `validated_accounts_required` (may be absent): True or false.
     * - `account_checks_per_day` (may be absent): How many checks of bank accounts by micro-entries
     *   and prenotes it may start in 24 hours.
     * - `bank` (may be absent): A name in the banks file; null: its first bank.
     * - `validation_sources` (may be absent): The sources that validate bank accounts, in the order
     *   in which they are asked.
     * - `originator` (may be absent):
     * - `reason`: Why. The audit trail keeps it.
     *
     * @param UpdateProcessorRequest $values
     * @return ProcessorDetail | ApprovalAsked
     * @throws RequestError
     */
    public function updateProcessor(string $uuid, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('updateProcessor', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Suspend a processor.
     *
     * Its tokens and its vendors’ tokens can still read and cancel; starting something new answers
     * 403. Entries that are not in a file wait, and the daily run skips the tenant. Entries in a
     * file continue to their end: settlements, returns, events. Suspending a suspended processor
     * changes nothing.
     *
     * Also refuses with `not_found` (404).
     *
     * `$values` has:
     * - `reason`: Why. The audit trail keeps it.
     *
     * @param SuspendProcessorRequest $values
     * @return Processor
     * @throws RequestError
     */
    public function suspendProcessor(string $uuid, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('suspendProcessor', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Resume a processor.
     *
     * Lifts a suspension. Waiting entries go into a file at the next cut-off, and the next daily
     * run pays what became due. Resuming a processor that is not suspended changes nothing.
     *
     * Also refuses with `not_found` (404).
     *
     * `$values` has:
     * - `reason`: Why. The audit trail keeps it.
     *
     * @param ResumeProcessorRequest $values
     * @return Processor
     * @throws RequestError
     */
    public function resumeProcessor(string $uuid, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('resumeProcessor', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Create a vendor.
     *
     * A vendor belongs to one processor. Its token reaches only what the vendor created.
     *
     * Also refuses with `not_found` (404).
     *
     * `$values` has:
     * - `name`: Text of 1 to 100 characters.
     * - `reason` (may be absent): Why. The audit trail keeps it.
     *
     * @param CreateVendorRequest $values
     * @return CreateVendorData
     * @throws RequestError
     */
    public function createVendor(string $uuid, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('createVendor', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Read a vendor.
     *
     * Also refuses with `not_found` (404).
     *
     * @return Vendor
     * @throws RequestError
     */
    public function getVendor(string $uuid): array
    {
        return $this->sender->call('getVendor', ['uuid' => $uuid]);
    }

    /**
     * List the vendors.
     *
     * Of all processors or of one, oldest first. Send `next` as `after` to read the next page; at
     * the end it is null.
     *
     * `$values` has:
     * - `processor_uuid` (may be absent):
     * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
     *   filters. Absent: the first page.
     * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListVendorsQuery $values
     * @return ListVendorsData
     * @throws RequestError
     */
    public function listVendors(array $values = []): array
    {
        return $this->sender->call('listVendors', $values);
    }

    /**
     * Issue a token.
     *
     * Send exactly one of `processor_uuid`, `vendor_uuid` and `admin: true`. The token is shown
     * once; only its hash is stored. `GET /3p/api/v1/me` and the audit trail show the name of the
     * token. In live mode an admin token lives for at most 365 days, and for 365 without
     * `expires_in_days`. If a second operator must approve it, the person who approves gets the
     * token and hands it over.
     *
     * Also refuses with `not_found` (404), `already_asked` (422).
     *
     * `$values` has:
     * - `processor_uuid` (may be absent):
     * - `vendor_uuid` (may be absent):
     * - `admin` (may be absent): True or false.
     * - `name` (may be absent): What the token is for, such as the program that gets it.
     * - `role` (may be absent): Of an admin token: what it may do. Default: administrator.
     * - `expires_in_days` (may be absent): An integer from 1 to 3650.
     * - `reason` (may be absent): Why. The audit trail keeps it.
     *
     * @param CreateTokenRequest $values
     * @return CreateToken201Data | ApprovalAsked
     * @throws RequestError
     */
    public function createToken(array $values = [], ?string $idempotencyKey = null): array
    {
        return $this->sender->call('createToken', $values, $idempotencyKey);
    }

    /**
     * List the tokens.
     *
     * All tokens, or the tokens of a processor and its vendors, oldest first. `issued_by`: tokens
     * that this operator issued. Only admin tokens have a `role`. `last_used_at` is updated at most
     * once an hour. The list does not have the token of the environment. Send `next` as `after` to
     * read the next page; at the end it is null.
     *
     * `$values` has:
     * - `processor_uuid` (may be absent):
     * - `issued_by` (may be absent):
     * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
     *   filters. Absent: the first page.
     * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListTokensQuery $values
     * @return ListTokensData
     * @throws RequestError
     */
    public function listTokens(array $values = []): array
    {
        return $this->sender->call('listTokens', $values);
    }

    /**
     * Read a token, never its text.
     *
     * Also refuses with `not_found` (404).
     *
     * @return Token
     * @throws RequestError
     */
    public function getToken(string $uuid): array
    {
        return $this->sender->call('getToken', ['uuid' => $uuid]);
    }

    /**
     * Revoke a token.
     *
     * Takes effect at once in the process that answers, and within one second in all others.
     * Repeating it changes nothing.
     *
     * Also refuses with `not_found` (404).
     *
     * `$values` has:
     * - `reason` (may be absent): Why. The audit trail keeps it.
     *
     * @param RevokeTokenQuery $values
     * @throws RequestError
     */
    public function revokeToken(string $uuid, array $values = []): void
    {
        $this->sender->call('revokeToken', [...$values, 'uuid' => $uuid]);
    }

    /**
     * Issue a token of the tenant.
     *
     * The token is shown once; only its hash is stored. It works while the person who issued it is
     * an owner of the tenant. Needs a password that was given in the last 15 minutes.
     *
     * Also refuses with `tenant_suspended` (403), `not_found` (404).
     *
     * `$values` has:
     * - `name`: What the token is for, such as the program that gets it.
     * - `vendor_uuid` (may be absent): The vendor of the token. Absent: it is a token of the
     *   processor.
     * - `expires_in_days` (may be absent): In how many days it expires. Absent: it does not expire.
     *
     * @param CreateOwnTokenRequest $values
     * @return CreateOwnTokenData
     * @throws RequestError
     */
    public function createOwnToken(array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('createOwnToken', $values, $idempotencyKey);
    }

    /**
     * List the tokens of a tenant.
     *
     * The tokens of the processor and its vendors, oldest first, also revoked ones; never their
     * text. Send `next` as `after` to read the next page; at the end it is null.
     *
     * `$values` has:
     * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
     *   filters. Absent: the first page.
     * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListOwnTokensQuery $values
     * @return ListOwnTokensData
     * @throws RequestError
     */
    public function listOwnTokens(array $values = []): array
    {
        return $this->sender->call('listOwnTokens', $values);
    }

    /**
     * Revoke a token of the tenant.
     *
     * Takes effect at once in the process that answers, and within one second in all others.
     * Repeating it changes nothing.
     *
     * Also refuses with `not_found` (404).
     *
     * @throws RequestError
     */
    public function revokeOwnToken(string $uuid): void
    {
        $this->sender->call('revokeOwnToken', ['uuid' => $uuid]);
    }

    /**
     * Read the audit trail.
     *
     * Newest first. The acts about all tenants and of the operator itself. `processor_uuid`: about
     * one tenant; the nil uuid: acts that concern no single tenant. `operator_uuid`: of one person.
     * `subject_uuid`: of one token, file, payment or user. `acted_from` and `acted_before`: the
     * second is exclusive. `actor` null: the service itself. `actor` `admin` without a token and an
     * operator: the token of the environment, or the command line. Send `next` as `after` to read
     * the next page; at the end it is null.
     *
     * `$values` has:
     * - `processor_uuid` (may be absent):
     * - `operator_uuid` (may be absent):
     * - `action` (may be absent): An action such as token.issued, or its words: Token issued.
     * - `subject_uuid` (may be absent):
     * - `acted_from` (may be absent): Only acts at this time or later: `YYYY-MM-DD HH:MM:SS` in
     *   UTC, or ISO 8601 with a zone.
     * - `acted_before` (may be absent): Only acts before this time: `YYYY-MM-DD HH:MM:SS` in UTC,
     *   or ISO 8601 with a zone.
     * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
     *   filters. Absent: the first page.
     * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListAuditTrailQuery $values
     * @return ListAuditTrailData
     * @throws RequestError
     */
    public function listAuditTrail(array $values = []): array
    {
        return $this->sender->call('listAuditTrail', $values);
    }

    /**
     * Read the audit trail as a file.
     *
     * Comma-separated values (RFC 4180) with the same columns, newest first, at most 100000 acts.
     * The acts about all tenants and of the operator itself. `processor_uuid`: about one tenant;
     * the nil uuid: acts that concern no single tenant. `operator_uuid`: of one person.
     * `subject_uuid`: of one token, file, payment or user. `acted_from` and `acted_before`: the
     * second is exclusive. `actor` null: the service itself. `actor` `admin` without a token and an
     * operator: the token of the environment, or the command line.
     *
     * `$values` has:
     * - `processor_uuid` (may be absent):
     * - `operator_uuid` (may be absent):
     * - `action` (may be absent): An action such as token.issued, or its words: Token issued.
     * - `subject_uuid` (may be absent):
     * - `acted_from` (may be absent): Only acts at this time or later: `YYYY-MM-DD HH:MM:SS` in
     *   UTC, or ISO 8601 with a zone.
     * - `acted_before` (may be absent): Only acts before this time: `YYYY-MM-DD HH:MM:SS` in UTC,
     *   or ISO 8601 with a zone.
     *
     * @param DownloadAuditTrailQuery $values
     * @return string
     * @throws RequestError
     */
    public function downloadAuditTrail(array $values = []): string
    {
        return $this->sender->call('downloadAuditTrail', $values);
    }

    /**
     * List requests.
     *
     * A processor sees its own and its vendors’ requests, a vendor its own. Newest first; a request
     * is there a few seconds after its answer, and for 14 days by default. It has no bodies and no
     * queries. One answer looks at a bounded number of requests, so a page may have fewer than
     * `limit`, or none, and still a `next`: go on until `next` is null.
     *
     * `$values` has:
     * - `status` (may be absent): Only requests that were answered with this HTTP status.
     * - `failed` (may be absent): True: only requests that were refused or failed. False: all
     *   requests.
     * - `method` (may be absent): Only requests with this HTTP method.
     * - `path` (may be absent): Only requests whose path begins with this text.
     * - `token_uuid` (may be absent): Only requests with this token.
     * - `by_person` (may be absent): True: only requests of people, who sign in to the console.
     *   False: only requests of programs.
     * - `request_id` (may be absent): Only the request with this identifier.
     * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
     *   filters. Absent: the first page.
     * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListRequestsQuery $values
     * @return ListRequestsData
     * @throws RequestError
     */
    public function listRequests(array $values = []): array
    {
        return $this->sender->call('listRequests', $values);
    }

    /**
     * List requests of any tenant.
     *
     * Of all tenants and operators, or of one tenant. `processor_uuid` null: of an operator, or of
     * a caller whose token was refused. Newest first; a request is there a few seconds after its
     * answer, and for 14 days by default. It has no bodies and no queries. One answer looks at a
     * bounded number of requests, so a page may have fewer than `limit`, or none, and still a
     * `next`: go on until `next` is null.
     *
     * `$values` has:
     * - `status` (may be absent): Only requests that were answered with this HTTP status.
     * - `failed` (may be absent): True: only requests that were refused or failed. False: all
     *   requests.
     * - `method` (may be absent): Only requests with this HTTP method.
     * - `path` (may be absent): Only requests whose path begins with this text.
     * - `token_uuid` (may be absent): Only requests with this token.
     * - `by_person` (may be absent): True: only requests of people, who sign in to the console.
     *   False: only requests of programs.
     * - `request_id` (may be absent): Only the request with this identifier.
     * - `operator_uuid` (may be absent):
     * - `processor_uuid` (may be absent):
     * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
     *   filters. Absent: the first page.
     * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListRequestsOfAnyTenantQuery $values
     * @return ListRequestsOfAnyTenantData
     * @throws RequestError
     */
    public function listRequestsOfAnyTenant(array $values = []): array
    {
        return $this->sender->call('listRequestsOfAnyTenant', $values);
    }

    /**
     * List the banks.
     *
     * In the order of the banks file; processors without a bank of their own use the first one.
     * `inbound_read_at`: the time up to which the files of the bank were read. Debits of the bank
     * become good only up to this time, so a bank whose server is away delays its own payments.
     *
     * @return ListBanksData
     * @throws RequestError
     */
    public function listBanks(): array
    {
        return $this->sender->call('listBanks', []);
    }

    /**
     * Read the banking calendar of a month.
     *
     * Every day of the month. A day has the cut-offs of each bank in their order: when a file
     * closes, when its entries settle, and until when the bank of an entry may return it
     * (`unauthorized_returns_until`: an unauthorized debit of a consumer). `settling`: what comes
     * and leaves on the day, of all tenants. `today` and `month` are Eastern, times are UTC.
     *
     * `$values` has:
     * - `month` (may be absent): By default the current month.
     *
     * @param GetCalendarQuery $values
     * @return GetCalendarData
     * @throws RequestError
     */
    public function getCalendar(array $values = []): array
    {
        return $this->sender->call('getCalendar', $values);
    }

    /**
     * List the files to the banks.
     *
     * Newest first. `state` limits the list to one state. `delivery` is how far the bytes are on
     * their way: `uncertain` means that only the bank knows whether it has them; null means that
     * sending has not started, or that a rejection ended it. `returns_until`: until when its
     * entries may come back; an unauthorized debit of a consumer may come back later. Send `next`
     * as `after` to read the next page; at the end it is null.
     *
     * `$values` has:
     * - `state` (may be absent):
     * - `created_from` (may be absent): Only what is from this time or later: `YYYY-MM-DD HH:MM:SS`
     *   in UTC, or ISO 8601 with a zone.
     * - `created_before` (may be absent): Only what is from before this time: `YYYY-MM-DD HH:MM:SS`
     *   in UTC, or ISO 8601 with a zone.
     * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
     *   filters. Absent: the first page.
     * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListBankFilesQuery $values
     * @return ListBankFilesData
     * @throws RequestError
     */
    public function listBankFiles(array $values = []): array
    {
        return $this->sender->call('listBankFiles', $values);
    }

    /**
     * Read a file to a bank.
     *
     * Also refuses with `not_found` (404).
     *
     * @return BankFile
     * @throws RequestError
     */
    public function getBankFile(string $uuid): array
    {
        return $this->sender->call('getBankFile', ['uuid' => $uuid]);
    }

    /**
     * List the entries of a file to a bank.
     *
     * By stage, tenant and entry. Members of a batch share an entry, and each is listed.
     * `transaction_uuid` of a payout of fees, or of a reversal, is its own uuid, and it has no
     * names. Dishonors are in `GET /admin/v1/dishonors`. Send `next` as `after` to read the next
     * page; at the end it is null.
     *
     * Also refuses with `not_found` (404).
     *
     * `$values` has:
     * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
     *   filters. Absent: the first page.
     * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListBankFileEntriesQuery $values
     * @return ListBankFileEntriesData
     * @throws RequestError
     */
    public function listBankFileEntries(string $uuid, array $values = []): array
    {
        return $this->sender->call('listBankFileEntries', [...$values, 'uuid' => $uuid]);
    }

    /**
     * Download a file to a bank.
     *
     * The content before it is wrapped for the bank. It has account numbers in plain text, so each
     * download is recorded in the audit trail. A file that is not yet written answers 404. A file
     * that is downloaded before it is sent may have been handed over by hand: if it then misses its
     * dates, an operator has to say whether the bank has it.
     *
     * Also refuses with `not_found` (404), `content_removed` (410).
     *
     * @return string
     * @throws RequestError
     */
    public function downloadBankFile(string $uuid): string
    {
        return $this->sender->call('downloadBankFile', ['uuid' => $uuid]);
    }

    /**
     * Record that a bank has a file.
     *
     * For a file whose delivery is uncertain and that the bank confirms, or that was delivered in
     * another way. The file is not sent again, and its payments continue. A confirmed file is
     * answered as it is.
     *
     * Also refuses with `not_found` (404), `invalid_state` (422), `already_asked` (422).
     *
     * `$values` has:
     * - `reason`: Why. The audit trail keeps it.
     *
     * @param MarkBankFileDeliveredRequest $values
     * @return BankFile | ApprovalAsked
     * @throws RequestError
     */
    public function markBankFileDelivered(string $uuid, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('markBankFileDelivered', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Record that a bank has rejected a file.
     *
     * Its entries go into the next file with new trace numbers; captures that already counted as
     * sent fail. Refused once an entry of the file has settled: such entries come back as returns.
     * Refused too if it is recorded that the bank processed the file twice. Also takes back a file
     * that cannot be written or sent. A rejected file is answered as it is.
     *
     * Also refuses with `not_found` (404), `invalid_state` (422), `already_asked` (422).
     *
     * `$values` has:
     * - `reason`: Why. The audit trail keeps it.
     *
     * @param RejectBankFileRequest $values
     * @return BankFile | ApprovalAsked
     * @throws RequestError
     */
    public function rejectBankFile(string $uuid, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('rejectBankFile', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Record that the bank statement shows a file gross.
     *
     * One line is the total of the file; each entry that is returned before settlement is another
     * line. For a file that was opened before `statement_booking` of the bank was changed in the
     * banks file. Refused once a line of the bank statement was matched with cash of the file.
     *
     * Also refuses with `not_found` (404), `invalid_state` (422).
     *
     * `$values` has:
     * - `reason`: Why. The audit trail keeps it.
     *
     * @param MarkBankFileBookedGrossRequest $values
     * @return BankFile
     * @throws RequestError
     */
    public function markBankFileBookedGross(string $uuid, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('markBankFileBookedGross', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Record that the bank statement shows a file net.
     *
     * One line is the total of the file without the entries that are returned before settlement.
     * For a file that was opened before `statement_booking` of the bank was changed in the banks
     * file. Refused once a line of the bank statement was matched with cash of the file.
     *
     * Also refuses with `not_found` (404), `invalid_state` (422).
     *
     * `$values` has:
     * - `reason`: Why. The audit trail keeps it.
     *
     * @param MarkBankFileBookedNetRequest $values
     * @return BankFile
     * @throws RequestError
     */
    public function markBankFileBookedNet(string $uuid, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('markBankFileBookedNet', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * List restores of the database.
     *
     * The last 12 restores, newest first, and the banks that wait until `POST
     * /admin/v1/restores/release`. `reached_at` and `backup` are null for a database that was
     * restored by other means.
     *
     * @return ListRestoresData
     * @throws RequestError
     */
    public function listRestores(): array
    {
        return $this->sender->call('listRestores', []);
    }

    /**
     * Continue with a bank after a restore.
     *
     * After a restore of the database, no file is sent to a bank and none is read until an operator
     * has compared what the bank has with what we have: see the runbook `after-a-restore`. Refused
     * while a file of the bank is not written yet, and for a name that the database does not know
     * and that is not in `files_only_at_bank`. The same request again has the same answer.
     *
     * Also refuses with `invalid_state` (422), `already_asked` (422).
     *
     * `$values` has:
     * - `bank`: The name of the bank in the banks file.
     * - `reason`: Why. The audit trail keeps it.
     * - `files_at_bank`: The names of all files that the bank has received since the day of the
     *   restored moment. Files of ours with these names are not sent again; our other unsent files
     *   are sent. Files of other banks with which this bank shares an account make no difference.
     * - `files_only_at_bank` (may be absent): The `files_at_bank` that the database lost in the
     *   restore. Place holds on their payments first. Their names are not used again.
     *
     * @param ReleaseBankRequest $values
     * @return ReleaseBank200Data | ApprovalAsked
     * @throws RequestError
     */
    public function releaseBank(array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('releaseBank', $values, $idempotencyKey);
    }

    /**
     * List the files of the banks.
     *
     * Newest first, with the verdict on each file and its findings. `problems` put the whole file
     * in quarantine, `faults` put single entries in suspense, `notes` have no consequence.
     * `report`: the file has no records, but words of the bank; a note tells its beginning.
     * `unreadable`: the file cannot be opened, for example because the key is wrong. It holds the
     * payments of its bank like a file in quarantine, and is tried again at each reading.
     * `open=true`: only files without a decision. Send `next` as `after` to read the next page; at
     * the end it is null.
     *
     * `$values` has:
     * - `open` (may be absent):
     * - `read_from` (may be absent): Only what is from this time or later: `YYYY-MM-DD HH:MM:SS` in
     *   UTC, or ISO 8601 with a zone.
     * - `read_before` (may be absent): Only what is from before this time: `YYYY-MM-DD HH:MM:SS` in
     *   UTC, or ISO 8601 with a zone.
     * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
     *   filters. Absent: the first page.
     * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListInboundFilesQuery $values
     * @return ListInboundFilesData
     * @throws RequestError
     */
    public function listInboundFiles(array $values = []): array
    {
        return $this->sender->call('listInboundFiles', $values);
    }

    /**
     * Read a file of a bank.
     *
     * Also refuses with `not_found` (404).
     *
     * @return InboundFile
     * @throws RequestError
     */
    public function getInboundFile(string $uuid): array
    {
        return $this->sender->call('getInboundFile', ['uuid' => $uuid]);
    }

    /**
     * Download a file of a bank.
     *
     * The content after its wrapping was removed. It has account numbers in plain text, so each
     * download is recorded in the audit trail.
     *
     * Also refuses with `not_found` (404), `content_removed` (410).
     *
     * @return string
     * @throws RequestError
     */
    public function downloadInboundFile(string $uuid): string
    {
        return $this->sender->call('downloadInboundFile', ['uuid' => $uuid]);
    }

    /**
     * Release a file from quarantine.
     *
     * Applies the readable entries as for any other file, before this call answers. Entries that
     * cannot be matched are put in suspense. A report has no entries: release it when you have read
     * it. A released file is answered as it is.
     *
     * Also refuses with `not_found` (404), `invalid_state` (422).
     *
     * `$values` has:
     * - `reason`: Why. The audit trail keeps it.
     *
     * @param ReleaseInboundFileRequest $values
     * @return InboundFile
     * @throws RequestError
     */
    public function releaseInboundFile(string $uuid, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('releaseInboundFile', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Reject a file that waits.
     *
     * No entry of the file is ever applied. Ask the bank to send a corrected file. A file that
     * cannot be opened is not tried again. A rejected file is answered as it is.
     *
     * Also refuses with `not_found` (404), `invalid_state` (422), `already_asked` (422).
     *
     * `$values` has:
     * - `reason`: Why. The audit trail keeps it.
     *
     * @param RejectInboundFileRequest $values
     * @return InboundFile | ApprovalAsked
     * @throws RequestError
     */
    public function rejectInboundFile(string $uuid, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('rejectInboundFile', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * List items in suspense.
     *
     * Entries of the banks’ files that could not be matched or applied, oldest first. `reason` says
     * why; `transaction_uuid` is the payment of the entry with this trace number, if there is one.
     * Resolve each with `POST /admin/v1/suspense/{uuid}/resolve`. Send `next` as `after` to read
     * the next page; at the end it is null.
     *
     * `$values` has:
     * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
     *   filters. Absent: the first page.
     * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListSuspenseItemsQuery $values
     * @return ListSuspenseItemsData
     * @throws RequestError
     */
    public function listSuspenseItems(array $values = []): array
    {
        return $this->sender->call('listSuspenseItems', $values);
    }

    /**
     * List late returns.
     *
     * Returns that came after their deadline, newest first. They are applied. Each may be
     * dishonored until `dishonor_until`, with `POST /admin/v1/dishonors`. Send `next` as `after` to
     * read the next page; at the end it is null.
     *
     * `$values` has:
     * - `received_from` (may be absent): Only what is from this time or later: `YYYY-MM-DD
     *   HH:MM:SS` in UTC, or ISO 8601 with a zone.
     * - `received_before` (may be absent): Only what is from before this time: `YYYY-MM-DD
     *   HH:MM:SS` in UTC, or ISO 8601 with a zone.
     * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
     *   filters. Absent: the first page.
     * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListLateReturnsQuery $values
     * @return ListLateReturnsData
     * @throws RequestError
     */
    public function listLateReturns(array $values = []): array
    {
        return $this->sender->call('listLateReturns', $values);
    }

    /**
     * Read an item of a bank’s file: a return, a change or another entry.
     *
     * Also refuses with `not_found` (404).
     *
     * @return BankItem
     * @throws RequestError
     */
    public function getBankItem(string $uuid): array
    {
        return $this->sender->call('getBankItem', ['uuid' => $uuid]);
    }

    /**
     * Resolve an item in suspense.
     *
     * `ignored`: the item has no effect. `return_of`: the item is applied as the return of the
     * latest entry of `stage` of the payment, of the fee payout `fee_payout_uuid`, or of our entry
     * with the trace number `trace_id`, which also names reversals and micro-entries. Its trace
     * number and bank account may differ; its amount and direction must equal the entry’s. All
     * other rules for returns apply, so the item may be in suspense again, with another reason.
     * `copy_return`: the bank processed the file of the item’s entry twice, and the item returns
     * the copy. It is booked on DUP of the operator books, and no payment moves. `rejected_entry`:
     * the item is a reject, and the bank rejected this entry, which is named in the same way, or is
     * the entry with the trace number in the item. Its amount, direction and account number must
     * equal the item’s. A capture fails with `failure_code` `entry_rejected`; another entry of a
     * payment waits on hold; a reversal or micro-entry is canceled. Of entries that have settled,
     * only a capture can be named. `correction`: the item is a change, and `corrected` is what its
     * data say. The numbers must be in the data that the bank sent. The account of the entry is
     * corrected, from its next entry on; the entry is the item’s entry, or the one that is named as
     * for a return. If the entry is of a bank in another lane that shares the account, the item is
     * handed over to that lane: it is `not_ours` here. A return is applied there a moment later.
     * Anything else is in suspense there, under another uuid: resolve it again. An item that was
     * ignored, handed over, or applied as this return or reject, is answered as it is.
     *
     * Also refuses with `not_found` (404), `invalid_state` (422), `already_asked` (422).
     *
     * `$values` has:
     * - `as`:
     * - `transaction_uuid` (may be absent):
     * - `stage` (may be absent):
     * - `refund_uuid` (may be absent):
     * - `fee_payout_uuid` (may be absent):
     * - `trace_id` (may be absent): The trace number of our entry, as its bank file has it.
     * - `corrected` (may be absent): What the bank corrects, at least one of the three.
     * - `reason`: Why. The audit trail keeps it.
     *
     * @param ResolveSuspenseItemRequest $values
     * @return BankItem | ApprovalAsked
     * @throws RequestError
     */
    public function resolveSuspenseItem(string $uuid, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('resolveSuspenseItem', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Record that a returned capture was won back.
     *
     * For a payment whose capture was returned and whose money the bank gave back, after a dishonor
     * or in another way. The capture is good again, and its canceled payout is made. Announces
     * TransactionCompleted. A payment that was won back is answered as it is.
     *
     * Also refuses with `not_found` (404), `invalid_state` (422), `already_asked` (422).
     *
     * `$values` has:
     * - `reason`: Why. The audit trail keeps it.
     *
     * @param RecordCaptureWonBackRequest $values
     * @return TransactionWithMetadata | ApprovalAsked
     * @throws RequestError
     */
    public function recordCaptureWonBack(string $uuid, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('recordCaptureWonBack', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Dishonor a return.
     *
     * Dishonors a return within five banking days after it came; the dishonor goes out with the
     * last file of the day. `code`: R68 the return came late, R67 its entry was returned before,
     * R69 fields of it are wrong (`information` names them: 01 account number, 02 trace number, 03
     * amount, 04 identification, 05 transaction code, 06 company identification, 07 effective
     * date), R70 we did not ask for it (R06, R31), R62 a reversal was returned alone, R61 it
     * matches no entry of ours. An applied return must be the return of a capture; every return in
     * suspense can be dishonored. No money moves: when the bank gives the money back, record `won`.
     *
     * Also refuses with `not_found` (404), `invalid_state` (422).
     *
     * `$values` has:
     * - `item_uuid`:
     * - `code`:
     * - `information` (may be absent): Text of 0 to 21 characters.
     * - `reason`: Why. The audit trail keeps it.
     *
     * @param CreateDishonorRequest $values
     * @return Dishonor
     * @throws RequestError
     */
    public function createDishonor(array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('createDishonor', $values, $idempotencyKey);
    }

    /**
     * List dishonors.
     *
     * Newest first. `sent`: the receiving bank may contest the dishonor until `contestable_until`.
     * `contested`: it did, with `contest_code`. `lost` without `sent_at`: it was not sent by its
     * last day, `send_until`. Send `next` as `after` to read the next page; at the end it is null.
     *
     * `$values` has:
     * - `state` (may be absent):
     * - `asked_from` (may be absent): Only what is from this time or later: `YYYY-MM-DD HH:MM:SS`
     *   in UTC, or ISO 8601 with a zone.
     * - `asked_before` (may be absent): Only what is from before this time: `YYYY-MM-DD HH:MM:SS`
     *   in UTC, or ISO 8601 with a zone.
     * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
     *   filters. Absent: the first page.
     * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListDishonorsQuery $values
     * @return ListDishonorsData
     * @throws RequestError
     */
    public function listDishonors(array $values = []): array
    {
        return $this->sender->call('listDishonors', $values);
    }

    /**
     * Read a dishonor.
     *
     * Also refuses with `not_found` (404).
     *
     * @return Dishonor
     * @throws RequestError
     */
    public function getDishonor(string $uuid): array
    {
        return $this->sender->call('getDishonor', ['uuid' => $uuid]);
    }

    /**
     * Record that a dishonor was won.
     *
     * The bank gave the money back, and no contest came until `contestable_until`. A capture is
     * good again, and its canceled payout is made (TransactionCompleted). If the return was in
     * suspense, no money had moved: the credit on the bank statement corrects the debit there. A
     * dishonor that was won is answered as it is.
     *
     * Also refuses with `not_found` (404), `invalid_state` (422), `already_asked` (422).
     *
     * `$values` has:
     * - `reason`: Why. The audit trail keeps it.
     *
     * @param RecordDishonorWonRequest $values
     * @return Dishonor | ApprovalAsked
     * @throws RequestError
     */
    public function recordDishonorWon(string $uuid, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('recordDishonorWon', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Record that a dishonor was lost.
     *
     * The return stays. If it was in suspense before, it is in suspense again. A dishonor that was
     * lost is answered as it is.
     *
     * Also refuses with `not_found` (404), `invalid_state` (422).
     *
     * `$values` has:
     * - `reason`: Why. The audit trail keeps it.
     *
     * @param RecordDishonorLostRequest $values
     * @return Dishonor
     * @throws RequestError
     */
    public function recordDishonorLost(string $uuid, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('recordDishonorLost', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Check a bank account with two small credits.
     *
     * Sends two credits of less than one dollar with the next file, under the description
     * ACCTVERIFY. When they have settled, the user reads their amounts on the statement of the bank
     * and tells you; send them to `POST /3p/api/v2/micro-entries/{uuid}/confirm` within 14 days.
     * Nothing is taken back. One check of an account is open at a time, and a user has at most 5 in
     * 30 days. The operator of the service limits how many you start in 24 hours. Prenotes are
     * checks too.
     *
     * In the sandbox the amounts are always 32 and 45 cents.
     *
     * Also refuses with `tenant_suspended` (403), `not_found` (404), `bank_account_unusable` (422),
     * `invalid_state` (422).
     *
     * `$values` has:
     * - `bank_account`: The bank account of the user to check.
     *
     * @param CreateMicroEntriesRequest $values
     * @return MicroEntryCheck
     * @throws RequestError
     */
    public function createMicroEntries(string $uuid, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('createMicroEntries', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * List the checks of the bank accounts of a user.
     *
     * Those by micro-entries, oldest first. Send `next` as `after` to read the next page; at the
     * end it is null.
     *
     * Also refuses with `not_found` (404).
     *
     * `$values` has:
     * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
     *   filters. Absent: the first page.
     * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListMicroEntriesQuery $values
     * @return ListMicroEntriesData
     * @throws RequestError
     */
    public function listMicroEntries(string $uuid, array $values = []): array
    {
        return $this->sender->call('listMicroEntries', [...$values, 'uuid' => $uuid]);
    }

    /**
     * Confirm the amounts of two small credits.
     *
     * Allowed when the state is `awaiting_confirmation`. Wrong amounts are an answer with `matched:
     * false`, not an error; after 3 of them the check has failed. Right amounts confirm the check:
     * the account is `valid` for the source `micro_entries` of account validation. A confirmed
     * check is answered as it is.
     *
     * Also refuses with `not_found` (404), `invalid_state` (422), `bank_account_unusable` (422).
     *
     * `$values` has:
     * - `amounts`: The two amounts in cents, in any order.
     *
     * @param ConfirmMicroEntriesRequest $values
     * @return ConfirmMicroEntriesData
     * @throws RequestError
     */
    public function confirmMicroEntries(string $uuid, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('confirmMicroEntries', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Read a check of a bank account.
     *
     * There is no event of it: read it after the settlement of the next banking day.
     *
     * Also refuses with `not_found` (404).
     *
     * @return MicroEntryCheck
     * @throws RequestError
     */
    public function getMicroEntries(string $uuid): array
    {
        return $this->sender->call('getMicroEntries', ['uuid' => $uuid]);
    }

    /**
     * List the checks of bank accounts by micro-entries.
     *
     * Of all tenants, newest first. Many returns or wrong answers of one tenant are a sign of
     * fraud. Send `next` as `after` to read the next page; at the end it is null.
     *
     * `$values` has:
     * - `requested_from` (may be absent): Only what is from this time or later: `YYYY-MM-DD
     *   HH:MM:SS` in UTC, or ISO 8601 with a zone.
     * - `requested_before` (may be absent): Only what is from before this time: `YYYY-MM-DD
     *   HH:MM:SS` in UTC, or ISO 8601 with a zone.
     * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
     *   filters. Absent: the first page.
     * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListMicroEntriesOfAllTenantsQuery $values
     * @return ListMicroEntriesOfAllTenantsData
     * @throws RequestError
     */
    public function listMicroEntriesOfAllTenants(array $values = []): array
    {
        return $this->sender->call('listMicroEntriesOfAllTenants', $values);
    }

    /**
     * Check a bank account with a prenote.
     *
     * Sends an entry of zero dollars with the next file. Its bank returns it if the account does
     * not exist or takes no such entries, and tells you if a number has changed. If nothing comes
     * back, the prenote is confirmed on the third banking day after it settled, and the account is
     * `valid` for the source `prenotes` of account validation. It does not prove that the account
     * belongs to the user. One check of an account is open at a time, and a user has at most 5 in
     * 30 days. The operator of the service limits how many you start in 24 hours. Micro-entries are
     * checks too.
     *
     * Also refuses with `tenant_suspended` (403), `not_found` (404), `bank_account_unusable` (422),
     * `invalid_state` (422).
     *
     * `$values` has:
     * - `bank_account`: The bank account of the user to check.
     * - `tests` (may be absent): What the prenote asks the bank of the account.
     *   - `debits`: Whether the account can be debited. This is also used if you name nothing.
     *   - `credits`: Whether it can be paid.
     *
     * @param CreatePrenoteRequest $values
     * @return Prenote
     * @throws RequestError
     */
    public function createPrenote(string $uuid, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('createPrenote', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * List the prenotes to the bank accounts of a user.
     *
     * Oldest first. Send `next` as `after` to read the next page; at the end it is null.
     *
     * Also refuses with `not_found` (404).
     *
     * `$values` has:
     * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
     *   filters. Absent: the first page.
     * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListPrenotesQuery $values
     * @return ListPrenotesData
     * @throws RequestError
     */
    public function listPrenotes(string $uuid, array $values = []): array
    {
        return $this->sender->call('listPrenotes', [...$values, 'uuid' => $uuid]);
    }

    /**
     * Read a prenote.
     *
     * There is no event of it: read it after the third banking day.
     *
     * Also refuses with `not_found` (404).
     *
     * @return Prenote
     * @throws RequestError
     */
    public function getPrenote(string $uuid): array
    {
        return $this->sender->call('getPrenote', ['uuid' => $uuid]);
    }

    /**
     * List the checks of bank accounts by prenotes.
     *
     * Of all tenants, newest first. Many returns of one tenant are a sign of fraud. Send `next` as
     * `after` to read the next page; at the end it is null.
     *
     * `$values` has:
     * - `requested_from` (may be absent): Only what is from this time or later: `YYYY-MM-DD
     *   HH:MM:SS` in UTC, or ISO 8601 with a zone.
     * - `requested_before` (may be absent): Only what is from before this time: `YYYY-MM-DD
     *   HH:MM:SS` in UTC, or ISO 8601 with a zone.
     * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
     *   filters. Absent: the first page.
     * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListPrenotesOfAllTenantsQuery $values
     * @return ListPrenotesOfAllTenantsData
     * @throws RequestError
     */
    public function listPrenotesOfAllTenants(array $values = []): array
    {
        return $this->sender->call('listPrenotesOfAllTenants', $values);
    }

    /**
     * Show what reversals would move.
     *
     * The entries of the capture and of the payout, newest first, each with the last day for its
     * reversal.
     *
     * Also refuses with `not_found` (404).
     *
     * @return ListReversibleEntriesData
     * @throws RequestError
     */
    public function listReversibleEntries(string $uuid): array
    {
        return $this->sender->call('listReversibleEntries', ['uuid' => $uuid]);
    }

    /**
     * Reverse an entry.
     *
     * Takes back an entry of a capture or a payout that was sent wrongly, by an entry of the same
     * amount in the other direction, in a batch with the description `REVERSAL`. It goes out with
     * the next cut-off after the wrong entry has settled; the receiving bank must have it within
     * five banking days after that. Until then a hold stops the payment. When the reversal of a
     * debit settles, the capture fails as if it was returned (TransactionFailed with `failure_code`
     * `entry_reversed`), and a payout that was sent is clawed back. When the reversal of a credit
     * is good, two banking days after it settled, the payout fails (PayoutFailed), and the money is
     * owed to the payee again. An entry is reversed once.
     *
     * Also refuses with `not_found` (404), `invalid_state` (422), `already_asked` (422).
     *
     * `$values` has:
     * - `trace_id`: The trace number of the wrong entry, from `entries` of the payment.
     * - `entry_error`: What is wrong with the entry. Nacha permits no other reason, so missing
     *   money is not one.
     *   - `duplicate`: The entry was sent twice.
     *   - `wrong_amount`: The amount is not the one that was ordered.
     *   - `wrong_account`: The entry went to a receiver who was not meant.
     *   - `wrong_date`: A debit was dated too early, or a credit too late.
     * - `reason`: Why. The audit trail keeps it.
     *
     * @param CreateReversalRequest $values
     * @return Reversal | ApprovalAsked
     * @throws RequestError
     */
    public function createReversal(string $uuid, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('createReversal', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Cancel a reversal.
     *
     * Only while it waits for a file. The hold on the payment is released. A canceled reversal is
     * answered as it is.
     *
     * Also refuses with `not_found` (404), `invalid_state` (422).
     *
     * `$values` has:
     * - `reason`: Why. The audit trail keeps it.
     *
     * @param CancelReversalRequest $values
     * @return Reversal
     * @throws RequestError
     */
    public function cancelReversal(string $uuid, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('cancelReversal', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * List reversals.
     *
     * Of payments of all tenants, newest first. Send `next` as `after` to read the next page; at
     * the end it is null.
     *
     * `$values` has:
     * - `state` (may be absent): Only reversals in this state.
     *   - `waiting`: They wait for a file, or are in one that the bank has not confirmed.
     *   - `sent`: The bank has them, and they are not complete.
     *   - `complete`: They are complete.
     *   - `failed`: They were returned.
     *   - `canceled`: They were not sent.
     *   - `left`: Money is left that no payment takes over: an operator must end it.
     * - `requested_from` (may be absent): Only what is from this time or later: `YYYY-MM-DD
     *   HH:MM:SS` in UTC, or ISO 8601 with a zone.
     * - `requested_before` (may be absent): Only what is from before this time: `YYYY-MM-DD
     *   HH:MM:SS` in UTC, or ISO 8601 with a zone.
     * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
     *   filters. Absent: the first page.
     * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListReversalsQuery $values
     * @return ListReversalsData
     * @throws RequestError
     */
    public function listReversals(array $values = []): array
    {
        return $this->sender->call('listReversals', $values);
    }

    /**
     * Read a reversal.
     *
     * Also refuses with `not_found` (404).
     *
     * @return Reversal
     * @throws RequestError
     */
    public function getReversal(string $uuid): array
    {
        return $this->sender->call('getReversal', ['uuid' => $uuid]);
    }

    /**
     * Write off what a reversal left.
     *
     * The receiver has the money twice and does not give it back. It becomes a loss of the tenant.
     * A reversal that left nothing any more is answered as it is.
     *
     * Also refuses with `not_found` (404), `invalid_state` (422), `already_asked` (422).
     *
     * `$values` has:
     * - `reason`: Why. The audit trail keeps it.
     *
     * @param WriteOffReversalRequest $values
     * @return Reversal | ApprovalAsked
     * @throws RequestError
     */
    public function writeOffReversal(string $uuid, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('writeOffReversal', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Record that what a reversal left was settled.
     *
     * The receiver paid the money back, or you paid it to them, through the same bank without an
     * entry of ours. The statement of the bank shows the cash. A reversal that left nothing any
     * more is answered as it is.
     *
     * Also refuses with `not_found` (404), `invalid_state` (422), `already_asked` (422).
     *
     * `$values` has:
     * - `reason`: Why. The audit trail keeps it.
     *
     * @param SettleReversalRequest $values
     * @return Reversal | ApprovalAsked
     * @throws RequestError
     */
    public function settleReversal(string $uuid, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('settleReversal', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Show what the reversal of a file would do.
     *
     * Counts the entries of the file that can be reversed now, and those that cannot, by reason.
     * `tenants` is what it moves for each tenant. Nothing is changed. A file of a million entries
     * takes some seconds.
     *
     * Also refuses with `not_found` (404).
     *
     * `$values` has:
     * - `processor_uuid` (may be absent): Only the entries of this tenant: its batches of the file.
     *   Absent: of all tenants.
     * - `stage` (may be absent): Only the entries of this stage. Absent: captures and payouts.
     *
     * @param PreviewFileReversalQuery $values
     * @return FileReversalPreview
     * @throws RequestError
     */
    public function previewFileReversal(string $uuid, array $values = []): array
    {
        return $this->sender->call('previewFileReversal', [...$values, 'uuid' => $uuid]);
    }

    /**
     * Reverse a file.
     *
     * Takes back every entry of the file that can be reversed, each like `POST
     * /admin/v1/transactions/{uuid}/reversals`: with its hold, its events and its entry in a batch
     * with the description `REVERSAL`. `processor_uuid` and `stage` limit it to a part of the file.
     * The work is done in portions after the answer, and at the latest at the next cut-off: read it
     * with `GET /admin/v1/file-reversals/{uuid}`. The receiving banks must have the reversals
     * within five banking days after the settlement of the file, and the network wants them within
     * 24 hours of the discovery. One reversal of a file works at a time.
     *
     * Also refuses with `not_found` (404), `invalid_state` (422), `already_asked` (422).
     *
     * `$values` has:
     * - `entry_error`: What is wrong with the entry. Nacha permits no other reason, so missing
     *   money is not one.
     *   - `duplicate`: The entry was sent twice.
     *   - `wrong_amount`: The amount is not the one that was ordered.
     *   - `wrong_account`: The entry went to a receiver who was not meant.
     *   - `wrong_date`: A debit was dated too early, or a credit too late.
     * - `processor_uuid` (may be absent): Only the entries of this tenant: its batches of the file.
     *   Absent: of all tenants.
     * - `stage` (may be absent): Only the entries of this stage. Absent: captures and payouts.
     * - `discovered_at` (may be absent): When the error was discovered. Absent: now. The network
     *   wants the reversals within 24 hours of it: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a
     *   zone.
     * - `reason`: Why. The audit trail keeps it.
     *
     * @param CreateFileReversalRequest $values
     * @return FileReversal | ApprovalAsked
     * @throws RequestError
     */
    public function createFileReversal(string $uuid, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('createFileReversal', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * List the reversals of files.
     *
     * Newest first. Send `next` as `after` to read the next page; at the end it is null.
     *
     * `$values` has:
     * - `state` (may be absent): Only reversals in this state.
     *   - `open`: Not all of their entries are at the bank.
     *   - `working`: Their entries are being reversed.
     *   - `done`: Each entry is decided.
     * - `file_uuid` (may be absent): Only reversals of this file.
     * - `requested_from` (may be absent): Only what is from this time or later: `YYYY-MM-DD
     *   HH:MM:SS` in UTC, or ISO 8601 with a zone.
     * - `requested_before` (may be absent): Only what is from before this time: `YYYY-MM-DD
     *   HH:MM:SS` in UTC, or ISO 8601 with a zone.
     * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
     *   filters. Absent: the first page.
     * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListFileReversalsQuery $values
     * @return ListFileReversalsData
     * @throws RequestError
     */
    public function listFileReversals(array $values = []): array
    {
        return $this->sender->call('listFileReversals', $values);
    }

    /**
     * Read the reversal of a file.
     *
     * Also refuses with `not_found` (404).
     *
     * @return FileReversal
     * @throws RequestError
     */
    public function getFileReversal(string $uuid): array
    {
        return $this->sender->call('getFileReversal', ['uuid' => $uuid]);
    }

    /**
     * List the entries that a reversal of a file left out.
     *
     * Each with its reason, by stage, tenant and entry. Send `next` as `after` to read the next
     * page; at the end it is null.
     *
     * Also refuses with `not_found` (404).
     *
     * `$values` has:
     * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
     *   filters. Absent: the first page.
     * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListRefusedReversalsQuery $values
     * @return ListRefusedReversalsData
     * @throws RequestError
     */
    public function listRefusedReversals(string $uuid, array $values = []): array
    {
        return $this->sender->call('listRefusedReversals', [...$values, 'uuid' => $uuid]);
    }

    /**
     * Record that the bank processed a file twice.
     *
     * The payments of the file are right and stay as they are: only money moved once more. From now
     * on a second return of an entry of the file is booked on DUP of the operator books, and
     * changes no payment; so is a return with R24 (duplicate entry). Match the lines of the bank
     * statement that show the second sum, and those with which the bank takes it back, as
     * `file_processed_twice`. `rest` is what is not even. Ask the bank to reverse the copy: within
     * 24 hours, and so that the receiving banks have it within five banking days after the
     * settlement of the file. While it is open, no entry of the file can be reversed, and reversals
     * that wait for a file go on waiting. A file with a copy cannot be rejected. A file that is
     * recorded is answered as it is.
     *
     * Also refuses with `not_found` (404), `invalid_state` (422), `already_asked` (422).
     *
     * `$values` has:
     * - `discovered_at` (may be absent): When it was discovered. Absent: now. The network wants the
     *   copy reversed within 24 hours of it: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
     * - `reason`: Why. The audit trail keeps it.
     *
     * @param ReportFileCopyRequest $values
     * @return FileCopy | ApprovalAsked
     * @throws RequestError
     */
    public function reportFileCopy(string $uuid, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('reportFileCopy', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Close a copy of a file.
     *
     * If nothing is left, no money moves. Money that is missing (`rest` below zero) becomes a loss
     * of the operator (LOSS/DUP). Money that we still have belongs to the receivers: then it cannot
     * be closed. A closed copy is answered as it is. A second return that comes later opens it
     * again.
     *
     * Also refuses with `not_found` (404), `invalid_state` (422), `already_asked` (422).
     *
     * `$values` has:
     * - `reason`: Why. The audit trail keeps it.
     *
     * @param CloseFileCopyRequest $values
     * @return FileCopy | ApprovalAsked
     * @throws RequestError
     */
    public function closeFileCopy(string $uuid, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('closeFileCopy', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * List the files that banks processed twice.
     *
     * Newest first. Send `next` as `after` to read the next page; at the end it is null.
     *
     * `$values` has:
     * - `state` (may be absent): Only copies in this state.
     * - `file_uuid` (may be absent): Only the copy of this file.
     * - `reported_from` (may be absent): Only what is from this time or later: `YYYY-MM-DD
     *   HH:MM:SS` in UTC, or ISO 8601 with a zone.
     * - `reported_before` (may be absent): Only what is from before this time: `YYYY-MM-DD
     *   HH:MM:SS` in UTC, or ISO 8601 with a zone.
     * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
     *   filters. Absent: the first page.
     * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListFileCopiesQuery $values
     * @return ListFileCopiesData
     * @throws RequestError
     */
    public function listFileCopies(array $values = []): array
    {
        return $this->sender->call('listFileCopies', $values);
    }

    /**
     * Read a copy of a file.
     *
     * Also refuses with `not_found` (404).
     *
     * @return FileCopy
     * @throws RequestError
     */
    public function getFileCopy(string $uuid): array
    {
        return $this->sender->call('getFileCopy', ['uuid' => $uuid]);
    }

    /**
     * Record that a return was asked for.
     *
     * Your bank asked the receiving bank to return an entry that was sent wrongly (R06). The
     * receiving bank must answer within ten banking days: Today shows the deadline. It need not
     * agree. No money moves: when the entry comes back, its return moves the payment and closes the
     * request. An entry has one open request; a second one is answered with the first.
     *
     * Also refuses with `not_found` (404), `invalid_state` (422).
     *
     * `$values` has:
     * - `trace_id`: The trace number of the entry, from `entries` of the payment.
     * - `entry_error`: What is wrong with the entry. Nacha permits no other reason, so missing
     *   money is not one.
     *   - `duplicate`: The entry was sent twice.
     *   - `wrong_amount`: The amount is not the one that was ordered.
     *   - `wrong_account`: The entry went to a receiver who was not meant.
     *   - `wrong_date`: A debit was dated too early, or a credit too late.
     * - `requested_on` (may be absent): The day on which the receiving bank was asked. Absent:
     *   today in Eastern time.
     * - `asked_by` (may be absent): Who asked: a person of your bank, or of yours.
     * - `asked_how`: How the bank was asked, and whom.
     * - `reason` (may be absent): Why. The audit trail keeps it.
     *
     * @param CreateReturnRequestRequest $values
     * @return ReturnRequest
     * @throws RequestError
     */
    public function createReturnRequest(string $uuid, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('createReturnRequest', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Record the answer to a request.
     *
     * What the receiving bank answered. The request leaves Today; a return that comes later still
     * closes it. An answered request, and one whose entry came back, is answered as it is.
     *
     * Also refuses with `not_found` (404).
     *
     * `$values` has:
     * - `answer`: What the receiving bank answered.
     *   - `accepted`: It returns the entry. The return closes the request when it comes.
     *   - `refused`: It does not return the entry.
     *   - `none`: It did not answer in time.
     * - `answer_note`: What the bank said, when, and to whom.
     * - `reason` (may be absent): Why. The audit trail keeps it.
     *
     * @param AnswerReturnRequestRequest $values
     * @return ReturnRequest
     * @throws RequestError
     */
    public function answerReturnRequest(string $uuid, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('answerReturnRequest', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * List requests for returns.
     *
     * Of payments of all tenants, oldest first. Send `next` as `after` to read the next page; at
     * the end it is null.
     *
     * `$values` has:
     * - `state` (may be absent): Only requests in this state.
     *   - `open`: No answer is recorded, and the entry did not come back.
     *   - `answered`: An answer is recorded, and the entry did not come back.
     *   - `returned`: The entry came back.
     * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
     *   filters. Absent: the first page.
     * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListReturnRequestsQuery $values
     * @return ListReturnRequestsData
     * @throws RequestError
     */
    public function listReturnRequests(array $values = []): array
    {
        return $this->sender->call('listReturnRequests', $values);
    }

    /**
     * Read a request for a return.
     *
     * Also refuses with `not_found` (404).
     *
     * @return ReturnRequest
     * @throws RequestError
     */
    public function getReturnRequest(string $uuid): array
    {
        return $this->sender->call('getReturnRequest', ['uuid' => $uuid]);
    }

    /**
     * Enter lines of the bank statement.
     *
     * 1 to 1,000 lines. The same line again (bank, day, direction, amount and reference) changes
     * nothing. Equal lines of one request are separate lines: the statement has each of them. Each
     * line is compared with the books at once, and ticked off if they expect it. Otherwise it stays
     * open until the files of the next banking day are read, and is then in suspense. `bank` is
     * required if there are several banks.
     *
     * `$values` has:
     * - `bank` (may be absent):
     * - `lines`:
     * - `balances` (may be absent): The balances of the statements that end with these lines. They
     *   are compared with the lines of their days and with the statement before.
     * - `accept_differences` (may be absent): Enter the lines although balances differ. Absent:
     *   false.
     * - `reason` (may be absent): Why. The audit trail keeps it.
     *
     * @param CreateStatementLinesRequest $values
     * @return CreateStatementLinesData
     * @throws RequestError
     */
    public function createStatementLines(array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('createStatementLines', $values, $idempotencyKey);
    }

    /**
     * List lines of the bank statements.
     *
     * Latest day first. `state=suspense`: lines that an operator must decide. Send `next` as
     * `after` to read the next page; at the end it is null.
     *
     * `$values` has:
     * - `bank` (may be absent):
     * - `state` (may be absent):
     * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
     *   filters. Absent: the first page.
     * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListStatementLinesQuery $values
     * @return ListStatementLinesData
     * @throws RequestError
     */
    public function listStatementLines(array $values = []): array
    {
        return $this->sender->call('listStatementLines', $values);
    }

    /**
     * Enter a file of the bank statement.
     *
     * A whole file in CSV, BAI2, camt.053 or camt.052, with at most 1,000 lines of our account. If
     * one row cannot be read, nothing is entered, and the errors name the rows. The balances of the
     * file are compared with its lines, and with the statement before it: a difference is refused
     * with both amounts, unless `accept_differences` is true. The same file again changes nothing;
     * equal lines of the file are separate lines.
     *
     * `$values` has:
     * - `bank` (may be absent): The name of the bank. Required if there are several banks.
     * - `format` (may be absent): The format. Absent: it is recognized by the first characters.
     *   - `csv`: The bank’s own CSV, or ours.
     *   - `bai2`: BAI2.
     *   - `camt`: camt.053 or camt.052, XML of ISO 20022.
     * - `account` (may be absent): The number of our account, if the file has several. Absent: as
     *   the settings of the bank say.
     * - `columns` (may be absent): How the bank writes its own CSV. Absent: as the settings of the
     *   bank say.
     * - `content`: The bytes of the file in base64. The text is UTF-8 or Windows-1252.
     * - `accept_differences` (may be absent): Enter the file although balances differ. Absent:
     *   false.
     * - `reason` (may be absent): Why. The audit trail keeps it.
     *
     * @param CreateStatementFileRequest $values
     * @return CreateStatementFileData
     * @throws RequestError
     */
    public function createStatementFile(array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('createStatementFile', $values, $idempotencyKey);
    }

    /**
     * Preview a file of the bank statement.
     *
     * Takes what `POST /admin/v1/bank-statement/files` takes, and enters nothing. It answers the
     * lines as they would be, with what the books expect of them, and what is wrong with the file.
     * At most 1,000 lines.
     *
     * `$values` has:
     * - `bank` (may be absent): The name of the bank. Required if there are several banks.
     * - `format` (may be absent): The format. Absent: it is recognized by the first characters.
     *   - `csv`: The bank’s own CSV, or ours.
     *   - `bai2`: BAI2.
     *   - `camt`: camt.053 or camt.052, XML of ISO 20022.
     * - `account` (may be absent): The number of our account, if the file has several. Absent: as
     *   the settings of the bank say.
     * - `columns` (may be absent): How the bank writes its own CSV. Absent: as the settings of the
     *   bank say.
     * - `content`: The bytes of the file in base64. The text is UTF-8 or Windows-1252.
     * - `reason` (may be absent): Why. The audit trail keeps it.
     *
     * @param PreviewStatementFileRequest $values
     * @return PreviewStatementFileData
     * @throws RequestError
     */
    public function previewStatementFile(array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('previewStatementFile', $values, $idempotencyKey);
    }

    /**
     * Read how the statement of a bank is read.
     *
     * `$values` has:
     * - `bank` (may be absent): The name of the bank. Required if there are several banks.
     *
     * @param GetStatementSettingsQuery $values
     * @return StatementSettings
     * @throws RequestError
     */
    public function getStatementSettings(array $values = []): array
    {
        return $this->sender->call('getStatementSettings', $values);
    }

    /**
     * Set how the statement of a bank is read.
     *
     * Files that are entered from now on are read so. Lines that were entered before do not change.
     * Try the settings first with a preview of a file, which takes them too.
     *
     * `$values` has:
     * - `bank` (may be absent): The name of the bank. Required if there are several banks.
     * - `account`: The number of our account, as the bank writes it in its statements. Null: a file
     *   has only one account.
     * - `columns`: How the bank writes its own CSV. Null: it is not set.
     * - `reason` (may be absent): Why. The audit trail keeps it.
     *
     * @param SetStatementSettingsRequest $values
     * @return StatementSettings
     * @throws RequestError
     */
    public function setStatementSettings(array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('setStatementSettings', $values, $idempotencyKey);
    }

    /**
     * Read a line of a bank statement.
     *
     * Also refuses with `not_found` (404).
     *
     * @return StatementLine
     * @throws RequestError
     */
    public function getStatementLine(string $uuid): array
    {
        return $this->sender->call('getStatementLine', ['uuid' => $uuid]);
    }

    /**
     * Match a line of the bank statement.
     *
     * Says which event the cash of the line was. `return_of`: the return, with `code`, of the
     * latest entry of `stage` of a payment; the file of the return never came. It has the effect of
     * any return; if the file comes later, nothing happens twice. `dishonor_won`: the bank paid
     * back a returned capture. `debt_paid`: a payer paid a debt. `own_funds`: money of the
     * operator. `bank_fee`: a fee of the bank, or a fee that it gave back; it is booked on BFEE.
     * `file_processed_twice`: the second sum of a file that the bank processed twice, or what the
     * bank took back of it; `file_copy_uuid` names the copy, and the line is booked on DUP.
     * Direction and amount must equal the event’s, and the bank must be the entry’s bank. A line
     * that was matched so is answered as it is.
     *
     * Also refuses with `not_found` (404), `invalid_state` (422), `amount_exceeds_debt` (422),
     * `already_asked` (422).
     *
     * `$values` has:
     * - `as`:
     * - `transaction_uuid` (may be absent):
     * - `stage` (may be absent):
     * - `refund_uuid` (may be absent):
     * - `code` (may be absent): A return code such as R01.
     * - `file_copy_uuid` (may be absent): With `file_processed_twice`: the copy of the file.
     * - `reason`: Why. The audit trail keeps it.
     *
     * @param MatchStatementLineRequest $values
     * @return StatementLine | ApprovalAsked
     * @throws RequestError
     */
    public function matchStatementLine(string $uuid, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('matchStatementLine', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Mark a line as corrected by the bank.
     *
     * `corrected_by`: a second line, of the same amount in the other direction, that offsets this
     * one. It may be a line of another bank, if money was moved between the accounts at the two
     * banks. Without it: the bank has removed the line from its statement. A line that was
     * corrected so is answered as it is.
     *
     * Also refuses with `not_found` (404), `invalid_state` (422).
     *
     * `$values` has:
     * - `corrected_by` (may be absent):
     * - `reason`: Why. The audit trail keeps it.
     *
     * @param MarkStatementLineCorrectedRequest $values
     * @return StatementLine
     * @throws RequestError
     */
    public function markStatementLineCorrected(string $uuid, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('markStatementLineCorrected', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Write off a line of the bank statement.
     *
     * For cash that left and will not come back. A fee of the bank is a `match` as `bank_fee`. A
     * credit is never written off: the money belongs to someone. A line that was written off is
     * answered as it is.
     *
     * Also refuses with `not_found` (404), `invalid_state` (422), `already_asked` (422).
     *
     * `$values` has:
     * - `reason`: Why. The audit trail keeps it.
     *
     * @param WriteOffStatementLineRequest $values
     * @return StatementLine | ApprovalAsked
     * @throws RequestError
     */
    public function writeOffStatementLine(string $uuid, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('writeOffStatementLine', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Explain lines by cash of the books.
     *
     * Ticks cash of the books off by lines of the bank statement: one line for several movements,
     * or several lines of one direction for cash of that direction. The sums must be equal to the
     * cent; `rest_as` says what is left. Cash may be of at most 92 days. Two operators cannot tick
     * off the same cash. `undo` takes it back, until the day is closed. Lines that were explained
     * so are answered as they are.
     *
     * Also refuses with `not_found` (404), `invalid_state` (422), `already_asked` (422).
     *
     * `$values` has:
     * - `lines`: Lines of one bank, open or in suspense.
     * - `movements`: Cash that no line shows yet, as `GET /admin/v1/bank-statement/desk` has it.
     * - `rest_as` (may be absent): What is left when the sums differ. Absent: they must be equal.
     *   - `part_of_file`: The lines show a part of one movement. The rest of it still waits for a
     *     line.
     *   - `bank_fee`: The rest of the line is a fee of the bank, or a fee that it gave back.
     *   - `own_funds`: The rest of the line is money of the operator that came in.
     *   - `return_of`: The rest of the line is the return of an entry, as in `match`.
     * - `transaction_uuid` (may be absent): With `return_of`: the payment.
     * - `stage` (may be absent): With `return_of`: the stage of the entry.
     * - `refund_uuid` (may be absent): With `return_of`: the refund, if the entry is of one.
     * - `code` (may be absent): With `return_of`: the code of the return.
     * - `reason`: Why. The audit trail keeps it.
     *
     * @param ExplainStatementLinesRequest $values
     * @return ExplainStatementLines200Data | ApprovalAsked
     * @throws RequestError
     */
    public function explainStatementLines(array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('explainStatementLines', $values, $idempotencyKey);
    }

    /**
     * Undo what explained a line.
     *
     * The line is open again, the cash that it showed waits for a line again, and what was posted
     * for it is reversed. A second line that offset it is open again, too. From then on only an
     * operator explains the line. Not possible when the day of the line, or of its cash, is closed,
     * or when the decision moved a payment. A line that was undone is answered as it is.
     *
     * Also refuses with `not_found` (404), `invalid_state` (422).
     *
     * `$values` has:
     * - `reason`: Why. The audit trail keeps it.
     *
     * @param UndoStatementLineRequest $values
     * @return StatementLine
     * @throws RequestError
     */
    public function undoStatementLine(string $uuid, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('undoStatementLine', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Reconcile the bank statement.
     *
     * Ticks off open lines that the books expect by now, and puts in suspense those whose time is
     * over. This also runs automatically every minute for each bank. `bank` is required if there
     * are several banks.
     *
     * `$values` has:
     * - `bank` (may be absent):
     * - `reason` (may be absent): Why. The audit trail keeps it.
     *
     * @param ReconcileStatementRequest $values
     * @return ReconcileStatementData
     * @throws RequestError
     */
    public function reconcileStatement(array $values = [], ?string $idempotencyKey = null): array
    {
        return $this->sender->call('reconcileStatement', $values, $idempotencyKey);
    }

    /**
     * Read the reconciliation by day.
     *
     * For each Eastern day with cash or lines: what the books expect, what the bank statement
     * shows, and the difference, which is zero when everything is explained. `missing`: cash of the
     * books that no line shows. Up to 92 days; without dates the last 7. `pooled`: the current
     * balance of BANK over all books and banks, and the tenants whose own balance is negative
     * (`short`). `bank` is required if there are several banks.
     *
     * `$values` has:
     * - `start_date` (may be absent): The first day of the period, in UTC. The period includes it.
     * - `end_date` (may be absent): The last day of the period, in UTC. The period includes it.
     * - `bank` (may be absent):
     *
     * @param GetReconciliationQuery $values
     * @return GetReconciliationData
     * @throws RequestError
     */
    public function getReconciliation(array $values = []): array
    {
        return $this->sender->call('getReconciliation', $values);
    }

    /**
     * Read the reconciliation desk.
     *
     * The lines of a bank that are open or in suspense, the cash of the books that no line shows,
     * and proposals: exact sums of up to 8 movements for one line, or of lines for one movement, of
     * one direction and at most 7 days apart; and a part of cash, such as a batch or a returned
     * item, with the amount of a line. `POST /admin/v1/bank-statement/explain` takes a proposal.
     * The cash and the explained lines are of the days that are asked for, at most 92; without
     * dates from a week before the oldest open line, at least the last 30. `bank` is required if
     * there are several banks.
     *
     * `$values` has:
     * - `start_date` (may be absent): The first day of the period, in UTC. The period includes it.
     * - `end_date` (may be absent): The last day of the period, in UTC. The period includes it.
     * - `bank` (may be absent): The name of the bank. Required if there are several banks.
     *
     * @param GetReconciliationDeskQuery $values
     * @return GetReconciliationDeskData
     * @throws RequestError
     */
    public function getReconciliationDesk(array $values = []): array
    {
        return $this->sender->call('getReconciliationDesk', $values);
    }

    /**
     * Pay in own funds.
     *
     * Books money that the operator has paid into the bank account to cover a shortage. It is
     * booked on the operator books (`processor_uuid` 00000000-0000-8000-8000-000000000000 in the
     * ledger balances), and expected on the bank statement. `bank` is required if there are several
     * banks. Send an Idempotency-Key: without one, two calls book two payments.
     *
     * Also refuses with `already_asked` (422).
     *
     * `$values` has:
     * - `bank` (may be absent):
     * - `amount`: An integer number of cents from 1 to 999999999999.
     * - `reason`: Why. The audit trail keeps it.
     *
     * @param PayOwnFundsRequest $values
     * @return PayOwnFunds201Data | ApprovalAsked
     * @throws RequestError
     */
    public function payOwnFunds(array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('payOwnFunds', $values, $idempotencyKey);
    }

    /**
     * Read what waits today.
     *
     * What waits for an operator, by kind, with the list that has it: how many, how much, since
     * when, and until when it counts to act. A kind that nothing waits in is absent. `trouble`:
     * what goes wrong in silence. Each has its figures of yesterday, its owner, and whether an
     * operator put it aside. Then the banks with their next cut-offs, what was sent and received
     * since midnight Eastern, the deliveries of webhooks, whether the routing directory is old and
     * users are screened for sanctions, and which invariants do not hold, as the checks in the
     * background found. `POST /admin/v1/invariants/check` checks all of them now.
     *
     * @return GetTodayData
     * @throws RequestError
     */
    public function getToday(): array
    {
        return $this->sender->call('getToday', []);
    }

    /**
     * Assign a card of Today.
     *
     * Says who takes care of what waits, or of what goes wrong. The card keeps its owner until
     * another one is named, also when it is gone and comes again.
     *
     * Also refuses with `not_found` (404).
     *
     * `$values` has:
     * - `operator_uuid`: An operator who may do more than look, and is not disabled. Null: no one
     *   takes care of it.
     * - `reason` (may be absent): Why. The audit trail keeps it.
     *
     * @param AssignTodayCardRequest $values
     * @return TodayCardState
     * @throws RequestError
     */
    public function assignTodayCard(string $kind, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('assignTodayCard', [...$values, 'kind' => $kind], $idempotencyKey);
    }

    /**
     * Snooze a card of Today.
     *
     * Puts the card aside until an Eastern day begins. It comes back at once when there is more of
     * it, something newer or a nearer deadline. It also comes back on the last day to act.
     *
     * Also refuses with `not_found` (404).
     *
     * `$values` has:
     * - `until`: The Eastern day on which it comes back: tomorrow, or up to 31 days ahead.
     * - `reason`: Why. The audit trail keeps it.
     *
     * @param SnoozeTodayCardRequest $values
     * @return TodayCardState
     * @throws RequestError
     */
    public function snoozeTodayCard(string $kind, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('snoozeTodayCard', [...$values, 'kind' => $kind], $idempotencyKey);
    }

    /**
     * Mark a card of Today as done for today.
     *
     * Puts the card aside until the next Eastern day begins. It comes back at once when there is
     * more of it, something newer or a nearer deadline.
     *
     * Also refuses with `not_found` (404).
     *
     * `$values` has:
     * - `reason` (may be absent): Why. The audit trail keeps it.
     *
     * @param FinishTodayCardRequest $values
     * @return TodayCardState
     * @throws RequestError
     */
    public function finishTodayCard(string $kind, array $values = [], ?string $idempotencyKey = null): array
    {
        return $this->sender->call('finishTodayCard', [...$values, 'kind' => $kind], $idempotencyKey);
    }

    /**
     * Bring a card of Today back.
     *
     * Brings back a card that is snoozed or done. A card that is on the page stays as it is.
     *
     * Also refuses with `not_found` (404).
     *
     * `$values` has:
     * - `reason` (may be absent): Why. The audit trail keeps it.
     *
     * @param ReopenTodayCardRequest $values
     * @return TodayCardState
     * @throws RequestError
     */
    public function reopenTodayCard(string $kind, array $values = [], ?string $idempotencyKey = null): array
    {
        return $this->sender->call('reopenTodayCard', [...$values, 'kind' => $kind], $idempotencyKey);
    }

    /**
     * Read what must hold before a day is closed.
     *
     * The next day to close with its books: each check holds, or says what is missing. Days close
     * in order. The first closing may be of any banking day that has ended; it includes all
     * postings before it. `POST /admin/v1/closed-days/{day}` signs.
     *
     * `$values` has:
     * - `day` (may be absent): The day. Absent: the next one to close.
     *
     * @param GetClosingChecklistQuery $values
     * @return ClosingChecklist
     * @throws RequestError
     */
    public function getClosingChecklist(array $values = []): array
    {
        return $this->sender->call('getClosingChecklist', $values);
    }

    /**
     * Close a day.
     *
     * Signs the books of a banking day. Two operators sign: the answer is 202, and the approval of
     * another operator closes the day (`POST /admin/v1/approvals/{uuid}/approve`). Both times every
     * check of `GET /admin/v1/closing-checklist` must hold. From then on nothing is posted with a
     * time before the end of the day: what comes later gets the day on which it comes. A closed day
     * cannot be opened again.
     *
     * Also refuses with `invalid_state` (422), `person_required` (403), `already_asked` (422).
     *
     * `$values` has:
     * - `missing_cash_operator_uuid` (may be absent): Who takes care of cash of the books that the
     *   bank statement does not show. Needed only if there is such cash.
     * - `reason`: Why. The audit trail keeps it.
     *
     * @param CloseDayRequest $values
     * @return ClosedDay | ApprovalAsked
     * @throws RequestError
     */
    public function closeDay(string $day, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('closeDay', [...$values, 'day' => $day], $idempotencyKey);
    }

    /**
     * Read a closed day.
     *
     * The books of the day as they were signed. `format=pdf` and `format=csv` answer it as a file
     * with names, dollars and Eastern times. The bytes of a file are the same each time.
     *
     * Also refuses with `not_found` (404).
     *
     * @param 'json'|'pdf'|'csv'|null $format
     * @return ClosedDay | string
     * @throws RequestError
     */
    public function getClosedDay(string $day, ?string $format = null): array
    {
        return $this->sender->call('getClosedDay', ['day' => $day, 'format' => $format]);
    }

    /**
     * List closed days.
     *
     * The days of the books that two operators signed, the newest first. Send `next` as `after` to
     * read the next page; at the end it is null.
     *
     * `$values` has:
     * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
     *   filters. Absent: the first page.
     * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListClosedDaysQuery $values
     * @return ListClosedDaysData
     * @throws RequestError
     */
    public function listClosedDays(array $values = []): array
    {
        return $this->sender->call('listClosedDays', $values);
    }

    /**
     * Find anything by a scrap of it, or by what a caller says.
     *
     * `q` is a uuid of anything (also the `webhook-id` of a delivery, and the id of a recent
     * request), a trace number, a reference of a tenant, an email address, the beginning of the
     * name of a tenant or business or of a last name, a first and a last name, the last four
     * characters of an account number, or the name of a file. Or what a caller says, in any order:
     * a name or reference, an amount (`125`: any cents), a return code, and Eastern days
     * (`yesterday`, `last week`, `in November`, `Nov 3`): `okafor 398`, `R10 last week`. With a
     * return code, the days are those on which an entry came back; otherwise those on which the
     * payment was started. If nothing has a name as it is written, names that differ in one letter
     * are found. The answer has at most 10 hits for each of these, of all tenants, payments newest
     * first. `more` has the kinds of which there may be others.
     *
     * `$values` has:
     * - `q`: Text of 1 to 255 characters.
     *
     * @param SearchQuery $values
     * @return SearchData
     * @throws RequestError
     */
    public function search(array $values): array
    {
        return $this->sender->call('search', $values);
    }

    /**
     * List the saved views.
     *
     * Views of the lists in the console, by list and name.
     *
     * `$values` has:
     * - `list` (may be absent): Only views of this list.
     *
     * @param ListSavedViewsQuery $values
     * @return ListSavedViewsData
     * @throws RequestError
     */
    public function listSavedViews(array $values = []): array
    {
        return $this->sender->call('listSavedViews', $values);
    }

    /**
     * Save a view of a list.
     *
     * Every operator sees it in the console. A list has at most 100 views, each with a name of its
     * own. To change a view, remove it and save it again. Write no personal data into it.
     *
     * `$values` has:
     * - `list`: The list, as in the address of the console: `payments`.
     * - `name`: What the view is called.
     * - `query`: The filters, the columns and the order, as in the address of the list behind its
     *   question mark: `state=held&sort=-amount`.
     * - `reason` (may be absent): Why. The audit trail keeps it.
     *
     * @param SaveViewRequest $values
     * @return SavedView
     * @throws RequestError
     */
    public function saveView(array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('saveView', $values, $idempotencyKey);
    }

    /**
     * Remove a saved view.
     *
     * No operator sees it any more. The list and its rows stay as they are. Removing it again, or
     * what does not exist, changes nothing.
     *
     * `$values` has:
     * - `reason` (may be absent): Why. The audit trail keeps it.
     *
     * @param RemoveSavedViewQuery $values
     * @throws RequestError
     */
    public function removeSavedView(string $uuid, array $values = []): void
    {
        $this->sender->call('removeSavedView', [...$values, 'uuid' => $uuid]);
    }

    /**
     * List the schedules of files.
     *
     * The oldest first, each with the days and the time of its next file.
     *
     * @return ListFileSchedulesData
     * @throws RequestError
     */
    public function listFileSchedules(): array
    {
        return $this->sender->call('listFileSchedules', []);
    }

    /**
     * Schedule a saved view as a file.
     *
     * The service writes the rows of the view as a CSV, once for each period: with names, dollars
     * and Eastern times, without a limit of rows, in the order of the list. A period of the view is
     * left out: the file has what was created, or returned if the view has a period of returns, in
     * its own days. A file of exceptions has what is open when it is written. Views of payments,
     * refunds, batches, exceptions, audit can be scheduled. The filters are copied: a later change
     * of the view does not change the schedule. Files are kept for 90 days. There are at most 100
     * schedules.
     *
     * Also refuses with `not_found` (404).
     *
     * `$values` has:
     * - `view_uuid`: The saved view.
     * - `every`: How often a file is written. `banking_day`: the days since the banking day before.
     *   `week`: Monday to Sunday. `month`: a calendar month.
     * - `hour`: The Eastern hour, on the first banking day after the period.
     * - `reason` (may be absent): Why. The audit trail keeps it.
     *
     * @param ScheduleFileRequest $values
     * @return FileSchedule
     * @throws RequestError
     */
    public function scheduleFile(array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('scheduleFile', $values, $idempotencyKey);
    }

    /**
     * End a schedule of files.
     *
     * No more files are written; those that were stay. Ending it again, or what does not exist,
     * changes nothing.
     *
     * `$values` has:
     * - `reason` (may be absent): Why. The audit trail keeps it.
     *
     * @param EndFileScheduleQuery $values
     * @throws RequestError
     */
    public function endFileSchedule(string $uuid, array $values = []): void
    {
        $this->sender->call('endFileSchedule', [...$values, 'uuid' => $uuid]);
    }

    /**
     * List the files that schedules wrote.
     *
     * Newest first. Send `next` as `after` to read the next page; at the end it is null.
     *
     * `$values` has:
     * - `schedule_uuid` (may be absent): Only files of this schedule.
     * - `made_from` (may be absent): Only what is from this time or later: `YYYY-MM-DD HH:MM:SS` in
     *   UTC, or ISO 8601 with a zone.
     * - `made_before` (may be absent): Only what is from before this time: `YYYY-MM-DD HH:MM:SS` in
     *   UTC, or ISO 8601 with a zone.
     * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
     *   filters. Absent: the first page.
     * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListScheduledFilesQuery $values
     * @return ListScheduledFilesData
     * @throws RequestError
     */
    public function listScheduledFiles(array $values = []): array
    {
        return $this->sender->call('listScheduledFiles', $values);
    }

    /**
     * Download a file that a schedule wrote.
     *
     * Comma-separated values (RFC 4180) with the columns of the view, in dollars and Eastern times.
     * The bytes are the same each time.
     *
     * Also refuses with `not_found` (404).
     *
     * @return string
     * @throws RequestError
     */
    public function downloadScheduledFile(string $uuid): string
    {
        return $this->sender->call('downloadScheduledFile', ['uuid' => $uuid]);
    }

    /**
     * Read a series of days.
     *
     * The debits sent on each day and their cents, the cents of the credits sent, and the returns
     * that came. Of one processor, at most 366 days; of all together, at most 14. `rates`: the
     * return rates in percent over the 60 days that end with this day, to compare with `limits`;
     * null without debits, and for all processors together. With `merchant_uuid` the debits and
     * returns are of this merchant of the processor, `earned` is what became the merchant’s after
     * fees, `credited` the payouts that were sent to it, and `debited` is null. By default the last
     * 30 days, or 14. Days are in Eastern time; the cents of one processor are by the UTC day.
     *
     * `$values` has:
     * - `processor_uuid` (may be absent):
     * - `merchant_uuid` (may be absent):
     * - `start_date` (may be absent): A calendar day written as YYYY-MM-DD.
     * - `end_date` (may be absent): A calendar day written as YYYY-MM-DD.
     *
     * @param GetSeriesQuery $values
     * @return GetSeriesData
     * @throws RequestError
     */
    public function getSeries(array $values = []): array
    {
        return $this->sender->call('getSeries', $values);
    }

    /**
     * Read the cash of 30 days back and 10 banking days ahead.
     *
     * Of one processor, or of all and the operator books. Days back follow from the books. Days
     * ahead follow from what is under way: entries in files, payments that the next file takes, and
     * the payouts of debits that become good, without what is on hold. Returns, payments that start
     * later, payouts of fees, and clawbacks and refunds that are in no file are not foreseen.
     *
     * `$values` has:
     * - `processor_uuid` (may be absent): Only this processor. Absent: all together.
     *
     * @param GetCashDaysQuery $values
     * @return GetCashDaysData
     * @throws RequestError
     */
    public function getCashDays(array $values = []): array
    {
        return $this->sender->call('getCashDays', $values);
    }

    /**
     * Read how much money moved between the stations.
     *
     * From payers to payees, and off this way, over UTC days that are over and sealed: at most 93.
     * A flow without money is there with 0.
     *
     * `$values` has:
     * - `processor_uuid` (may be absent): Only this processor. Absent: all together.
     * - `first_day` (may be absent): The first UTC day. Absent: 30 days that end with the last one.
     * - `day` (may be absent): The last UTC day, at most the last sealed one. Absent: the last
     *   sealed one.
     *
     * @param GetMoneyFlowsQuery $values
     * @return GetMoneyFlowsData
     * @throws RequestError
     */
    public function getMoneyFlows(array $values = []): array
    {
        return $this->sender->call('getMoneyFlows', $values);
    }

    /**
     * List the processors by danger.
     *
     * Every processor with what endangers it, the worst first. `danger` says why it is at its
     * place. A page begins after the place of the last row. A processor that has moved up since
     * then is on an earlier page. Send `next` as `after` to read the next page; at the end it is
     * null.
     *
     * `$values` has:
     * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
     *   filters. Absent: the first page.
     * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListProcessorsByDangerQuery $values
     * @return ListProcessorsByDangerData
     * @throws RequestError
     */
    public function listProcessorsByDanger(array $values = []): array
    {
        return $this->sender->call('listProcessorsByDanger', $values);
    }

    /**
     * List the exceptions: open balances that an operator must clear.
     *
     * Balances of payments that no entry under way or due will clear. An operator must clear each,
     * or another payment to the same payee does. Payments on hold, and payments of a suspended
     * processor, are not listed. Oldest first, of all tenants or of one; `amount` in cents.
     *
     * - `owed_to_payee`: a payout was returned and kept, or money was left over. Act:
     *   `payout-again`. Left-over money first pays what the payee owes on other transactions; the
     *   next payout to the payee includes the rest. If the payout of this transaction was returned,
     *   both wait for `payout-again`.
     * - `owed_by_payee`: a clawback failed. Act: `clawback-again` or `write-off`. Money owed to the
     *   payee on other transactions pays this debt before it is paid out.
     * - `owed_to_payer`: with `refund_uuid`, the credit of that refund was returned. Act:
     *   `send-again` or `give-back` of the refund. Without it, a reverse payout was returned, or
     *   more became owed after it. Act: `reverse-payout-again`.
     * - `owed_by_payer`: a refund or a reverse payout went to the payer, and the capture was
     *   returned too. Act: `payer-debt/paid` or `payer-debt/write-off`.
     * - `fees_owed_back`: a capture was returned after its fee had been paid out to the vendor
     *   `vendor_uuid`, or to the processor if that is null. The transaction and the user are null.
     *   Later fees offset it automatically; until then no fees are paid out. Send `next` as `after`
     *   to read the next page; at the end it is null.
     *
     * `$values` has:
     * - `processor_uuid` (may be absent):
     * - `kind` (may be absent):
     * - `user_uuid` (may be absent): Only balances of this user, who owes the money or is owed it.
     * - `amount_from` (may be absent): Only balances of this amount or more, in cents.
     * - `amount_to` (may be absent): Only balances of this amount or less, in cents.
     * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
     *   filters. Absent: the first page.
     * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListExceptionsQuery $values
     * @return ListExceptionsData
     * @throws RequestError
     */
    public function listExceptions(array $values = []): array
    {
        return $this->sender->call('listExceptions', $values);
    }

    /**
     * Read the process of fraud monitoring.
     *
     * Made from what is set now: the rules, who decides, what changed, and the reviews of the
     * process. `format=pdf` answers it as a document for your bank.
     *
     * `$values` has:
     * - `format` (may be absent): The form of the answer. `json` is the default.
     *
     * @param GetFraudProcessQuery $values
     * @return FraudProcess | string
     * @throws RequestError
     */
    public function getFraudProcess(array $values = []): array
    {
        return $this->sender->call('getFraudProcess', $values);
    }

    /**
     * Read the yearly report of fraud monitoring.
     *
     * What each rule found, what was decided and how fast, and which unauthorized returns no rule
     * had found: what you need to review the process. `format=pdf` answers it as a document.
     *
     * `$values` has:
     * - `year`: The year, in Eastern time.
     * - `format` (may be absent): The form of the answer. `json` is the default.
     *
     * @param GetFraudReportQuery $values
     * @return FraudReport | string
     * @throws RequestError
     */
    public function getFraudReport(array $values): array
    {
        return $this->sender->call('getFraudReport', $values);
    }

    /**
     * Record a review of fraud monitoring.
     *
     * Nacha asks for one a year. The process and the yearly report show it with its note.
     *
     * `$values` has:
     * - `reviewed_on`: The day of the review, not in the future.
     * - `note`: What was looked at, and what follows. No personal data.
     * - `reason`: Why. The audit trail keeps it.
     *
     * @param RecordFraudProcessReviewRequest $values
     * @return FraudProcessReview
     * @throws RequestError
     */
    public function recordFraudProcessReview(array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('recordFraudProcessReview', $values, $idempotencyKey);
    }

    /**
     * Export the originators of a tenant.
     *
     * What your bank registers and an auditor asks for, as CSV: the tenant, then each of its
     * merchants, with the place, the bank and its ODFI, the company identification and name that
     * entries have, the SEC codes used, and the volume in dollars and the first and last entry of
     * the last 365 days.
     *
     * `$values` has:
     * - `processor_uuid`: The tenant.
     *
     * @param GetOriginatorsOfTenantQuery $values
     * @return string
     * @throws RequestError
     */
    public function getOriginatorsOfTenant(array $values): string
    {
        return $this->sender->call('getOriginatorsOfTenant', $values);
    }

    /**
     * Export the months of the originators of a tenant.
     *
     * As CSV, a record for each month (Eastern time) and originator: debits and credits that were
     * put into files, in dollars, the debits that came back in the month, and their shares in
     * percent of the debits of the month.
     *
     * `$values` has:
     * - `processor_uuid`: The tenant.
     * - `year`: The first year. The file has everything from its first day on.
     *
     * @param GetMonthsOfOriginatorsQuery $values
     * @return string
     * @throws RequestError
     */
    public function getMonthsOfOriginators(array $values): string
    {
        return $this->sender->call('getMonthsOfOriginators', $values);
    }

    /**
     * Read the exposure of a tenant by settlement date.
     *
     * What was debited and paid out on each settlement date of the last 60 days, how much came
     * back, and what is in files for dates to come. A consumer can return an unauthorized debit for
     * 60 days.
     *
     * `$values` has:
     * - `processor_uuid`: The tenant.
     *
     * @param GetExposureOfTenantQuery $values
     * @return Exposure
     * @throws RequestError
     */
    public function getExposureOfTenant(array $values): array
    {
        return $this->sender->call('getExposureOfTenant', $values);
    }

    /**
     * Export everything for the auditor of a tenant.
     *
     * A ZIP file with the originators and their months (CSV), the exposure (JSON), the process and
     * the yearly report of fraud monitoring (PDF and JSON), and `manifest.json`: the SHA-256 and
     * size of each file, the period, who asked and when. It is recorded in the audit trail.
     *
     * `$values` has:
     * - `processor_uuid`: The tenant.
     * - `year`: The year of the report. The months begin with its first day.
     *
     * @param GetAuditorPackQuery $values
     * @return string
     * @throws RequestError
     */
    public function getAuditorPack(array $values): string
    {
        return $this->sender->call('getAuditorPack', $values);
    }

    /**
     * Read a transaction of any tenant.
     *
     * The record, its `state` in one word, its moves in order with a description, its entries in
     * bank files, its holds and its refunds, all read at one moment. `capture_settles_on`,
     * `payout_eligible_on` (the capture is good) and `returnable_until` (every return in time has
     * arrived by the opening of this day) are banking days in Eastern time. They are null after the
     * capture was canceled or failed, and while an open hold stops the step that they depend on.
     * Also the postings of each move, the balances of the payment, what fraud monitoring found, its
     * events with their deliveries (of the last 10,000 that an endpoint waits for), the latest 200
     * acts of the audit trail about it and its refunds, and what an operator may do with it now.
     *
     * Also refuses with `not_found` (404).
     *
     * @return GetTransactionOfAnyTenantData
     * @throws RequestError
     */
    public function getTransactionOfAnyTenant(string $uuid): array
    {
        return $this->sender->call('getTransactionOfAnyTenant', ['uuid' => $uuid]);
    }

    /**
     * List users of any tenant.
     *
     * The users of all tenants or of one, newest first, also deleted ones; `name` is empty once a
     * user is erased. `GET /admin/v1/search` finds users by the beginning of their name. With
     * `kyb_status`: the businesses with this status, in the order in which they got it, so that
     * with `IN_REVIEW` the one that waits longest comes first; without deleted ones and those that
     * were never submitted. If `kyb_resubmission_reason` is not null, the tenant was asked to
     * submit the business again. Send `next` as `after` to read the next page; at the end it is
     * null.
     *
     * `$values` has:
     * - `kyb_status` (may be absent):
     * - `processor_uuid` (may be absent):
     * - `email` (may be absent): Text of 1 to 254 characters.
     * - `client_reference_id` (may be absent): Text of 1 to 255 characters.
     * - `after` (may be absent): Where the page begins: `next` of an earlier answer with the same
     *   filters. Absent: the first page.
     * - `limit` (may be absent): Records on a page. 10 by default, at most 100.
     *
     * @param ListUsersOfAnyTenantQuery $values
     * @return ListUsersOfAnyTenantData
     * @throws RequestError
     */
    public function listUsersOfAnyTenant(array $values = []): array
    {
        return $this->sender->call('listUsersOfAnyTenant', $values);
    }

    /**
     * Read a user of any tenant.
     *
     * The user, its bank accounts with the last four characters of their numbers, and the latest
     * 100 decisions of its verification, newest first. `undecided`: the provider left the decision
     * to an operator. `no_answer`: the provider failed or was too slow. `token_uuid`: the
     * operator's token; null for the token of the environment and for the provider. `documents` are
     * references that the provider or an operator gave. `kyb_submission` is the submission that a
     * provider over HTTP may still decide; null: none. `sent_at` null: it was not sent yet, and
     * `send_error` says why the last attempt failed. Payments are counted up to 1000: 1000 means at
     * least 1000. `balances`: what the user is owed and owes now, debit positive. `next_payout`:
     * what the next file could pay the user, after the debts that it pays first; what is on hold is
     * not paid; null: nothing is owed, or the processor is suspended. `limits` null: the user has
     * none of its own. Also its blocks and authorizations; `clawbacks_need_authorization`: its
     * tenant requires an authorization of clawbacks, and the default bank account has none. Its
     * latest 10 transactions, and the latest 100 acts of the audit trail about it.
     *
     * Also refuses with `not_found` (404).
     *
     * @return GetUserOfAnyTenantData
     * @throws RequestError
     */
    public function getUserOfAnyTenant(string $uuid): array
    {
        return $this->sender->call('getUserOfAnyTenant', ['uuid' => $uuid]);
    }

    /**
     * Export what is held about a user.
     *
     * For a person who asks for their data; also of a deleted or erased user. All of it is from one
     * moment. Tax identifiers and account numbers show their last four characters. It says that the
     * user was screened for sanctions and what was decided, without the entries of the lists; it
     * has no reviews of fraud monitoring. Each list has at most 1000 entries. The payments come in
     * pages, oldest first: send `next` as `after`; with `after`, `data` is null. Each call is
     * recorded in the audit trail with its reason.
     *
     * Also refuses with `not_found` (404).
     *
     * `$values` has:
     * - `after` (may be absent): `next` of an earlier answer for the same user.
     * - `limit` (may be absent): Payments in an answer: 100 by default.
     * - `reason`: Why. The audit trail keeps it.
     *
     * @param ExportUserQuery $values
     * @return ExportUserData
     * @throws RequestError
     */
    public function exportUser(string $uuid, array $values): array
    {
        return $this->sender->call('exportUser', [...$values, 'uuid' => $uuid]);
    }

    /**
     * Erase the personal data of a user.
     *
     * Names, contact data, addresses, tax identifiers, owners and account numbers of a deleted user
     * are removed at once; the data in its events a little later (`events_erased_at`). Its payments
     * and the ledger stay. The identity is kept encrypted until `identity_kept_until`, as the law
     * asks; `GET /admin/v1/users/{uuid}/kept-identity` reads it. This cannot be undone. It is
     * refused while a payment is in progress, while a balance is open, and while a bank may still
     * return an entry. Erasing an erased user again changes nothing.
     *
     * Also refuses with `not_found` (404), `invalid_state` (422), `payments_in_progress` (422),
     * `balance_open` (422).
     *
     * `$values` has:
     * - `reason`: Why. The audit trail keeps it.
     *
     * @param EraseUserRequest $values
     * @return Erasure
     * @throws RequestError
     */
    public function eraseUser(string $uuid, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('eraseUser', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Read the kept identity of an erased user.
     *
     * For a request of an authority. The answer has tax identifiers and account numbers in plain
     * text, so each read is recorded in the audit trail with its reason.
     *
     * Also refuses with `not_found` (404), `invalid_state` (422).
     *
     * `$values` has:
     * - `reason`: Why. The audit trail keeps it.
     *
     * @param GetKeptIdentityQuery $values
     * @return GetKeptIdentityData
     * @throws RequestError
     */
    public function getKeptIdentity(string $uuid, array $values): array
    {
        return $this->sender->call('getKeptIdentity', [...$values, 'uuid' => $uuid]);
    }

    /**
     * Check the invariants.
     *
     * Checks over all data what must hold at every moment. Nothing is locked or changed. Zero
     * violations: the invariant holds. The log shows examples of violations. One check runs at a
     * time.
     *
     * Also refuses with `invariant_check_timeout` (503).
     *
     * @return list<CheckInvariantsData>
     * @throws RequestError
     */
    public function checkInvariants(?string $idempotencyKey = null): array
    {
        return $this->sender->call('checkInvariants', [], $idempotencyKey);
    }

    /**
     * List the lanes.
     *
     * A lane is a database with the tenants of some shards. A service with one database has one
     * lane, `home`. With several, an answer that reads the rows of all lanes has the header
     * `Achord-Lanes-Away`: `none`, or the names of those whose rows it leaves out.
     *
     * @return ListLanesData
     * @throws RequestError
     */
    public function listLanes(): array
    {
        return $this->sender->call('listLanes', []);
    }

    /**
     * Read the clock.
     *
     * @return Clock
     * @throws RequestError
     */
    public function getClock(): array
    {
        return $this->sender->call('getClock', []);
    }

    /**
     * Advance the clock.
     *
     * Give exactly one of `seconds`, `banking_days` (to 20:00 Eastern of the n-th next banking day)
     * and `to`. Everything due on the way has run when this call answers. Afterwards records are
     * dated by the banking calendar, and the pace goes on from there.
     *
     * `$values` has:
     * - `seconds` (may be absent): An integer from 1 to 31622400.
     * - `banking_days` (may be absent): An integer from 1 to 400.
     * - `to` (may be absent): ISO 8601 with a zone, not before the current time of the clock.
     * - `reason` (may be absent): Why. The audit trail keeps it.
     *
     * @param AdvanceClockRequest $values
     * @return Clock
     * @throws RequestError
     */
    public function advanceClock(array $values = [], ?string $idempotencyKey = null): array
    {
        return $this->sender->call('advanceClock', $values, $idempotencyKey);
    }

    /**
     * Return an entry.
     *
     * The bank of the payer or payee returns the latest entry of a stage. The return is applied
     * when this call answers. With the code `REJ` our own bank rejects the entry: that item is put
     * in suspense, because it has no trace number of ours. An entry that is not in a sent file, or
     * is already returned, is refused with 422. A return after its deadline is applied and listed
     * at `/admin/v1/late-returns`.
     *
     * Also refuses with `not_found` (404), `entry_not_returnable` (422).
     *
     * `$values` has:
     * - `stage`:
     * - `code`: A return code: R01 to R85, or R90. Or `REJ`: our own bank rejects the entry.
     * - `refund_uuid` (may be absent):
     * - `reason` (may be absent): Why. The audit trail keeps it.
     *
     * @param ReturnEntryRequest $values
     * @throws RequestError
     */
    public function returnEntry(string $uuid, array $values, ?string $idempotencyKey = null): void
    {
        $this->sender->call('returnEntry', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Return a fee payout.
     *
     * The fees are owed again when this call answers. A fee payout that is not in a sent file, or
     * is already returned, is refused with 422.
     *
     * Also refuses with `not_found` (404), `entry_not_returnable` (422).
     *
     * `$values` has:
     * - `code`: A return code for credits.
     * - `reason` (may be absent): Why. The audit trail keeps it.
     *
     * @param ReturnFeePayoutRequest $values
     * @throws RequestError
     */
    public function returnFeePayout(string $uuid, array $values, ?string $idempotencyKey = null): void
    {
        $this->sender->call('returnFeePayout', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Send a notification of change.
     *
     * The bank of the account answers its latest entry with a notification of change. The account
     * is corrected when this call answers. A bank corrects a field once per entry: a second,
     * different correction is put in suspense until a later entry is sent. `corrected` is in the
     * columns of the code, as in a bank file; without it the bank makes up a value. An account
     * without an entry is refused with 422.
     *
     * Also refuses with `entry_not_returnable` (422).
     *
     * `$values` has:
     * - `code`: A change code, C01 to C09.
     * - `corrected` (may be absent): The corrected data of the code.
     * - `reason` (may be absent): Why. The audit trail keeps it.
     *
     * @param SendNotificationOfChangeRequest $values
     * @throws RequestError
     */
    public function sendNotificationOfChange(string $uuid, array $values, ?string $idempotencyKey = null): void
    {
        $this->sender->call('sendNotificationOfChange', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Fail the next upload.
     *
     * The next upload to a simulated bank fails like a broken connection. The file and its payments
     * wait, and are sent at the next banking instant.
     *
     * `$values` has:
     * - `bank` (may be absent): Required if there are several banks.
     * - `reason` (may be absent): Why. The audit trail keeps it.
     *
     * @param FailNextUploadRequest $values
     * @throws RequestError
     */
    public function failNextUpload(array $values = [], ?string $idempotencyKey = null): void
    {
        $this->sender->call('failNextUpload', $values, $idempotencyKey);
    }

    /**
     * Spoil the next answers.
     *
     * The next file of returns and changes of a simulated bank has this fault, once. `duplicated`:
     * the file comes twice, under two names. `late`: it comes five banking days later. `cut`: half
     * of the file comes first and is quarantined; the whole file comes at the next instant.
     * `untidy`: the file has other line ends and no trailing blanks.
     *
     * `$values` has:
     * - `bank` (may be absent): Required if there are several banks.
     * - `next_answers`:
     * - `reason` (may be absent): Why. The audit trail keeps it.
     *
     * @param SpoilNextAnswersRequest $values
     * @throws RequestError
     */
    public function spoilNextAnswers(array $values, ?string $idempotencyKey = null): void
    {
        $this->sender->call('spoilNextAnswers', $values, $idempotencyKey);
    }

    /**
     * Reject the next file.
     *
     * The simulated bank answers the next file that it takes with an acknowledgment that rejects
     * it, once. Its entries go into the next file, captures that counted as sent fail, and the
     * acknowledgment waits on Today.
     *
     * `$values` has:
     * - `bank` (may be absent): Required if there are several banks.
     * - `reason` (may be absent): Why. The audit trail keeps it.
     *
     * @param RejectNextFileRequest $values
     * @throws RequestError
     */
    public function rejectNextFile(array $values = [], ?string $idempotencyKey = null): void
    {
        $this->sender->call('rejectNextFile', $values, $idempotencyKey);
    }

    /**
     * Process the next file twice.
     *
     * The simulated bank processes the next file that it takes twice, once. Our books do not learn
     * of it: the receivers get each entry twice, and the answers of magic account numbers come
     * twice, with trace numbers of their own. The bank statement, which you enter, shows the sums
     * of the file twice.
     *
     * `$values` has:
     * - `bank` (may be absent): Required if there are several banks.
     * - `reason` (may be absent): Why. The audit trail keeps it.
     *
     * @param ProcessNextFileTwiceRequest $values
     * @throws RequestError
     */
    public function processNextFileTwice(array $values = [], ?string $idempotencyKey = null): void
    {
        $this->sender->call('processNextFileTwice', $values, $idempotencyKey);
    }

    /**
     * Make a bank's server unreachable.
     *
     * Until a call with `reachable: true`, files to this simulated bank wait, and its own files are
     * not read. Sent entries still settle, but no capture sent through this bank becomes good.
     * Other banks are not affected.
     *
     * `$values` has:
     * - `bank` (may be absent): Required if there are several banks.
     * - `reachable`:
     * - `reason` (may be absent): Why. The audit trail keeps it.
     *
     * @param SetBankServerRequest $values
     * @throws RequestError
     */
    public function setBankServer(array $values, ?string $idempotencyKey = null): void
    {
        $this->sender->call('setBankServer', $values, $idempotencyKey);
    }

    /**
     * Approve an act, which then runs.
     *
     * Only a person who has signed in, who has the role that the act needs, and who did not ask for
     * it. `result` is what the operation answered: it runs once, with its reason, as an act of the
     * person who asked. If it is refused now, the approval still waits. Only the person who
     * approved it gets `result` again.
     *
     * Also refuses with `not_found` (404), `invalid_state` (422), `own_approval` (403),
     * `person_required` (403), `not_a_business` (422), `already_decided` (422),
     * `bank_account_unusable` (422), `not_refundable` (422), `refund_exceeds_amount` (422),
     * `refund_limit_reached` (422), `unknown_user` (422), `amount_exceeds_debt` (422),
     * `not_a_merchant` (422), `operator_exists` (422).
     *
     * `$values` has:
     * - `reason`: Why. The audit trail keeps it.
     *
     * @param ApproveRequest $values
     * @return ApproveData
     * @throws RequestError
     */
    public function approve(string $uuid, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('approve', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }

    /**
     * Refuse an act, or take it back.
     *
     * Only a person who has signed in and has the role that the act needs; also who asked for it. A
     * refused act is answered as it is.
     *
     * Also refuses with `not_found` (404), `invalid_state` (422), `person_required` (403).
     *
     * `$values` has:
     * - `reason`: Why. The audit trail keeps it.
     *
     * @param RefuseApprovalRequest $values
     * @return RefuseApprovalData
     * @throws RequestError
     */
    public function refuseApproval(string $uuid, array $values, ?string $idempotencyKey = null): array
    {
        return $this->sender->call('refuseApproval', [...$values, 'uuid' => $uuid], $idempotencyKey);
    }
}

// What the package offers.
export { Achord } from './achord.ts';
export type { components } from './description.ts';
export {
  AchordError,
  AuthenticationError,
  BlockedError,
  ConnectionError,
  type ErrorCode,
  type FieldError,
  IdempotencyError,
  InvalidRequestError,
  LimitError,
  NotFoundError,
  PermissionError,
  RateLimitError,
  RequestError,
  ServiceError,
  StateError,
  TimeoutError,
} from './http/errors.ts';
export type { List } from './http/lists.ts';
export type { DataOf, InputOf, OperationId, Operations } from './http/operations.ts';
export type { Pending } from './http/pending.ts';
export type { Answer, Options, Settings } from './http/send.ts';
export type {
  BankAccount,
  Block,
  Delivery,
  Hold,
  Refund,
  Transaction,
  TransactionDetails,
  TransactionWithMetadata,
  User,
  WebhookEndpoint,
} from './types.ts';
export {
  type EventOf,
  type EventType,
  isPaymentEvent,
  type PaymentEvent,
  unwrap,
  WebhookError,
  type WebhookEvent,
} from './webhooks/unwrap.ts';

// The records of the API by name.
import type { components } from './description.ts';

type Schemas = components['schemas'];

export type Transaction = Schemas['Transaction'];
/** A payment where the interface does not close its record: its details, the search, events. */
export type TransactionWithMetadata = Schemas['TransactionWithMetadata'];
export type TransactionDetails = Schemas['TransactionDetails'];
export type Refund = Schemas['Refund'];
export type User = Schemas['User'];
export type BankAccount = Schemas['BankAccount'];
export type Block = Schemas['Block'];
export type Hold = Schemas['Hold'];
export type WebhookEndpoint = Schemas['WebhookEndpoint'];
export type Delivery = Schemas['Delivery'];

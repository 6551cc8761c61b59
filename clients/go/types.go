// test/system/clients/description.test.ts writes this file.

package achord

import (
	"encoding/json"
)

// Timestamp: `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
type Timestamp = string

// AddressInput: The postal address.
type AddressInput struct {
	// The street and house number.
	Line1 string `json:"line_1"`

	// The second line, for instance an apartment.
	Line2 *string `json:"line_2,omitempty"`

	// The name of the city.
	City string `json:"city"`

	// The state, usually two letters.
	State string `json:"state"`

	// The ZIP code, with or without its last four digits.
	Zip string `json:"zip"`
}

// Metadata: Your own data, by key. At most 50 keys of 1 to 40 characters without square brackets,
// and values of at most 500 characters. Write no personal data into it. Absent: none.
type Metadata = map[string]string

// PayoutType: How the user is paid as a payee.
//
// - `individual`: Each payment has a payout of its own.
// - `batch`: One payout on a banking day has all payments that became good since the last one.
//
// One of individual, batch.
type PayoutType = string

// LinkedAccountInput: A bank account that the user linked at the linking provider.
type LinkedAccountInput struct {
	// The access token that the linking provider gave for the user.
	AccessToken string `json:"access_token"`

	// The identifier of the account at the linking provider.
	AccountID string `json:"account_id"`
}

// BankAccountInput: A bank account by its numbers.
type BankAccountInput struct {
	// The number of the account at the bank: 1 to 17 digits, letters, hyphens, dots, slashes or inner
	// blanks, not only zeros and marks.
	AccountNumber string `json:"account_number"`

	// The ABA routing number of the bank: 9 digits.
	RoutingNumber string `json:"routing_number"`

	// The name of the account at the bank.
	AccountName string `json:"account_name"`

	// The kind of the account at the bank.
	AccountType string `json:"account_type"`
}

// RegisterPersonRequestBankAccount: The bank account of the user: exactly one of `custom` and
// `aggregator`. Absent: add one later.
type RegisterPersonRequestBankAccount struct {
	// An account that the user linked at the linking provider.
	Aggregator *LinkedAccountInput `json:"aggregator,omitempty"`

	// An account by its numbers.
	Custom *BankAccountInput `json:"custom,omitempty"`
}

// RegisterPersonRequest is a record of the API.
type RegisterPersonRequest struct {
	// The first name of the person; of a business, of its contact.
	FirstName string `json:"first_name"`

	// The last name of the person; of a business, of its contact.
	LastName string `json:"last_name"`

	// The postal address of the user.
	Address AddressInput `json:"address"`

	// The e-mail address of the user, at most 254 characters.
	Email *string `json:"email,omitempty"`

	// The telephone number of the user.
	Phone *string `json:"phone,omitempty"`

	// Your own reference for the user. It need not be unique.
	ClientReferenceID *string `json:"client_reference_id,omitempty"`

	// The name of the user in bank files, for a name that has other characters or is longer. Null:
	// from the name.
	NameInFile *string `json:"name_in_file,omitempty"`

	// Your own data about the user. Write no personal data into it.
	Metadata Metadata `json:"metadata,omitempty"`

	// How the user is paid as a payee. Absent in a registration: `individual`.
	PayoutType *PayoutType `json:"payout_type,omitempty"`

	// The bank account of the user: exactly one of `custom` and `aggregator`. Absent: add one later.
	BankAccount *RegisterPersonRequestBankAccount `json:"bank_account,omitempty"`

	// True: asks the validation provider about the account number and routing number first. An invalid
	// account is not stored.
	ValidateAccountRouting *bool `json:"validate_account_routing,omitempty"`

	// The merchant that the billable event of this call is attributed to. Absent: the event is the
	// tenant’s own.
	BillingMerchantUserUUID *string `json:"billing_merchant_user_uuid,omitempty"`
}

// Address: A postal address.
type Address struct {
	// The street and house number.
	Line1 string `json:"line_1"`

	// The second line, for instance an apartment. Null: the address has none.
	Line2 *string `json:"line_2"`

	// The name of the city.
	City string `json:"city"`

	// The state, usually two letters.
	State string `json:"state"`

	// The ZIP code, with or without its last four digits.
	Zip string `json:"zip"`
}

// KYBStatus: The status of the business verification (KYB).
//
// - `IN_REVIEW`: The provider or an operator has not decided yet.
// - `APPROVED`: The business passed the verification. It is a merchant.
// - `REJECTED`: The business did not pass the verification. It is not a merchant.
//
// One of IN_REVIEW, APPROVED, REJECTED.
type KYBStatus = string

// Business: What only a business has.
type Business struct {
	// The legal name of the business.
	Name string `json:"name"`

	// The name under which the business trades. Null: none was given.
	TradingName *string `json:"trading_name"`

	// The name that payers and payees read on their bank statements, at most 16 characters. Default:
	// `trading_name`, else `name`, shortened.
	CompanyName string `json:"company_name"`

	// The legal form of the business, for instance `llc`. Null: none was given.
	EntityType *string `json:"entity_type"`

	// The taxpayer identification number, masked: five asterisks and its last four digits. Null: none
	// was given.
	TIN *string `json:"tin"`

	// The postal address of the business. Null: none was given.
	Address *Address `json:"address"`
}

// Percent: A number from 0 to 100 with at most four decimals.
type Percent = float64

// BusinessOwner: A person who owns a part of a business.
type BusinessOwner struct {
	// The identifier of the owner. Send it to change this owner.
	UUID string `json:"uuid"`

	// The first name of the owner.
	FirstName string `json:"first_name"`

	// The last name of the owner.
	LastName string `json:"last_name"`

	// The date of birth, `YYYY-MM-DD`. Null: none was given.
	Dob *string `json:"dob"`

	// The social security number, masked: five asterisks and its last four digits. Null: none was
	// given.
	SSN9 *string `json:"ssn9"`

	// The address where the owner lives. Null: none was given.
	Address *Address `json:"address"`

	// The e-mail address of the owner. Null: none was given.
	Email *string `json:"email"`

	// The telephone number of the owner. Null: none was given.
	Phone *string `json:"phone"`

	// The role of the owner in the business. Null: none was given.
	Title *string `json:"title"`

	// The share of the business that the owner has, in percent. Null: none was given.
	OwnershipPercentage *Percent `json:"ownership_percentage"`

	// Whether the person benefits from the business as an owner.
	IsBeneficialOwner bool `json:"is_beneficial_owner"`
}

// Cents: An integer number of cents from 0 to 9999999999.
type Cents = int64

// User: A registered person or business.
type User struct {
	// The identifier of the user: `{user_uuid}` of other paths.
	UUID string `json:"uuid"`

	// Whether the user is a person or a business.
	Kind string `json:"kind"`

	// The vendor that the user belongs to. Null: the user belongs to the processor itself.
	VendorUUID *string `json:"vendor_uuid"`

	// The first name; of a business, of its contact. Null: none was given.
	FirstName *string `json:"first_name"`

	// The last name; of a business, of its contact. Null: none was given.
	LastName *string `json:"last_name"`

	// The e-mail address. Null: none was given.
	Email *string `json:"email"`

	// The telephone number. Null: none was given.
	Phone *string `json:"phone"`

	// Your own reference for the user. Empty: none was given.
	ClientReferenceID string `json:"client_reference_id"`

	// The name that entries in bank files show, and so the bank of the user: in capital letters of
	// ASCII, cut to 22 characters. `RECEIVER` if no character of the name is in a bank file: then give
	// `name_in_file`.
	NameInFile string `json:"name_in_file"`

	// The postal address of the user. Null: none was given.
	Address *Address `json:"address"`

	// How the user is paid as a payee.
	//
	// - `individual`: Each payment has a payout of its own.
	// - `batch`: One payout on a banking day has all payments that became good since the last one.
	PayoutType PayoutType `json:"payout_type"`

	// The status of the business verification (KYB). Null: a person, or a business that was never
	// submitted.
	KYBStatus *KYBStatus `json:"kyb_status"`

	// What the tenant has to correct before it submits the business again. Null: no correction is
	// asked for.
	KYBResubmissionReason *string `json:"kyb_resubmission_reason"`

	// What only a business has. Null: the user is a person.
	Business *Business `json:"business"`

	// The owners of the business. Empty: none were given.
	BusinessOwners []BusinessOwner `json:"business_owners"`

	// The part of the fee that is a percentage of the amount of a payment, in percent: 2.9 is 2.9 %.
	// For payments that name no `transaction_fee`. Null: the fee has no such part.
	TransactionFeePercent *Percent `json:"transaction_fee_percent"`

	// The part of the fee that is the same for each payment, in cents. Null: the fee has no such part.
	TransactionFeeFixed *Cents `json:"transaction_fee_fixed"`

	// The highest fee of a payment, in cents. Null: the fee has no maximum.
	MaximumTransactionFee *Cents `json:"maximum_transaction_fee"`

	// When the user was registered, in UTC.
	CreatedAt Timestamp `json:"created_at"`

	// When the user was changed last, in UTC.
	UpdatedAt Timestamp `json:"updated_at"`

	// When the user was deleted, in UTC. Null: the user is not deleted.
	DeletedAt *Timestamp `json:"deleted_at"`

	// Your own data, by key. At most 50 keys of 1 to 40 characters without square brackets, and values
	// of at most 500 characters. Write no personal data into it. Absent: none.
	Metadata Metadata `json:"metadata,omitempty"`
}

// AccountValidity: What the validation of the account number and routing number said.
//
// - `valid`: They are valid.
// - `invalid`: One of them is wrong.
// - `not_validated`: No validation was asked for, or the provider gave no verdict.
//
// One of valid, invalid, not_validated.
type AccountValidity = string

// RegisteredUser: The registered user. If a bank account came along: with its uuid and the result
// of its validation.
type RegisteredUser struct {
	// The identifier of the user: `{user_uuid}` of other paths.
	UUID string `json:"uuid"`

	// Whether the user is a person or a business.
	Kind string `json:"kind"`

	// The vendor that the user belongs to. Null: the user belongs to the processor itself.
	VendorUUID *string `json:"vendor_uuid"`

	// The first name; of a business, of its contact. Null: none was given.
	FirstName *string `json:"first_name"`

	// The last name; of a business, of its contact. Null: none was given.
	LastName *string `json:"last_name"`

	// The e-mail address. Null: none was given.
	Email *string `json:"email"`

	// The telephone number. Null: none was given.
	Phone *string `json:"phone"`

	// Your own reference for the user. Empty: none was given.
	ClientReferenceID string `json:"client_reference_id"`

	// The name that entries in bank files show, and so the bank of the user: in capital letters of
	// ASCII, cut to 22 characters. `RECEIVER` if no character of the name is in a bank file: then give
	// `name_in_file`.
	NameInFile string `json:"name_in_file"`

	// The postal address of the user. Null: none was given.
	Address *Address `json:"address"`

	// How the user is paid as a payee.
	//
	// - `individual`: Each payment has a payout of its own.
	// - `batch`: One payout on a banking day has all payments that became good since the last one.
	PayoutType PayoutType `json:"payout_type"`

	// The status of the business verification (KYB). Null: a person, or a business that was never
	// submitted.
	KYBStatus *KYBStatus `json:"kyb_status"`

	// What the tenant has to correct before it submits the business again. Null: no correction is
	// asked for.
	KYBResubmissionReason *string `json:"kyb_resubmission_reason"`

	// What only a business has. Null: the user is a person.
	Business *Business `json:"business"`

	// The owners of the business. Empty: none were given.
	BusinessOwners []BusinessOwner `json:"business_owners"`

	// The part of the fee that is a percentage of the amount of a payment, in percent: 2.9 is 2.9 %.
	// For payments that name no `transaction_fee`. Null: the fee has no such part.
	TransactionFeePercent *Percent `json:"transaction_fee_percent"`

	// The part of the fee that is the same for each payment, in cents. Null: the fee has no such part.
	TransactionFeeFixed *Cents `json:"transaction_fee_fixed"`

	// The highest fee of a payment, in cents. Null: the fee has no maximum.
	MaximumTransactionFee *Cents `json:"maximum_transaction_fee"`

	// When the user was registered, in UTC.
	CreatedAt Timestamp `json:"created_at"`

	// When the user was changed last, in UTC.
	UpdatedAt Timestamp `json:"updated_at"`

	// When the user was deleted, in UTC. Null: the user is not deleted.
	DeletedAt *Timestamp `json:"deleted_at"`

	// Your own data, by key. At most 50 keys of 1 to 40 characters without square brackets, and values
	// of at most 500 characters. Write no personal data into it. Absent: none.
	Metadata Metadata `json:"metadata,omitempty"`

	// What the validation of the account number and routing number said.
	//
	// - `valid`: They are valid.
	// - `invalid`: One of them is wrong.
	// - `not_validated`: No validation was asked for, or the provider gave no verdict.
	ValidAccount *AccountValidity `json:"valid_account,omitempty"`

	// The identifier of the bank account that came along: send it as `source_bank_account.uuid` or
	// `destination_bank_account.uuid` of a payment. Absent: no account came along.
	BankAccountUUID *string `json:"bank_account_uuid,omitempty"`
}

// BusinessInput: What only a business has.
type BusinessInput struct {
	// The legal name of the business.
	Name string `json:"name"`

	// The taxpayer identification number of the business: 9 digits, with or without its usual hyphen.
	TIN string `json:"tin"`

	// The name under which the business trades.
	TradingName *string `json:"trading_name,omitempty"`

	// The name that payers and payees read on their bank statements, at most 16 characters. Default:
	// `trading_name`, else `name`, shortened.
	CompanyName *string `json:"company_name,omitempty"`

	// The legal form of the business, for instance `llc`.
	EntityType *string `json:"entity_type,omitempty"`

	// The postal address of the business.
	Address *AddressInput `json:"address,omitempty"`

	// How the user is paid as a payee. Absent in a registration: `individual`.
	PayoutType *PayoutType `json:"payout_type,omitempty"`

	// The part of the fee that is a percentage of the amount of a payment, in percent: 2.9 is 2.9 %.
	// For payments that name no `transaction_fee`.
	TransactionFeePercent *Percent `json:"transaction_fee_percent,omitempty"`

	// The part of the fee that is the same for each payment, in cents.
	TransactionFeeFixed *Cents `json:"transaction_fee_fixed,omitempty"`

	// The highest fee of a payment, in cents.
	MaximumTransactionFee *Cents `json:"maximum_transaction_fee,omitempty"`
}

// Day: A calendar day written as YYYY-MM-DD.
type Day = string

// RegisterBusinessRequestBusinessOwners is a record of the API.
type RegisterBusinessRequestBusinessOwners struct {
	// The first name of the owner.
	FirstName string `json:"first_name"`

	// The last name of the owner.
	LastName string `json:"last_name"`

	// The social security number of the owner: 9 digits, with or without its usual hyphens.
	SSN9 *string `json:"ssn9,omitempty"`

	// The date of birth of the owner.
	Dob *Day `json:"dob,omitempty"`

	// The address where the owner lives.
	Address *AddressInput `json:"address,omitempty"`

	// The e-mail address of the owner, at most 254 characters.
	Email *string `json:"email,omitempty"`

	// The telephone number of the owner.
	Phone *string `json:"phone,omitempty"`

	// The role of the owner in the business.
	Title *string `json:"title,omitempty"`

	// The share of the business that the owner has, in percent.
	OwnershipPercentage *Percent `json:"ownership_percentage,omitempty"`

	// Whether the person benefits from the business as an owner. False by default.
	IsBeneficialOwner *bool `json:"is_beneficial_owner,omitempty"`
}

// RegisterBusinessRequestBankAccount: The bank account of the user: exactly one of `custom` and
// `aggregator`. Absent: add one later.
type RegisterBusinessRequestBankAccount struct {
	// An account that the user linked at the linking provider.
	Aggregator *LinkedAccountInput `json:"aggregator,omitempty"`

	// An account by its numbers.
	Custom *BankAccountInput `json:"custom,omitempty"`
}

// RegisterBusinessRequest is a record of the API.
type RegisterBusinessRequest struct {
	// True: starts the business verification (KYB) at once. False: the business is stored only; submit
	// it later.
	KYB bool `json:"kyb"`

	// What only a business has.
	Business BusinessInput `json:"business"`

	// The first name of the contact of the business.
	FirstName *string `json:"first_name,omitempty"`

	// The last name of the contact of the business.
	LastName *string `json:"last_name,omitempty"`

	// The postal address of the user.
	Address *AddressInput `json:"address,omitempty"`

	// The e-mail address of the user, at most 254 characters.
	Email *string `json:"email,omitempty"`

	// The telephone number of the user.
	Phone *string `json:"phone,omitempty"`

	// Your own reference for the user. It need not be unique.
	ClientReferenceID *string `json:"client_reference_id,omitempty"`

	// The name of the user in bank files, for a name that has other characters or is longer. Null:
	// from the name.
	NameInFile *string `json:"name_in_file,omitempty"`

	// Your own data about the user. Write no personal data into it.
	Metadata Metadata `json:"metadata,omitempty"`

	// How the user is paid as a payee. Absent in a registration: `individual`.
	PayoutType *PayoutType `json:"payout_type,omitempty"`

	// The owners of the business. A verification may need them.
	BusinessOwners []RegisterBusinessRequestBusinessOwners `json:"business_owners,omitempty"`

	// The part of the fee that is a percentage of the amount of a payment, in percent: 2.9 is 2.9 %.
	// For payments that name no `transaction_fee`.
	TransactionFeePercent *Percent `json:"transaction_fee_percent,omitempty"`

	// The part of the fee that is the same for each payment, in cents.
	TransactionFeeFixed *Cents `json:"transaction_fee_fixed,omitempty"`

	// The highest fee of a payment, in cents.
	MaximumTransactionFee *Cents `json:"maximum_transaction_fee,omitempty"`

	// The bank account of the user: exactly one of `custom` and `aggregator`. Absent: add one later.
	BankAccount *RegisterBusinessRequestBankAccount `json:"bank_account,omitempty"`

	// True: asks the validation provider about the account number and routing number first. An invalid
	// account is not stored.
	ValidateAccountRouting *bool `json:"validate_account_routing,omitempty"`

	// The merchant that the billable event of this call is attributed to. Absent: the event is the
	// tenant’s own.
	BillingMerchantUserUUID *string `json:"billing_merchant_user_uuid,omitempty"`
}

// Pagination: Where this page is in the whole list.
type Pagination struct {
	// The number of records in the whole list.
	TotalItems int64 `json:"totalItems"`

	// The number of records that a full page has.
	PageSize int64 `json:"pageSize"`

	// The number of this page. The first page is 1.
	CurrentPage int64 `json:"currentPage"`

	// The number of pages. 0 when the list is empty.
	TotalPages int64 `json:"totalPages"`
}

// MetadataChange: A key that you send is added or gets the new value, null deletes it, and all
// other keys stay. Null instead of an object deletes all. At most 50 keys of 1 to 40 characters
// without square brackets, and values of at most 500 characters.
type MetadataChange = map[string]*string

// UserChangeBusiness: What only a business has. An absent field does not change.
type UserChangeBusiness struct {
	// The legal name of the business.
	Name *string `json:"name,omitempty"`

	// The taxpayer identification number of the business: 9 digits, with or without the usual hyphens,
	// or the masked form that the record shows.
	TIN *string `json:"tin,omitempty"`

	// The name under which the business trades.
	TradingName *string `json:"trading_name,omitempty"`

	// The name that payers and payees read on their bank statements, at most 16 characters. Default:
	// `trading_name`, else `name`, shortened.
	CompanyName *string `json:"company_name,omitempty"`

	// The legal form of the business, for instance `llc`.
	EntityType *string `json:"entity_type,omitempty"`

	// The postal address of the business.
	Address *AddressInput `json:"address,omitempty"`

	// How the user is paid as a payee. Absent in a registration: `individual`.
	PayoutType *PayoutType `json:"payout_type,omitempty"`

	// The part of the fee that is a percentage of the amount of a payment, in percent: 2.9 is 2.9 %.
	// For payments that name no `transaction_fee`.
	TransactionFeePercent *Percent `json:"transaction_fee_percent,omitempty"`

	// The part of the fee that is the same for each payment, in cents.
	TransactionFeeFixed *Cents `json:"transaction_fee_fixed,omitempty"`

	// The highest fee of a payment, in cents.
	MaximumTransactionFee *Cents `json:"maximum_transaction_fee,omitempty"`
}

// UserChangeBusinessOwners is a record of the API.
type UserChangeBusinessOwners struct {
	// The owner to keep: its absent fields do not change. Absent: a new owner.
	UUID *string `json:"uuid,omitempty"`

	// The first name of the owner.
	FirstName *string `json:"first_name,omitempty"`

	// The last name of the owner.
	LastName *string `json:"last_name,omitempty"`

	// The social security number of the owner: 9 digits, with or without the usual hyphens, or the
	// masked form that the record shows.
	SSN9 *string `json:"ssn9,omitempty"`

	// The date of birth of the owner.
	Dob *Day `json:"dob,omitempty"`

	// The address where the owner lives.
	Address *AddressInput `json:"address,omitempty"`

	// The e-mail address of the owner, at most 254 characters.
	Email *string `json:"email,omitempty"`

	// The telephone number of the owner.
	Phone *string `json:"phone,omitempty"`

	// The role of the owner in the business.
	Title *string `json:"title,omitempty"`

	// The share of the business that the owner has, in percent.
	OwnershipPercentage *Percent `json:"ownership_percentage,omitempty"`

	// Whether the person benefits from the business as an owner. False by default.
	IsBeneficialOwner *bool `json:"is_beneficial_owner,omitempty"`
}

// UserChange: The fields of a user to change. An absent field does not change.
type UserChange struct {
	// The first name of the person; of a business, of its contact.
	FirstName *string `json:"first_name,omitempty"`

	// The last name of the person; of a business, of its contact.
	LastName *string `json:"last_name,omitempty"`

	// The postal address of the user.
	Address *AddressInput `json:"address,omitempty"`

	// The e-mail address of the user, at most 254 characters.
	Email *string `json:"email,omitempty"`

	// The telephone number of the user.
	Phone *string `json:"phone,omitempty"`

	// Your own reference for the user. It need not be unique.
	ClientReferenceID *string `json:"client_reference_id,omitempty"`

	// The name of the user in bank files, for a name that has other characters or is longer. Null:
	// from the name.
	NameInFile *string `json:"name_in_file,omitempty"`

	// A key that you send is added or gets the new value, null deletes it, and all other keys stay.
	// Null instead of an object deletes all. At most 50 keys of 1 to 40 characters without square
	// brackets, and values of at most 500 characters.
	Metadata MetadataChange `json:"metadata,omitempty"`

	// How the user is paid as a payee. Absent in a registration: `individual`.
	PayoutType *PayoutType `json:"payout_type,omitempty"`

	// What only a business has. An absent field does not change.
	Business *UserChangeBusiness `json:"business,omitempty"`

	// All owners of the business. The list replaces the stored one.
	BusinessOwners []UserChangeBusinessOwners `json:"business_owners,omitempty"`

	// The part of the fee that is a percentage of the amount of a payment, in percent: 2.9 is 2.9 %.
	// For payments that name no `transaction_fee`.
	TransactionFeePercent *Percent `json:"transaction_fee_percent,omitempty"`

	// The part of the fee that is the same for each payment, in cents.
	TransactionFeeFixed *Cents `json:"transaction_fee_fixed,omitempty"`

	// The highest fee of a payment, in cents.
	MaximumTransactionFee *Cents `json:"maximum_transaction_fee,omitempty"`

	// The merchant that the billable event of this call is attributed to. Absent: the event is the
	// tenant’s own.
	BillingMerchantUserUUID *string `json:"billing_merchant_user_uuid,omitempty"`
}

// AddBankAccountRequest is a record of the API.
type AddBankAccountRequest struct {
	// An account that the user linked at the linking provider.
	Aggregator *LinkedAccountInput `json:"aggregator,omitempty"`

	// An account by its numbers.
	Custom *BankAccountInput `json:"custom,omitempty"`

	// True: asks the validation provider about the account number and routing number first. An invalid
	// account is not stored.
	ValidateAccountRouting *bool `json:"validate_account_routing,omitempty"`

	// The merchant that the billable event of this call is attributed to. Absent: the event is the
	// tenant’s own.
	BillingMerchantUserUUID *string `json:"billing_merchant_user_uuid,omitempty"`
}

// AggregatorType: How the account was added.
//
// - `manual`: With its account number and routing number.
// - `bank_link`: Through the linking provider.
//
// One of manual, bank_link.
type AggregatorType = string

// BankAccount: A bank account of a user.
type BankAccount struct {
	// The identifier of the bank account.
	UUID string `json:"uuid"`

	// The account number. Lists and events show only its last four characters, after `****`.
	AccountNumber string `json:"account_number"`

	// The ABA routing number of the bank: 9 digits.
	RoutingNumber string `json:"routing_number"`

	// The name of the account at the bank.
	AccountName string `json:"account_name"`

	// The kind of the account at the bank.
	AccountType string `json:"account_type"`

	// How the account was added.
	//
	// - `manual`: With its account number and routing number.
	// - `bank_link`: Through the linking provider.
	AggregatorType AggregatorType `json:"aggregator_type"`

	// When the bank account was added, in UTC.
	CreatedAt Timestamp `json:"created_at"`

	// Whether payments of the user that name no account use this one.
	IsDefault bool `json:"is_default"`
}

// AddedBankAccount: The added bank account, with the result of its validation.
type AddedBankAccount struct {
	// The identifier of the bank account.
	UUID string `json:"uuid"`

	// The account number. Lists and events show only its last four characters, after `****`.
	AccountNumber string `json:"account_number"`

	// The ABA routing number of the bank: 9 digits.
	RoutingNumber string `json:"routing_number"`

	// The name of the account at the bank.
	AccountName string `json:"account_name"`

	// The kind of the account at the bank.
	AccountType string `json:"account_type"`

	// How the account was added.
	//
	// - `manual`: With its account number and routing number.
	// - `bank_link`: Through the linking provider.
	AggregatorType AggregatorType `json:"aggregator_type"`

	// When the bank account was added, in UTC.
	CreatedAt Timestamp `json:"created_at"`

	// Whether payments of the user that name no account use this one.
	IsDefault bool `json:"is_default"`

	// What the validation of the account number and routing number said.
	//
	// - `valid`: They are valid.
	// - `invalid`: One of them is wrong.
	// - `not_validated`: No validation was asked for, or the provider gave no verdict.
	ValidAccount *AccountValidity `json:"valid_account,omitempty"`
}

// ListedBankAccount: A bank account of a user, as lists show it.
type ListedBankAccount struct {
	// The identifier of the bank account.
	UUID string `json:"uuid"`

	// The account number. Lists and events show only its last four characters, after `****`.
	AccountNumber string `json:"account_number"`

	// The ABA routing number of the bank: 9 digits.
	RoutingNumber string `json:"routing_number"`

	// The name of the account at the bank.
	AccountName string `json:"account_name"`

	// The kind of the account at the bank.
	AccountType string `json:"account_type"`

	// How the account was added.
	//
	// - `manual`: With its account number and routing number.
	// - `bank_link`: Through the linking provider.
	AggregatorType AggregatorType `json:"aggregator_type"`

	// When the bank account was added, in UTC.
	CreatedAt Timestamp `json:"created_at"`

	// Whether payments of the user that name no account use this one.
	IsDefault bool `json:"is_default"`

	// The institution's name in the ACH directory of the Federal Reserve; null: unknown.
	InstitutionName *string `json:"institution_name"`

	// When a return disabled the account, in UTC. Null: it can be used.
	DisabledAt *Timestamp `json:"disabled_at"`

	// Why the account was disabled. Null: it can be used.
	DisabledReason *string `json:"disabled_reason"`

	// Whether the institution gave a number for this service only. The last four characters are of the
	// real number.
	Tokenized bool `json:"tokenized"`
}

// SetDefaultBankAccountRequest is a record of the API.
type SetDefaultBankAccountRequest struct {
	// The bank account that becomes the default.
	AccountUUID string `json:"account_uuid"`

	// How the account was added.
	//
	// - `manual`: With its account number and routing number.
	// - `bank_link`: Through the linking provider.
	AggregatorType AggregatorType `json:"aggregator_type"`
}

// ValidateBankAccountRequest is a record of the API.
type ValidateBankAccountRequest struct {
	// The number of the account at the bank: 1 to 17 digits, letters, hyphens, dots, slashes or inner
	// blanks, not only zeros and marks.
	AccountNumber string `json:"account_number"`

	// The ABA routing number of the bank: 9 digits.
	RoutingNumber string `json:"routing_number"`

	// The name of the account at the bank.
	AccountName *string `json:"account_name,omitempty"`

	// The kind of the account at the bank.
	AccountType *string `json:"account_type,omitempty"`

	// The merchant that the billable event of this call is attributed to. Absent: the event is the
	// tenant’s own.
	BillingMerchantUserUUID *string `json:"billing_merchant_user_uuid,omitempty"`
}

// CreateBankAccountRequestRequest is a record of the API.
type CreateBankAccountRequestRequest struct {
	// An https URL. The page links back to it after the user has answered.
	ReturnURL *string `json:"return_url,omitempty"`

	// How long the link works, in hours: 72 by default.
	ExpiresInHours *int64 `json:"expires_in_hours,omitempty"`

	// The merchant that the billable event of this call is attributed to. Absent: the event is the
	// tenant’s own.
	BillingMerchantUserUUID *string `json:"billing_merchant_user_uuid,omitempty"`
}

// BankAccountRequest: A user is asked for a bank account on our page.
type BankAccountRequest struct {
	// The identifier of the request.
	UUID string `json:"uuid"`

	// The user who is asked.
	UserUUID string `json:"user_uuid"`

	// Whether the user has added an account.
	//
	// - `open`: The user can still add one.
	// - `added`: `bank_account_uuid` is the account. The user may have had it before.
	// - `failed`: 10 accounts were checked, and none was added.
	// - `expired`: The user did not add one in time.
	// - `withdrawn`: You withdrew the request.
	State string `json:"state"`

	// The merchant that the billable events of the validations are attributed to. Null: they are the
	// tenant’s own.
	BillingMerchantUserUUID *string `json:"billing_merchant_user_uuid"`

	// Where the page links back to. Null: it has no such link.
	ReturnURL *string `json:"return_url"`

	// When the request was made, in UTC.
	CreatedAt Timestamp `json:"created_at"`

	// Until when the user can add an account, in UTC.
	ExpiresAt Timestamp `json:"expires_at"`

	// When the account was added, or the request withdrawn, in UTC. Null: neither.
	EndedAt *Timestamp `json:"ended_at"`

	// The bank account. Null: none was added.
	BankAccountUUID *string `json:"bank_account_uuid"`
}

// MadeBankAccountRequest: A request for a bank account, with its link.
type MadeBankAccountRequest struct {
	// The identifier of the request.
	UUID string `json:"uuid"`

	// The user who is asked.
	UserUUID string `json:"user_uuid"`

	// Whether the user has added an account.
	//
	// - `open`: The user can still add one.
	// - `added`: `bank_account_uuid` is the account. The user may have had it before.
	// - `failed`: 10 accounts were checked, and none was added.
	// - `expired`: The user did not add one in time.
	// - `withdrawn`: You withdrew the request.
	State string `json:"state"`

	// The merchant that the billable events of the validations are attributed to. Null: they are the
	// tenant’s own.
	BillingMerchantUserUUID *string `json:"billing_merchant_user_uuid"`

	// Where the page links back to. Null: it has no such link.
	ReturnURL *string `json:"return_url"`

	// When the request was made, in UTC.
	CreatedAt Timestamp `json:"created_at"`

	// Until when the user can add an account, in UTC.
	ExpiresAt Timestamp `json:"expires_at"`

	// When the account was added, or the request withdrawn, in UTC. Null: neither.
	EndedAt *Timestamp `json:"ended_at"`

	// The bank account. Null: none was added.
	BankAccountUUID *string `json:"bank_account_uuid"`

	// The page for the user. It is shown only in this answer.
	URL string `json:"url"`
}

// DecideBusinessVerificationRequest is a record of the API.
type DecideBusinessVerificationRequest struct {
	Decision string `json:"decision"`

	// Text of 1 to 1000 characters, not only spaces.
	Reason *string `json:"reason,omitempty"`

	// References to the documents that the decision is based on.
	Documents []string `json:"documents,omitempty"`
}

// ApprovalEffectDetail is a record of the API.
type ApprovalEffectDetail struct {
}

// ApprovalEffect is a record of the API.
type ApprovalEffect struct {
	Action string `json:"action"`

	Subject string `json:"subject"`

	SubjectUUID *string `json:"subject_uuid"`

	Detail ApprovalEffectDetail `json:"detail"`
}

// WhoActed is a record of the API.
type WhoActed struct {
	OperatorUUID *string `json:"operator_uuid"`

	TokenUUID *string `json:"token_uuid"`

	Name string `json:"name"`

	// Of the operator, or of who issued the token. Null: the token of the environment.
	Email *string `json:"email"`
}

// ApprovalParams is a record of the API.
type ApprovalParams struct {
}

// ApprovalBody is a record of the API.
type ApprovalBody struct {
}

// Approval is a record of the API.
type Approval struct {
	UUID string `json:"uuid"`

	Act string `json:"act"`

	State string `json:"state"`

	Operation string `json:"operation"`

	Params ApprovalParams `json:"params"`

	Body ApprovalBody `json:"body"`

	// Cents; null: none, or all that is owed.
	Amount *int64 `json:"amount"`

	// Cents. The policy when it was asked for: acts that move more need a second operator, and acts
	// without an amount always do.
	AboveAmount int64 `json:"above_amount"`

	// The role that the act needs: operators who have it, or one that includes it, may decide.
	Role string `json:"role"`

	// What the act would have done when it was asked for, as the audit trail would have it. `detail`
	// often has `before` and `after`.
	Effects []ApprovalEffect `json:"effects"`

	Reason string `json:"reason"`

	AskedBy WhoActed `json:"asked_by"`

	// `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
	AskedAt Timestamp `json:"asked_at"`

	// `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
	ExpiresAt Timestamp `json:"expires_at"`

	DecidedBy *WhoActed `json:"decided_by"`

	DecidedAt *Timestamp `json:"decided_at"`

	DecisionReason *string `json:"decision_reason"`
}

// ApprovalAsked is a record of the API.
type ApprovalAsked struct {
	Approval Approval `json:"approval"`
}

// Originator is a record of the API.
type Originator struct {
	// The bank assigns it.
	CompanyIdentification *string `json:"company_identification"`

	// The name on the bank statement, unless the payment has its own.
	CompanyName *string `json:"company_name"`

	ConsumerDebits *string `json:"consumer_debits"`

	// For WEB: true is recurring (R), false is single (S).
	OnlineDebitsRecur *bool `json:"online_debits_recur"`

	// Payouts to persons are wages, always described as PAYROLL.
	PayoutsAreWages *bool `json:"payouts_are_wages"`
}

// Reason: Why. The audit trail keeps it.
type Reason = string

// UpdateMerchantOriginatorRequest is a record of the API.
type UpdateMerchantOriginatorRequest struct {
	// The bank assigns it.
	CompanyIdentification *string `json:"company_identification,omitempty"`

	// The name on the bank statement, unless the payment has its own.
	CompanyName *string `json:"company_name,omitempty"`

	ConsumerDebits *string `json:"consumer_debits,omitempty"`

	// For WEB: true is recurring (R), false is single (S).
	OnlineDebitsRecur *bool `json:"online_debits_recur,omitempty"`

	// Payouts to persons are wages, always described as PAYROLL.
	PayoutsAreWages *bool `json:"payouts_are_wages,omitempty"`

	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`
}

// AccountValidationSources is a record of the API.
type AccountValidationSources struct {
	Source string `json:"source"`

	Opinion string `json:"opinion"`

	// `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
	At Timestamp `json:"at"`
}

// AccountValidation is a record of the API.
type AccountValidation struct {
	UUID string `json:"uuid"`

	// `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
	ValidatedAt Timestamp `json:"validated_at"`

	VendorUUID *string `json:"vendor_uuid"`

	UserUUID *string `json:"user_uuid"`

	BankAccountUUID *string `json:"bank_account_uuid"`

	AccountNumber string `json:"account_number"`

	RoutingNumber string `json:"routing_number"`

	// What the validation of the account number and routing number said.
	//
	// - `valid`: They are valid.
	// - `invalid`: One of them is wrong.
	// - `not_validated`: No validation was asked for, or the provider gave no verdict.
	ValidAccount AccountValidity `json:"valid_account"`

	Sources []AccountValidationSources `json:"sources"`

	Billed bool `json:"billed"`
}

// LinkedItem is a record of the API.
type LinkedItem struct {
	UUID string `json:"uuid"`

	ProcessorUUID string `json:"processor_uuid"`

	Provider string `json:"provider"`

	// The item's id at the provider: give it to their support.
	ItemID string `json:"item_id"`

	State string `json:"state"`

	// `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
	LinkedAt Timestamp `json:"linked_at"`

	// The provider's code, such as `ITEM_LOGIN_REQUIRED`; null: none, or it ended.
	Problem *string `json:"problem"`

	ProblemSince *Timestamp `json:"problem_since"`

	RemovalDueAt *Timestamp `json:"removal_due_at"`

	RemovalAttempts int64 `json:"removal_attempts"`

	// Why the last attempt to remove it failed.
	RemovalError *string `json:"removal_error"`

	RemovedAt *Timestamp `json:"removed_at"`
}

// RoutingDirectoryImport is a record of the API.
type RoutingDirectoryImport struct {
	UUID string `json:"uuid"`

	// `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
	ImportedAt Timestamp `json:"imported_at"`

	// SHA-256 of the file, hexadecimal.
	FileSha256 string `json:"file_sha256"`

	EntryCount int64 `json:"entry_count"`

	AddedCount int64 `json:"added_count"`

	ChangedCount int64 `json:"changed_count"`

	RemovedCount int64 `json:"removed_count"`

	// Stored accounts that this directory does not list: `GET /admin/v1/unlisted-accounts`.
	UnlistedAccountCount int64 `json:"unlisted_account_count"`
}

// UnlistedAccount is a record of the API.
type UnlistedAccount struct {
	BankAccountUUID string `json:"bank_account_uuid"`

	ProcessorUUID string `json:"processor_uuid"`

	UserUUID string `json:"user_uuid"`

	UserName string `json:"user_name"`

	AccountNumber string `json:"account_number"`

	RoutingNumber string `json:"routing_number"`

	// The number that replaces it in the directory; null: the directory names none.
	NewRoutingNumber *string `json:"new_routing_number"`

	CorrectedAt *Timestamp `json:"corrected_at"`

	// `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
	FoundAt Timestamp `json:"found_at"`
}

// TransactionRequestSourceBankAccount: The bank account of the payer to use; the default account
// when absent.
type TransactionRequestSourceBankAccount struct {
	// The identifier of the bank account of the payer.
	UUID string `json:"uuid"`

	// How the account was added.
	//
	// - `manual`: With its account number and routing number.
	// - `bank_link`: Through the linking provider.
	AggregatorType AggregatorType `json:"aggregator_type"`
}

// TransactionRequestDestinationBankAccount: The bank account of the payee to use; the default
// account when absent.
type TransactionRequestDestinationBankAccount struct {
	// The identifier of the bank account of the payee.
	UUID string `json:"uuid"`

	// How the account was added.
	//
	// - `manual`: With its account number and routing number.
	// - `bank_link`: Through the linking provider.
	AggregatorType AggregatorType `json:"aggregator_type"`
}

// TransactionRequest: A JSON object.
type TransactionRequest struct {
	// The user who pays.
	PayerUUID string `json:"payer_uuid"`

	// The user who is paid.
	PayeeUUID string `json:"payee_uuid"`

	// What is debited from the payer, in cents. Text of digits is read as a number.
	Amount int64 `json:"amount"`

	// The part of `amount` that the payee does not get, in cents, less than `amount`. Text of digits
	// is read as a number. Absent: the default fee of the merchant.
	TransactionFee *int64 `json:"transaction_fee,omitempty"`

	// Every amount is in USD.
	Currency *string `json:"currency,omitempty"`

	// Your own reference for the payment, for instance an order number. It need not be unique, unless
	// the operator of the service has set `unique_client_reference_ids` for you: then a second payment
	// with it is refused. Empty: no reference.
	ClientReferenceID *string `json:"client_reference_id,omitempty"`

	// Your own data, by key. At most 50 keys of 1 to 40 characters without square brackets, and values
	// of at most 500 characters. Write no personal data into it. Absent: none.
	Metadata Metadata `json:"metadata,omitempty"`

	// The name that payer and payee read on their bank statements, at most 16 characters. Absent:
	// `company_name` of the merchant.
	CompanyName *string `json:"company_name,omitempty"`

	// The ACH company entry description, at most 10 characters: what the payment is for, for instance
	// `ORDER 1042`. Bank statements may show it. Absent: `PAYMENT` for the debit and `PAYOUT` for the
	// credit. For your own notes use `client_reference_id` or `metadata`.
	Description *string `json:"description,omitempty"`

	// A note for the other side, at most 80 characters. It is sent with the entries of business
	// accounts (CCD) only. With `sec_code` `CTX` it may have 8000 characters, plain text or ANSI X12
	// 820: the debit has them in records of 80, and a payout has only a note that fits into one.
	Addenda *string `json:"addenda,omitempty"`

	// How the payer authorized this debit, as the SEC code of its entry.
	//
	// - `PPD`: A person, in writing or in a similar way.
	// - `WEB`: A person, over the internet or in an app.
	// - `TEL`: A person, by telephone.
	// - `CCD`: A business, by an agreement.
	// - `CTX`: A business, by an agreement; the entry may have a long `addenda`.
	//
	// Absent: the one of its authorization; if that names none, the settings of the merchant, as your
	// operator made them: `CCD` for a business, `PPD` or `WEB` for a person.
	SECCode *string `json:"sec_code,omitempty"`

	// What the entries are for, where Nacha prescribes their description.
	//
	// - `purchase`: A person buys goods online: the WEB debit is described as `PURCHASE`.
	// - `payroll`: Wages of a person: the payout (PPD) is described as `PAYROLL`.
	// - `other`: Neither, whatever the settings say.
	//
	// Absent: the settings of the merchant decide.
	EntryPurpose *string `json:"entry_purpose,omitempty"`

	// How fast the debit of the payer settles. `standard` (the default) settles on the next banking
	// day. `sameday` settles on the same day if a window of the bank is still open. An entry that is
	// too late, or above a lower limit of the bank, is sent with the entries of the next day. An
	// `amount` above 100000000 is refused with 422.
	Speed *string `json:"speed,omitempty"`

	// The bank account of the payer to use; the default account when absent.
	SourceBankAccount *TransactionRequestSourceBankAccount `json:"source_bank_account,omitempty"`

	// The bank account of the payee to use; the default account when absent.
	DestinationBankAccount *TransactionRequestDestinationBankAccount `json:"destination_bank_account,omitempty"`

	// The authorization of the payer that allows the debit. Absent: if the operator of the service has
	// set `authorization_required` for you, one that allows it is found; otherwise none is needed.
	AuthorizationUUID *string `json:"authorization_uuid,omitempty"`

	// The least number of banking days from the settlement of the debit until the payout is created. A
	// longer delay of the tenant applies.
	PayoutDelayDaysMin *int64 `json:"payout_delay_days_min,omitempty"`
}

// TransactionStatus: The status of the whole payment. It follows from the statuses of its stages.
//
// - `CAPTURE_PENDING`: The debit of the payer waits for a bank file, or is in one that the bank has
// not confirmed.
// - `CAPTURE_ACH_PENDING`: The bank has the debit of the payer. It can still be returned.
// - `CAPTURE_COMPLETE`: The debit of the payer is good. The payee is paid in batches and waits for
// the daily run.
// - `IN_PAYOUT`: The debit of the payer is good. `payout_status` says how far the payout is. A
// payment that succeeded keeps this status.
// - `CAPTURE_ACH_FAILED`: The debit of the payer was returned, or it could not be sent.
// - `CHARGEBACK`: The debit of the payer was good, and then it was returned as unauthorized.
// - `CLAWBACK`: The debit of the payer was returned, and the payee has paid the money back.
// - `REVERSE_PAYOUT`: The payout was returned, and the money goes back to the payer.
// - `CANCELED`: The payment was canceled before its debit was in a bank file.
//
// One of CAPTURE_PENDING, CAPTURE_ACH_PENDING, CAPTURE_COMPLETE, IN_PAYOUT, CAPTURE_ACH_FAILED,
// CHARGEBACK, CLAWBACK, REVERSE_PAYOUT, CANCELED.
type TransactionStatus = string

// CaptureStatus: The status of the capture: the debit of the payer.
//
// - `CAPTURE_PENDING`: The debit waits for a bank file, or is in one that the bank has not
// confirmed.
// - `CAPTURE_ACH_PENDING`: The bank has the debit. It can still be returned. Some returned debits
// are sent again in this status.
// - `CAPTURE_COMPLETE`: The debit is good: it settled, and no return came in time.
// - `CAPTURE_ACH_FAILED`: The debit was returned, or it could not be sent.
// - `CAPTURE_CANCELED`: The payment was canceled. The payer was not debited.
//
// One of CAPTURE_PENDING, CAPTURE_ACH_PENDING, CAPTURE_COMPLETE, CAPTURE_ACH_FAILED,
// CAPTURE_CANCELED.
type CaptureStatus = string

// PayoutStatus: The status of the payout: the credit to the payee.
//
// - `PAYOUT_PENDING_ACH`: The credit is reserved. It waits for a bank file, or is in one that the
// bank has not confirmed.
// - `PAYOUT_ACH_PENDING`: The bank has the credit. It has not settled yet.
// - `PAYOUT_COMPLETE`: The credit settled, or nothing was left to pay.
// - `PAYOUT_ACH_FAILED`: The credit was returned.
// - `PAYOUT_CANCELED`: The capture was returned, so the payee is not paid.
//
// One of PAYOUT_PENDING_ACH, PAYOUT_ACH_PENDING, PAYOUT_COMPLETE, PAYOUT_ACH_FAILED,
// PAYOUT_CANCELED.
type PayoutStatus = string

// ClawbackStatus: The status of the clawback: the debit of the payee after the capture was
// returned.
//
// - `CLAWBACK_PENDING`: The debit waits for a bank file, or is in one that the bank has not
// confirmed.
// - `CLAWBACK_ACH_PENDING`: The bank has the debit. It can still be returned.
// - `CLAWBACK_COMPLETE`: The payee has paid the whole amount back.
// - `CLAWBACK_ACH_FAILED`: The debit was returned or is not possible, or a part of the amount was
// written off.
//
// One of CLAWBACK_PENDING, CLAWBACK_ACH_PENDING, CLAWBACK_COMPLETE, CLAWBACK_ACH_FAILED.
type ClawbackStatus = string

// ReversePayoutStatus: The status of the reverse payout: the credit to the payer after the payout
// was returned.
//
// - `REVERSE_PAYOUT_PENDING`: The credit waits for a bank file, or is in one that the bank has not
// confirmed.
// - `REVERSE_PAYOUT_ACH_PENDING`: The bank has the credit. It has not settled yet.
// - `REVERSE_PAYOUT_ACH_COMPLETE`: The credit settled.
// - `REVERSE_PAYOUT_ACH_FAILED`: The credit was returned.
// - `REVERSE_PAYOUT_CANCELED`: The payer is owed nothing anymore, so no credit is sent.
//
// One of REVERSE_PAYOUT_PENDING, REVERSE_PAYOUT_ACH_PENDING, REVERSE_PAYOUT_ACH_COMPLETE,
// REVERSE_PAYOUT_ACH_FAILED, REVERSE_PAYOUT_CANCELED.
type ReversePayoutStatus = string

// TransactionBankAccount: A bank account of a payment.
type TransactionBankAccount struct {
	// The identifier of the bank account. Null: none is known.
	UUID *string `json:"uuid"`

	// How the account was added. Null: none is known.
	AggregatorType *AggregatorType `json:"aggregator_type"`
}

// TransactionTraceIdsRefunds is a record of the API.
type TransactionTraceIdsRefunds struct {
	// The identifier of the refund.
	RefundUUID string `json:"refund_uuid"`

	// The trace number of the debit of the payee: 15 digits. Empty: no bank file has it yet.
	RefundCaptureTraceID string `json:"refund_capture_trace_id"`

	// The trace number of the credit to the payer: 15 digits. Empty: no bank file has it yet.
	RefundPayoutTraceID string `json:"refund_payout_trace_id"`
}

// TransactionTraceIds: The trace numbers of the entries. A bank finds an entry by its trace number.
type TransactionTraceIds struct {
	// The trace number of the latest debit of the payer: 15 digits. Empty: no bank file has it yet.
	CaptureTraceID string `json:"capture_trace_id"`

	// The trace number of the latest credit to the payee: 15 digits. Empty: no bank file has it yet.
	PayoutTraceID string `json:"payout_trace_id"`

	// The trace number of the latest credit of a reverse payout: 15 digits. Empty: no bank file has it
	// yet.
	ReversePayoutTraceID string `json:"reverse_payout_trace_id"`

	// The trace numbers of each refund, the oldest first. Empty: there are no refunds.
	Refunds []TransactionTraceIdsRefunds `json:"refunds"`
}

// Transaction: A payment from a payer to a payee.
type Transaction struct {
	// The identifier of the payment.
	UUID string `json:"uuid"`

	// The user who pays.
	PayerUUID string `json:"payer_uuid"`

	// The user who is paid.
	PayeeUUID string `json:"payee_uuid"`

	// The status of the whole payment. It follows from the statuses of its stages.
	//
	// - `CAPTURE_PENDING`: The debit of the payer waits for a bank file, or is in one that the bank
	// has not confirmed.
	// - `CAPTURE_ACH_PENDING`: The bank has the debit of the payer. It can still be returned.
	// - `CAPTURE_COMPLETE`: The debit of the payer is good. The payee is paid in batches and waits for
	// the daily run.
	// - `IN_PAYOUT`: The debit of the payer is good. `payout_status` says how far the payout is. A
	// payment that succeeded keeps this status.
	// - `CAPTURE_ACH_FAILED`: The debit of the payer was returned, or it could not be sent.
	// - `CHARGEBACK`: The debit of the payer was good, and then it was returned as unauthorized.
	// - `CLAWBACK`: The debit of the payer was returned, and the payee has paid the money back.
	// - `REVERSE_PAYOUT`: The payout was returned, and the money goes back to the payer.
	// - `CANCELED`: The payment was canceled before its debit was in a bank file.
	TransactionStatus TransactionStatus `json:"transaction_status"`

	// The status of the capture: the debit of the payer.
	//
	// - `CAPTURE_PENDING`: The debit waits for a bank file, or is in one that the bank has not
	// confirmed.
	// - `CAPTURE_ACH_PENDING`: The bank has the debit. It can still be returned. Some returned debits
	// are sent again in this status.
	// - `CAPTURE_COMPLETE`: The debit is good: it settled, and no return came in time.
	// - `CAPTURE_ACH_FAILED`: The debit was returned, or it could not be sent.
	// - `CAPTURE_CANCELED`: The payment was canceled. The payer was not debited.
	CaptureStatus CaptureStatus `json:"capture_status"`

	// The status of the payout. Null: no payout is reserved.
	PayoutStatus *PayoutStatus `json:"payout_status"`

	// The status of the clawback. Null: there is no clawback.
	ClawbackStatus *ClawbackStatus `json:"clawback_status"`

	// The status of the reverse payout. Null: there is no reverse payout.
	ReversePayoutStatus *ReversePayoutStatus `json:"reverse_payout_status"`

	// The currency of the amounts: always US dollars.
	Currency string `json:"currency"`

	// What is debited from the payer, in cents.
	Amount Cents `json:"amount"`

	// The part of `amount` that the payee does not get, in cents.
	TransactionFee Cents `json:"transaction_fee"`

	// Your own reference for the payment. Empty: none was given.
	ClientReferenceID string `json:"client_reference_id"`

	// Banking days from the settlement of the capture until the payout is created.
	PayoutDelayDays int64 `json:"payout_delay_days"`

	// The name that payer and payee read on their bank statements, at most 16 characters.
	CompanyName string `json:"company_name"`

	// The ACH company entry description, at most 10 characters. Bank statements may show it. Null:
	// none was given, so the debit has `PAYMENT` and the credit `PAYOUT`.
	Description *string `json:"description"`

	// A note for the other side, sent with the entries of business accounts: at most 80 characters,
	// and at most 8000 if the debit is CTX. Null: none was given.
	Addenda *string `json:"addenda"`

	// How the payment was started.
	//
	// - `api`: Alone, by `POST /3p/api/v1/transaction`.
	// - `bulk`: With others, by `POST /3p/api/v1/transactions/bulk`.
	// - `dashboard`: By a person in a dashboard. No operation does this today.
	Type string `json:"type"`

	// The return code of the stage that failed last: capture, payout, clawback or reverse payout. This
	// field and the next two describe the same stage. A retry of the stage does not change them; a won
	// dishonor clears them. A refund has its own three fields. Null: nothing was returned.
	ACHReturnCode *string `json:"ach_return_code"`

	// Why that stage failed, for programs: for instance `insufficient_funds`. Null: no stage failed.
	FailureCode *string `json:"failure_code"`

	// Why that stage failed, as a sentence. Null: no stage failed.
	FailureReason *string `json:"failure_reason"`

	// The text that was given when the payment was canceled. `Canceled by request.` if none was given.
	// Null: it is not canceled.
	CancelReason *string `json:"cancel_reason"`

	// The bank account that is debited.
	PayerBankAccount TransactionBankAccount `json:"payer_bank_account"`

	// The bank account that is credited.
	PayeeBankAccount TransactionBankAccount `json:"payee_bank_account"`

	// The name of the vendor of the payment, or of the processor if it has no vendor.
	VendorName string `json:"vendor_name"`

	// When the payment was started, in UTC.
	CreatedAt Timestamp `json:"created_at"`

	// When the payment changed last, in UTC.
	UpdatedAt Timestamp `json:"updated_at"`

	// The trace numbers of the entries. A bank finds an entry by its trace number.
	TraceIds TransactionTraceIds `json:"trace_ids"`
}

// TransactionWithMetadataTraceIdsRefunds is a record of the API.
type TransactionWithMetadataTraceIdsRefunds struct {
	// The identifier of the refund.
	RefundUUID string `json:"refund_uuid"`

	// The trace number of the debit of the payee: 15 digits. Empty: no bank file has it yet.
	RefundCaptureTraceID string `json:"refund_capture_trace_id"`

	// The trace number of the credit to the payer: 15 digits. Empty: no bank file has it yet.
	RefundPayoutTraceID string `json:"refund_payout_trace_id"`
}

// TransactionWithMetadataTraceIds: The trace numbers of the entries. A bank finds an entry by its
// trace number.
type TransactionWithMetadataTraceIds struct {
	// The trace number of the latest debit of the payer: 15 digits. Empty: no bank file has it yet.
	CaptureTraceID string `json:"capture_trace_id"`

	// The trace number of the latest credit to the payee: 15 digits. Empty: no bank file has it yet.
	PayoutTraceID string `json:"payout_trace_id"`

	// The trace number of the latest credit of a reverse payout: 15 digits. Empty: no bank file has it
	// yet.
	ReversePayoutTraceID string `json:"reverse_payout_trace_id"`

	// The trace numbers of each refund, the oldest first. Empty: there are no refunds.
	Refunds []TransactionWithMetadataTraceIdsRefunds `json:"refunds"`
}

// TransactionWithMetadata: A payment, with your own data about it.
type TransactionWithMetadata struct {
	// The identifier of the payment.
	UUID string `json:"uuid"`

	// The user who pays.
	PayerUUID string `json:"payer_uuid"`

	// The user who is paid.
	PayeeUUID string `json:"payee_uuid"`

	// The status of the whole payment. It follows from the statuses of its stages.
	//
	// - `CAPTURE_PENDING`: The debit of the payer waits for a bank file, or is in one that the bank
	// has not confirmed.
	// - `CAPTURE_ACH_PENDING`: The bank has the debit of the payer. It can still be returned.
	// - `CAPTURE_COMPLETE`: The debit of the payer is good. The payee is paid in batches and waits for
	// the daily run.
	// - `IN_PAYOUT`: The debit of the payer is good. `payout_status` says how far the payout is. A
	// payment that succeeded keeps this status.
	// - `CAPTURE_ACH_FAILED`: The debit of the payer was returned, or it could not be sent.
	// - `CHARGEBACK`: The debit of the payer was good, and then it was returned as unauthorized.
	// - `CLAWBACK`: The debit of the payer was returned, and the payee has paid the money back.
	// - `REVERSE_PAYOUT`: The payout was returned, and the money goes back to the payer.
	// - `CANCELED`: The payment was canceled before its debit was in a bank file.
	TransactionStatus TransactionStatus `json:"transaction_status"`

	// The status of the capture: the debit of the payer.
	//
	// - `CAPTURE_PENDING`: The debit waits for a bank file, or is in one that the bank has not
	// confirmed.
	// - `CAPTURE_ACH_PENDING`: The bank has the debit. It can still be returned. Some returned debits
	// are sent again in this status.
	// - `CAPTURE_COMPLETE`: The debit is good: it settled, and no return came in time.
	// - `CAPTURE_ACH_FAILED`: The debit was returned, or it could not be sent.
	// - `CAPTURE_CANCELED`: The payment was canceled. The payer was not debited.
	CaptureStatus CaptureStatus `json:"capture_status"`

	// The status of the payout. Null: no payout is reserved.
	PayoutStatus *PayoutStatus `json:"payout_status"`

	// The status of the clawback. Null: there is no clawback.
	ClawbackStatus *ClawbackStatus `json:"clawback_status"`

	// The status of the reverse payout. Null: there is no reverse payout.
	ReversePayoutStatus *ReversePayoutStatus `json:"reverse_payout_status"`

	// The currency of the amounts: always US dollars.
	Currency string `json:"currency"`

	// What is debited from the payer, in cents.
	Amount Cents `json:"amount"`

	// The part of `amount` that the payee does not get, in cents.
	TransactionFee Cents `json:"transaction_fee"`

	// Your own reference for the payment. Empty: none was given.
	ClientReferenceID string `json:"client_reference_id"`

	// Banking days from the settlement of the capture until the payout is created.
	PayoutDelayDays int64 `json:"payout_delay_days"`

	// The name that payer and payee read on their bank statements, at most 16 characters.
	CompanyName string `json:"company_name"`

	// The ACH company entry description, at most 10 characters. Bank statements may show it. Null:
	// none was given, so the debit has `PAYMENT` and the credit `PAYOUT`.
	Description *string `json:"description"`

	// A note for the other side, sent with the entries of business accounts: at most 80 characters,
	// and at most 8000 if the debit is CTX. Null: none was given.
	Addenda *string `json:"addenda"`

	// How the payment was started.
	//
	// - `api`: Alone, by `POST /3p/api/v1/transaction`.
	// - `bulk`: With others, by `POST /3p/api/v1/transactions/bulk`.
	// - `dashboard`: By a person in a dashboard. No operation does this today.
	Type string `json:"type"`

	// The return code of the stage that failed last: capture, payout, clawback or reverse payout. This
	// field and the next two describe the same stage. A retry of the stage does not change them; a won
	// dishonor clears them. A refund has its own three fields. Null: nothing was returned.
	ACHReturnCode *string `json:"ach_return_code"`

	// Why that stage failed, for programs: for instance `insufficient_funds`. Null: no stage failed.
	FailureCode *string `json:"failure_code"`

	// Why that stage failed, as a sentence. Null: no stage failed.
	FailureReason *string `json:"failure_reason"`

	// The text that was given when the payment was canceled. `Canceled by request.` if none was given.
	// Null: it is not canceled.
	CancelReason *string `json:"cancel_reason"`

	// The bank account that is debited.
	PayerBankAccount TransactionBankAccount `json:"payer_bank_account"`

	// The bank account that is credited.
	PayeeBankAccount TransactionBankAccount `json:"payee_bank_account"`

	// The name of the vendor of the payment, or of the processor if it has no vendor.
	VendorName string `json:"vendor_name"`

	// When the payment was started, in UTC.
	CreatedAt Timestamp `json:"created_at"`

	// When the payment changed last, in UTC.
	UpdatedAt Timestamp `json:"updated_at"`

	// The trace numbers of the entries. A bank finds an entry by its trace number.
	TraceIds TransactionWithMetadataTraceIds `json:"trace_ids"`

	// Your own data, by key. At most 50 keys of 1 to 40 characters without square brackets, and values
	// of at most 500 characters. Write no personal data into it. Absent: none.
	Metadata Metadata `json:"metadata,omitempty"`
}

// TransactionPreview: What a payment would be if it were started now.
type TransactionPreview struct {
	// What would be debited from the payer, in cents.
	Amount Cents `json:"amount"`

	// The part of `amount` that the payee would not get, in cents.
	TransactionFee Cents `json:"transaction_fee"`

	// What the payee would get, in cents: `amount` less `transaction_fee`.
	PayoutAmount Cents `json:"payout_amount"`

	// The vendor of the payment. Null: it would belong to the processor itself.
	VendorUUID *string `json:"vendor_uuid"`

	// The bank account that would be debited.
	SourceBankAccountUUID string `json:"source_bank_account_uuid"`

	// The bank account that would be credited.
	DestinationBankAccountUUID string `json:"destination_bank_account_uuid"`

	// The name that payer and payee would read on their bank statements.
	CompanyName string `json:"company_name"`

	// The SEC code of the debit: of the request, of the authorization, or by the settings of the
	// merchant, which decide again when the bank file is written.
	//
	// - `PPD`: A person, in writing or in a similar way.
	// - `WEB`: A person, over the internet or in an app.
	// - `TEL`: A person, by telephone.
	// - `CCD`: A business, by an agreement.
	// - `CTX`: A business, by an agreement; the entry may have a long `addenda`.
	SECCode string `json:"sec_code"`

	// Whether it would start on hold, because the return rate of its merchant is too high.
	Held bool `json:"held"`

	// The banking day on which the debit of the payer would settle.
	CaptureSettlesOn Day `json:"capture_settles_on"`

	// The banking day on which the debit would be good, so that the payee can be paid.
	PayoutEligibleOn Day `json:"payout_eligible_on"`

	// The banking day by whose opening every return in time has arrived.
	ReturnableUntil Day `json:"returnable_until"`
}

// CreateTransactionsInBulkRequestTransactionsSourceBankAccount: The bank account of the payer to
// use; the default account when absent.
type CreateTransactionsInBulkRequestTransactionsSourceBankAccount struct {
	// The identifier of the bank account of the payer.
	UUID string `json:"uuid"`

	// How the account was added.
	//
	// - `manual`: With its account number and routing number.
	// - `bank_link`: Through the linking provider.
	AggregatorType AggregatorType `json:"aggregator_type"`
}

// CreateTransactionsInBulkRequestTransactionsDestinationBankAccount: The bank account of the payee
// to use; the default account when absent.
type CreateTransactionsInBulkRequestTransactionsDestinationBankAccount struct {
	// The identifier of the bank account of the payee.
	UUID string `json:"uuid"`

	// How the account was added.
	//
	// - `manual`: With its account number and routing number.
	// - `bank_link`: Through the linking provider.
	AggregatorType AggregatorType `json:"aggregator_type"`
}

// CreateTransactionsInBulkRequestTransactions is a record of the API.
type CreateTransactionsInBulkRequestTransactions struct {
	// The idempotency key of this item, which makes a retry of it safe: text of 1 to 255 characters
	// without control characters.
	IdempotencyKey string `json:"idempotency_key"`

	// The user who pays.
	PayerUUID string `json:"payer_uuid"`

	// The user who is paid.
	PayeeUUID string `json:"payee_uuid"`

	// What is debited from the payer, in cents. Text of digits is read as a number.
	Amount int64 `json:"amount"`

	// The part of `amount` that the payee does not get, in cents, less than `amount`. Text of digits
	// is read as a number. Absent: the default fee of the merchant.
	TransactionFee *int64 `json:"transaction_fee,omitempty"`

	// Every amount is in USD.
	Currency *string `json:"currency,omitempty"`

	// Your own reference for the payment, for instance an order number. It need not be unique, unless
	// the operator of the service has set `unique_client_reference_ids` for you: then a second payment
	// with it is refused. Empty: no reference.
	ClientReferenceID *string `json:"client_reference_id,omitempty"`

	// Your own data, by key. At most 50 keys of 1 to 40 characters without square brackets, and values
	// of at most 500 characters. Write no personal data into it. Absent: none.
	Metadata Metadata `json:"metadata,omitempty"`

	// The name that payer and payee read on their bank statements, at most 16 characters. Absent:
	// `company_name` of the merchant.
	CompanyName *string `json:"company_name,omitempty"`

	// The ACH company entry description, at most 10 characters: what the payment is for, for instance
	// `ORDER 1042`. Bank statements may show it. Absent: `PAYMENT` for the debit and `PAYOUT` for the
	// credit. For your own notes use `client_reference_id` or `metadata`.
	Description *string `json:"description,omitempty"`

	// A note for the other side, at most 80 characters. It is sent with the entries of business
	// accounts (CCD) only. With `sec_code` `CTX` it may have 8000 characters, plain text or ANSI X12
	// 820: the debit has them in records of 80, and a payout has only a note that fits into one.
	Addenda *string `json:"addenda,omitempty"`

	// How the payer authorized this debit, as the SEC code of its entry.
	//
	// - `PPD`: A person, in writing or in a similar way.
	// - `WEB`: A person, over the internet or in an app.
	// - `TEL`: A person, by telephone.
	// - `CCD`: A business, by an agreement.
	// - `CTX`: A business, by an agreement; the entry may have a long `addenda`.
	//
	// Absent: the one of its authorization; if that names none, the settings of the merchant, as your
	// operator made them: `CCD` for a business, `PPD` or `WEB` for a person.
	SECCode *string `json:"sec_code,omitempty"`

	// What the entries are for, where Nacha prescribes their description.
	//
	// - `purchase`: A person buys goods online: the WEB debit is described as `PURCHASE`.
	// - `payroll`: Wages of a person: the payout (PPD) is described as `PAYROLL`.
	// - `other`: Neither, whatever the settings say.
	//
	// Absent: the settings of the merchant decide.
	EntryPurpose *string `json:"entry_purpose,omitempty"`

	// How fast the debit of the payer settles. `standard` (the default) settles on the next banking
	// day. `sameday` settles on the same day if a window of the bank is still open. An entry that is
	// too late, or above a lower limit of the bank, is sent with the entries of the next day. An
	// `amount` above 100000000 is refused with 422.
	Speed *string `json:"speed,omitempty"`

	// The bank account of the payer to use; the default account when absent.
	SourceBankAccount *CreateTransactionsInBulkRequestTransactionsSourceBankAccount `json:"source_bank_account,omitempty"`

	// The bank account of the payee to use; the default account when absent.
	DestinationBankAccount *CreateTransactionsInBulkRequestTransactionsDestinationBankAccount `json:"destination_bank_account,omitempty"`

	// The authorization of the payer that allows the debit. Absent: if the operator of the service has
	// set `authorization_required` for you, one that allows it is found; otherwise none is needed.
	AuthorizationUUID *string `json:"authorization_uuid,omitempty"`

	// The least number of banking days from the settlement of the debit until the payout is created. A
	// longer delay of the tenant applies.
	PayoutDelayDaysMin *int64 `json:"payout_delay_days_min,omitempty"`
}

// CreateTransactionsInBulkRequest is a record of the API.
type CreateTransactionsInBulkRequest struct {
	// The payments to start, 1 to 1000.
	Transactions []CreateTransactionsInBulkRequestTransactions `json:"transactions"`
}

// TransactionState: Where the payment is, in one word for people.
//
// - `started`: The payment was accepted, and the bank does not have its debit. A returned debit
// that is sent again counts too.
// - `debited`: The bank has the debit of the payer. It can still be returned.
// - `good`: The debit is good, and the payout is in no bank file. A returned payout that the payee
// is still owed counts too.
// - `paying`: The payout is in a bank file, or the bank has it.
// - `paid`: The payout settled, or nothing was left to pay.
// - `returned`: The debit was returned or could not be sent, or the payout was returned and the
// money goes back to the payer. No one owes money.
// - `clawed_back`: The debit was returned after the payout, and the payee has paid the money back.
// - `owed`: The payee or the payer owes money for the payment: a clawback or a debt is open. No
// other state hides a debt.
// - `refunded`: The payer has the whole amount back: every refund, or the reverse payout, has
// settled.
// - `canceled`: The payment was canceled before its debit was in a bank file.
// - `held`: An open hold stops the next entry of the payment.
//
// One of started, debited, good, paying, paid, returned, clawed_back, owed, refunded, canceled,
// held.
type TransactionState = string

// PositiveCents: An integer number of cents from 1 to 9999999999.
type PositiveCents = int64

// ListTransactionsByBodyRequest is a record of the API.
type ListTransactionsByBodyRequest struct {
	// The number of the page. 1 by default.
	Page *int64 `json:"page,omitempty"`

	// Records on a page. 10 by default, at most 100.
	PerPage *int64 `json:"per_page,omitempty"`

	// Where the page begins: the header `Achord-Next` of the page before, with the same parameters.
	// Absent: the page is counted from the first one.
	After *string `json:"after,omitempty"`

	// The first day of the period, in UTC. The period includes it.
	StartDate *Day `json:"start_date,omitempty"`

	// The last day of the period, in UTC. The period includes it.
	EndDate *Day `json:"end_date,omitempty"`

	// Which record is the first. `newest` by default.
	SortOrder *string `json:"sort_order,omitempty"`

	// Only payments with this bank account of the payer. It needs `payer_account_aggregator_type`.
	PayerAccountUUID *string `json:"payer_account_uuid,omitempty"`

	// How that bank account of the payer was added. It needs `payer_account_uuid`.
	PayerAccountAggregatorType *AggregatorType `json:"payer_account_aggregator_type,omitempty"`

	// Only payments with this bank account of the payee. It needs `payee_account_aggregator_type`.
	PayeeAccountUUID *string `json:"payee_account_uuid,omitempty"`

	// How that bank account of the payee was added. It needs `payee_account_uuid`.
	PayeeAccountAggregatorType *AggregatorType `json:"payee_account_aggregator_type,omitempty"`

	// Only payments with this user as payer.
	PayerUUID *string `json:"payer_uuid,omitempty"`

	// Only payments with this user as payee.
	PayeeUUID *string `json:"payee_uuid,omitempty"`

	// Only payments with this user as payer or payee.
	UserUUID *string `json:"user_uuid,omitempty"`

	// Only payments in this state.
	State *TransactionState `json:"state,omitempty"`

	// Only payments with this status.
	TransactionStatus *TransactionStatus `json:"transaction_status,omitempty"`

	// Only payments with this status.
	CaptureStatus *CaptureStatus `json:"capture_status,omitempty"`

	// Only payments with this status.
	PayoutStatus *PayoutStatus `json:"payout_status,omitempty"`

	// Only payments with this status.
	ClawbackStatus *ClawbackStatus `json:"clawback_status,omitempty"`

	// Only payments with this status.
	ReversePayoutStatus *ReversePayoutStatus `json:"reverse_payout_status,omitempty"`

	// Only payments that came back with this return code, such as R01.
	ACHReturnCode *string `json:"ach_return_code,omitempty"`

	// Only payments of this amount or more, in cents.
	AmountFrom *PositiveCents `json:"amount_from,omitempty"`

	// Only payments of this amount or less, in cents.
	AmountTo *PositiveCents `json:"amount_to,omitempty"`

	// Only payments with exactly this reference.
	ClientReferenceID *string `json:"client_reference_id,omitempty"`

	// Only records whose metadata has this value now: `metadata[order]=94304`.
	Metadata map[string]string `json:"metadata,omitempty"`

	// Only payments with an entry that has this trace number: 15 digits.
	TraceID *string `json:"trace_id,omitempty"`

	// Only payments with an entry that came back at this time or later: `YYYY-MM-DD HH:MM:SS` in UTC,
	// or ISO 8601 with a zone.
	ReturnedFrom *string `json:"returned_from,omitempty"`

	// Only payments with an entry that came back before this time: `YYYY-MM-DD HH:MM:SS` in UTC, or
	// ISO 8601 with a zone.
	ReturnedBefore *string `json:"returned_before,omitempty"`

	// True: only payments with an open hold. False: only payments without one.
	Held *bool `json:"held,omitempty"`

	// Only payments that were started at this time or later: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601
	// with a zone.
	CreatedFrom *string `json:"created_from,omitempty"`

	// Only payments that were started before this time: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with
	// a zone.
	CreatedBefore *string `json:"created_before,omitempty"`

	// Only payments that changed at this time or later: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with
	// a zone.
	UpdatedSince *string `json:"updated_since,omitempty"`

	// Only payments that changed last before this time: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with
	// a zone.
	UpdatedBefore *string `json:"updated_before,omitempty"`

	// Only payments of this vendor.
	VendorUUID *string `json:"vendor_uuid,omitempty"`
}

// FoundTransactionTraceIdsRefunds is a record of the API.
type FoundTransactionTraceIdsRefunds struct {
	// The identifier of the refund.
	RefundUUID string `json:"refund_uuid"`

	// The trace number of the debit of the payee: 15 digits. Empty: no bank file has it yet.
	RefundCaptureTraceID string `json:"refund_capture_trace_id"`

	// The trace number of the credit to the payer: 15 digits. Empty: no bank file has it yet.
	RefundPayoutTraceID string `json:"refund_payout_trace_id"`
}

// FoundTransactionTraceIds: The trace numbers of the entries. A bank finds an entry by its trace
// number.
type FoundTransactionTraceIds struct {
	// The trace number of the latest debit of the payer: 15 digits. Empty: no bank file has it yet.
	CaptureTraceID string `json:"capture_trace_id"`

	// The trace number of the latest credit to the payee: 15 digits. Empty: no bank file has it yet.
	PayoutTraceID string `json:"payout_trace_id"`

	// The trace number of the latest credit of a reverse payout: 15 digits. Empty: no bank file has it
	// yet.
	ReversePayoutTraceID string `json:"reverse_payout_trace_id"`

	// The trace numbers of each refund, the oldest first. Empty: there are no refunds.
	Refunds []FoundTransactionTraceIdsRefunds `json:"refunds"`
}

// FoundTransaction: A payment that a search found, with its state in one word.
type FoundTransaction struct {
	// The identifier of the payment.
	UUID string `json:"uuid"`

	// The user who pays.
	PayerUUID string `json:"payer_uuid"`

	// The user who is paid.
	PayeeUUID string `json:"payee_uuid"`

	// The status of the whole payment. It follows from the statuses of its stages.
	//
	// - `CAPTURE_PENDING`: The debit of the payer waits for a bank file, or is in one that the bank
	// has not confirmed.
	// - `CAPTURE_ACH_PENDING`: The bank has the debit of the payer. It can still be returned.
	// - `CAPTURE_COMPLETE`: The debit of the payer is good. The payee is paid in batches and waits for
	// the daily run.
	// - `IN_PAYOUT`: The debit of the payer is good. `payout_status` says how far the payout is. A
	// payment that succeeded keeps this status.
	// - `CAPTURE_ACH_FAILED`: The debit of the payer was returned, or it could not be sent.
	// - `CHARGEBACK`: The debit of the payer was good, and then it was returned as unauthorized.
	// - `CLAWBACK`: The debit of the payer was returned, and the payee has paid the money back.
	// - `REVERSE_PAYOUT`: The payout was returned, and the money goes back to the payer.
	// - `CANCELED`: The payment was canceled before its debit was in a bank file.
	TransactionStatus TransactionStatus `json:"transaction_status"`

	// The status of the capture: the debit of the payer.
	//
	// - `CAPTURE_PENDING`: The debit waits for a bank file, or is in one that the bank has not
	// confirmed.
	// - `CAPTURE_ACH_PENDING`: The bank has the debit. It can still be returned. Some returned debits
	// are sent again in this status.
	// - `CAPTURE_COMPLETE`: The debit is good: it settled, and no return came in time.
	// - `CAPTURE_ACH_FAILED`: The debit was returned, or it could not be sent.
	// - `CAPTURE_CANCELED`: The payment was canceled. The payer was not debited.
	CaptureStatus CaptureStatus `json:"capture_status"`

	// The status of the payout. Null: no payout is reserved.
	PayoutStatus *PayoutStatus `json:"payout_status"`

	// The status of the clawback. Null: there is no clawback.
	ClawbackStatus *ClawbackStatus `json:"clawback_status"`

	// The status of the reverse payout. Null: there is no reverse payout.
	ReversePayoutStatus *ReversePayoutStatus `json:"reverse_payout_status"`

	// The currency of the amounts: always US dollars.
	Currency string `json:"currency"`

	// What is debited from the payer, in cents.
	Amount Cents `json:"amount"`

	// The part of `amount` that the payee does not get, in cents.
	TransactionFee Cents `json:"transaction_fee"`

	// Your own reference for the payment. Empty: none was given.
	ClientReferenceID string `json:"client_reference_id"`

	// Banking days from the settlement of the capture until the payout is created.
	PayoutDelayDays int64 `json:"payout_delay_days"`

	// The name that payer and payee read on their bank statements, at most 16 characters.
	CompanyName string `json:"company_name"`

	// The ACH company entry description, at most 10 characters. Bank statements may show it. Null:
	// none was given, so the debit has `PAYMENT` and the credit `PAYOUT`.
	Description *string `json:"description"`

	// A note for the other side, sent with the entries of business accounts: at most 80 characters,
	// and at most 8000 if the debit is CTX. Null: none was given.
	Addenda *string `json:"addenda"`

	// How the payment was started.
	//
	// - `api`: Alone, by `POST /3p/api/v1/transaction`.
	// - `bulk`: With others, by `POST /3p/api/v1/transactions/bulk`.
	// - `dashboard`: By a person in a dashboard. No operation does this today.
	Type string `json:"type"`

	// The return code of the stage that failed last: capture, payout, clawback or reverse payout. This
	// field and the next two describe the same stage. A retry of the stage does not change them; a won
	// dishonor clears them. A refund has its own three fields. Null: nothing was returned.
	ACHReturnCode *string `json:"ach_return_code"`

	// Why that stage failed, for programs: for instance `insufficient_funds`. Null: no stage failed.
	FailureCode *string `json:"failure_code"`

	// Why that stage failed, as a sentence. Null: no stage failed.
	FailureReason *string `json:"failure_reason"`

	// The text that was given when the payment was canceled. `Canceled by request.` if none was given.
	// Null: it is not canceled.
	CancelReason *string `json:"cancel_reason"`

	// The bank account that is debited.
	PayerBankAccount TransactionBankAccount `json:"payer_bank_account"`

	// The bank account that is credited.
	PayeeBankAccount TransactionBankAccount `json:"payee_bank_account"`

	// The name of the vendor of the payment, or of the processor if it has no vendor.
	VendorName string `json:"vendor_name"`

	// When the payment was started, in UTC.
	CreatedAt Timestamp `json:"created_at"`

	// When the payment changed last, in UTC.
	UpdatedAt Timestamp `json:"updated_at"`

	// The trace numbers of the entries. A bank finds an entry by its trace number.
	TraceIds FoundTransactionTraceIds `json:"trace_ids"`

	// Your own data, by key. At most 50 keys of 1 to 40 characters without square brackets, and values
	// of at most 500 characters. Write no personal data into it. Absent: none.
	Metadata Metadata `json:"metadata,omitempty"`

	// Where the payment is, in one word for people.
	//
	// - `started`: The payment was accepted, and the bank does not have its debit. A returned debit
	// that is sent again counts too.
	// - `debited`: The bank has the debit of the payer. It can still be returned.
	// - `good`: The debit is good, and the payout is in no bank file. A returned payout that the payee
	// is still owed counts too.
	// - `paying`: The payout is in a bank file, or the bank has it.
	// - `paid`: The payout settled, or nothing was left to pay.
	// - `returned`: The debit was returned or could not be sent, or the payout was returned and the
	// money goes back to the payer. No one owes money.
	// - `clawed_back`: The debit was returned after the payout, and the payee has paid the money back.
	// - `owed`: The payee or the payer owes money for the payment: a clawback or a debt is open. No
	// other state hides a debt.
	// - `refunded`: The payer has the whole amount back: every refund, or the reverse payout, has
	// settled.
	// - `canceled`: The payment was canceled before its debit was in a bank file.
	// - `held`: An open hold stops the next entry of the payment.
	State TransactionState `json:"state"`

	// What refunds give back to the payer, in cents. A refund counts from its start until it has
	// failed for good.
	AmountRefunded Cents `json:"amount_refunded"`
}

// NamedTransactionTraceIdsRefunds is a record of the API.
type NamedTransactionTraceIdsRefunds struct {
	// The identifier of the refund.
	RefundUUID string `json:"refund_uuid"`

	// The trace number of the debit of the payee: 15 digits. Empty: no bank file has it yet.
	RefundCaptureTraceID string `json:"refund_capture_trace_id"`

	// The trace number of the credit to the payer: 15 digits. Empty: no bank file has it yet.
	RefundPayoutTraceID string `json:"refund_payout_trace_id"`
}

// NamedTransactionTraceIds: The trace numbers of the entries. A bank finds an entry by its trace
// number.
type NamedTransactionTraceIds struct {
	// The trace number of the latest debit of the payer: 15 digits. Empty: no bank file has it yet.
	CaptureTraceID string `json:"capture_trace_id"`

	// The trace number of the latest credit to the payee: 15 digits. Empty: no bank file has it yet.
	PayoutTraceID string `json:"payout_trace_id"`

	// The trace number of the latest credit of a reverse payout: 15 digits. Empty: no bank file has it
	// yet.
	ReversePayoutTraceID string `json:"reverse_payout_trace_id"`

	// The trace numbers of each refund, the oldest first. Empty: there are no refunds.
	Refunds []NamedTransactionTraceIdsRefunds `json:"refunds"`
}

// NamedTransaction: A payment that a search found, with the names of payer and payee.
type NamedTransaction struct {
	// The identifier of the payment.
	UUID string `json:"uuid"`

	// The user who pays.
	PayerUUID string `json:"payer_uuid"`

	// The user who is paid.
	PayeeUUID string `json:"payee_uuid"`

	// The status of the whole payment. It follows from the statuses of its stages.
	//
	// - `CAPTURE_PENDING`: The debit of the payer waits for a bank file, or is in one that the bank
	// has not confirmed.
	// - `CAPTURE_ACH_PENDING`: The bank has the debit of the payer. It can still be returned.
	// - `CAPTURE_COMPLETE`: The debit of the payer is good. The payee is paid in batches and waits for
	// the daily run.
	// - `IN_PAYOUT`: The debit of the payer is good. `payout_status` says how far the payout is. A
	// payment that succeeded keeps this status.
	// - `CAPTURE_ACH_FAILED`: The debit of the payer was returned, or it could not be sent.
	// - `CHARGEBACK`: The debit of the payer was good, and then it was returned as unauthorized.
	// - `CLAWBACK`: The debit of the payer was returned, and the payee has paid the money back.
	// - `REVERSE_PAYOUT`: The payout was returned, and the money goes back to the payer.
	// - `CANCELED`: The payment was canceled before its debit was in a bank file.
	TransactionStatus TransactionStatus `json:"transaction_status"`

	// The status of the capture: the debit of the payer.
	//
	// - `CAPTURE_PENDING`: The debit waits for a bank file, or is in one that the bank has not
	// confirmed.
	// - `CAPTURE_ACH_PENDING`: The bank has the debit. It can still be returned. Some returned debits
	// are sent again in this status.
	// - `CAPTURE_COMPLETE`: The debit is good: it settled, and no return came in time.
	// - `CAPTURE_ACH_FAILED`: The debit was returned, or it could not be sent.
	// - `CAPTURE_CANCELED`: The payment was canceled. The payer was not debited.
	CaptureStatus CaptureStatus `json:"capture_status"`

	// The status of the payout. Null: no payout is reserved.
	PayoutStatus *PayoutStatus `json:"payout_status"`

	// The status of the clawback. Null: there is no clawback.
	ClawbackStatus *ClawbackStatus `json:"clawback_status"`

	// The status of the reverse payout. Null: there is no reverse payout.
	ReversePayoutStatus *ReversePayoutStatus `json:"reverse_payout_status"`

	// The currency of the amounts: always US dollars.
	Currency string `json:"currency"`

	// What is debited from the payer, in cents.
	Amount Cents `json:"amount"`

	// The part of `amount` that the payee does not get, in cents.
	TransactionFee Cents `json:"transaction_fee"`

	// Your own reference for the payment. Empty: none was given.
	ClientReferenceID string `json:"client_reference_id"`

	// Banking days from the settlement of the capture until the payout is created.
	PayoutDelayDays int64 `json:"payout_delay_days"`

	// The name that payer and payee read on their bank statements, at most 16 characters.
	CompanyName string `json:"company_name"`

	// The ACH company entry description, at most 10 characters. Bank statements may show it. Null:
	// none was given, so the debit has `PAYMENT` and the credit `PAYOUT`.
	Description *string `json:"description"`

	// A note for the other side, sent with the entries of business accounts: at most 80 characters,
	// and at most 8000 if the debit is CTX. Null: none was given.
	Addenda *string `json:"addenda"`

	// How the payment was started.
	//
	// - `api`: Alone, by `POST /3p/api/v1/transaction`.
	// - `bulk`: With others, by `POST /3p/api/v1/transactions/bulk`.
	// - `dashboard`: By a person in a dashboard. No operation does this today.
	Type string `json:"type"`

	// The return code of the stage that failed last: capture, payout, clawback or reverse payout. This
	// field and the next two describe the same stage. A retry of the stage does not change them; a won
	// dishonor clears them. A refund has its own three fields. Null: nothing was returned.
	ACHReturnCode *string `json:"ach_return_code"`

	// Why that stage failed, for programs: for instance `insufficient_funds`. Null: no stage failed.
	FailureCode *string `json:"failure_code"`

	// Why that stage failed, as a sentence. Null: no stage failed.
	FailureReason *string `json:"failure_reason"`

	// The text that was given when the payment was canceled. `Canceled by request.` if none was given.
	// Null: it is not canceled.
	CancelReason *string `json:"cancel_reason"`

	// The bank account that is debited.
	PayerBankAccount TransactionBankAccount `json:"payer_bank_account"`

	// The bank account that is credited.
	PayeeBankAccount TransactionBankAccount `json:"payee_bank_account"`

	// The name of the vendor of the payment, or of the processor if it has no vendor.
	VendorName string `json:"vendor_name"`

	// When the payment was started, in UTC.
	CreatedAt Timestamp `json:"created_at"`

	// When the payment changed last, in UTC.
	UpdatedAt Timestamp `json:"updated_at"`

	// The trace numbers of the entries. A bank finds an entry by its trace number.
	TraceIds NamedTransactionTraceIds `json:"trace_ids"`

	// Your own data, by key. At most 50 keys of 1 to 40 characters without square brackets, and values
	// of at most 500 characters. Write no personal data into it. Absent: none.
	Metadata Metadata `json:"metadata,omitempty"`

	// Where the payment is, in one word for people.
	//
	// - `started`: The payment was accepted, and the bank does not have its debit. A returned debit
	// that is sent again counts too.
	// - `debited`: The bank has the debit of the payer. It can still be returned.
	// - `good`: The debit is good, and the payout is in no bank file. A returned payout that the payee
	// is still owed counts too.
	// - `paying`: The payout is in a bank file, or the bank has it.
	// - `paid`: The payout settled, or nothing was left to pay.
	// - `returned`: The debit was returned or could not be sent, or the payout was returned and the
	// money goes back to the payer. No one owes money.
	// - `clawed_back`: The debit was returned after the payout, and the payee has paid the money back.
	// - `owed`: The payee or the payer owes money for the payment: a clawback or a debt is open. No
	// other state hides a debt.
	// - `refunded`: The payer has the whole amount back: every refund, or the reverse payout, has
	// settled.
	// - `canceled`: The payment was canceled before its debit was in a bank file.
	// - `held`: An open hold stops the next entry of the payment.
	State TransactionState `json:"state"`

	// What refunds give back to the payer, in cents. A refund counts from its start until it has
	// failed for good.
	AmountRefunded Cents `json:"amount_refunded"`

	// The name of the payer: of the business, or first and last name. Null: erased.
	PayerName *string `json:"payer_name"`

	// The name of the payee: of the business, or first and last name. Null: erased.
	PayeeName *string `json:"payee_name"`
}

// AccountInShort: What people know a bank account by.
type AccountInShort struct {
	// The last four characters of the account number. Null: they were erased after the account was
	// removed.
	LastFour *string `json:"last_four"`

	// The name of the bank in the ACH directory of the Federal Reserve. Null: the directory does not
	// have it.
	InstitutionName *string `json:"institution_name"`
}

// ReturnAdvice: What is to be done now.
//
// - `none`: Nothing: the debit is presented again.
// - `other_way`: The account does not have the money. Agree with its holder on another way or a
// later day.
// - `other_account`: The account cannot be used. Ask its holder for another one.
// - `new_authorization`: Do not debit its holder again before a new authorization is recorded.
// - `operator_decides`: Its holder is blocked until an operator has decided.
// - `ask_bank`: Ask the bank what was wrong with the entry.
//
// One of none, other_way, other_account, new_authorization, operator_decides, ask_bank.
type ReturnAdvice = string

// AfterReturn: What is to be done after the latest return.
type AfterReturn struct {
	// The stage that the entry moves money for.
	//
	// - `capture`: A debit of the payer.
	// - `payout`: A credit to the payee.
	// - `clawback`: A debit of the payee, after the capture was returned.
	// - `reverse_payout`: A credit to the payer, after the payout was returned.
	// - `refund_capture`: A debit of the payee for a refund.
	// - `refund_payout`: A credit to the payer for a refund.
	Stage string `json:"stage"`

	// The refund whose entry was returned. Null: an entry of the payment itself.
	RefundUUID *string `json:"refund_uuid"`

	// The return code.
	Code string `json:"code"`

	// The name of the code.
	Title string `json:"title"`

	// What the bank says with it, in a sentence.
	Meaning string `json:"meaning"`

	// What is to be done now.
	//
	// - `none`: Nothing: the debit is presented again.
	// - `other_way`: The account does not have the money. Agree with its holder on another way or a
	// later day.
	// - `other_account`: The account cannot be used. Ask its holder for another one.
	// - `new_authorization`: Do not debit its holder again before a new authorization is recorded.
	// - `operator_decides`: Its holder is blocked until an operator has decided.
	// - `ask_bank`: Ask the bank what was wrong with the entry.
	Advice ReturnAdvice `json:"advice"`
}

// Move: One step in the history of a payment.
type Move struct {
	// Counts the moves of the payment, from 1.
	Number int64 `json:"number"`

	// The row of the stage tables that the move took. The page "The life of a payment" of the
	// documentation has them.
	Transition string `json:"transition"`

	// What happened, in words.
	Description string `json:"description"`

	// The refund that moved. Null: the payment itself moved.
	RefundUUID *string `json:"refund_uuid"`

	// The code of the return that caused the move. Null: no return caused it.
	ReturnCode *string `json:"return_code"`

	// When the move was made, in UTC.
	MovedAt Timestamp `json:"moved_at"`

	// Trace number of the entry that caused the move, or of the returned entry. Null: no entry caused
	// it.
	TraceID *string `json:"trace_id"`

	// Of an offset: the cents by which this payment paid the debt of another one (K6o), or by which
	// the other one paid its debt (K6). Null: the move is no offset.
	OffsetAmount *int64 `json:"offset_amount"`

	// Of an offset: the other payment. Null: the move is no offset.
	CounterpartTransactionUUID *string `json:"counterpart_transaction_uuid"`

	// The merchant batch that the payment joined, or whose entry caused the move. Null: none. Read it
	// at `/batch-merchant-payouts/{uuid}`, or at `/batch-merchant-refunds/{uuid}` for the debit of a
	// refund.
	MerchantBatchUUID *string `json:"merchant_batch_uuid"`
}

// EntryState: How far the entry is.
//
// - `filed`: It is in one of our files.
// - `sent`: The bank has it.
// - `settled`: Its settlement date has come.
// - `good`: It is a debit, and its return is no longer expected.
// - `returned`: The bank returned it.
// - `rejected`: The bank rejected its file.
//
// One of filed, sent, settled, good, returned, rejected.
type EntryState = string

// Entry: An entry of a payment in a bank file.
type Entry struct {
	// The stage that the entry moves money for.
	//
	// - `capture`: A debit of the payer.
	// - `payout`: A credit to the payee.
	// - `clawback`: A debit of the payee, after the capture was returned.
	// - `reverse_payout`: A credit to the payer, after the payout was returned.
	// - `refund_capture`: A debit of the payee for a refund.
	// - `refund_payout`: A credit to the payer for a refund.
	Stage string `json:"stage"`

	// The refund that the entry belongs to. Null: it belongs to the payment itself.
	RefundUUID *string `json:"refund_uuid"`

	// How often the stage was tried, from 1. A repeated entry has the next number.
	Attempt int64 `json:"attempt"`

	// Cents. Of a batch entry: the share of this payment.
	Amount Cents `json:"amount"`

	// How far the entry is.
	//
	// - `filed`: It is in one of our files.
	// - `sent`: The bank has it.
	// - `settled`: Its settlement date has come.
	// - `good`: It is a debit, and its return is no longer expected.
	// - `returned`: The bank returned it.
	// - `rejected`: The bank rejected its file.
	State EntryState `json:"state"`

	// How fast the entry settles: `standard` or `sameday`. A same-day payment that misses the windows
	// of the day goes out at the standard speed.
	Speed string `json:"speed"`

	// The trace number of the entry: 15 digits. A bank finds the entry by it.
	TraceID string `json:"trace_id"`

	// The bank that sends the entry and answers it.
	Bank string `json:"bank"`

	// The name of the file that has the entry. Null until the file is closed.
	FileName *string `json:"file_name"`

	// The banking day on which the entry settles. Null: the bank rejected its file.
	SettlesOn *Day `json:"settles_on"`

	// The return code. Null: the entry was not returned.
	ReturnedWith *string `json:"returned_with"`

	// The batch that it is part of. Null: it is an entry of its own.
	MerchantBatchUUID *string `json:"merchant_batch_uuid"`

	// The SEC code of its batch. Until its file is written, the code that it would have by the
	// settings of today.
	//
	// - `PPD`: A person, in writing or in a similar way.
	// - `WEB`: A person, over the internet or in an app.
	// - `TEL`: A person, by telephone.
	// - `CCD`: A business, by an agreement.
	// - `CTX`: A business, by an agreement; the entry may have a long `addenda`.
	SECCode string `json:"sec_code"`

	// When the entry was put into its file, in UTC.
	CreatedAt Timestamp `json:"created_at"`
}

// Hold: A hold: it stops the next outgoing step of a payment.
type Hold struct {
	// The identifier of the hold.
	UUID string `json:"uuid"`

	// The payment that is on hold.
	TransactionUUID string `json:"transaction_uuid"`

	// Who or what placed the hold.
	//
	// - `tenant`: The tenant paused the payment, and can resume it.
	// - `operator`: An operator of this service placed it.
	// - `risk`: A block of the user or account, or a high return rate of the merchant.
	// - `compliance`: A compliance or sanctions reason. An operator of this service reviews it.
	// - `account`: A bank account of the next step cannot be used. The hold ends when there is another
	// account.
	Kind string `json:"kind"`

	// Why the payment is on hold, in words.
	Reason string `json:"reason"`

	// True: the capture waits too, and goes into no file. False: only later steps wait.
	StopsCapture bool `json:"stops_capture"`

	// When the hold was placed, in UTC.
	PlacedAt Timestamp `json:"placed_at"`

	// When the hold was released, in UTC. Null: the hold is open.
	ReleasedAt *Timestamp `json:"released_at"`
}

// RefundStatus: The status of the refund: a debit of the payee, then a credit to the payer.
//
// - `REFUND_PENDING`: The debit of the payee waits: for the payout, for a bank file, or for the
// bank to confirm it.
// - `REFUND_CAPTURE_ACH_PENDING`: The bank has the debit of the payee. It can still be returned.
// - `REFUND_ACH_PENDING`: The debit of the payee is good. The credit to the payer waits for a bank
// file, or the bank has it.
// - `REFUND_COMPLETE`: The credit to the payer settled.
// - `REFUND_FAILED`: An entry of the refund was returned, or the payment itself was returned.
//
// One of REFUND_PENDING, REFUND_CAPTURE_ACH_PENDING, REFUND_ACH_PENDING, REFUND_COMPLETE,
// REFUND_FAILED.
type RefundStatus = string

// Refund: A refund: all or part of a payment goes back to the payer.
type Refund struct {
	// The identifier of the refund.
	UUID string `json:"uuid"`

	// The payment that is refunded.
	TransactionUUID string `json:"transaction_uuid"`

	// What is refunded, in cents.
	Amount Cents `json:"amount"`

	// The status of the refund: a debit of the payee, then a credit to the payer.
	//
	// - `REFUND_PENDING`: The debit of the payee waits: for the payout, for a bank file, or for the
	// bank to confirm it.
	// - `REFUND_CAPTURE_ACH_PENDING`: The bank has the debit of the payee. It can still be returned.
	// - `REFUND_ACH_PENDING`: The debit of the payee is good. The credit to the payer waits for a bank
	// file, or the bank has it.
	// - `REFUND_COMPLETE`: The credit to the payer settled.
	// - `REFUND_FAILED`: An entry of the refund was returned, or the payment itself was returned.
	Status RefundStatus `json:"status"`

	// Your own reference for the refund. Empty: none was given.
	ClientReferenceID string `json:"client_reference_id"`

	// Trace number of the debit of the payee. Empty until it is known.
	RefundCaptureTraceID string `json:"refund_capture_trace_id"`

	// Trace number of the credit to the payer. Empty until it is known.
	RefundPayoutTraceID string `json:"refund_payout_trace_id"`

	// Why the refund waits: a hold on its payment, or what must happen before its debit. Null: it does
	// not wait.
	HeldReason *string `json:"held_reason"`

	// The return code of the last failed entry of this refund. This field and the next two describe
	// the same entry: the debit of the payee or the credit to the payer. Null: nothing was returned.
	ACHReturnCode *string `json:"ach_return_code"`

	// Why that entry failed or was not made, for programs. Null: no entry failed.
	FailureCode *string `json:"failure_code"`

	// Why that entry failed or was not made, as a sentence. Null: no entry failed.
	FailureReason *string `json:"failure_reason"`

	// When the refund was accepted, in UTC.
	CreatedAt Timestamp `json:"created_at"`

	// When the refund changed last, in UTC.
	UpdatedAt Timestamp `json:"updated_at"`

	// Your own data, by key. At most 50 keys of 1 to 40 characters without square brackets, and values
	// of at most 500 characters. Write no personal data into it. Absent: none.
	Metadata Metadata `json:"metadata,omitempty"`
}

// TransactionDetails: A payment with its history and its expected dates.
type TransactionDetails struct {
	// The payment, as other operations show it.
	Transaction TransactionWithMetadata `json:"transaction"`

	// Where the payment is, in one word for people.
	//
	// - `started`: The payment was accepted, and the bank does not have its debit. A returned debit
	// that is sent again counts too.
	// - `debited`: The bank has the debit of the payer. It can still be returned.
	// - `good`: The debit is good, and the payout is in no bank file. A returned payout that the payee
	// is still owed counts too.
	// - `paying`: The payout is in a bank file, or the bank has it.
	// - `paid`: The payout settled, or nothing was left to pay.
	// - `returned`: The debit was returned or could not be sent, or the payout was returned and the
	// money goes back to the payer. No one owes money.
	// - `clawed_back`: The debit was returned after the payout, and the payee has paid the money back.
	// - `owed`: The payee or the payer owes money for the payment: a clawback or a debt is open. No
	// other state hides a debt.
	// - `refunded`: The payer has the whole amount back: every refund, or the reverse payout, has
	// settled.
	// - `canceled`: The payment was canceled before its debit was in a bank file.
	// - `held`: An open hold stops the next entry of the payment.
	State TransactionState `json:"state"`

	// What refunds give back to the payer, in cents. A refund counts from its start until it has
	// failed for good.
	AmountRefunded Cents `json:"amount_refunded"`

	// The banking day on which the next step of the payment is expected. It depends on `state`:
	//
	// - `started`: The debit of the payer settles.
	// - `debited`: The debit is good.
	// - `good`: The payout settles.
	// - `paying`: The payout settles.
	// - `returned`: The reverse payout settles.
	// - `owed`: The clawback settles.
	//
	// Null: the payment has ended, a hold stops the step, or the step waits for a person.
	ExpectedOn *Day `json:"expected_on"`

	// The banking day on which the next step would be expected if everything that holds the payment
	// were released now. Null: nothing holds it, or no step would follow.
	ExpectedOnIfReleased *Day `json:"expected_on_if_released"`

	// The day in Eastern time on which the dates were worked out, by the banking clock.
	AsOf Day `json:"as_of"`

	// The account that is debited for the payment.
	PayerAccount AccountInShort `json:"payer_account"`

	// The account that the payment is paid to.
	PayeeAccount AccountInShort `json:"payee_account"`

	// The banking day on which the debit of the payer settles. Null: the capture was canceled or
	// failed, or an open hold stops the step.
	CaptureSettlesOn *Day `json:"capture_settles_on"`

	// The banking day on which the debit is good, so that the payee can be paid. Null: the capture was
	// canceled or failed, or an open hold stops the step.
	PayoutEligibleOn *Day `json:"payout_eligible_on"`

	// The banking day by whose opening every return in time has arrived. Null: the capture was
	// canceled or failed, or an open hold stops the step.
	ReturnableUntil *Day `json:"returnable_until"`

	// What holds the payment until an operator has decided. The other holds are in `holds`.
	//
	// - `return`: A return that names it is in suspense.
	// - `bank_file`: A file of its bank waits, and its return may be in it.
	//
	// Null: neither holds it.
	HeldBy *string `json:"held_by"`

	// The authorization of the payer that the debit uses. Null: the payment needed none, and named
	// none.
	AuthorizationUUID *string `json:"authorization_uuid"`

	// How the payer authorized the debit, as the payment or its authorization says.
	//
	// - `PPD`: A person, in writing or in a similar way.
	// - `WEB`: A person, over the internet or in an app.
	// - `TEL`: A person, by telephone.
	// - `CCD`: A business, by an agreement.
	// - `CTX`: A business, by an agreement; the entry may have a long `addenda`.
	//
	// Null: neither does, so the settings of the merchant decide. `entries` has the code of each
	// entry.
	SECCode *string `json:"sec_code"`

	// What the entries are for, as the payment says.
	//
	// - `purchase`: A person buys goods online: the WEB debit is described as `PURCHASE`.
	// - `payroll`: Wages of a person: the payout (PPD) is described as `PAYROLL`.
	// - `other`: Neither, whatever the settings say.
	//
	// Null: it does not, so the settings of the merchant decide.
	EntryPurpose *string `json:"entry_purpose"`

	// What is to be done after the latest return. Null: no entry was returned, or it was done.
	AfterReturn *AfterReturn `json:"after_return"`

	// Everything that happened to the payment, the oldest first.
	Moves []Move `json:"moves"`

	// The entries of the payment in bank files, the oldest first.
	Entries []Entry `json:"entries"`

	// The holds on the payment, also released ones, the oldest first.
	Holds []Hold `json:"holds"`

	// The refunds of the payment, the oldest first.
	Refunds []Refund `json:"refunds"`
}

// NamedTransactionDetails: A payment with its history, its expected dates, and the names of payer
// and payee.
type NamedTransactionDetails struct {
	// The payment, as other operations show it.
	Transaction TransactionWithMetadata `json:"transaction"`

	// Where the payment is, in one word for people.
	//
	// - `started`: The payment was accepted, and the bank does not have its debit. A returned debit
	// that is sent again counts too.
	// - `debited`: The bank has the debit of the payer. It can still be returned.
	// - `good`: The debit is good, and the payout is in no bank file. A returned payout that the payee
	// is still owed counts too.
	// - `paying`: The payout is in a bank file, or the bank has it.
	// - `paid`: The payout settled, or nothing was left to pay.
	// - `returned`: The debit was returned or could not be sent, or the payout was returned and the
	// money goes back to the payer. No one owes money.
	// - `clawed_back`: The debit was returned after the payout, and the payee has paid the money back.
	// - `owed`: The payee or the payer owes money for the payment: a clawback or a debt is open. No
	// other state hides a debt.
	// - `refunded`: The payer has the whole amount back: every refund, or the reverse payout, has
	// settled.
	// - `canceled`: The payment was canceled before its debit was in a bank file.
	// - `held`: An open hold stops the next entry of the payment.
	State TransactionState `json:"state"`

	// What refunds give back to the payer, in cents. A refund counts from its start until it has
	// failed for good.
	AmountRefunded Cents `json:"amount_refunded"`

	// The banking day on which the next step of the payment is expected. It depends on `state`:
	//
	// - `started`: The debit of the payer settles.
	// - `debited`: The debit is good.
	// - `good`: The payout settles.
	// - `paying`: The payout settles.
	// - `returned`: The reverse payout settles.
	// - `owed`: The clawback settles.
	//
	// Null: the payment has ended, a hold stops the step, or the step waits for a person.
	ExpectedOn *Day `json:"expected_on"`

	// The banking day on which the next step would be expected if everything that holds the payment
	// were released now. Null: nothing holds it, or no step would follow.
	ExpectedOnIfReleased *Day `json:"expected_on_if_released"`

	// The day in Eastern time on which the dates were worked out, by the banking clock.
	AsOf Day `json:"as_of"`

	// The account that is debited for the payment.
	PayerAccount AccountInShort `json:"payer_account"`

	// The account that the payment is paid to.
	PayeeAccount AccountInShort `json:"payee_account"`

	// The banking day on which the debit of the payer settles. Null: the capture was canceled or
	// failed, or an open hold stops the step.
	CaptureSettlesOn *Day `json:"capture_settles_on"`

	// The banking day on which the debit is good, so that the payee can be paid. Null: the capture was
	// canceled or failed, or an open hold stops the step.
	PayoutEligibleOn *Day `json:"payout_eligible_on"`

	// The banking day by whose opening every return in time has arrived. Null: the capture was
	// canceled or failed, or an open hold stops the step.
	ReturnableUntil *Day `json:"returnable_until"`

	// What holds the payment until an operator has decided. The other holds are in `holds`.
	//
	// - `return`: A return that names it is in suspense.
	// - `bank_file`: A file of its bank waits, and its return may be in it.
	//
	// Null: neither holds it.
	HeldBy *string `json:"held_by"`

	// The authorization of the payer that the debit uses. Null: the payment needed none, and named
	// none.
	AuthorizationUUID *string `json:"authorization_uuid"`

	// How the payer authorized the debit, as the payment or its authorization says.
	//
	// - `PPD`: A person, in writing or in a similar way.
	// - `WEB`: A person, over the internet or in an app.
	// - `TEL`: A person, by telephone.
	// - `CCD`: A business, by an agreement.
	// - `CTX`: A business, by an agreement; the entry may have a long `addenda`.
	//
	// Null: neither does, so the settings of the merchant decide. `entries` has the code of each
	// entry.
	SECCode *string `json:"sec_code"`

	// What the entries are for, as the payment says.
	//
	// - `purchase`: A person buys goods online: the WEB debit is described as `PURCHASE`.
	// - `payroll`: Wages of a person: the payout (PPD) is described as `PAYROLL`.
	// - `other`: Neither, whatever the settings say.
	//
	// Null: it does not, so the settings of the merchant decide.
	EntryPurpose *string `json:"entry_purpose"`

	// What is to be done after the latest return. Null: no entry was returned, or it was done.
	AfterReturn *AfterReturn `json:"after_return"`

	// Everything that happened to the payment, the oldest first.
	Moves []Move `json:"moves"`

	// The entries of the payment in bank files, the oldest first.
	Entries []Entry `json:"entries"`

	// The holds on the payment, also released ones, the oldest first.
	Holds []Hold `json:"holds"`

	// The refunds of the payment, the oldest first.
	Refunds []Refund `json:"refunds"`

	// The name of the payer: of the business, or first and last name. Null: erased.
	PayerName *string `json:"payer_name"`

	// The name of the payee: of the business, or first and last name. Null: erased.
	PayeeName *string `json:"payee_name"`
}

// Payout: A credit to the bank account of a payee.
type Payout struct {
	// The identifier of the payout.
	UUID string `json:"uuid"`

	// The uuid of the payee.
	PayeeUUID string `json:"payee_uuid"`

	// The name of the payee. Null: erased.
	PayeeName *string `json:"payee_name"`

	// What the account of the payee is credited, in cents.
	Amount Cents `json:"amount"`

	// How many payments it pays.
	PaymentCount int64 `json:"payment_count"`

	// How far the entry is.
	//
	// - `filed`: It is in one of our files.
	// - `sent`: The bank has it.
	// - `settled`: Its settlement date has come.
	// - `good`: It is a debit, and its return is no longer expected.
	// - `returned`: The bank returned it.
	// - `rejected`: The bank rejected its file.
	State EntryState `json:"state"`

	// The banking day on which the entry settles. Null: the bank rejected its file.
	SettlesOn *Day `json:"settles_on"`

	// The trace number of the entry: 15 digits. A bank finds the entry by it.
	TraceID string `json:"trace_id"`

	// The return code. Null: the entry was not returned.
	ReturnedWith *string `json:"returned_with"`

	// The batch that it is part of. Null: it is an entry of its own.
	MerchantBatchUUID *string `json:"merchant_batch_uuid"`

	// When the payout was put into its file, in UTC.
	CreatedAt Timestamp `json:"created_at"`
}

// PaidPayment: A payment that a payout pays.
type PaidPayment struct {
	// The uuid of the payment.
	TransactionUUID string `json:"transaction_uuid"`

	// The name of the payer. Null: erased.
	PayerName *string `json:"payer_name"`

	// Your own reference for the payment. Empty: it has none.
	ClientReferenceID string `json:"client_reference_id"`

	// What the payout has of the payment, in cents.
	Amount Cents `json:"amount"`

	// When the payment was started, in UTC.
	CreatedAt Timestamp `json:"created_at"`
}

// DebitsOfAuthorization: Which debits of the user it allows.
//
// - `payments`: Payments that the user makes as a payer.
// - `clawbacks`: Taking back what was paid out to the user as a payee, when the debit of the payer
// comes back.
//
// One of payments, clawbacks.
type DebitsOfAuthorization = string

// Authorization: What a user allowed: debits of one of its bank accounts.
type Authorization struct {
	// The identifier of the authorization.
	UUID string `json:"uuid"`

	// The user who authorized the debits.
	UserUUID string `json:"user_uuid"`

	// The bank account that may be debited.
	BankAccountUUID string `json:"bank_account_uuid"`

	// Which debits of the user it allows.
	//
	// - `payments`: Payments that the user makes as a payer.
	// - `clawbacks`: Taking back what was paid out to the user as a payee, when the debit of the payer
	// comes back.
	Debits DebitsOfAuthorization `json:"debits"`

	// How many debits it allows.
	//
	// - `single`: One debit. The first payment that uses it uses it up.
	// - `recurring`: Debits at regular intervals, as a subscription has them.
	// - `standing`: Any number of debits, each started by an act of the payer.
	Kind string `json:"kind"`

	// How the payer agreed, and the SEC code of the debits that use it. Null: not said, so it allows
	// debits of every code.
	SECCode *string `json:"sec_code"`

	// The only payee of the debits. Null: every payee.
	PayeeUUID *string `json:"payee_uuid"`

	// The least amount of a debit, in cents. Null: no minimum.
	MinimumAmount *Cents `json:"minimum_amount"`

	// The most of a debit, in cents. Null: there is no limit.
	MaximumAmount *Cents `json:"maximum_amount"`

	// The day on which the payer authorized the debits.
	AuthorizedOn Day `json:"authorized_on"`

	// The last day on which a payment may start. Null: until it is revoked.
	EndsOn *Day `json:"ends_on"`

	// Where the proof is kept. Empty: nothing was given.
	Reference string `json:"reference"`

	// When the authorization was recorded, in UTC.
	RecordedAt Timestamp `json:"recorded_at"`

	// When it was revoked, in UTC. Null: it was not.
	RevokedAt *Timestamp `json:"revoked_at"`

	// Why it was revoked. Null: it was not.
	RevokedReason *string `json:"revoked_reason"`

	// The payment that used up a single authorization. Null: it is unused, or not single.
	UsedByTransactionUUID *string `json:"used_by_transaction_uuid"`

	// Whether evidence is kept with it.
	HasEvidence bool `json:"has_evidence"`
}

// AuthorizationEvidence: What proves that the payer agreed. Send all that you have: a bank may ask
// for it for two years.
type AuthorizationEvidence struct {
	// The text to which the payer agreed, paragraph by paragraph.
	Terms []string `json:"terms,omitempty"`

	// Your name for this version of the text.
	TermsVersion *string `json:"terms_version,omitempty"`

	// When the payer agreed: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
	AgreedAt *string `json:"agreed_at,omitempty"`

	// The name that the payer gave.
	Name *string `json:"name,omitempty"`

	// The e-mail address that the payer gave.
	Email *string `json:"email,omitempty"`

	// The network address from which the payer agreed.
	IPAddress *string `json:"ip_address,omitempty"`

	// The browser or app of the payer, as it named itself.
	UserAgent *string `json:"user_agent,omitempty"`

	// How you knew who the payer is, for instance `password and code by text message`.
	Identity *string `json:"identity,omitempty"`

	// Where you keep the recording in which the payer authorized by telephone, for instance `call
	// 7715`.
	Recording *string `json:"recording,omitempty"`

	// The day on which you sent the payer the terms in writing, after an authorization by telephone
	// and before the first debit.
	NoticeSentOn *Day `json:"notice_sent_on,omitempty"`

	// How the payer agreed, for instance `check box and button`.
	Signature *string `json:"signature,omitempty"`
}

// AuthorizationWithEvidence: An authorization with what proves it.
type AuthorizationWithEvidence struct {
	// The identifier of the authorization.
	UUID string `json:"uuid"`

	// The user who authorized the debits.
	UserUUID string `json:"user_uuid"`

	// The bank account that may be debited.
	BankAccountUUID string `json:"bank_account_uuid"`

	// Which debits of the user it allows.
	//
	// - `payments`: Payments that the user makes as a payer.
	// - `clawbacks`: Taking back what was paid out to the user as a payee, when the debit of the payer
	// comes back.
	Debits DebitsOfAuthorization `json:"debits"`

	// How many debits it allows.
	//
	// - `single`: One debit. The first payment that uses it uses it up.
	// - `recurring`: Debits at regular intervals, as a subscription has them.
	// - `standing`: Any number of debits, each started by an act of the payer.
	Kind string `json:"kind"`

	// How the payer agreed, and the SEC code of the debits that use it. Null: not said, so it allows
	// debits of every code.
	SECCode *string `json:"sec_code"`

	// The only payee of the debits. Null: every payee.
	PayeeUUID *string `json:"payee_uuid"`

	// The least amount of a debit, in cents. Null: no minimum.
	MinimumAmount *Cents `json:"minimum_amount"`

	// The most of a debit, in cents. Null: there is no limit.
	MaximumAmount *Cents `json:"maximum_amount"`

	// The day on which the payer authorized the debits.
	AuthorizedOn Day `json:"authorized_on"`

	// The last day on which a payment may start. Null: until it is revoked.
	EndsOn *Day `json:"ends_on"`

	// Where the proof is kept. Empty: nothing was given.
	Reference string `json:"reference"`

	// When the authorization was recorded, in UTC.
	RecordedAt Timestamp `json:"recorded_at"`

	// When it was revoked, in UTC. Null: it was not.
	RevokedAt *Timestamp `json:"revoked_at"`

	// Why it was revoked. Null: it was not.
	RevokedReason *string `json:"revoked_reason"`

	// The payment that used up a single authorization. Null: it is unused, or not single.
	UsedByTransactionUUID *string `json:"used_by_transaction_uuid"`

	// Whether evidence is kept with it.
	HasEvidence bool `json:"has_evidence"`

	// What proves that the payer agreed. Null: no evidence was given.
	Evidence *AuthorizationEvidence `json:"evidence"`
}

// AuthorizationProof: Everything that proves that a payer authorized a payment.
type AuthorizationProof struct {
	// The payment that the proof is about.
	TransactionUUID string `json:"transaction_uuid"`

	// What was debited from the payer, in cents.
	Amount Cents `json:"amount"`

	// The name that the payer reads on the bank statement.
	CompanyName string `json:"company_name"`

	// The ACH company entry description. Null: none was given.
	Description *string `json:"description"`

	// Your own reference for the payment. Empty: none was given.
	ClientReferenceID string `json:"client_reference_id"`

	// When the payment was started, in UTC.
	StartedAt Timestamp `json:"started_at"`

	// The user who pays.
	PayerUUID string `json:"payer_uuid"`

	// The user who is paid.
	PayeeUUID string `json:"payee_uuid"`

	// The name of the payer: of the business, or first and last name. Null: erased.
	PayerName *string `json:"payer_name"`

	// The name of the payee: of the business, or first and last name. Null: erased.
	PayeeName *string `json:"payee_name"`

	// The account that is debited for the payment.
	PayerAccount AccountInShort `json:"payer_account"`

	// The account that the payment is paid to.
	PayeeAccount AccountInShort `json:"payee_account"`

	// The authorization that the payment uses. Null: it uses none, so the proof must come from
	// elsewhere.
	Authorization *AuthorizationWithEvidence `json:"authorization"`

	// The debits of the payer in bank files, the oldest first.
	Debits []Entry `json:"debits"`

	// The authorization of the payee by which the latest clawback was put into a file. Null: there is
	// no such authorization.
	ClawbackAuthorization *AuthorizationWithEvidence `json:"clawback_authorization"`

	// The debits of the payee in bank files, the oldest first.
	Clawbacks []Entry `json:"clawbacks"`

	// When this proof was made, in UTC.
	MadeAt Timestamp `json:"made_at"`
}

// UpdateTransactionRequest is a record of the API.
type UpdateTransactionRequest struct {
	// A key that you send is added or gets the new value, null deletes it, and all other keys stay.
	// Null instead of an object deletes all. At most 50 keys of 1 to 40 characters without square
	// brackets, and values of at most 500 characters.
	Metadata MetadataChange `json:"metadata"`
}

// CancelTransactionRequest is a record of the API.
type CancelTransactionRequest struct {
	// Why the payment is canceled. Its record shows this text. Absent: it shows `Canceled by request.`
	// instead.
	CancelReason *string `json:"cancel_reason,omitempty"`
}

// PauseTransactionRequest is a record of the API.
type PauseTransactionRequest struct {
	// Why the payment is paused. Its hold shows this text.
	Reason *string `json:"reason,omitempty"`
}

// CreateRefundRequest is a record of the API.
type CreateRefundRequest struct {
	// What is refunded, in cents. Text of digits is read as a number. Absent: all that is left of the
	// payment.
	Amount *int64 `json:"amount,omitempty"`

	// The currency of the transaction.
	Currency *string `json:"currency,omitempty"`

	// Your own reference for the refund. It need not be unique.
	ClientReferenceID *string `json:"client_reference_id,omitempty"`

	// Your own data, by key. At most 50 keys of 1 to 40 characters without square brackets, and values
	// of at most 500 characters. Write no personal data into it. Absent: none.
	Metadata Metadata `json:"metadata,omitempty"`
}

// UpdateRefundRequest is a record of the API.
type UpdateRefundRequest struct {
	// A key that you send is added or gets the new value, null deletes it, and all other keys stay.
	// Null instead of an object deletes all. At most 50 keys of 1 to 40 characters without square
	// brackets, and values of at most 500 characters.
	Metadata MetadataChange `json:"metadata"`
}

// NamedRefund is a record of the API.
type NamedRefund struct {
	// The identifier of the refund.
	UUID string `json:"uuid"`

	// The payment that is refunded.
	TransactionUUID string `json:"transaction_uuid"`

	// What is refunded, in cents.
	Amount Cents `json:"amount"`

	// The status of the refund: a debit of the payee, then a credit to the payer.
	//
	// - `REFUND_PENDING`: The debit of the payee waits: for the payout, for a bank file, or for the
	// bank to confirm it.
	// - `REFUND_CAPTURE_ACH_PENDING`: The bank has the debit of the payee. It can still be returned.
	// - `REFUND_ACH_PENDING`: The debit of the payee is good. The credit to the payer waits for a bank
	// file, or the bank has it.
	// - `REFUND_COMPLETE`: The credit to the payer settled.
	// - `REFUND_FAILED`: An entry of the refund was returned, or the payment itself was returned.
	Status RefundStatus `json:"status"`

	// Your own reference for the refund. Empty: none was given.
	ClientReferenceID string `json:"client_reference_id"`

	// Trace number of the debit of the payee. Empty until it is known.
	RefundCaptureTraceID string `json:"refund_capture_trace_id"`

	// Trace number of the credit to the payer. Empty until it is known.
	RefundPayoutTraceID string `json:"refund_payout_trace_id"`

	// Why the refund waits: a hold on its payment, or what must happen before its debit. Null: it does
	// not wait.
	HeldReason *string `json:"held_reason"`

	// The return code of the last failed entry of this refund. This field and the next two describe
	// the same entry: the debit of the payee or the credit to the payer. Null: nothing was returned.
	ACHReturnCode *string `json:"ach_return_code"`

	// Why that entry failed or was not made, for programs. Null: no entry failed.
	FailureCode *string `json:"failure_code"`

	// Why that entry failed or was not made, as a sentence. Null: no entry failed.
	FailureReason *string `json:"failure_reason"`

	// When the refund was accepted, in UTC.
	CreatedAt Timestamp `json:"created_at"`

	// When the refund changed last, in UTC.
	UpdatedAt Timestamp `json:"updated_at"`

	// Your own data, by key. At most 50 keys of 1 to 40 characters without square brackets, and values
	// of at most 500 characters. Write no personal data into it. Absent: none.
	Metadata Metadata `json:"metadata,omitempty"`

	// The name of the payer: of the business, or first and last name. Null: erased.
	PayerName *string `json:"payer_name"`

	// The name of the payee: of the business, or first and last name. Null: erased.
	PayeeName *string `json:"payee_name"`
}

// BatchTransactionUUIDs: The uuids of its payments, at most 200 of them.
type BatchTransactionUUIDs = []string

// RefundMember: A refund in the batch of a merchant.
type RefundMember struct {
	// The identifier of the refund.
	RefundUUID string `json:"refund_uuid"`

	// The payment that is refunded.
	TransactionUUID string `json:"transaction_uuid"`

	// The batch of the merchant that has the refund.
	MerchantBatchUUID string `json:"merchant_batch_uuid"`

	// What is refunded, in cents.
	Amount Cents `json:"amount"`

	// Your own reference for the refund. Empty: none was given.
	ClientReferenceID string `json:"client_reference_id"`

	// The status of the refund: a debit of the payee, then a credit to the payer.
	//
	// - `REFUND_PENDING`: The debit of the payee waits: for the payout, for a bank file, or for the
	// bank to confirm it.
	// - `REFUND_CAPTURE_ACH_PENDING`: The bank has the debit of the payee. It can still be returned.
	// - `REFUND_ACH_PENDING`: The debit of the payee is good. The credit to the payer waits for a bank
	// file, or the bank has it.
	// - `REFUND_COMPLETE`: The credit to the payer settled.
	// - `REFUND_FAILED`: An entry of the refund was returned, or the payment itself was returned.
	Status RefundStatus `json:"status"`

	// Trace number of the debit of the payee; empty until known.
	RefundCaptureTraceID string `json:"refund_capture_trace_id"`

	// The return code of the refund, as its record shows it. Null: nothing was returned.
	ACHReturnCode *string `json:"ach_return_code"`

	// Why an entry of the refund failed, as a sentence. Null: none failed.
	FailureReason *string `json:"failure_reason"`
}

// BatchStatus: The first of these statuses that a member has; a payment and a refund explain them.
// Payouts: PAYOUT_ACH_FAILED, PAYOUT_PENDING_ACH, PAYOUT_ACH_PENDING, PAYOUT_COMPLETE,
// PAYOUT_CANCELED. Refunds: REFUND_FAILED, REFUND_PENDING, REFUND_CAPTURE_ACH_PENDING,
// REFUND_ACH_PENDING, REFUND_COMPLETE.
type BatchStatus = string

// LatestTrace: Trace number of its latest entry, even if the bank rejected the file; null if it is
// in no file yet. `entries` lists all entries.
type LatestTrace = string

// SummedCents: An integer number of cents from 0 to 999999999999.
type SummedCents = int64

// BatchEntry: An entry of a batch in a bank file.
type BatchEntry struct {
	// The trace number of the entry: 15 digits. A bank finds the entry by it.
	TraceID string `json:"trace_id"`

	// The amount of the entry, in cents.
	Amount SummedCents `json:"amount"`

	// The number of payments or refunds in it.
	MemberCount int64 `json:"member_count"`

	// How far the entry is.
	//
	// - `filed`: It is in one of our files.
	// - `sent`: The bank has it.
	// - `settled`: Its settlement date has come.
	// - `good`: It is a debit, and its return is no longer expected.
	// - `returned`: The bank returned it.
	// - `rejected`: The bank rejected its file.
	State EntryState `json:"state"`

	// The bank that sends the entry and answers it.
	Bank string `json:"bank"`

	// The name of the file that has the entry. Null until the file is closed.
	FileName *string `json:"file_name"`

	// The banking day on which the entry settles. Null: the bank rejected its file.
	SettlesOn *Day `json:"settles_on"`

	// The return code. Null: the entry was not returned.
	ReturnedWith *string `json:"returned_with"`

	// When the entry was put into its file, in UTC.
	CreatedAt Timestamp `json:"created_at"`
}

// BatchEntries: Every entry at the bank, oldest first. There are several if the amount does not fit
// one entry, a member was on hold, or the bank rejected a file.
type BatchEntries = []BatchEntry

// MerchantPayout: What a merchant is paid by one daily run on one bank account.
type MerchantPayout struct {
	// The identifier of the batch of the merchant.
	UUID string `json:"uuid"`

	// The batch of the whole daily run.
	BatchUUID string `json:"batch_uuid"`

	// The merchant that is paid or debited.
	MerchantUUID string `json:"merchant_uuid"`

	// The bank account of the merchant.
	BankAccountUUID string `json:"bank_account_uuid"`

	// The sum of the members, in cents.
	Amount int64 `json:"amount"`

	// The first of these statuses that a member has; a payment and a refund explain them. Payouts:
	// PAYOUT_ACH_FAILED, PAYOUT_PENDING_ACH, PAYOUT_ACH_PENDING, PAYOUT_COMPLETE, PAYOUT_CANCELED.
	// Refunds: REFUND_FAILED, REFUND_PENDING, REFUND_CAPTURE_ACH_PENDING, REFUND_ACH_PENDING,
	// REFUND_COMPLETE.
	Status BatchStatus `json:"status"`

	// The number of payments; in a batch of refunds, the number of refunds.
	TransactionCount int64 `json:"transaction_count"`

	// Trace number of the latest entry of the batch. Null: it is in no file yet.
	TraceID *LatestTrace `json:"trace_id"`

	// When the batch was stored, in UTC.
	CreatedAt Timestamp `json:"created_at"`

	// Every entry at the bank, oldest first. There are several if the amount does not fit one entry, a
	// member was on hold, or the bank rejected a file.
	Entries BatchEntries `json:"entries"`

	// When a member of the batch changed last, in UTC.
	UpdatedAt Timestamp `json:"updated_at"`
}

// MerchantRefund: What a merchant is debited for refunds by one daily run on one bank account.
type MerchantRefund struct {
	// The identifier of the batch of the merchant.
	UUID string `json:"uuid"`

	// The batch of the whole daily run.
	BatchUUID string `json:"batch_uuid"`

	// The merchant that is paid or debited.
	MerchantUUID string `json:"merchant_uuid"`

	// The bank account of the merchant.
	BankAccountUUID string `json:"bank_account_uuid"`

	// The sum of the members, in cents.
	Amount int64 `json:"amount"`

	// The first of these statuses that a member has; a payment and a refund explain them. Payouts:
	// PAYOUT_ACH_FAILED, PAYOUT_PENDING_ACH, PAYOUT_ACH_PENDING, PAYOUT_COMPLETE, PAYOUT_CANCELED.
	// Refunds: REFUND_FAILED, REFUND_PENDING, REFUND_CAPTURE_ACH_PENDING, REFUND_ACH_PENDING,
	// REFUND_COMPLETE.
	Status BatchStatus `json:"status"`

	// The number of payments; in a batch of refunds, the number of refunds.
	TransactionCount int64 `json:"transaction_count"`

	// Trace number of the latest entry of the batch. Null: it is in no file yet.
	TraceID *LatestTrace `json:"trace_id"`

	// When the batch was stored, in UTC.
	CreatedAt Timestamp `json:"created_at"`

	// Every entry at the bank, oldest first. There are several if the amount does not fit one entry, a
	// member was on hold, or the bank rejected a file.
	Entries BatchEntries `json:"entries"`

	// When a member of the batch changed last, in UTC.
	UpdatedAt Timestamp `json:"updated_at"`
}

// PayoutMember: A payment in the batch of a merchant.
type PayoutMember struct {
	// The identifier of the payment.
	TransactionUUID string `json:"transaction_uuid"`

	// What was debited from the payer, in cents.
	Amount Cents `json:"amount"`

	// The part of `amount` that the payee does not get, in cents.
	TransactionFee Cents `json:"transaction_fee"`

	// Cents with which it joined the batch; 0 if an offset took everything.
	PayoutAmount int64 `json:"payout_amount"`

	// Its cents in the entry of this batch. Less than `payout_amount` if a return reduced it before
	// the entry was filed; null if it is in no entry, or only in one whose file the bank rejected.
	EntryAmount *int64 `json:"entry_amount"`

	// Trace number of its capture; empty until known.
	TraceID string `json:"trace_id"`

	// The status of the capture: the debit of the payer.
	//
	// - `CAPTURE_PENDING`: The debit waits for a bank file, or is in one that the bank has not
	// confirmed.
	// - `CAPTURE_ACH_PENDING`: The bank has the debit. It can still be returned. Some returned debits
	// are sent again in this status.
	// - `CAPTURE_COMPLETE`: The debit is good: it settled, and no return came in time.
	// - `CAPTURE_ACH_FAILED`: The debit was returned, or it could not be sent.
	// - `CAPTURE_CANCELED`: The payment was canceled. The payer was not debited.
	CaptureStatus CaptureStatus `json:"capture_status"`

	// The status of its payout in this batch. Later payouts do not change it.
	PayoutStatus string `json:"payout_status"`

	// Trace number of its entry in this batch; null if `entry_amount` is null.
	PayoutTraceID *string `json:"payout_trace_id"`

	// The return code of that entry. Null: it was not returned.
	PayoutReturnCode *string `json:"payout_return_code"`

	// The return code of the payment, as its record shows it. Null: nothing was returned.
	ACHReturnCode *string `json:"ach_return_code"`

	// Why a stage of the payment failed, as a sentence. Null: none failed.
	FailureReason *string `json:"failure_reason"`
}

// WholeMerchantPayout: What a merchant is paid by one daily run, with a page of its payments.
type WholeMerchantPayout struct {
	// The identifier of the batch of the merchant.
	UUID string `json:"uuid"`

	// The batch of the whole daily run.
	BatchUUID string `json:"batch_uuid"`

	// The merchant that is paid or debited.
	MerchantUUID string `json:"merchant_uuid"`

	// The bank account of the merchant.
	BankAccountUUID string `json:"bank_account_uuid"`

	// The sum of the members, in cents.
	Amount int64 `json:"amount"`

	// The first of these statuses that a member has; a payment and a refund explain them. Payouts:
	// PAYOUT_ACH_FAILED, PAYOUT_PENDING_ACH, PAYOUT_ACH_PENDING, PAYOUT_COMPLETE, PAYOUT_CANCELED.
	// Refunds: REFUND_FAILED, REFUND_PENDING, REFUND_CAPTURE_ACH_PENDING, REFUND_ACH_PENDING,
	// REFUND_COMPLETE.
	Status BatchStatus `json:"status"`

	// The number of payments; in a batch of refunds, the number of refunds.
	TransactionCount int64 `json:"transaction_count"`

	// Trace number of the latest entry of the batch. Null: it is in no file yet.
	TraceID *LatestTrace `json:"trace_id"`

	// When the batch was stored, in UTC.
	CreatedAt Timestamp `json:"created_at"`

	// Every entry at the bank, oldest first. There are several if the amount does not fit one entry, a
	// member was on hold, or the bank rejected a file.
	Entries BatchEntries `json:"entries"`

	// When a member of the batch changed last, in UTC.
	UpdatedAt Timestamp `json:"updated_at"`

	// The uuids of its payments, at most 200 of them.
	TransactionUUIDs BatchTransactionUUIDs `json:"transaction_uuids"`

	// Where this page is in the whole list.
	Pagination Pagination `json:"pagination"`

	// A page, ordered by uuid. A page has 5000 members, or fewer with `per_page`.
	Transactions []PayoutMember `json:"transactions"`
}

// WholeMerchantRefund: What a merchant is debited by one daily run, with a page of its refunds.
type WholeMerchantRefund struct {
	// The identifier of the batch of the merchant.
	UUID string `json:"uuid"`

	// The batch of the whole daily run.
	BatchUUID string `json:"batch_uuid"`

	// The merchant that is paid or debited.
	MerchantUUID string `json:"merchant_uuid"`

	// The bank account of the merchant.
	BankAccountUUID string `json:"bank_account_uuid"`

	// The sum of the members, in cents.
	Amount int64 `json:"amount"`

	// The first of these statuses that a member has; a payment and a refund explain them. Payouts:
	// PAYOUT_ACH_FAILED, PAYOUT_PENDING_ACH, PAYOUT_ACH_PENDING, PAYOUT_COMPLETE, PAYOUT_CANCELED.
	// Refunds: REFUND_FAILED, REFUND_PENDING, REFUND_CAPTURE_ACH_PENDING, REFUND_ACH_PENDING,
	// REFUND_COMPLETE.
	Status BatchStatus `json:"status"`

	// The number of payments; in a batch of refunds, the number of refunds.
	TransactionCount int64 `json:"transaction_count"`

	// Trace number of the latest entry of the batch. Null: it is in no file yet.
	TraceID *LatestTrace `json:"trace_id"`

	// When the batch was stored, in UTC.
	CreatedAt Timestamp `json:"created_at"`

	// Every entry at the bank, oldest first. There are several if the amount does not fit one entry, a
	// member was on hold, or the bank rejected a file.
	Entries BatchEntries `json:"entries"`

	// When a member of the batch changed last, in UTC.
	UpdatedAt Timestamp `json:"updated_at"`

	// The uuids of its payments, at most 200 of them.
	TransactionUUIDs BatchTransactionUUIDs `json:"transaction_uuids"`

	// Where this page is in the whole list.
	Pagination Pagination `json:"pagination"`

	// A page, ordered by uuid. A page has 5000 members, or fewer with `per_page`.
	Refunds []RefundMember `json:"refunds"`
}

// AccountName: A ledger account. What it has:
//
// - `BANK`: Cash in the pooled settlement account.
// - `DIF`: Debits in flight.
// - `CIF`: Credits in flight.
// - `UNS`: Captured, not yet good.
// - `PAYEE`: Owed to a payee.
// - `PRES`: Reserved for a payout.
// - `FEE`: Owed to a vendor, or to the processor, for fees.
// - `PAYER`: Owed to a payer.
// - `CLAW`: Receivable from a payee.
// - `RECV`: Receivable from a payer.
// - `LOSS`: Written off.
// - `SUSP`: Unmatched bank items.
// - `REV`: Moved by reversals, and not taken over by payments.
// - `DUP`: Moved by files that a bank processed twice.
// - `BFEE`: Fees of the banks.
// - `MICRO`: Small credits that check bank accounts.
// - `OWN`: Own funds paid in.
//
// One of BANK, DIF, CIF, UNS, PAYEE, PRES, FEE, PAYER, CLAW, RECV, LOSS, SUSP, REV, DUP, BFEE,
// MICRO, OWN.
type AccountName = string

// Movement: A debit or credit on a ledger account.
type Movement struct {
	// When the movement was posted, in UTC.
	PostedAt Timestamp `json:"posted_at"`

	// The payment that moved. Null: a fee payout, or cash that belongs to no payment yet.
	TransactionUUID *string `json:"transaction_uuid"`

	// The cause: an entry, a return in a bank’s file, an act of an operator, a fee payout, a line of a
	// bank statement, the payment that paid (an offset), or a daily run.
	SourceUUID string `json:"source_uuid"`

	// Your own reference for the payment. Empty: it has none.
	ClientReferenceID string `json:"client_reference_id"`

	// The row of the stage tables that moved the money. The page "The life of a payment" of the
	// documentation has them.
	Transition string `json:"transition"`

	// What happened, in words.
	Description string `json:"description"`

	// The ledger account that the movement is on.
	Account AccountName `json:"account"`

	// What is debited from the account, in cents. 0 for a credit.
	Debit int64 `json:"debit"`

	// What is credited to the account, in cents. 0 for a debit.
	Credit int64 `json:"credit"`

	// The balance after this movement, in cents.
	Balance int64 `json:"balance"`

	// Trace number of the entry that caused it, or of the returned entry. Null: no entry caused it.
	TraceID *string `json:"trace_id"`

	// The code of the return that caused it. Null: no return caused it.
	ReturnCode *string `json:"return_code"`

	// Of an offset (K6): the other payment. The debit belongs to the payment that paid, the credit to
	// the payment that owed. Null: it is no offset.
	CounterpartTransactionUUID *string `json:"counterpart_transaction_uuid"`

	// The merchant batch that the payment joined by this movement, or whose entry caused it. Null:
	// none. Read it at `/batch-merchant-payouts/{uuid}`, or at `/batch-merchant-refunds/{uuid}` for
	// the debit of a refund.
	MerchantBatchUUID *string `json:"merchant_batch_uuid"`
}

// TenantStatementAccounts is a record of the API.
type TenantStatementAccounts struct {
	// The ledger account of these sums.
	Account AccountName `json:"account"`

	// The balance before the period, in cents. A debit is positive.
	Opening int64 `json:"opening"`

	// The sum of the debits in the period, in cents.
	Debits int64 `json:"debits"`

	// The sum of the credits in the period, in cents.
	Credits int64 `json:"credits"`

	// The balance after the period, in cents. A debit is positive.
	Closing int64 `json:"closing"`
}

// TenantStatement: The ledger accounts of a tenant in a period.
type TenantStatement struct {
	// The first day of the period, in UTC. The period includes it.
	StartDate Day `json:"start_date"`

	// The last day of the period, in UTC. The period includes it.
	EndDate Day `json:"end_date"`

	// The sums of each account that has a balance or a movement.
	Accounts []TenantStatementAccounts `json:"accounts"`

	// The movements of this page, the oldest first.
	Movements []Movement `json:"movements"`

	// Where this page is in the whole list.
	Pagination Pagination `json:"pagination"`
}

// FeeSchedule: When fees are paid out.
//
// - `daily`: The daily run of each banking day pays them out.
// - `on_demand`: Only a request pays them out.
//
// One of daily, on_demand.
type FeeSchedule = string

// FeeAccount: The bank account that fees are paid to, and the owed amount.
type FeeAccount struct {
	// The owner of the fees: the vendor, or the processor itself.
	OwnerUUID string `json:"owner_uuid"`

	// The bank account that the fees are paid to. Null: none is named.
	BankAccountUUID *string `json:"bank_account_uuid"`

	// When fees are paid out. Null: no account is named.
	Schedule *FeeSchedule `json:"schedule"`

	// False if no account is named, or it was removed or disabled. Nothing is paid until another one
	// is named.
	Usable bool `json:"usable"`

	// Cents that are owed and in no file. Negative if fees were returned after they were paid out.
	Owed int64 `json:"owed"`
}

// SetVendorFeeAccountRequest is a record of the API.
type SetVendorFeeAccountRequest struct {
	// The bank account that the fees are paid to.
	BankAccountUUID string `json:"bank_account_uuid"`

	// When fees are paid out. Absent: as before, and `daily` at first.
	Schedule *FeeSchedule `json:"schedule,omitempty"`
}

// FeePayout: A payout of fees to their owner.
type FeePayout struct {
	// The identifier of the payout of fees.
	UUID string `json:"uuid"`

	// The owner of the fees: the vendor, or the processor itself.
	OwnerUUID string `json:"owner_uuid"`

	// How far the payout of fees is.
	//
	// - `FEE_PAYOUT_PENDING`: It waits for the next file.
	// - `FEE_PAYOUT_FILED`: It is in a file that the bank has not confirmed.
	// - `FEE_PAYOUT_ACH_PENDING`: The bank has the credit. It has not settled yet.
	// - `FEE_PAYOUT_COMPLETE`: The credit settled.
	// - `FEE_PAYOUT_ACH_FAILED`: The credit was returned. The fees are owed again.
	// - `FEE_PAYOUT_CANCELED`: It ended without a credit. `cancel_reason` says why.
	Status string `json:"status"`

	// What is paid out, in cents. While it is pending: the amount owed at the request. The filed entry
	// has the amount owed then.
	Amount int64 `json:"amount"`

	// The bank account that is credited.
	BankAccountUUID string `json:"bank_account_uuid"`

	// The trace number of the entry: 15 digits. Empty until it is in a file.
	TraceID string `json:"trace_id"`

	// The return code of the entry. Null: it was not returned.
	ACHReturnCode *string `json:"ach_return_code"`

	// Why the payout was canceled.
	//
	// - `nothing_owed`: Nothing was owed anymore at its cut-off.
	// - `file_rejected`: The bank rejected its file. Another payout replaces it.
	// - `file_full`: It did not fit into its file. Another payout replaces it.
	// - `not_writable`: No bank file can have its entry, or the bank rejected the entry. Name the
	// account again.
	//
	// Null: it was not canceled.
	CancelReason *string `json:"cancel_reason"`

	// When the payout was requested, in UTC.
	CreatedAt Timestamp `json:"created_at"`

	// When the payout changed last, in UTC.
	UpdatedAt Timestamp `json:"updated_at"`
}

// Limits: The limits of an owner, and how much of them is used.
type Limits struct {
	// Whose payments the limits apply to.
	Owner string `json:"owner"`

	// The identifier of the owner of the limits.
	OwnerUUID string `json:"owner_uuid"`

	// The highest amount of one payment, in cents. Null: no limit.
	AmountPerPayment *Cents `json:"amount_per_payment"`

	// The highest sum of the payments that start on one banking day, in cents. Null: no limit.
	AmountPerDay *SummedCents `json:"amount_per_day"`

	// The highest sum of captures that can still be returned, in cents. Null: no limit.
	AmountInFlight *SummedCents `json:"amount_in_flight"`

	// The banking day of `started_on_day`, in Eastern time.
	Day Day `json:"day"`

	// Cents of payments that started on `day` and are not canceled.
	StartedOnDay int64 `json:"started_on_day"`

	// Cents of captures that are neither good nor failed nor canceled.
	InFlight int64 `json:"in_flight"`
}

// ReturnRate: One of the return rates, and its limit.
type ReturnRate struct {
	// The number of debits that were returned for this reason.
	Returns int64 `json:"returns"`

	// The share of the debits that were returned, in percent. Null: there were no debits.
	Percent *float64 `json:"percent"`

	// The highest allowed share of returned debits, in percent.
	LimitPercent float64 `json:"limit_percent"`

	// Where the rate is.
	//
	// - `normal`: Below 80 % of the limit, or there are too few debits to judge.
	// - `warning`: From 80 % of the limit on.
	// - `exceeded`: Above the limit.
	State string `json:"state"`
}

// ReturnRates: The shares of the debits of sixty days that were returned.
type ReturnRates struct {
	// Whose debits are counted.
	Owner string `json:"owner"`

	// The identifier of the processor or merchant.
	OwnerUUID string `json:"owner_uuid"`

	// The first day of the counted debits.
	StartDate Day `json:"start_date"`

	// The number of debits since `start_date`.
	Debits int64 `json:"debits"`

	// Below this number of debits every state is `normal`.
	MinimumDebits int64 `json:"minimum_debits"`

	// Debits that were returned as unauthorized.
	Unauthorized ReturnRate `json:"unauthorized"`

	// Debits that were returned for wrong account data.
	Administrative ReturnRate `json:"administrative"`

	// Debits that were returned for any reason.
	Overall ReturnRate `json:"overall"`

	// Whether new debits of the merchant are on hold.
	DebitsHeld bool `json:"debits_held"`
}

// RecordPayerAuthorizationRequestBankAccount: The bank account that may be debited.
type RecordPayerAuthorizationRequestBankAccount struct {
	// The identifier of the bank account.
	UUID string `json:"uuid"`

	// How the account was added.
	//
	// - `manual`: With its account number and routing number.
	// - `bank_link`: Through the linking provider.
	AggregatorType AggregatorType `json:"aggregator_type"`
}

// RecordPayerAuthorizationRequest is a record of the API.
type RecordPayerAuthorizationRequest struct {
	// The bank account that may be debited.
	BankAccount RecordPayerAuthorizationRequestBankAccount `json:"bank_account"`

	// Which debits of the user it allows.
	//
	// - `payments`: Payments that the user makes as a payer.
	// - `clawbacks`: Taking back what was paid out to the user as a payee, when the debit of the payer
	// comes back.
	//
	// With `clawbacks`, `kind` is `standing`, and `payee_uuid`, `minimum_amount` and `maximum_amount`
	// are absent. Absent: `payments`.
	Debits *DebitsOfAuthorization `json:"debits,omitempty"`

	// How many debits it allows.
	//
	// - `single`: One debit. The first payment that uses it uses it up.
	// - `recurring`: Debits at regular intervals, as a subscription has them.
	// - `standing`: Any number of debits, each started by an act of the payer.
	//
	// Absent: `standing`.
	Kind *string `json:"kind,omitempty"`

	// How the payer agreed, as the SEC code of the debits.
	//
	// - `PPD`: In writing, or in a similar way.
	// - `WEB`: Over the internet or in an app.
	// - `TEL`: By telephone.
	// - `CCD`: A business, by an agreement with the originator.
	// - `CTX`: The same, for debits with a remittance of several records.
	//
	// Payments with another `sec_code` cannot use it, and payments without one take this code. `TEL`
	// needs `recording` or `notice_sent_on` in `evidence`, and both if `kind` is `recurring`. Absent:
	// not said; it allows debits of every code.
	SECCode *string `json:"sec_code,omitempty"`

	// The only payee of the debits. Absent: every payee.
	PayeeUUID *string `json:"payee_uuid,omitempty"`

	// The least amount of a debit, in cents. Absent: no minimum.
	MinimumAmount *int64 `json:"minimum_amount,omitempty"`

	// The most of a debit, in cents. Absent: there is no limit.
	MaximumAmount *int64 `json:"maximum_amount,omitempty"`

	// The day on which the payer authorized the debits. Absent: today in Eastern time.
	AuthorizedOn *Day `json:"authorized_on,omitempty"`

	// The last day on which a payment may start. Absent: until it is revoked.
	EndsOn *Day `json:"ends_on,omitempty"`

	// Where you keep the proof, for instance the number of a mandate.
	Reference *string `json:"reference,omitempty"`

	// What proves that the payer agreed. Send all that you have: a bank may ask for it for two years.
	Evidence *AuthorizationEvidence `json:"evidence,omitempty"`
}

// Block: A block: it protects a user or a bank account until it is lifted.
type Block struct {
	// The identifier of the block.
	UUID string `json:"uuid"`

	// The user that is blocked, or whose bank account is blocked.
	UserUUID string `json:"user_uuid"`

	// The bank account that is blocked. Null: the user is blocked.
	BankAccountUUID *string `json:"bank_account_uuid"`

	// Why, and so what is blocked.
	//
	// - `stop_payment`: The holder of the account stopped a payment. The account is not debited.
	// - `unauthorized`: A debit was returned as unauthorized. The payer and the account are not
	// debited.
	// - `fraud`: Fraud is suspected. The user can neither pay nor be paid.
	// - `compliance`: A compliance reason. The user can neither pay nor be paid.
	// - `sanctions`: A sanctions reason. The user can neither pay nor be paid.
	Kind string `json:"kind"`

	// Why the block was placed, in words.
	Reason string `json:"reason"`

	// The code of the return that placed the block. Null: an operator placed it.
	ReturnCode *string `json:"return_code"`

	// The payment whose return placed the block. Null: no return placed it.
	TransactionUUID *string `json:"transaction_uuid"`

	// When the block was placed, in UTC.
	PlacedAt Timestamp `json:"placed_at"`

	// When the block was lifted, in UTC. Null: the block is open.
	LiftedAt *Timestamp `json:"lifted_at"`

	// What lifted the block.
	//
	// - `authorization`: A new authorization of the payer.
	// - `operator`: An operator of this service.
	//
	// Null: the block is open.
	LiftedBy *string `json:"lifted_by"`
}

// CreateAuthorizationRequestRequestBankAccount: The bank account that may be debited.
type CreateAuthorizationRequestRequestBankAccount struct {
	// The identifier of the bank account.
	UUID string `json:"uuid"`

	// How the account was added.
	//
	// - `manual`: With its account number and routing number.
	// - `bank_link`: Through the linking provider.
	AggregatorType AggregatorType `json:"aggregator_type"`
}

// CreateAuthorizationRequestRequest is a record of the API.
type CreateAuthorizationRequestRequest struct {
	// The bank account that may be debited.
	BankAccount CreateAuthorizationRequestRequestBankAccount `json:"bank_account"`

	// Which debits of the user it allows.
	//
	// - `payments`: Payments that the user makes as a payer.
	// - `clawbacks`: Taking back what was paid out to the user as a payee, when the debit of the payer
	// comes back.
	//
	// With `clawbacks`, `kind` is `standing`, and `payee_uuid`, `minimum_amount` and `maximum_amount`
	// are absent. Absent: `payments`.
	Debits *DebitsOfAuthorization `json:"debits,omitempty"`

	// How many debits it allows.
	//
	// - `single`: One debit. The first payment that uses it uses it up.
	// - `recurring`: Debits at regular intervals, as a subscription has them.
	// - `standing`: Any number of debits, each started by an act of the payer.
	//
	// Absent: `standing`.
	Kind *string `json:"kind,omitempty"`

	// The only payee of the debits. Absent: every payee.
	PayeeUUID *string `json:"payee_uuid,omitempty"`

	// The least amount of a debit, in cents. Absent: no minimum.
	MinimumAmount *int64 `json:"minimum_amount,omitempty"`

	// The most of a debit, in cents. Absent: there is no limit.
	MaximumAmount *int64 `json:"maximum_amount,omitempty"`

	// The last day on which a payment may start. Absent: until it is revoked.
	EndsOn *Day `json:"ends_on,omitempty"`

	// Where you keep the proof, for instance the number of a mandate.
	Reference *string `json:"reference,omitempty"`

	// The first day on which a payment may start. Absent: the day on which the payer agrees.
	AuthorizedOn *Day `json:"authorized_on,omitempty"`

	// Your text, paragraph by paragraph. Absent: our standard text, with the name of the payer, your
	// name, the account, the amount, the days and `contact`.
	Terms []string `json:"terms,omitempty"`

	// Your name for this version of `terms`. Required with `terms`.
	TermsVersion *string `json:"terms_version,omitempty"`

	// How the payer reaches you to revoke it: an e-mail address or a telephone number. Required
	// without `terms`.
	Contact *string `json:"contact,omitempty"`

	// An https URL. The page links back to it after the user has answered.
	ReturnURL *string `json:"return_url,omitempty"`

	// How long the link works, in hours: 72 by default.
	ExpiresInHours *int64 `json:"expires_in_hours,omitempty"`
}

// AuthorizationRequest: A payer is asked to authorize debits on our page.
type AuthorizationRequest struct {
	// The identifier of the request.
	UUID string `json:"uuid"`

	// The payer who is asked.
	UserUUID string `json:"user_uuid"`

	// The bank account that may be debited.
	BankAccountUUID string `json:"bank_account_uuid"`

	// Whether the payer has answered.
	//
	// - `open`: The payer can still answer.
	// - `agreed`: The payer agreed. `authorization_uuid` is the authorization.
	// - `declined`: The payer declined.
	// - `expired`: The payer did not answer in time.
	// - `withdrawn`: You withdrew the request.
	State string `json:"state"`

	// Which debits of the user it allows.
	//
	// - `payments`: Payments that the user makes as a payer.
	// - `clawbacks`: Taking back what was paid out to the user as a payee, when the debit of the payer
	// comes back.
	Debits DebitsOfAuthorization `json:"debits"`

	// How many debits it allows.
	//
	// - `single`: One debit. The first payment that uses it uses it up.
	// - `recurring`: Debits at regular intervals, as a subscription has them.
	// - `standing`: Any number of debits, each started by an act of the payer.
	Kind string `json:"kind"`

	// How the payer agrees, as the SEC code of the debits.
	//
	// - `WEB`: A person.
	// - `CCD`: A business.
	SECCode string `json:"sec_code"`

	// The only payee of the debits. Null: every payee.
	PayeeUUID *string `json:"payee_uuid"`

	// The least amount of a debit, in cents. Null: no minimum.
	MinimumAmount *Cents `json:"minimum_amount"`

	// The most of a debit, in cents. Null: there is no limit.
	MaximumAmount *Cents `json:"maximum_amount"`

	// The first day on which a payment may start. Null: the day on which the payer agrees.
	AuthorizedOn *Day `json:"authorized_on"`

	// The last day on which a payment may start. Null: until it is revoked.
	EndsOn *Day `json:"ends_on"`

	// Your reference for the authorization. Empty: none was given.
	Reference string `json:"reference"`

	// The text that the page shows, paragraph by paragraph.
	Terms []string `json:"terms"`

	// The name of this version of the text.
	TermsVersion string `json:"terms_version"`

	// Where the page links back to. Null: it has no such link.
	ReturnURL *string `json:"return_url"`

	// When the request was made, in UTC.
	CreatedAt Timestamp `json:"created_at"`

	// Until when the payer can answer, in UTC.
	ExpiresAt Timestamp `json:"expires_at"`

	// When it was answered or withdrawn, in UTC. Null: it was not.
	EndedAt *Timestamp `json:"ended_at"`

	// The authorization. Null: the payer has not agreed.
	AuthorizationUUID *string `json:"authorization_uuid"`
}

// MadeAuthorizationRequest: A request for an authorization, with its link.
type MadeAuthorizationRequest struct {
	// The identifier of the request.
	UUID string `json:"uuid"`

	// The payer who is asked.
	UserUUID string `json:"user_uuid"`

	// The bank account that may be debited.
	BankAccountUUID string `json:"bank_account_uuid"`

	// Whether the payer has answered.
	//
	// - `open`: The payer can still answer.
	// - `agreed`: The payer agreed. `authorization_uuid` is the authorization.
	// - `declined`: The payer declined.
	// - `expired`: The payer did not answer in time.
	// - `withdrawn`: You withdrew the request.
	State string `json:"state"`

	// Which debits of the user it allows.
	//
	// - `payments`: Payments that the user makes as a payer.
	// - `clawbacks`: Taking back what was paid out to the user as a payee, when the debit of the payer
	// comes back.
	Debits DebitsOfAuthorization `json:"debits"`

	// How many debits it allows.
	//
	// - `single`: One debit. The first payment that uses it uses it up.
	// - `recurring`: Debits at regular intervals, as a subscription has them.
	// - `standing`: Any number of debits, each started by an act of the payer.
	Kind string `json:"kind"`

	// How the payer agrees, as the SEC code of the debits.
	//
	// - `WEB`: A person.
	// - `CCD`: A business.
	SECCode string `json:"sec_code"`

	// The only payee of the debits. Null: every payee.
	PayeeUUID *string `json:"payee_uuid"`

	// The least amount of a debit, in cents. Null: no minimum.
	MinimumAmount *Cents `json:"minimum_amount"`

	// The most of a debit, in cents. Null: there is no limit.
	MaximumAmount *Cents `json:"maximum_amount"`

	// The first day on which a payment may start. Null: the day on which the payer agrees.
	AuthorizedOn *Day `json:"authorized_on"`

	// The last day on which a payment may start. Null: until it is revoked.
	EndsOn *Day `json:"ends_on"`

	// Your reference for the authorization. Empty: none was given.
	Reference string `json:"reference"`

	// The text that the page shows, paragraph by paragraph.
	Terms []string `json:"terms"`

	// The name of this version of the text.
	TermsVersion string `json:"terms_version"`

	// Where the page links back to. Null: it has no such link.
	ReturnURL *string `json:"return_url"`

	// When the request was made, in UTC.
	CreatedAt Timestamp `json:"created_at"`

	// Until when the payer can answer, in UTC.
	ExpiresAt Timestamp `json:"expires_at"`

	// When it was answered or withdrawn, in UTC. Null: it was not.
	EndedAt *Timestamp `json:"ended_at"`

	// The authorization. Null: the payer has not agreed.
	AuthorizationUUID *string `json:"authorization_uuid"`

	// The page for the payer. It is shown only in this answer.
	URL string `json:"url"`
}

// RevokeAuthorizationRequest is a record of the API.
type RevokeAuthorizationRequest struct {
	// Why it is revoked. Absent: the record has `The payer revoked it.` instead.
	Reason *string `json:"reason,omitempty"`
}

// TransactionOfAnyTenantTraceIdsRefunds is a record of the API.
type TransactionOfAnyTenantTraceIdsRefunds struct {
	// The identifier of the refund.
	RefundUUID string `json:"refund_uuid"`

	// The trace number of the debit of the payee: 15 digits. Empty: no bank file has it yet.
	RefundCaptureTraceID string `json:"refund_capture_trace_id"`

	// The trace number of the credit to the payer: 15 digits. Empty: no bank file has it yet.
	RefundPayoutTraceID string `json:"refund_payout_trace_id"`
}

// TransactionOfAnyTenantTraceIds: The trace numbers of the entries. A bank finds an entry by its
// trace number.
type TransactionOfAnyTenantTraceIds struct {
	// The trace number of the latest debit of the payer: 15 digits. Empty: no bank file has it yet.
	CaptureTraceID string `json:"capture_trace_id"`

	// The trace number of the latest credit to the payee: 15 digits. Empty: no bank file has it yet.
	PayoutTraceID string `json:"payout_trace_id"`

	// The trace number of the latest credit of a reverse payout: 15 digits. Empty: no bank file has it
	// yet.
	ReversePayoutTraceID string `json:"reverse_payout_trace_id"`

	// The trace numbers of each refund, the oldest first. Empty: there are no refunds.
	Refunds []TransactionOfAnyTenantTraceIdsRefunds `json:"refunds"`
}

// TransactionOfAnyTenant is a record of the API.
type TransactionOfAnyTenant struct {
	// The identifier of the payment.
	UUID string `json:"uuid"`

	// The user who pays.
	PayerUUID string `json:"payer_uuid"`

	// The user who is paid.
	PayeeUUID string `json:"payee_uuid"`

	// The status of the whole payment. It follows from the statuses of its stages.
	//
	// - `CAPTURE_PENDING`: The debit of the payer waits for a bank file, or is in one that the bank
	// has not confirmed.
	// - `CAPTURE_ACH_PENDING`: The bank has the debit of the payer. It can still be returned.
	// - `CAPTURE_COMPLETE`: The debit of the payer is good. The payee is paid in batches and waits for
	// the daily run.
	// - `IN_PAYOUT`: The debit of the payer is good. `payout_status` says how far the payout is. A
	// payment that succeeded keeps this status.
	// - `CAPTURE_ACH_FAILED`: The debit of the payer was returned, or it could not be sent.
	// - `CHARGEBACK`: The debit of the payer was good, and then it was returned as unauthorized.
	// - `CLAWBACK`: The debit of the payer was returned, and the payee has paid the money back.
	// - `REVERSE_PAYOUT`: The payout was returned, and the money goes back to the payer.
	// - `CANCELED`: The payment was canceled before its debit was in a bank file.
	TransactionStatus TransactionStatus `json:"transaction_status"`

	// The status of the capture: the debit of the payer.
	//
	// - `CAPTURE_PENDING`: The debit waits for a bank file, or is in one that the bank has not
	// confirmed.
	// - `CAPTURE_ACH_PENDING`: The bank has the debit. It can still be returned. Some returned debits
	// are sent again in this status.
	// - `CAPTURE_COMPLETE`: The debit is good: it settled, and no return came in time.
	// - `CAPTURE_ACH_FAILED`: The debit was returned, or it could not be sent.
	// - `CAPTURE_CANCELED`: The payment was canceled. The payer was not debited.
	CaptureStatus CaptureStatus `json:"capture_status"`

	// The status of the payout. Null: no payout is reserved.
	PayoutStatus *PayoutStatus `json:"payout_status"`

	// The status of the clawback. Null: there is no clawback.
	ClawbackStatus *ClawbackStatus `json:"clawback_status"`

	// The status of the reverse payout. Null: there is no reverse payout.
	ReversePayoutStatus *ReversePayoutStatus `json:"reverse_payout_status"`

	// The currency of the amounts: always US dollars.
	Currency string `json:"currency"`

	// What is debited from the payer, in cents.
	Amount Cents `json:"amount"`

	// The part of `amount` that the payee does not get, in cents.
	TransactionFee Cents `json:"transaction_fee"`

	// Your own reference for the payment. Empty: none was given.
	ClientReferenceID string `json:"client_reference_id"`

	// Banking days from the settlement of the capture until the payout is created.
	PayoutDelayDays int64 `json:"payout_delay_days"`

	// The name that payer and payee read on their bank statements, at most 16 characters.
	CompanyName string `json:"company_name"`

	// The ACH company entry description, at most 10 characters. Bank statements may show it. Null:
	// none was given, so the debit has `PAYMENT` and the credit `PAYOUT`.
	Description *string `json:"description"`

	// A note for the other side, sent with the entries of business accounts: at most 80 characters,
	// and at most 8000 if the debit is CTX. Null: none was given.
	Addenda *string `json:"addenda"`

	// How the payment was started.
	//
	// - `api`: Alone, by `POST /3p/api/v1/transaction`.
	// - `bulk`: With others, by `POST /3p/api/v1/transactions/bulk`.
	// - `dashboard`: By a person in a dashboard. No operation does this today.
	Type string `json:"type"`

	// The return code of the stage that failed last: capture, payout, clawback or reverse payout. This
	// field and the next two describe the same stage. A retry of the stage does not change them; a won
	// dishonor clears them. A refund has its own three fields. Null: nothing was returned.
	ACHReturnCode *string `json:"ach_return_code"`

	// Why that stage failed, for programs: for instance `insufficient_funds`. Null: no stage failed.
	FailureCode *string `json:"failure_code"`

	// Why that stage failed, as a sentence. Null: no stage failed.
	FailureReason *string `json:"failure_reason"`

	// The text that was given when the payment was canceled. `Canceled by request.` if none was given.
	// Null: it is not canceled.
	CancelReason *string `json:"cancel_reason"`

	// The bank account that is debited.
	PayerBankAccount TransactionBankAccount `json:"payer_bank_account"`

	// The bank account that is credited.
	PayeeBankAccount TransactionBankAccount `json:"payee_bank_account"`

	// The name of the vendor of the payment, or of the processor if it has no vendor.
	VendorName string `json:"vendor_name"`

	// When the payment was started, in UTC.
	CreatedAt Timestamp `json:"created_at"`

	// When the payment changed last, in UTC.
	UpdatedAt Timestamp `json:"updated_at"`

	// The trace numbers of the entries. A bank finds an entry by its trace number.
	TraceIds TransactionOfAnyTenantTraceIds `json:"trace_ids"`

	// Your own data, by key. At most 50 keys of 1 to 40 characters without square brackets, and values
	// of at most 500 characters. Write no personal data into it. Absent: none.
	Metadata Metadata `json:"metadata,omitempty"`

	// Where the payment is, in one word for people.
	//
	// - `started`: The payment was accepted, and the bank does not have its debit. A returned debit
	// that is sent again counts too.
	// - `debited`: The bank has the debit of the payer. It can still be returned.
	// - `good`: The debit is good, and the payout is in no bank file. A returned payout that the payee
	// is still owed counts too.
	// - `paying`: The payout is in a bank file, or the bank has it.
	// - `paid`: The payout settled, or nothing was left to pay.
	// - `returned`: The debit was returned or could not be sent, or the payout was returned and the
	// money goes back to the payer. No one owes money.
	// - `clawed_back`: The debit was returned after the payout, and the payee has paid the money back.
	// - `owed`: The payee or the payer owes money for the payment: a clawback or a debt is open. No
	// other state hides a debt.
	// - `refunded`: The payer has the whole amount back: every refund, or the reverse payout, has
	// settled.
	// - `canceled`: The payment was canceled before its debit was in a bank file.
	// - `held`: An open hold stops the next entry of the payment.
	State TransactionState `json:"state"`

	// What refunds give back to the payer, in cents. A refund counts from its start until it has
	// failed for good.
	AmountRefunded Cents `json:"amount_refunded"`

	ProcessorUUID string `json:"processor_uuid"`

	// The name of the payer: of the business, or first and last name. Null: erased.
	PayerName *string `json:"payer_name"`

	// The name of the payee: of the business, or first and last name. Null: erased.
	PayeeName *string `json:"payee_name"`
}

// RefundOfAnyTenant is a record of the API.
type RefundOfAnyTenant struct {
	// The identifier of the refund.
	UUID string `json:"uuid"`

	// The payment that is refunded.
	TransactionUUID string `json:"transaction_uuid"`

	// What is refunded, in cents.
	Amount Cents `json:"amount"`

	// The status of the refund: a debit of the payee, then a credit to the payer.
	//
	// - `REFUND_PENDING`: The debit of the payee waits: for the payout, for a bank file, or for the
	// bank to confirm it.
	// - `REFUND_CAPTURE_ACH_PENDING`: The bank has the debit of the payee. It can still be returned.
	// - `REFUND_ACH_PENDING`: The debit of the payee is good. The credit to the payer waits for a bank
	// file, or the bank has it.
	// - `REFUND_COMPLETE`: The credit to the payer settled.
	// - `REFUND_FAILED`: An entry of the refund was returned, or the payment itself was returned.
	Status RefundStatus `json:"status"`

	// Your own reference for the refund. Empty: none was given.
	ClientReferenceID string `json:"client_reference_id"`

	// Trace number of the debit of the payee. Empty until it is known.
	RefundCaptureTraceID string `json:"refund_capture_trace_id"`

	// Trace number of the credit to the payer. Empty until it is known.
	RefundPayoutTraceID string `json:"refund_payout_trace_id"`

	// Why the refund waits: a hold on its payment, or what must happen before its debit. Null: it does
	// not wait.
	HeldReason *string `json:"held_reason"`

	// The return code of the last failed entry of this refund. This field and the next two describe
	// the same entry: the debit of the payee or the credit to the payer. Null: nothing was returned.
	ACHReturnCode *string `json:"ach_return_code"`

	// Why that entry failed or was not made, for programs. Null: no entry failed.
	FailureCode *string `json:"failure_code"`

	// Why that entry failed or was not made, as a sentence. Null: no entry failed.
	FailureReason *string `json:"failure_reason"`

	// When the refund was accepted, in UTC.
	CreatedAt Timestamp `json:"created_at"`

	// When the refund changed last, in UTC.
	UpdatedAt Timestamp `json:"updated_at"`

	// Your own data, by key. At most 50 keys of 1 to 40 characters without square brackets, and values
	// of at most 500 characters. Write no personal data into it. Absent: none.
	Metadata Metadata `json:"metadata,omitempty"`

	ProcessorUUID string `json:"processor_uuid"`
}

// NamedRefundOfAnyTenant is a record of the API.
type NamedRefundOfAnyTenant struct {
	// The identifier of the refund.
	UUID string `json:"uuid"`

	// The payment that is refunded.
	TransactionUUID string `json:"transaction_uuid"`

	// What is refunded, in cents.
	Amount Cents `json:"amount"`

	// The status of the refund: a debit of the payee, then a credit to the payer.
	//
	// - `REFUND_PENDING`: The debit of the payee waits: for the payout, for a bank file, or for the
	// bank to confirm it.
	// - `REFUND_CAPTURE_ACH_PENDING`: The bank has the debit of the payee. It can still be returned.
	// - `REFUND_ACH_PENDING`: The debit of the payee is good. The credit to the payer waits for a bank
	// file, or the bank has it.
	// - `REFUND_COMPLETE`: The credit to the payer settled.
	// - `REFUND_FAILED`: An entry of the refund was returned, or the payment itself was returned.
	Status RefundStatus `json:"status"`

	// Your own reference for the refund. Empty: none was given.
	ClientReferenceID string `json:"client_reference_id"`

	// Trace number of the debit of the payee. Empty until it is known.
	RefundCaptureTraceID string `json:"refund_capture_trace_id"`

	// Trace number of the credit to the payer. Empty until it is known.
	RefundPayoutTraceID string `json:"refund_payout_trace_id"`

	// Why the refund waits: a hold on its payment, or what must happen before its debit. Null: it does
	// not wait.
	HeldReason *string `json:"held_reason"`

	// The return code of the last failed entry of this refund. This field and the next two describe
	// the same entry: the debit of the payee or the credit to the payer. Null: nothing was returned.
	ACHReturnCode *string `json:"ach_return_code"`

	// Why that entry failed or was not made, for programs. Null: no entry failed.
	FailureCode *string `json:"failure_code"`

	// Why that entry failed or was not made, as a sentence. Null: no entry failed.
	FailureReason *string `json:"failure_reason"`

	// When the refund was accepted, in UTC.
	CreatedAt Timestamp `json:"created_at"`

	// When the refund changed last, in UTC.
	UpdatedAt Timestamp `json:"updated_at"`

	// Your own data, by key. At most 50 keys of 1 to 40 characters without square brackets, and values
	// of at most 500 characters. Write no personal data into it. Absent: none.
	Metadata Metadata `json:"metadata,omitempty"`

	ProcessorUUID string `json:"processor_uuid"`

	// The name of the payer: of the business, or first and last name. Null: erased.
	PayerName *string `json:"payer_name"`

	// The name of the payee: of the business, or first and last name. Null: erased.
	PayeeName *string `json:"payee_name"`
}

// BatchOfAnyTenant is a record of the API.
type BatchOfAnyTenant struct {
	ProcessorUUID string `json:"processor_uuid"`

	Kind string `json:"kind"`

	// The names of the merchants, at most 5. A merchant whose name was erased is left out.
	MerchantNames []string `json:"merchant_names"`

	// The identifier of the batch.
	UUID string `json:"uuid"`

	// The sum of the members, in cents.
	Amount int64 `json:"amount"`

	// The number of merchants.
	MerchantCount int64 `json:"merchant_count"`

	// The number of payments; in a batch of refunds, the number of refunds.
	TransactionCount int64 `json:"transaction_count"`

	// The uuids of its payments, at most 200 of them.
	TransactionUUIDs BatchTransactionUUIDs `json:"transaction_uuids"`

	// The time of the daily run that made the batch, in UTC.
	RunAt Timestamp `json:"run_at"`

	// When the batch was stored, in UTC.
	CreatedAt Timestamp `json:"created_at"`
}

// PaymentOfBatch is a record of the API.
type PaymentOfBatch struct {
	// The payment.
	UUID string `json:"uuid"`

	// The name of the payer: of the business, or first and last name. Null: erased.
	PayerName *string `json:"payer_name"`

	// The name of the payee: of the business, or first and last name. Null: erased.
	PayeeName *string `json:"payee_name"`
}

// BatchInFull is a record of the API.
type BatchInFull struct {
	ProcessorUUID string `json:"processor_uuid"`

	Kind string `json:"kind"`

	// The names of the merchants, at most 5. A merchant whose name was erased is left out.
	MerchantNames []string `json:"merchant_names"`

	// The identifier of the batch.
	UUID string `json:"uuid"`

	// The sum of the members, in cents.
	Amount int64 `json:"amount"`

	// The number of merchants.
	MerchantCount int64 `json:"merchant_count"`

	// The number of payments; in a batch of refunds, the number of refunds.
	TransactionCount int64 `json:"transaction_count"`

	// The uuids of its payments, at most 200 of them.
	TransactionUUIDs BatchTransactionUUIDs `json:"transaction_uuids"`

	// The time of the daily run that made the batch, in UTC.
	RunAt Timestamp `json:"run_at"`

	// When the batch was stored, in UTC.
	CreatedAt Timestamp `json:"created_at"`

	// The payments of `transaction_uuids`, with their names.
	Payments []PaymentOfBatch `json:"payments"`
}

// AccountTotals is a record of the API.
type AccountTotals struct {
	// The ledger account of these sums, over all its owners.
	Account AccountName `json:"account"`

	// The balance before these days; a debit is positive, in cents.
	Opening int64 `json:"opening"`

	// The sum of the debits of these days, in cents.
	Debits int64 `json:"debits"`

	// The sum of the credits of these days, in cents.
	Credits int64 `json:"credits"`

	// The balance at the end of the day; a debit is positive, in cents.
	Closing int64 `json:"closing"`
}

// TrialBalanceAccount is a record of the API.
type TrialBalanceAccount struct {
	// The ledger account of these sums, over all its owners.
	Account AccountName `json:"account"`

	// The balance before these days; a debit is positive, in cents.
	Opening int64 `json:"opening"`

	// The sum of the debits of these days, in cents.
	Debits int64 `json:"debits"`

	// The sum of the credits of these days, in cents.
	Credits int64 `json:"credits"`

	// The balance at the end of the day; a debit is positive, in cents.
	Closing int64 `json:"closing"`

	// The number of the account in the general ledger; null: none.
	Number *string `json:"number"`
}

// TrialBalance is a record of the API.
type TrialBalance struct {
	// The balances are at the end of this day of UTC; the movements are of the day.
	Day Day `json:"day"`

	// The tenant, or the operator books; null: all.
	ProcessorUUID *string `json:"processor_uuid"`

	// True: the day is closed, so nothing changes any more.
	IsClosed bool `json:"is_closed"`

	// The accounts with a balance or a movement.
	Accounts []TrialBalanceAccount `json:"accounts"`

	// The sum of the debits of the day, in cents. The credits have the same sum.
	Debits int64 `json:"debits"`

	// The sum of the credits of the day, in cents.
	Credits int64 `json:"credits"`
}

// MonthlyStatement: What changed in a month in what a tenant owes its payees.
type MonthlyStatement struct {
	// The month, of UTC days.
	Month string `json:"month"`

	// What was owed to payees before the month, less what they owed. In cents.
	Opening int64 `json:"opening"`

	// How many payments became good in the month.
	Payments int64 `json:"payments"`

	// The amounts of these payments, with the fees. In cents.
	Captured int64 `json:"captured"`

	// Fees of these payments. Negative. In cents.
	Fees int64 `json:"fees"`

	// What debits that came back took from payees. Negative. In cents.
	Returns int64 `json:"returns"`

	// What payees paid back, and what was forgiven to them by offsets. In cents.
	Clawbacks int64 `json:"clawbacks"`

	// Refunds that the balances of payees paid. Negative. In cents.
	Refunds int64 `json:"refunds"`

	// What was paid out to payees, less payouts that came back. Negative. In cents.
	Payouts int64 `json:"payouts"`

	// Debts of payees that were written off. In cents.
	WrittenOff int64 `json:"written_off"`

	// The sum of the amounts from `captured` on. In cents.
	Change int64 `json:"change"`

	// `opening` and `change`: what is owed to payees after the month, less what they owe. In cents.
	Closing int64 `json:"closing"`

	// Refunds that were debited at the banks of payees. They went to payers and are in no balance. In
	// cents.
	RefundsCollected int64 `json:"refunds_collected"`
}

// NegativeBalance: A payee that owes money.
type NegativeBalance struct {
	// The uuid of the payee.
	PayeeUUID string `json:"payee_uuid"`

	// The name of the payee. Null: erased.
	PayeeName *string `json:"payee_name"`

	// What the payee owes, in cents: debits came back after it was paid.
	Owes SummedCents `json:"owes"`

	// What the payee is owed now for other payments, in cents: what is good, and what is reserved for
	// a payout.
	IsOwed SummedCents `json:"is_owed"`

	// What it is owed, less what it owes, in cents.
	Balance int64 `json:"balance"`

	// How much of `owes` later payouts pay, in cents, the oldest debt first. The rest is being debited
	// at the bank of the payee, or waits for the operator of the service.
	TakenFromPayouts SummedCents `json:"taken_from_payouts"`

	// How much of it the next payout pays at most, in cents: what is good and not reserved. A payment
	// on hold does not pay.
	TakenFromNextPayout SummedCents `json:"taken_from_next_payout"`

	// The latest UTC day on which a debt was added.
	LastDebtOn Day `json:"last_debt_on"`
}

// AccountNumbers is a record of the API.
type AccountNumbers struct {
	// The number of BANK: cash in the pooled settlement account. Null: none.
	Bank *string `json:"BANK"`

	// The number of DIF: debits in flight. Null: none.
	Dif *string `json:"DIF"`

	// The number of CIF: credits in flight. Null: none.
	Cif *string `json:"CIF"`

	// The number of UNS: captured, not yet good. Null: none.
	Uns *string `json:"UNS"`

	// The number of PAYEE: owed to a payee. Null: none.
	Payee *string `json:"PAYEE"`

	// The number of PRES: reserved for a payout. Null: none.
	Pres *string `json:"PRES"`

	// The number of FEE: owed to a vendor, or to the processor, for fees. Null: none.
	Fee *string `json:"FEE"`

	// The number of PAYER: owed to a payer. Null: none.
	Payer *string `json:"PAYER"`

	// The number of CLAW: receivable from a payee. Null: none.
	Claw *string `json:"CLAW"`

	// The number of RECV: receivable from a payer. Null: none.
	Recv *string `json:"RECV"`

	// The number of LOSS: written off. Null: none.
	Loss *string `json:"LOSS"`

	// The number of SUSP: unmatched bank items. Null: none.
	Susp *string `json:"SUSP"`

	// The number of REV: moved by reversals, and not taken over by payments. Null: none.
	Rev *string `json:"REV"`

	// The number of DUP: moved by files that a bank processed twice. Null: none.
	Dup *string `json:"DUP"`

	// The number of BFEE: fees of the banks. Null: none.
	Bfee *string `json:"BFEE"`

	// The number of MICRO: small credits that check bank accounts. Null: none.
	Micro *string `json:"MICRO"`

	// The number of OWN: own funds paid in. Null: none.
	Own *string `json:"OWN"`
}

// AccountNumbersOfTenant is a record of the API.
type AccountNumbersOfTenant struct {
	// The tenant, or the operator books. Null: the numbers for each tenant without its own.
	ProcessorUUID *string `json:"processor_uuid"`

	Numbers AccountNumbers `json:"numbers"`
}

// AccountNumbersToSet is a record of the API.
type AccountNumbersToSet struct {
	// The number of BANK: cash in the pooled settlement account. Null: none.
	Bank *string `json:"BANK,omitempty"`

	// The number of DIF: debits in flight. Null: none.
	Dif *string `json:"DIF,omitempty"`

	// The number of CIF: credits in flight. Null: none.
	Cif *string `json:"CIF,omitempty"`

	// The number of UNS: captured, not yet good. Null: none.
	Uns *string `json:"UNS,omitempty"`

	// The number of PAYEE: owed to a payee. Null: none.
	Payee *string `json:"PAYEE,omitempty"`

	// The number of PRES: reserved for a payout. Null: none.
	Pres *string `json:"PRES,omitempty"`

	// The number of FEE: owed to a vendor, or to the processor, for fees. Null: none.
	Fee *string `json:"FEE,omitempty"`

	// The number of PAYER: owed to a payer. Null: none.
	Payer *string `json:"PAYER,omitempty"`

	// The number of CLAW: receivable from a payee. Null: none.
	Claw *string `json:"CLAW,omitempty"`

	// The number of RECV: receivable from a payer. Null: none.
	Recv *string `json:"RECV,omitempty"`

	// The number of LOSS: written off. Null: none.
	Loss *string `json:"LOSS,omitempty"`

	// The number of SUSP: unmatched bank items. Null: none.
	Susp *string `json:"SUSP,omitempty"`

	// The number of REV: moved by reversals, and not taken over by payments. Null: none.
	Rev *string `json:"REV,omitempty"`

	// The number of DUP: moved by files that a bank processed twice. Null: none.
	Dup *string `json:"DUP,omitempty"`

	// The number of BFEE: fees of the banks. Null: none.
	Bfee *string `json:"BFEE,omitempty"`

	// The number of MICRO: small credits that check bank accounts. Null: none.
	Micro *string `json:"MICRO,omitempty"`

	// The number of OWN: own funds paid in. Null: none.
	Own *string `json:"OWN,omitempty"`
}

// SetAccountNumbersRequest is a record of the API.
type SetAccountNumbersRequest struct {
	// The tenant, or the operator books. Null: the numbers for each tenant without its own.
	ProcessorUUID *string `json:"processor_uuid"`

	Numbers AccountNumbersToSet `json:"numbers"`

	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`
}

// SetFeeAccountRequest is a record of the API.
type SetFeeAccountRequest struct {
	// The bank account that the fees are paid to.
	BankAccountUUID string `json:"bank_account_uuid"`

	// When fees are paid out. Absent: as before, and `daily` at first.
	Schedule *FeeSchedule `json:"schedule,omitempty"`

	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`
}

// PayOutFeesRequest is a record of the API.
type PayOutFeesRequest struct {
	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`
}

// CreateTransactionNoteRequest is a record of the API.
type CreateTransactionNoteRequest struct {
	// Text of 3 to 500 characters.
	Note string `json:"note"`
}

// TransactionNote is a record of the API.
type TransactionNote struct {
	UUID string `json:"uuid"`

	// `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
	NotedAt Timestamp `json:"noted_at"`

	Note string `json:"note"`

	// The operator, or the token if it has a name.
	NotedBy *string `json:"noted_by"`

	TokenUUID *string `json:"token_uuid"`
}

// CreateProofRequestRequest is a record of the API.
type CreateProofRequestRequest struct {
	// The day on which the bank asked. Absent: today in Eastern time.
	RequestedOn *Day `json:"requested_on,omitempty"`

	// How the bank names its request.
	BankReference *string `json:"bank_reference,omitempty"`

	// Why. The audit trail keeps it.
	Reason *Reason `json:"reason,omitempty"`
}

// ProofRequest: A bank asks for the proof that a payer authorized a payment.
type ProofRequest struct {
	// The identifier of the request.
	UUID string `json:"uuid"`

	// The tenant of the payment.
	ProcessorUUID string `json:"processor_uuid"`

	// The payment whose authorization must be proved.
	TransactionUUID string `json:"transaction_uuid"`

	// The amount of the payment, in cents.
	Amount Cents `json:"amount"`

	// The authorization that the payment uses. Null: it uses none, so ask the tenant for the proof.
	AuthorizationUUID *string `json:"authorization_uuid"`

	// The day on which the bank asked.
	RequestedOn Day `json:"requested_on"`

	// The last banking day to answer: the tenth after the request.
	ProveUntil Day `json:"prove_until"`

	// How the bank names its request. Empty: it has no name.
	BankReference string `json:"bank_reference"`

	// When the request was recorded, in UTC.
	RecordedAt Timestamp `json:"recorded_at"`

	// When it was answered, in UTC. Null: it is open.
	AnsweredAt *Timestamp `json:"answered_at"`

	// What was sent, in words. Null: it is open.
	Answer *string `json:"answer"`
}

// AnswerProofRequestRequest is a record of the API.
type AnswerProofRequestRequest struct {
	// What was sent, to whom, and how.
	Answer string `json:"answer"`

	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`
}

// NamedProofRequest is a record of the API.
type NamedProofRequest struct {
	// The identifier of the request.
	UUID string `json:"uuid"`

	// The tenant of the payment.
	ProcessorUUID string `json:"processor_uuid"`

	// The payment whose authorization must be proved.
	TransactionUUID string `json:"transaction_uuid"`

	// The amount of the payment, in cents.
	Amount Cents `json:"amount"`

	// The authorization that the payment uses. Null: it uses none, so ask the tenant for the proof.
	AuthorizationUUID *string `json:"authorization_uuid"`

	// The day on which the bank asked.
	RequestedOn Day `json:"requested_on"`

	// The last banking day to answer: the tenth after the request.
	ProveUntil Day `json:"prove_until"`

	// How the bank names its request. Empty: it has no name.
	BankReference string `json:"bank_reference"`

	// When the request was recorded, in UTC.
	RecordedAt Timestamp `json:"recorded_at"`

	// When it was answered, in UTC. Null: it is open.
	AnsweredAt *Timestamp `json:"answered_at"`

	// What was sent, in words. Null: it is open.
	Answer *string `json:"answer"`

	// The name of the payer: of the business, or first and last name. Null: erased.
	PayerName *string `json:"payer_name"`

	// The name of the payee: of the business, or first and last name. Null: erased.
	PayeeName *string `json:"payee_name"`
}

// RefundTransactionOfAnyTenantRequest is a record of the API.
type RefundTransactionOfAnyTenantRequest struct {
	// An integer number of cents from 1 to 9999999999.
	Amount *PositiveCents `json:"amount,omitempty"`

	// Text of 0 to 255 characters.
	ClientReferenceID *string `json:"client_reference_id,omitempty"`

	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`
}

// CancelTransactionOfAnyTenantRequest is a record of the API.
type CancelTransactionOfAnyTenantRequest struct {
	// Text of 1 to 255 characters.
	CancelReason *string `json:"cancel_reason,omitempty"`

	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`
}

// SendPayoutAgainRequest is a record of the API.
type SendPayoutAgainRequest struct {
	BankAccountUUID *string `json:"bank_account_uuid,omitempty"`

	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`
}

// SendReversePayoutAgainRequest is a record of the API.
type SendReversePayoutAgainRequest struct {
	BankAccountUUID *string `json:"bank_account_uuid,omitempty"`

	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`
}

// SendRefundAgainRequest is a record of the API.
type SendRefundAgainRequest struct {
	BankAccountUUID *string `json:"bank_account_uuid,omitempty"`

	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`
}

// SendClawbackAgainRequest is a record of the API.
type SendClawbackAgainRequest struct {
	BankAccountUUID *string `json:"bank_account_uuid,omitempty"`

	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`
}

// GiveRefundBackRequest is a record of the API.
type GiveRefundBackRequest struct {
	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`
}

// WriteOffPayeeDebtRequest is a record of the API.
type WriteOffPayeeDebtRequest struct {
	// An integer number of cents from 1 to 9999999999.
	Amount *PositiveCents `json:"amount,omitempty"`

	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`
}

// WriteOffPayerDebtRequest is a record of the API.
type WriteOffPayerDebtRequest struct {
	// An integer number of cents from 1 to 9999999999.
	Amount *PositiveCents `json:"amount,omitempty"`

	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`
}

// RecordPayerDebtPaidRequest is a record of the API.
type RecordPayerDebtPaidRequest struct {
	// An integer number of cents from 1 to 9999999999.
	Amount *PositiveCents `json:"amount,omitempty"`

	Bank *string `json:"bank,omitempty"`

	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`
}

// CreateHoldRequest is a record of the API.
type CreateHoldRequest struct {
	Kind string `json:"kind"`

	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`

	StopsCapture *bool `json:"stops_capture,omitempty"`
}

// OpenHold is a record of the API.
type OpenHold struct {
	// The identifier of the hold.
	UUID string `json:"uuid"`

	// The payment that is on hold.
	TransactionUUID string `json:"transaction_uuid"`

	// Who or what placed the hold.
	//
	// - `tenant`: The tenant paused the payment, and can resume it.
	// - `operator`: An operator of this service placed it.
	// - `risk`: A block of the user or account, or a high return rate of the merchant.
	// - `compliance`: A compliance or sanctions reason. An operator of this service reviews it.
	// - `account`: A bank account of the next step cannot be used. The hold ends when there is another
	// account.
	Kind string `json:"kind"`

	// Why the payment is on hold, in words.
	Reason string `json:"reason"`

	// True: the capture waits too, and goes into no file. False: only later steps wait.
	StopsCapture bool `json:"stops_capture"`

	// When the hold was placed, in UTC.
	PlacedAt Timestamp `json:"placed_at"`

	// When the hold was released, in UTC. Null: the hold is open.
	ReleasedAt *Timestamp `json:"released_at"`

	ProcessorUUID string `json:"processor_uuid"`

	// Of the payment, in cents.
	Amount int64 `json:"amount"`

	PayerName string `json:"payer_name"`

	PayeeName string `json:"payee_name"`
}

// CreateBlockRequest is a record of the API.
type CreateBlockRequest struct {
	Kind string `json:"kind"`

	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`
}

// LiftBlockRequest is a record of the API.
type LiftBlockRequest struct {
	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`
}

// OpenBlock is a record of the API.
type OpenBlock struct {
	// The identifier of the block.
	UUID string `json:"uuid"`

	// The user that is blocked, or whose bank account is blocked.
	UserUUID string `json:"user_uuid"`

	// The bank account that is blocked. Null: the user is blocked.
	BankAccountUUID *string `json:"bank_account_uuid"`

	// Why, and so what is blocked.
	//
	// - `stop_payment`: The holder of the account stopped a payment. The account is not debited.
	// - `unauthorized`: A debit was returned as unauthorized. The payer and the account are not
	// debited.
	// - `fraud`: Fraud is suspected. The user can neither pay nor be paid.
	// - `compliance`: A compliance reason. The user can neither pay nor be paid.
	// - `sanctions`: A sanctions reason. The user can neither pay nor be paid.
	Kind string `json:"kind"`

	// Why the block was placed, in words.
	Reason string `json:"reason"`

	// The code of the return that placed the block. Null: an operator placed it.
	ReturnCode *string `json:"return_code"`

	// The payment whose return placed the block. Null: no return placed it.
	TransactionUUID *string `json:"transaction_uuid"`

	// When the block was placed, in UTC.
	PlacedAt Timestamp `json:"placed_at"`

	// When the block was lifted, in UTC. Null: the block is open.
	LiftedAt *Timestamp `json:"lifted_at"`

	// What lifted the block.
	//
	// - `authorization`: A new authorization of the payer.
	// - `operator`: An operator of this service.
	//
	// Null: the block is open.
	LiftedBy *string `json:"lifted_by"`

	ProcessorUUID string `json:"processor_uuid"`

	UserName string `json:"user_name"`
}

// ListedName is a record of the API.
type ListedName struct {
	// The name as the list has it.
	Name string `json:"name"`

	// The primary name, or also, formerly or now known as.
	Kind string `json:"kind"`

	// True: OFAC calls the alias weak. It counts less.
	Weak bool `json:"weak"`
}

// SanctionsEntry: The entry as it was when the hit was raised.
type SanctionsEntry struct {
	// The list.
	//
	// - `sdn`: Specially Designated Nationals and Blocked Persons of OFAC.
	// - `consolidated`: The other lists of OFAC (Consolidated Non-SDN).
	// - `sandbox`: The invented names of the sandbox.
	// - `provider`: The screening provider found it, in a list of its own.
	List string `json:"list"`

	// The number of the entry in the files of OFAC (`ent_num`); null: the screening provider found it.
	Number *int64 `json:"number"`

	// Who or what is listed.
	Kind string `json:"kind"`

	// Every name of the entry. The primary name comes first.
	Names []ListedName `json:"names"`

	// The sanctions programs, or the lists as the screening provider calls them.
	Programs []string `json:"programs"`

	// The title of a person; null: none.
	Title *string `json:"title"`

	// As the list writes them; often only a year.
	BirthDates []string `json:"birth_dates"`

	// The addresses; empty if their file was not imported.
	Addresses []string `json:"addresses"`

	// The remarks of the entry; null: none.
	Remarks *string `json:"remarks"`
}

// DecidingOperator is a record of the API.
type DecidingOperator struct {
	UUID string `json:"uuid"`

	Name string `json:"name"`
}

// SanctionsHit: A name of a user that is like a name of a sanctions list.
type SanctionsHit struct {
	// The identifier of the hit.
	UUID string `json:"uuid"`

	// The tenant of the user.
	ProcessorUUID string `json:"processor_uuid"`

	// The user.
	UserUUID string `json:"user_uuid"`

	// The present name of the user; empty: the user was erased.
	UserName string `json:"user_name"`

	// What was decided.
	//
	// - `open`: Nothing yet. The user is blocked.
	// - `cleared`: It is another person or business.
	// - `confirmed`: It is the same. The user stays blocked, and OFAC must get a report.
	State string `json:"state"`

	// How alike the names are, in percent; null: the screening provider did not say.
	Score *int64 `json:"score"`

	// What the screening provider calls the hit; null: it is of a list.
	ProviderReference *string `json:"provider_reference"`

	// The name of the user that was compared.
	ScreenedName string `json:"screened_name"`

	// Which name of the user it is.
	//
	// - `name`: The name of the person.
	// - `business_name`: The name of the business.
	// - `trading_name`: Its trading name.
	// - `name_in_file`: The name in bank files.
	// - `contact`: The contact of the business.
	// - `owner`: An owner of the business.
	ScreenedNameKind string `json:"screened_name_kind"`

	// The birth date of the owner; null: not known.
	Dob *Day `json:"dob"`

	// True: the list has birth dates, and none is near the one of the owner. The score is lower for
	// it.
	HasOtherBirthDate bool `json:"has_other_birth_date"`

	// The name of the entry that is most alike.
	ListedName string `json:"listed_name"`

	// The entry as it was when the hit was raised.
	Entry SanctionsEntry `json:"entry"`

	// The block of the user.
	BlockUUID string `json:"block_uuid"`

	// When the hit was raised, in UTC.
	RaisedAt Timestamp `json:"raised_at"`

	// When it was decided, in UTC; null: it is open.
	DecidedAt *Timestamp `json:"decided_at"`

	// The operator who decided; null: no operator yet, or a token.
	DecidedBy *DecidingOperator `json:"decided_by"`

	// True: the screening provider decided.
	DecidedByProvider bool `json:"decided_by_provider"`

	// Why it was decided so; null: it is open.
	Reason *string `json:"reason"`

	// The last day for the report to OFAC: ten banking days after the block. Null: no report is due.
	ReportDueOn *Day `json:"report_due_on"`

	// The reference of the report; null: not recorded.
	ReportReference *string `json:"report_reference"`

	// The day of the report; null: not recorded.
	ReportedOn *Day `json:"reported_on"`
}

// ClearSanctionsHitRequest is a record of the API.
type ClearSanctionsHitRequest struct {
	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`
}

// ConfirmSanctionsHitRequest is a record of the API.
type ConfirmSanctionsHitRequest struct {
	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`
}

// RecordSanctionsReportRequest is a record of the API.
type RecordSanctionsReportRequest struct {
	// What OFAC or your own records call the report.
	Reference string `json:"reference"`

	// The day on which OFAC got it.
	ReportedOn Day `json:"reported_on"`

	// Why. The audit trail keeps it.
	Reason *Reason `json:"reason,omitempty"`
}

// SanctionsListState is a record of the API.
type SanctionsListState struct {
	// The list.
	List string `json:"list"`

	// How new it is.
	//
	// - `none`: It was never imported.
	// - `old`: The last import is more than `list_old_after_days` ago.
	// - `current`: It was imported since then.
	State string `json:"state"`

	// When it was last imported, in UTC; null: never.
	ImportedAt *Timestamp `json:"imported_at"`
}

// SanctionsListImport is a record of the API.
type SanctionsListImport struct {
	// The identifier of the import.
	UUID string `json:"uuid"`

	// The list.
	List string `json:"list"`

	// When it was imported, in UTC.
	ImportedAt Timestamp `json:"imported_at"`

	// Who: a user of the machine, or a caller of the API.
	ImportedBy string `json:"imported_by"`

	// SHA-256 of the files, one after the other, hexadecimal.
	FilesSha256 string `json:"files_sha256"`

	// Entries of the list.
	EntryCount int64 `json:"entry_count"`

	// Their names, with aliases.
	NameCount int64 `json:"name_count"`

	// Entries that the list before did not have.
	AddedCount int64 `json:"added_count"`

	// Entries with another name, program, birth date, address or remark.
	ChangedCount int64 `json:"changed_count"`

	// Entries that only the list before had.
	RemovedCount int64 `json:"removed_count"`
}

// ScreeningRound: All users are screened again, after an import or a new threshold.
type ScreeningRound struct {
	// When it began, in UTC.
	StartedAt Timestamp `json:"started_at"`

	// When all users were screened, in UTC; null: it is under way.
	EndedAt *Timestamp `json:"ended_at"`

	// True: a later round began before it reached the last user.
	Replaced bool `json:"replaced"`

	// The threshold of this round.
	ThresholdPercent int64 `json:"threshold_percent"`

	// Users that were screened.
	ScreenedCount int64 `json:"screened_count"`

	// New hits.
	HitCount int64 `json:"hit_count"`
}

// ScreeningProvider: A provider that screens users in addition to the lists.
type ScreeningProvider struct {
	// Since when the service has it, in UTC.
	Since Timestamp `json:"since"`

	// Users about whom it has not answered.
	UsersWaiting int64 `json:"users_waiting"`

	// When the oldest of them was asked about, in UTC; null: none waits.
	OldestAskedAt *Timestamp `json:"oldest_asked_at"`

	// Why the oldest could not be sent; null: all were sent.
	Error *string `json:"error"`
}

// ScreeningSettings is a record of the API.
type ScreeningSettings struct {
	// A name that is at least so much like a listed one is a hit. 88 at first; 100: only the same
	// words.
	ThresholdPercent int64 `json:"threshold_percent"`

	// A list is old so many days after its import. 7 at first.
	ListOldAfterDays int64 `json:"list_old_after_days"`
}

// ImportSanctionsListRequest is a record of the API.
type ImportSanctionsListRequest struct {
	// The list.
	List string `json:"list"`

	// The bytes of `sdn.csv` or `cons_prim.csv` in base64.
	Primary string `json:"primary"`

	// The bytes of `alt.csv` or `cons_alt.csv` in base64.
	Aliases string `json:"aliases"`

	// The bytes of `add.csv` or `cons_add.csv` in base64. Absent: no addresses.
	Addresses *string `json:"addresses,omitempty"`

	// The bytes of `sdn_comments.csv` or `cons_comments.csv` in base64. Absent: no further remarks.
	Comments *string `json:"comments,omitempty"`

	// True: accepts a list with few entries, or without a tenth of the present ones. Absent: false.
	AllowFewer *bool `json:"allow_fewer,omitempty"`

	// Why. The audit trail keeps it.
	Reason *Reason `json:"reason,omitempty"`
}

// SetSanctionsScreeningRequest is a record of the API.
type SetSanctionsScreeningRequest struct {
	// A name that is at least so much like a listed one is a hit. 88 at first; 100: only the same
	// words.
	ThresholdPercent *int64 `json:"threshold_percent,omitempty"`

	// A list is old so many days after its import. 7 at first.
	ListOldAfterDays *int64 `json:"list_old_after_days,omitempty"`

	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`
}

// RevokeAuthorizationOfAnyTenantRequest is a record of the API.
type RevokeAuthorizationOfAnyTenantRequest struct {
	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`
}

// SetProcessorLimitsRequest is a record of the API.
type SetProcessorLimitsRequest struct {
	// The highest amount of one payment, in cents. Null: no limit.
	AmountPerPayment *Cents `json:"amount_per_payment,omitempty"`

	// The highest sum of the payments that start on one banking day, in cents. Null: no limit.
	AmountPerDay *SummedCents `json:"amount_per_day,omitempty"`

	// The highest sum of captures that can still be returned, in cents. Null: no limit.
	AmountInFlight *SummedCents `json:"amount_in_flight,omitempty"`

	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`
}

// SetVendorLimitsRequest is a record of the API.
type SetVendorLimitsRequest struct {
	// The highest amount of one payment, in cents. Null: no limit.
	AmountPerPayment *Cents `json:"amount_per_payment,omitempty"`

	// The highest sum of the payments that start on one banking day, in cents. Null: no limit.
	AmountPerDay *SummedCents `json:"amount_per_day,omitempty"`

	// The highest sum of captures that can still be returned, in cents. Null: no limit.
	AmountInFlight *SummedCents `json:"amount_in_flight,omitempty"`

	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`
}

// SetMerchantLimitsRequest is a record of the API.
type SetMerchantLimitsRequest struct {
	// The highest amount of one payment, in cents. Null: no limit.
	AmountPerPayment *Cents `json:"amount_per_payment,omitempty"`

	// The highest sum of the payments that start on one banking day, in cents. Null: no limit.
	AmountPerDay *SummedCents `json:"amount_per_day,omitempty"`

	// The highest sum of captures that can still be returned, in cents. Null: no limit.
	AmountInFlight *SummedCents `json:"amount_in_flight,omitempty"`

	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`
}

// SetReturnRatePolicyRequest is a record of the API.
type SetReturnRatePolicyRequest struct {
	HoldDebitsPastRate *bool `json:"hold_debits_past_rate,omitempty"`

	// An integer from 1 to 1000000.
	ReturnRateMinimumDebits *int64 `json:"return_rate_minimum_debits,omitempty"`

	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`
}

// FraudRule: A rule of fraud monitoring, as it is set for an owner.
type FraudRule struct {
	// The identifier of the rule as it is set.
	UUID string `json:"uuid"`

	// What the rule looks for.
	//
	// - `payer_velocity`: One payer started more than `payments` payments, or payments of more than
	// `amount` cents, in `hours`.
	// - `below_limit`: One payer started more than `payments` payments in `hours`, each of at most
	// `amount` cents and at most `percent` percent less: they may be split to stay below a limit.
	// - `first_debit`: A debit of more than `amount` cents, and no earlier debit of the bank account
	// is good.
	// - `many_payers`: A payee that was added fewer than `days` ago got payments of more than `payers`
	// payers in `hours`: money may be collected for others.
	// - `new_payee_account`: Payouts of more than `amount` cents go to a bank account that was added
	// fewer than `days` ago.
	// - `changed_payee_account`: Payouts of more than `amount` cents go to another bank account than
	// earlier payouts of the payee, and this account was first paid fewer than `days` ago.
	Rule string `json:"rule"`

	// Whose payments it looks at. The rule of the narrowest owner decides.
	Owner string `json:"owner"`

	// The tenant. Null: all tenants.
	ProcessorUUID *string `json:"processor_uuid"`

	// The merchant. Null: every merchant of the owner.
	MerchantUUID *string `json:"merchant_uuid"`

	// What happens with a payment that the rule finds.
	//
	// - `review`: The payment is put on hold (kind `risk`) until an operator releases or stops it.
	// - `note`: The finding is recorded, and the payment goes on.
	// - `off`: The rule does not look at the payments of this owner.
	Action string `json:"action"`

	// The length of the span in hours. Null: the rule has none.
	Hours *int64 `json:"hours"`

	// The age in days. Null: the rule has none.
	Days *int64 `json:"days"`

	// The most payments that are allowed. Null: not limited.
	Payments *int64 `json:"payments"`

	// The most payers that are allowed. Null: not limited.
	Payers *int64 `json:"payers"`

	// The highest amount that is allowed, in cents. Null: not limited.
	Amount *Cents `json:"amount"`

	// How far below the amount a payment is near it. Null: the rule has none.
	Percent *int64 `json:"percent"`

	// The stage before which it looks at a payment.
	Stage string `json:"stage"`

	// When it was set last, in UTC.
	SetAt Timestamp `json:"set_at"`
}

// SetFraudRuleRequest is a record of the API.
type SetFraudRuleRequest struct {
	// Only for this tenant. Absent or null: for all tenants.
	ProcessorUUID *string `json:"processor_uuid,omitempty"`

	// Only for payments to this merchant, and for its payments. Absent or null: for all.
	MerchantUUID *string `json:"merchant_uuid,omitempty"`

	// What happens with a payment that the rule finds.
	//
	// - `review`: The payment is put on hold (kind `risk`) until an operator releases or stops it.
	// - `note`: The finding is recorded, and the payment goes on.
	// - `off`: The rule does not look at the payments of this owner.
	//
	// Null: nothing is set for this owner, and the rule of the wider owner decides.
	Action *string `json:"action"`

	// The length of the span in hours. Null: the rule has none.
	Hours *int64 `json:"hours,omitempty"`

	// The age in days. Null: the rule has none.
	Days *int64 `json:"days,omitempty"`

	// The most payments that are allowed. Null: not limited.
	Payments *int64 `json:"payments,omitempty"`

	// The most payers that are allowed. Null: not limited.
	Payers *int64 `json:"payers,omitempty"`

	// The highest amount that is allowed, in cents. Null: not limited.
	Amount *Cents `json:"amount,omitempty"`

	// How far below the amount a payment is near it. Null: the rule has none.
	Percent *int64 `json:"percent,omitempty"`

	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`
}

// SetRecommendedFraudRulesRequest is a record of the API.
type SetRecommendedFraudRulesRequest struct {
	// Only for this tenant. Absent or null: for all tenants.
	ProcessorUUID *string `json:"processor_uuid,omitempty"`

	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`
}

// FraudFinding: What one rule found about a payment.
type FraudFinding struct {
	// The rule that found the payment.
	Rule string `json:"rule"`

	// What the rule does with a payment that it finds.
	Action string `json:"action"`

	// The bank account that the stage debits or credits.
	BankAccountUUID string `json:"bank_account_uuid"`

	// The finding in one sentence, for operators.
	Text string `json:"text"`

	// What the rule counted, by name. Amounts are cents.
	Counted map[string]any `json:"counted"`

	// The parameters of the rule, as they were set then. Amounts are cents.
	Allowed map[string]any `json:"allowed"`
}

// FraudReview: A payment that fraud monitoring found before one of its stages.
type FraudReview struct {
	// The identifier of the review.
	UUID string `json:"uuid"`

	// Where the review is.
	//
	// - `noted`: The payment was not stopped: the rules only record it.
	// - `open`: The payment is on hold and waits for an operator.
	// - `released`: An operator released the payment.
	// - `stopped`: An operator stopped the payment.
	// - `closed`: The payment ended before a decision.
	State string `json:"state"`

	// The stage before which the payment was found, such as `payout`.
	Stage string `json:"stage"`

	// The payment.
	TransactionUUID string `json:"transaction_uuid"`

	// The tenant.
	ProcessorUUID string `json:"processor_uuid"`

	// What the stage moves, in cents.
	Amount int64 `json:"amount"`

	// The payer.
	PayerUUID string `json:"payer_uuid"`

	// The name of the payer.
	PayerName string `json:"payer_name"`

	// The payee.
	PayeeUUID string `json:"payee_uuid"`

	// The name of the payee.
	PayeeName string `json:"payee_name"`

	// What the rules found, in words: the sentences of `findings`.
	Finding string `json:"finding"`

	// What the rules found.
	Findings []FraudFinding `json:"findings"`

	// The hold on the payment. Null: the payment was not stopped.
	HoldUUID *string `json:"hold_uuid"`

	// When it was found, in UTC.
	FoundAt Timestamp `json:"found_at"`

	// When it was decided or closed, in UTC. Null: it was not.
	DecidedAt *Timestamp `json:"decided_at"`

	// The operator who decided. Null: a token decided, the service closed it, or it is open.
	DecidedBy *string `json:"decided_by"`

	// The reason of the decision. Null: no operator gave one.
	Reason *string `json:"reason"`
}

// ReleaseFraudReviewRequest is a record of the API.
type ReleaseFraudReviewRequest struct {
	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`
}

// StopFraudReviewRequest is a record of the API.
type StopFraudReviewRequest struct {
	// Who is blocked as `fraud`: this user can neither pay nor be paid.
	//
	// - `payer`: The payer. The default before a capture.
	// - `payee`: The payee. The default before a payout.
	// - `none`: No user is blocked.
	Block *string `json:"block,omitempty"`

	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`
}

// EventName: The name of an event. The section of webhooks explains each event.
//
// One of TransactionStarted, TransactionCaptureStarted, TransactionCompleted, TransactionFailed,
// TransactionCanceled, PayoutFailed, PayoutCompleted, ClawbackStarted, ClawbackFailed,
// ClawbackCompleted, BankLinkedSuccessfully, BankLinkFailed, BankAccountRemoved, BusinessCreated,
// BusinessUpdated, BatchPayout, BatchRefund, MerchantBatchPayout, RefundPending,
// RefundCaptureStarted, RefundCaptureCompleted, RefundCaptureFailed, RefundPayoutPending,
// RefundPayoutCompleted, RefundPayoutFailed, ReversePayoutStarted, ReversePayoutCompleted,
// ReversePayoutFailed.
type EventName = string

// RegisterWebhookRequest is a record of the API.
type RegisterWebhookRequest struct {
	// The https URLs that receive the events, 1 to 20.
	WebhookURL []string `json:"webhook_url"`

	// The events that each URL receives.
	EventNames []EventName `json:"event_names"`
}

// DeregisterWebhookRequest is a record of the API.
type DeregisterWebhookRequest struct {
	// The events that are no longer sent.
	EventNames []EventName `json:"event_names"`

	// The URLs that no longer receive the events. Absent: all URLs of the tenant.
	WebhookURL []string `json:"webhook_url,omitempty"`
}

// UpdateWebhookEndpointRequest is a record of the API.
type UpdateWebhookEndpointRequest struct {
	// The https URL that receives the events from now on.
	URL *string `json:"url,omitempty"`

	// All events that the endpoint receives from now on.
	EventNames []EventName `json:"event_names,omitempty"`
}

// WebhookEndpoint: A URL that receives events.
type WebhookEndpoint struct {
	// The identifier of the endpoint.
	UUID string `json:"uuid"`

	// The vendor that owns the endpoint. Null: the processor owns it.
	VendorUUID *string `json:"vendor_uuid"`

	// The URL that receives the events.
	URL string `json:"url"`

	// The events that the endpoint receives.
	EventNames []EventName `json:"event_names"`

	// Whether events are sent to the endpoint.
	//
	// - `enabled`: They are sent.
	// - `disabled`: They are held until someone enables the endpoint.
	State string `json:"state"`

	// Whether the endpoint takes its deliveries.
	//
	// - `healthy`: The latest deliveries succeeded, or none was sent yet.
	// - `failing`: No delivery succeeded since `failing_since`.
	Health string `json:"health"`

	// Since when no delivery succeeded, in UTC. Null: the endpoint is healthy.
	FailingSince *Timestamp `json:"failing_since"`

	// When the endpoint was disabled, in UTC. Null: it is enabled.
	DisabledAt *Timestamp `json:"disabled_at"`

	// Why the endpoint was disabled. Null: it is enabled.
	DisabledReason *string `json:"disabled_reason"`

	// When the URL was registered first, in UTC.
	CreatedAt Timestamp `json:"created_at"`
}

// WebhookRegistration: An event and a URL that receives it.
type WebhookRegistration struct {
	// The event that the URL receives.
	EventName EventName `json:"event_name"`

	// The URL that receives the event.
	WebhookURL string `json:"webhook_url"`

	// When the event was registered for the URL, in UTC.
	CreatedAt Timestamp `json:"created_at"`

	// The same as `created_at`: a registration does not change.
	UpdatedAt Timestamp `json:"updated_at"`
}

// WebhookSecret: The secret of an endpoint.
type WebhookSecret struct {
	// The secret that signs the deliveries: `whsec_` and base64.
	Secret string `json:"secret"`
}

// AttemptOutcome: How the request ended.
//
// - `succeeded`: The endpoint answered with a status from 200 to 299.
// - `refused`: The endpoint answered with another status.
// - `failed`: The endpoint gave no answer.
// - `blocked`: Nothing was sent: the address of the endpoint is not allowed.
//
// One of succeeded, refused, failed, blocked.
type AttemptOutcome = string

// DeliveryState: How far the delivery is.
//
// - `pending`: It is under way, or waits for its next attempt.
// - `held`: It waits until the endpoint is enabled.
// - `delivered`: The endpoint answered an attempt with a status from 200 to 299.
// - `dead`: Ten attempts failed. It can be replayed.
// - `canceled`: The event was de-registered before it was delivered.
//
// One of pending, held, delivered, dead, canceled.
type DeliveryState = string

// DeliveryAttempts is a record of the API.
type DeliveryAttempts struct {
	// The number of the attempt, from 1.
	Attempt int64 `json:"attempt"`

	// When the attempt began, in UTC.
	StartedAt Timestamp `json:"started_at"`

	// How long the request took, in milliseconds.
	LatencyMs int64 `json:"latency_ms"`

	// How the request ended.
	//
	// - `succeeded`: The endpoint answered with a status from 200 to 299.
	// - `refused`: The endpoint answered with another status.
	// - `failed`: The endpoint gave no answer.
	// - `blocked`: Nothing was sent: the address of the endpoint is not allowed.
	Outcome AttemptOutcome `json:"outcome"`

	// The HTTP status of the answer. Null: there was no answer.
	Status *int64 `json:"status"`

	// Why the request did not succeed, as a sentence. Null: it succeeded.
	Error *string `json:"error"`

	// The first 16 KiB of the answer. Null: there was no answer.
	Answer *string `json:"answer"`
}

// Delivery: The delivery of one event to one endpoint, with its attempts.
type Delivery struct {
	// The identifier of the delivery.
	UUID string `json:"uuid"`

	// The event that is delivered: the header `webhook-id`.
	EventUUID string `json:"event_uuid"`

	// The name of the event that is delivered.
	EventName EventName `json:"event_name"`

	// How far the delivery is.
	//
	// - `pending`: It is under way, or waits for its next attempt.
	// - `held`: It waits until the endpoint is enabled.
	// - `delivered`: The endpoint answered an attempt with a status from 200 to 299.
	// - `dead`: Ten attempts failed. It can be replayed.
	// - `canceled`: The event was de-registered before it was delivered.
	State DeliveryState `json:"state"`

	// The number of attempts so far.
	AttemptCount int64 `json:"attempt_count"`

	// When the next attempt is due, in UTC. Null: no attempt is due.
	NextAttemptAt *Timestamp `json:"next_attempt_at"`

	// When the delivery was created, in UTC.
	CreatedAt Timestamp `json:"created_at"`

	// When the delivery ended, in UTC. Null: it has not ended.
	FinishedAt *Timestamp `json:"finished_at"`

	// The attempts so far, the oldest first.
	Attempts []DeliveryAttempts `json:"attempts"`
}

// ReplayDeliveriesRequest is a record of the API.
type ReplayDeliveriesRequest struct {
	// Only deliveries whose event was raised at this time or later: `YYYY-MM-DD HH:MM:SS` in UTC, or
	// ISO 8601 with a zone.
	Since *string `json:"since,omitempty"`

	// Only deliveries whose event was raised before this time: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO
	// 8601 with a zone.
	Until *string `json:"until,omitempty"`

	// Which deliveries are sent again. `dead` by default.
	//
	// - `dead`: Those whose ten attempts failed.
	// - `delivered`: Those that were delivered.
	State *string `json:"state,omitempty"`
}

// WebhookEndpointOfAnyTenant is a record of the API.
type WebhookEndpointOfAnyTenant struct {
	ProcessorUUID string `json:"processor_uuid"`

	// The identifier of the endpoint.
	UUID string `json:"uuid"`

	// The vendor that owns the endpoint. Null: the processor owns it.
	VendorUUID *string `json:"vendor_uuid"`

	// The URL that receives the events.
	URL string `json:"url"`

	// The events that the endpoint receives.
	EventNames []EventName `json:"event_names"`

	// Whether events are sent to the endpoint.
	//
	// - `enabled`: They are sent.
	// - `disabled`: They are held until someone enables the endpoint.
	State string `json:"state"`

	// Whether the endpoint takes its deliveries.
	//
	// - `healthy`: The latest deliveries succeeded, or none was sent yet.
	// - `failing`: No delivery succeeded since `failing_since`.
	Health string `json:"health"`

	// Since when no delivery succeeded, in UTC. Null: the endpoint is healthy.
	FailingSince *Timestamp `json:"failing_since"`

	// When the endpoint was disabled, in UTC. Null: it is enabled.
	DisabledAt *Timestamp `json:"disabled_at"`

	// Why the endpoint was disabled. Null: it is enabled.
	DisabledReason *string `json:"disabled_reason"`

	// When the URL was registered first, in UTC.
	CreatedAt Timestamp `json:"created_at"`
}

// ReplayDeliveryOfAnyTenantRequest is a record of the API.
type ReplayDeliveryOfAnyTenantRequest struct {
	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`
}

// SignInRequest is a record of the API.
type SignInRequest struct {
	// An email address of at most 254 characters, in ASCII.
	Email string `json:"email"`

	// The password of the person.
	Password string `json:"password"`

	// The 6 digits that the authenticator app shows. Absent: the person has no such app.
	Code *string `json:"code,omitempty"`
}

// OperatorPerson: A person who may sign in to the console.
type OperatorPerson struct {
	// The identifier of the person.
	UUID string `json:"uuid"`

	// The name of the person.
	Name string `json:"name"`

	// The e-mail address that the person signs in with.
	Email string `json:"email"`

	// What the person may do.
	//
	// - `viewer`: See everything of all tenants.
	// - `support`: Also write notes, and put a payment on hold.
	// - `operator`: Also move money, and work on bank files.
	// - `risk`: As `support`, and release holds, block users, set limits and decide about businesses.
	// - `administrator`: Everything, also tenants, tokens and operators.
	// - `developer`: See one tenant, and change its webhooks.
	// - `tenant_viewer`: See one tenant.
	// - `tenant_finance`: See one tenant, and refund its payments.
	// - `tenant_owner`: As `developer` and `tenant_finance`, and decide about the people and the
	// tokens of the tenant.
	Role string `json:"role"`

	// The tenant of the person. Null: the person is an operator of the service.
	ProcessorUUID *string `json:"processor_uuid"`

	// When the person was invited, in UTC.
	InvitedAt Timestamp `json:"invited_at"`

	// When the person accepted the invitation, in UTC. Null: not yet.
	JoinedAt *Timestamp `json:"joined_at"`

	// When the person was disabled, in UTC. Null: the person may sign in.
	DisabledAt *Timestamp `json:"disabled_at"`

	// Whether an operator of the service disabled the person. Then no owner of a tenant may enable
	// them.
	DisabledByService bool `json:"disabled_by_service"`

	// Whether the person has a password.
	HasPassword bool `json:"has_password"`

	// Whether the person has signed in at the identity provider.
	HasOidc bool `json:"has_oidc"`

	// The person signs in with the password and the authenticator app, not at the identity provider.
	PasswordOnly bool `json:"password_only"`
}

// SignedIn is a record of the API.
type SignedIn struct {
	// A person who may sign in to the console.
	Operator OperatorPerson `json:"operator"`
}

// OpenInvitationRequest is a record of the API.
type OpenInvitationRequest struct {
	// Of the link, after `#`.
	Token string `json:"token"`
}

// AcceptInvitationRequest is a record of the API.
type AcceptInvitationRequest struct {
	// Of the link, after `#`.
	Token string `json:"token"`

	// At least 12 characters; a phrase is good. What is common, repeats or counts is refused.
	Password string `json:"password"`

	// The 6 digits that the authenticator app shows. Absent: the person has no such app.
	Code *string `json:"code,omitempty"`
}

// OwnSession: The session of the caller.
type OwnSession struct {
	// The identifier of the session.
	UUID string `json:"uuid"`

	// Whether the password was given in the last 15 minutes.
	IsConfirmed bool `json:"is_confirmed"`

	// Whether the password of the person needs a code of an authenticator app.
	HasAuthenticator bool `json:"has_authenticator"`

	// The person of the session.
	Operator OperatorPerson `json:"operator"`
}

// ConfirmSessionRequest is a record of the API.
type ConfirmSessionRequest struct {
	// The password of the person.
	Password string `json:"password"`

	// The 6 digits that the authenticator app shows. Absent: the person has no such app.
	Code *string `json:"code,omitempty"`
}

// ChangePasswordRequest is a record of the API.
type ChangePasswordRequest struct {
	// The password of the person.
	Password string `json:"password"`

	// The 6 digits that the authenticator app shows. Absent: the person has no such app.
	Code *string `json:"code,omitempty"`

	// At least 12 characters; a phrase is good. What is common, repeats or counts is refused.
	NewPassword string `json:"new_password"`
}

// SetAuthenticatorRequest is a record of the API.
type SetAuthenticatorRequest struct {
	// As `offerAuthenticator` answered it, in the same session.
	Offer string `json:"offer"`

	// The 6 digits that the new app shows.
	NewCode string `json:"new_code"`

	// The password of the person.
	Password string `json:"password"`

	// The 6 digits that the authenticator app shows. Absent: the person has no such app.
	Code *string `json:"code,omitempty"`
}

// OwnOpenSession is a record of the API.
type OwnOpenSession struct {
	// The identifier of the session.
	UUID string `json:"uuid"`

	// Whether the request has this session.
	IsThis bool `json:"is_this"`

	// When the person signed in, in UTC.
	CreatedAt Timestamp `json:"created_at"`

	// When the session was last used, to the minute, in UTC.
	LastSeenAt Timestamp `json:"last_seen_at"`

	// The address from which the person signed in.
	Address string `json:"address"`

	// What the browser called itself at the sign-in.
	UserAgent string `json:"user_agent"`
}

// OwnMails: Each e-mail, and whether the person gets it.
type OwnMails struct {
	// An act waits for an approval that the person may give.
	ApprovalsToDecide bool `json:"approvals_to_decide"`

	// An approval that the person asked for is given, refused or expired.
	OwnApprovals bool `json:"own_approvals"`

	// A file that the person scheduled is written, or could not be written three times.
	ScheduledFiles bool `json:"scheduled_files"`

	// A sanctions hit or a fraud review waits for a decision that the person may make.
	RiskDecisions bool `json:"risk_decisions"`
}

// InviteOperatorRequest is a record of the API.
type InviteOperatorRequest struct {
	// Text of 1 to 100 characters.
	Name string `json:"name"`

	// An email address of at most 254 characters, in ASCII.
	Email string `json:"email"`

	Role string `json:"role"`

	ProcessorUUID *string `json:"processor_uuid,omitempty"`

	// The person signs in with the password and the authenticator app, not at the identity provider.
	PasswordOnly *bool `json:"password_only,omitempty"`

	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`
}

// OperatorLink: A link that works once.
type OperatorLink struct {
	// The secret of the link. It is shown only here.
	Token string `json:"token"`

	// The page of the console that accepts the invitation.
	URL string `json:"url"`

	// When the link ends, in UTC.
	ExpiresAt Timestamp `json:"expires_at"`
}

// CreateOperatorLinkRequest is a record of the API.
type CreateOperatorLinkRequest struct {
	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`
}

// UpdateOperatorRequest is a record of the API.
type UpdateOperatorRequest struct {
	// Text of 1 to 100 characters.
	Name *string `json:"name,omitempty"`

	Role *string `json:"role,omitempty"`

	ProcessorUUID *string `json:"processor_uuid,omitempty"`

	// True or false.
	Disabled *bool `json:"disabled,omitempty"`

	// The person signs in with the password and the authenticator app, not at the identity provider.
	PasswordOnly *bool `json:"password_only,omitempty"`

	// Needed when a person who has issued tokens is disabled or may issue none any more. `revoke`:
	// they end. `keep`: from now on the caller is their issuer.
	IssuedTokens *string `json:"issued_tokens,omitempty"`

	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`
}

// InvitePersonRequest is a record of the API.
type InvitePersonRequest struct {
	// The name of the person. No other person who signs in has it.
	Name string `json:"name"`

	// The e-mail address that the person signs in with.
	Email string `json:"email"`

	// What the person may do.
	//
	// - `developer`: See one tenant, and change its webhooks.
	// - `tenant_viewer`: See one tenant.
	// - `tenant_finance`: See one tenant, and refund its payments.
	// - `tenant_owner`: As `developer` and `tenant_finance`, and decide about the people and the
	// tokens of the tenant.
	Role string `json:"role"`
}

// UpdatePersonRequest is a record of the API.
type UpdatePersonRequest struct {
	// What the person may do.
	//
	// - `developer`: See one tenant, and change its webhooks.
	// - `tenant_viewer`: See one tenant.
	// - `tenant_finance`: See one tenant, and refund its payments.
	// - `tenant_owner`: As `developer` and `tenant_finance`, and decide about the people and the
	// tokens of the tenant.
	Role *string `json:"role,omitempty"`

	// True: the person may not sign in. False: the person may.
	Disabled *bool `json:"disabled,omitempty"`

	// Needed when a person who has issued tokens is disabled or may issue none any more. `revoke`:
	// they end. `keep`: from now on the caller is their issuer.
	IssuedTokens *string `json:"issued_tokens,omitempty"`
}

// OperatorSession is a record of the API.
type OperatorSession struct {
	UUID string `json:"uuid"`

	OperatorUUID string `json:"operator_uuid"`

	OperatorName string `json:"operator_name"`

	// `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
	CreatedAt Timestamp `json:"created_at"`

	// `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
	LastSeenAt Timestamp `json:"last_seen_at"`

	Address string `json:"address"`

	UserAgent string `json:"user_agent"`
}

// ApprovalPolicy is a record of the API.
type ApprovalPolicy struct {
	Act string `json:"act"`

	Description string `json:"description"`

	IsRequired bool `json:"is_required"`

	// Cents.
	AboveAmount int64 `json:"above_amount"`
}

// SetApprovalPolicyRequest is a record of the API.
type SetApprovalPolicyRequest struct {
	// True or false.
	IsRequired bool `json:"is_required"`

	// Cents; 0 by default.
	AboveAmount *int64 `json:"above_amount,omitempty"`

	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`
}

// CreateProcessorRequest is a record of the API.
type CreateProcessorRequest struct {
	// Text of 1 to 100 characters.
	Name string `json:"name"`

	// The lane to add it in: `home`, or a name of the lanes file. Without it, one of all lanes, in the
	// proportion of their shards. Only a lane with shards takes processors.
	Lane *string `json:"lane,omitempty"`

	// Why. The audit trail keeps it.
	Reason *Reason `json:"reason,omitempty"`
}

// ProcessorDetail is a record of the API.
type ProcessorDetail struct {
	UUID string `json:"uuid"`

	Name string `json:"name"`

	// In banking days: the least delay of a payment of this tenant.
	PayoutDelayDays int64 `json:"payout_delay_days"`

	// The bank of its entries from their next file on; null: the first bank of the banks file.
	Bank *string `json:"bank"`

	// `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
	CreatedAt Timestamp `json:"created_at"`

	SuspendedAt *Timestamp `json:"suspended_at"`

	// The database that has its rows: `home`, or a name of the lanes file.
	Lane string `json:"lane"`

	// Whether payout_delay_days may be 0.
	ZeroDelayAllowed bool `json:"zero_delay_allowed"`

	// Whether debits that were returned with R01 or R09 are presented again.
	PresentAgain bool `json:"present_again"`

	// Whether returned payouts wait for another account of the payee instead of going back to the
	// payer.
	KeepReturnedPayouts bool `json:"keep_returned_payouts"`

	// Whether a payment is refused that no authorization of its payer allows.
	AuthorizationRequired bool `json:"authorization_required"`

	// Whether a clawback fails, and the payee owes the money, if the payee has not authorized
	// clawbacks of the bank account.
	ClawbackAuthorizationRequired bool `json:"clawback_authorization_required"`

	// Whether a payment is refused whose payer is a person with a bank account that was never
	// validated.
	ValidatedAccountsRequired bool `json:"validated_accounts_required"`

	// How many checks of bank accounts by micro-entries and prenotes it may start in 24 hours.
	AccountChecksPerDay int64 `json:"account_checks_per_day"`

	// Whether a used reference is refused.
	UniqueClientReferenceIds bool `json:"unique_client_reference_ids"`

	// The sources that validate its bank accounts, in their order; null: the sources of the mode.
	ValidationSources []string `json:"validation_sources"`

	Originator Originator `json:"originator"`
}

// UpdateProcessorRequestOriginator is a record of the API.
type UpdateProcessorRequestOriginator struct {
	// The bank assigns it.
	CompanyIdentification *string `json:"company_identification,omitempty"`

	// The name on the bank statement, unless the payment has its own.
	CompanyName *string `json:"company_name,omitempty"`

	ConsumerDebits *string `json:"consumer_debits,omitempty"`

	// For WEB: true is recurring (R), false is single (S).
	OnlineDebitsRecur *bool `json:"online_debits_recur,omitempty"`

	// Payouts to persons are wages, always described as PAYROLL.
	PayoutsAreWages *bool `json:"payouts_are_wages,omitempty"`
}

// UpdateProcessorRequest is a record of the API.
type UpdateProcessorRequest struct {
	// Text of 1 to 100 characters.
	Name *string `json:"name,omitempty"`

	// An integer from 0 to 60.
	PayoutDelayDays *int64 `json:"payout_delay_days,omitempty"`

	// True or false.
	ZeroDelayAllowed *bool `json:"zero_delay_allowed,omitempty"`

	// True or false.
	PresentAgain *bool `json:"present_again,omitempty"`

	// True or false.
	KeepReturnedPayouts *bool `json:"keep_returned_payouts,omitempty"`

	// True or false.
	UniqueClientReferenceIds *bool `json:"unique_client_reference_ids,omitempty"`

	// True or false.
	AuthorizationRequired *bool `json:"authorization_required,omitempty"`

	// True or false.
	ClawbackAuthorizationRequired *bool `json:"clawback_authorization_required,omitempty"`

	// True or false.
	ValidatedAccountsRequired *bool `json:"validated_accounts_required,omitempty"`

	// How many checks of bank accounts by micro-entries and prenotes it may start in 24 hours.
	AccountChecksPerDay *int64 `json:"account_checks_per_day,omitempty"`

	// A name in the banks file; null: its first bank.
	Bank *string `json:"bank,omitempty"`

	// The sources that validate bank accounts, in the order in which they are asked.
	ValidationSources []string `json:"validation_sources,omitempty"`

	Originator *UpdateProcessorRequestOriginator `json:"originator,omitempty"`

	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`
}

// SuspendProcessorRequest is a record of the API.
type SuspendProcessorRequest struct {
	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`
}

// Processor is a record of the API.
type Processor struct {
	UUID string `json:"uuid"`

	Name string `json:"name"`

	// In banking days: the least delay of a payment of this tenant.
	PayoutDelayDays int64 `json:"payout_delay_days"`

	// The bank of its entries from their next file on; null: the first bank of the banks file.
	Bank *string `json:"bank"`

	// `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
	CreatedAt Timestamp `json:"created_at"`

	SuspendedAt *Timestamp `json:"suspended_at"`
}

// ResumeProcessorRequest is a record of the API.
type ResumeProcessorRequest struct {
	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`
}

// CreateVendorRequest is a record of the API.
type CreateVendorRequest struct {
	// Text of 1 to 100 characters.
	Name string `json:"name"`

	// Why. The audit trail keeps it.
	Reason *Reason `json:"reason,omitempty"`
}

// Vendor is a record of the API.
type Vendor struct {
	UUID string `json:"uuid"`

	ProcessorUUID string `json:"processor_uuid"`

	Name string `json:"name"`

	// `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
	CreatedAt Timestamp `json:"created_at"`
}

// CreateTokenRequest is a record of the API.
type CreateTokenRequest struct {
	ProcessorUUID *string `json:"processor_uuid,omitempty"`

	VendorUUID *string `json:"vendor_uuid,omitempty"`

	// True or false.
	Admin *bool `json:"admin,omitempty"`

	// What the token is for, such as the program that gets it.
	Name *string `json:"name,omitempty"`

	// Of an admin token: what it may do. Default: administrator.
	Role *string `json:"role,omitempty"`

	// An integer from 1 to 3650.
	ExpiresInDays *int64 `json:"expires_in_days,omitempty"`

	// Why. The audit trail keeps it.
	Reason *Reason `json:"reason,omitempty"`
}

// TokenIssuer: Who issued it, also through another token. Null: the machine of the operator.
type TokenIssuer struct {
	OperatorUUID string `json:"operator_uuid"`

	Name string `json:"name"`

	Email string `json:"email"`
}

// Token is a record of the API.
type Token struct {
	UUID string `json:"uuid"`

	Kind string `json:"kind"`

	Name *string `json:"name"`

	Role *string `json:"role"`

	ProcessorUUID *string `json:"processor_uuid"`

	VendorUUID *string `json:"vendor_uuid"`

	// `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
	CreatedAt Timestamp `json:"created_at"`

	ExpiresAt *Timestamp `json:"expires_at"`

	RevokedAt *Timestamp `json:"revoked_at"`

	LastUsedAt *Timestamp `json:"last_used_at"`

	IssuedBy *TokenIssuer `json:"issued_by"`
}

// CreateOwnTokenRequest is a record of the API.
type CreateOwnTokenRequest struct {
	// What the token is for, such as the program that gets it.
	Name string `json:"name"`

	// The vendor of the token. Absent: it is a token of the processor.
	VendorUUID *string `json:"vendor_uuid,omitempty"`

	// In how many days it expires. Absent: it does not expire.
	ExpiresInDays *int64 `json:"expires_in_days,omitempty"`
}

// OwnToken: A token of a tenant, without its text.
type OwnToken struct {
	// The identifier of the token.
	UUID string `json:"uuid"`

	// Whether it is a token of the processor or of a vendor.
	Kind string `json:"kind"`

	// What the token is for. Null: it was given no name.
	Name *string `json:"name"`

	// The vendor of the token. Null: none.
	VendorUUID *string `json:"vendor_uuid"`

	// The name of the vendor. Null: it is a token of the processor.
	VendorName *string `json:"vendor_name"`

	// When it was issued, in UTC.
	CreatedAt Timestamp `json:"created_at"`

	// When it expires, in real time. Null: it does not expire.
	ExpiresAt *Timestamp `json:"expires_at"`

	// When it was revoked. Null: it was not.
	RevokedAt *Timestamp `json:"revoked_at"`

	// When it was last used, to the hour. Null: never.
	LastUsedAt *Timestamp `json:"last_used_at"`

	// The uuid of the person of the tenant who issued it. Null: the operator of the service.
	IssuedBy *string `json:"issued_by"`
}

// AuditedActDetail is a record of the API.
type AuditedActDetail struct {
}

// AuditedAct is a record of the API.
type AuditedAct struct {
	UUID string `json:"uuid"`

	ProcessorUUID string `json:"processor_uuid"`

	// `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
	ActedAt Timestamp `json:"acted_at"`

	Actor *string `json:"actor"`

	// The operator, or the token if it has a name.
	ActorName *string `json:"actor_name"`

	TokenUUID *string `json:"token_uuid"`

	Action string `json:"action"`

	Subject string `json:"subject"`

	SubjectUUID *string `json:"subject_uuid"`

	Detail AuditedActDetail `json:"detail"`

	RequestID *string `json:"request_id"`

	OperatorUUID *string `json:"operator_uuid"`

	SessionUUID *string `json:"session_uuid"`

	Address *string `json:"address"`

	Reason *string `json:"reason"`
}

// LoggedRequest is a record of the API.
type LoggedRequest struct {
	// The identifier of the request: the header `X-Request-Id` of its answer.
	RequestID string `json:"request_id"`

	// When the request was answered: ISO 8601, UTC.
	AnsweredAt string `json:"answered_at"`

	// The HTTP method of the request.
	Method string `json:"method"`

	// The path without the query. Parts that are neither ours nor a uuid are left out.
	Path string `json:"path"`

	// The HTTP status of the answer.
	Status int64 `json:"status"`

	// How long the answer took, in milliseconds.
	DurationMs float64 `json:"duration_ms"`

	// The codes of `errors` in the answer. Empty: no refusal.
	ErrorCodes []string `json:"error_codes"`

	// The token of the request. Null: it came without one that is known.
	TokenUUID *string `json:"token_uuid"`

	// The vendor that sent the request. Null: no vendor sent it.
	VendorUUID *string `json:"vendor_uuid"`
}

// LoggedRequestOfAnyTenant is a record of the API.
type LoggedRequestOfAnyTenant struct {
	// The identifier of the request: the header `X-Request-Id` of its answer.
	RequestID string `json:"request_id"`

	// When the request was answered: ISO 8601, UTC.
	AnsweredAt string `json:"answered_at"`

	// The HTTP method of the request.
	Method string `json:"method"`

	// The path without the query. Parts that are neither ours nor a uuid are left out.
	Path string `json:"path"`

	// The HTTP status of the answer.
	Status int64 `json:"status"`

	// How long the answer took, in milliseconds.
	DurationMs float64 `json:"duration_ms"`

	// The codes of `errors` in the answer. Empty: no refusal.
	ErrorCodes []string `json:"error_codes"`

	// The token of the request. Null: it came without one that is known.
	TokenUUID *string `json:"token_uuid"`

	// The vendor that sent the request. Null: no vendor sent it.
	VendorUUID *string `json:"vendor_uuid"`

	ProcessorUUID *string `json:"processor_uuid"`

	OperatorUUID *string `json:"operator_uuid"`
}

// BankWindowsSameDay is a record of the API.
type BankWindowsSameDay struct {
	// HH:MM, Eastern.
	Closes string `json:"closes"`

	// HH:MM, Eastern.
	Settles string `json:"settles"`
}

// BankWindowsNextDay is a record of the API.
type BankWindowsNextDay struct {
	// HH:MM, Eastern.
	Closes string `json:"closes"`
}

// BankWindowsClosedDay: On days that are no banking days. Null: the bank takes no files on them.
type BankWindowsClosedDay struct {
	// HH:MM, Eastern.
	Closes string `json:"closes"`
}

// BankWindows is a record of the API.
type BankWindows struct {
	SameDay []BankWindowsSameDay `json:"same_day"`

	NextDay BankWindowsNextDay `json:"next_day"`

	// On days that are no banking days. Null: the bank takes no files on them.
	ClosedDay *BankWindowsClosedDay `json:"closed_day"`
}

// Bank is a record of the API.
type Bank struct {
	Name string `json:"name"`

	ODFI string `json:"odfi"`

	// The bank whose account and statement this one uses. Null: it has its own.
	SharesWith *string `json:"shares_with"`

	// Cents. A larger entry goes out with the next-day entries.
	SameDayLimitCents int64 `json:"same_day_limit_cents"`

	Windows BankWindows `json:"windows"`

	// The processors whose entries go through this bank, from their next file on.
	Processors int64 `json:"processors"`

	// Our files that are not decided, or whose entries still settle or become good.
	FilesUnderWay int64 `json:"files_under_way"`

	PlayedUntil *Timestamp `json:"played_until"`

	InboundReadAt *Timestamp `json:"inbound_read_at"`

	StatementBooking string `json:"statement_booking"`
}

// CutOff is a record of the API.
type CutOff struct {
	Bank string `json:"bank"`

	// `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
	ClosesAt Timestamp `json:"closes_at"`

	Speed string `json:"speed"`

	// `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
	SettlesAt Timestamp `json:"settles_at"`

	// `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
	ReturnsUntil Timestamp `json:"returns_until"`

	// `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
	UnauthorizedReturnsUntil Timestamp `json:"unauthorized_returns_until"`
}

// SettlingOnDayFiles is a record of the API.
type SettlingOnDayFiles struct {
	// The file.
	UUID string `json:"uuid"`

	// Its bank.
	Bank string `json:"bank"`

	// Its name; null: it has none yet.
	Name *string `json:"name"`

	// Whether all its entries have settled or came back.
	IsSettled bool `json:"is_settled"`

	// Cents of its debits.
	Debits int64 `json:"debits"`

	// Cents of its credits.
	Credits int64 `json:"credits"`
}

// SettlingOnDay: What settles on the day, by the files that closed up to now: as sent, also what
// came back since then.
type SettlingOnDay struct {
	// Cents of the debits that settle on the day: they come.
	Debits int64 `json:"debits"`

	// Cents of the credits that settle on the day: they leave.
	Credits int64 `json:"credits"`

	// The files, in the order of their cut-offs.
	Files []SettlingOnDayFiles `json:"files"`
}

// CalendarDay is a record of the API.
type CalendarDay struct {
	// A calendar day written as YYYY-MM-DD.
	Day Day `json:"day"`

	Weekday string `json:"weekday"`

	IsBankingDay bool `json:"is_banking_day"`

	Holiday *string `json:"holiday"`

	CutOffs []CutOff `json:"cut_offs"`

	// What settles on the day, by the files that closed up to now: as sent, also what came back since
	// then.
	Settling SettlingOnDay `json:"settling"`
}

// BankFile is a record of the API.
type BankFile struct {
	UUID string `json:"uuid"`

	Bank string `json:"bank"`

	Kind string `json:"kind"`

	State string `json:"state"`

	Name *string `json:"name"`

	Delivery *string `json:"delivery"`

	Entries int64 `json:"entries"`

	Debits int64 `json:"debits"`

	Credits int64 `json:"credits"`

	// How many entries balance the file, because the bank asks for balanced files. They are in the
	// file and in no payment: the file control has them in its counts and totals, `entries`, `debits`
	// and `credits` do not.
	OffsetEntries int64 `json:"offset_entries"`

	// Cents. The debits among them: the offset of `credits`.
	OffsetDebits int64 `json:"offset_debits"`

	// Cents. The credits among them: the offset of `debits`.
	OffsetCredits int64 `json:"offset_credits"`

	// A calendar day written as YYYY-MM-DD.
	EffectiveEntryDate Day `json:"effective_entry_date"`

	// When it was opened for its cut-off, in UTC.
	CreatedAt Timestamp `json:"created_at"`

	// `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
	CutOffAt Timestamp `json:"cut_off_at"`

	ReceivedAt *Timestamp `json:"received_at"`

	// Planned at the cut-off. A file that the bank gets too late for that settles later.
	SettlesAt Timestamp `json:"settles_at"`

	// `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
	ReturnsUntil Timestamp `json:"returns_until"`

	SubmittedAt *Timestamp `json:"submitted_at"`

	ConfirmedAt *Timestamp `json:"confirmed_at"`

	RejectedAt *Timestamp `json:"rejected_at"`

	AcknowledgedAt *Timestamp `json:"acknowledged_at"`

	Note *string `json:"note"`

	// How the bank statement shows the file if an entry is returned before settlement: the setting of
	// the bank when the file was opened, or what an operator has recorded since.
	StatementBooking string `json:"statement_booking"`
}

// FiledEntry is a record of the API.
type FiledEntry struct {
	UUID string `json:"uuid"`

	ProcessorUUID string `json:"processor_uuid"`

	TransactionUUID string `json:"transaction_uuid"`

	RefundUUID *string `json:"refund_uuid"`

	Stage string `json:"stage"`

	State string `json:"state"`

	Direction string `json:"direction"`

	// Cents that the entry moves for this payment.
	Amount int64 `json:"amount"`

	TraceID string `json:"trace_id"`

	// Cents of the whole entry, which several payments may share.
	EntryAmount int64 `json:"entry_amount"`

	BankAccountUUID *string `json:"bank_account_uuid"`

	// `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
	CreatedAt Timestamp `json:"created_at"`

	// The name of the payer: of the business, or first and last name. Null: erased.
	PayerName *string `json:"payer_name"`

	// The name of the payee: of the business, or first and last name. Null: erased.
	PayeeName *string `json:"payee_name"`
}

// MarkBankFileDeliveredRequest is a record of the API.
type MarkBankFileDeliveredRequest struct {
	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`
}

// RejectBankFileRequest is a record of the API.
type RejectBankFileRequest struct {
	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`
}

// MarkBankFileBookedGrossRequest is a record of the API.
type MarkBankFileBookedGrossRequest struct {
	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`
}

// MarkBankFileBookedNetRequest is a record of the API.
type MarkBankFileBookedNetRequest struct {
	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`
}

// Restore is a record of the API.
type Restore struct {
	UUID string `json:"uuid"`

	// `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
	RestoredAt Timestamp `json:"restored_at"`

	ReachedAt *Timestamp `json:"reached_at"`

	Backup *string `json:"backup"`
}

// ReleaseBankRequest is a record of the API.
type ReleaseBankRequest struct {
	// The name of the bank in the banks file.
	Bank string `json:"bank"`

	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`

	// The names of all files that the bank has received since the day of the restored moment. Files of
	// ours with these names are not sent again; our other unsent files are sent. Files of other banks
	// with which this bank shares an account make no difference.
	FilesAtBank []string `json:"files_at_bank"`

	// The `files_at_bank` that the database lost in the restore. Place holds on their payments first.
	// Their names are not used again.
	FilesOnlyAtBank []string `json:"files_only_at_bank,omitempty"`
}

// InboundFileProblems is a record of the API.
type InboundFileProblems struct {
	Line int64 `json:"line"`

	Field string `json:"field"`

	Message string `json:"message"`
}

// InboundFileFaults is a record of the API.
type InboundFileFaults struct {
	Line int64 `json:"line"`

	Field string `json:"field"`

	Message string `json:"message"`
}

// InboundFileNotes is a record of the API.
type InboundFileNotes struct {
	Line int64 `json:"line"`

	Field string `json:"field"`

	Message string `json:"message"`
}

// InboundFile is a record of the API.
type InboundFile struct {
	UUID string `json:"uuid"`

	Bank string `json:"bank"`

	Name string `json:"name"`

	Verdict string `json:"verdict"`

	Problems []InboundFileProblems `json:"problems"`

	ProblemCount int64 `json:"problem_count"`

	// Why single entries are in suspense. The other entries of the file are applied.
	Faults []InboundFileFaults `json:"faults"`

	FaultCount int64 `json:"fault_count"`

	// What is unusual, without consequences.
	Notes []InboundFileNotes `json:"notes"`

	NoteCount int64 `json:"note_count"`

	Entries int64 `json:"entries"`

	Debits int64 `json:"debits"`

	Credits int64 `json:"credits"`

	// `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
	ReadAt Timestamp `json:"read_at"`

	ReleasedAt *Timestamp `json:"released_at"`

	RejectedAt *Timestamp `json:"rejected_at"`

	Note *string `json:"note"`
}

// ReleaseInboundFileRequest is a record of the API.
type ReleaseInboundFileRequest struct {
	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`
}

// RejectInboundFileRequest is a record of the API.
type RejectInboundFileRequest struct {
	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`
}

// BankItem is a record of the API.
type BankItem struct {
	UUID string `json:"uuid"`

	// `reject`: the bank rejected one entry of our file. It writes `REJ` and a number of its own over
	// the trace number.
	Kind string `json:"kind"`

	Code *string `json:"code"`

	Direction string `json:"direction"`

	// Cents.
	Amount int64 `json:"amount"`

	State string `json:"state"`

	Reason *string `json:"reason"`

	// The return came after the deadline of its code. It may be dishonored.
	Late bool `json:"late"`

	OriginalTrace *string `json:"original_trace"`

	ItemTrace string `json:"item_trace"`

	// The bank that sent the file.
	Bank string `json:"bank"`

	FileUUID string `json:"file_uuid"`

	FileName string `json:"file_name"`

	ProcessorUUID *string `json:"processor_uuid"`

	TransactionUUID *string `json:"transaction_uuid"`

	Stage *string `json:"stage"`

	Note *string `json:"note"`

	// `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
	ReceivedAt Timestamp `json:"received_at"`
}

// NamedBankItem is a record of the API.
type NamedBankItem struct {
	UUID string `json:"uuid"`

	// `reject`: the bank rejected one entry of our file. It writes `REJ` and a number of its own over
	// the trace number.
	Kind string `json:"kind"`

	Code *string `json:"code"`

	Direction string `json:"direction"`

	// Cents.
	Amount int64 `json:"amount"`

	State string `json:"state"`

	Reason *string `json:"reason"`

	// The return came after the deadline of its code. It may be dishonored.
	Late bool `json:"late"`

	OriginalTrace *string `json:"original_trace"`

	ItemTrace string `json:"item_trace"`

	// The bank that sent the file.
	Bank string `json:"bank"`

	FileUUID string `json:"file_uuid"`

	FileName string `json:"file_name"`

	ProcessorUUID *string `json:"processor_uuid"`

	TransactionUUID *string `json:"transaction_uuid"`

	Stage *string `json:"stage"`

	Note *string `json:"note"`

	// `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
	ReceivedAt Timestamp `json:"received_at"`

	// The name of the payer: of the business, or first and last name. Null: erased.
	PayerName *string `json:"payer_name"`

	// The name of the payee: of the business, or first and last name. Null: erased.
	PayeeName *string `json:"payee_name"`
}

// LateReturn is a record of the API.
type LateReturn struct {
	UUID string `json:"uuid"`

	// `reject`: the bank rejected one entry of our file. It writes `REJ` and a number of its own over
	// the trace number.
	Kind string `json:"kind"`

	Code *string `json:"code"`

	Direction string `json:"direction"`

	// Cents.
	Amount int64 `json:"amount"`

	State string `json:"state"`

	Reason *string `json:"reason"`

	// The return came after the deadline of its code. It may be dishonored.
	Late bool `json:"late"`

	OriginalTrace *string `json:"original_trace"`

	ItemTrace string `json:"item_trace"`

	// The bank that sent the file.
	Bank string `json:"bank"`

	FileUUID string `json:"file_uuid"`

	FileName string `json:"file_name"`

	ProcessorUUID *string `json:"processor_uuid"`

	TransactionUUID *string `json:"transaction_uuid"`

	Stage *string `json:"stage"`

	Note *string `json:"note"`

	// `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
	ReceivedAt Timestamp `json:"received_at"`

	// A calendar day written as YYYY-MM-DD.
	DishonorUntil Day `json:"dishonor_until"`

	// Whether it was dishonored, whatever became of the dishonor.
	IsDishonored bool `json:"is_dishonored"`

	// Whether it can be dishonored now: the return of a debit, not dishonored, before its deadline.
	MayBeDishonored bool `json:"may_be_dishonored"`
}

// NamedLateReturn is a record of the API.
type NamedLateReturn struct {
	UUID string `json:"uuid"`

	// `reject`: the bank rejected one entry of our file. It writes `REJ` and a number of its own over
	// the trace number.
	Kind string `json:"kind"`

	Code *string `json:"code"`

	Direction string `json:"direction"`

	// Cents.
	Amount int64 `json:"amount"`

	State string `json:"state"`

	Reason *string `json:"reason"`

	// The return came after the deadline of its code. It may be dishonored.
	Late bool `json:"late"`

	OriginalTrace *string `json:"original_trace"`

	ItemTrace string `json:"item_trace"`

	// The bank that sent the file.
	Bank string `json:"bank"`

	FileUUID string `json:"file_uuid"`

	FileName string `json:"file_name"`

	ProcessorUUID *string `json:"processor_uuid"`

	TransactionUUID *string `json:"transaction_uuid"`

	Stage *string `json:"stage"`

	Note *string `json:"note"`

	// `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
	ReceivedAt Timestamp `json:"received_at"`

	// A calendar day written as YYYY-MM-DD.
	DishonorUntil Day `json:"dishonor_until"`

	// Whether it was dishonored, whatever became of the dishonor.
	IsDishonored bool `json:"is_dishonored"`

	// Whether it can be dishonored now: the return of a debit, not dishonored, before its deadline.
	MayBeDishonored bool `json:"may_be_dishonored"`

	// The name of the payer: of the business, or first and last name. Null: erased.
	PayerName *string `json:"payer_name"`

	// The name of the payee: of the business, or first and last name. Null: erased.
	PayeeName *string `json:"payee_name"`
}

// CorrectedAccount: What the bank corrects, at least one of the three.
type CorrectedAccount struct {
	// The number of the account at the bank: 1 to 17 digits, letters, hyphens, dots, slashes or inner
	// blanks, not only zeros and marks.
	AccountNumber *string `json:"account_number,omitempty"`

	// The ABA routing number of the bank: 9 digits.
	RoutingNumber *string `json:"routing_number,omitempty"`

	// The kind of the account at the bank.
	AccountType *string `json:"account_type,omitempty"`
}

// ResolveSuspenseItemRequest is a record of the API.
type ResolveSuspenseItemRequest struct {
	As string `json:"as"`

	TransactionUUID *string `json:"transaction_uuid,omitempty"`

	Stage *string `json:"stage,omitempty"`

	RefundUUID *string `json:"refund_uuid,omitempty"`

	FeePayoutUUID *string `json:"fee_payout_uuid,omitempty"`

	// The trace number of our entry, as its bank file has it.
	TraceID *string `json:"trace_id,omitempty"`

	// What the bank corrects, at least one of the three.
	Corrected *CorrectedAccount `json:"corrected,omitempty"`

	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`
}

// RecordCaptureWonBackRequest is a record of the API.
type RecordCaptureWonBackRequest struct {
	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`
}

// CreateDishonorRequest is a record of the API.
type CreateDishonorRequest struct {
	ItemUUID string `json:"item_uuid"`

	Code string `json:"code"`

	// Text of 0 to 21 characters.
	Information *string `json:"information,omitempty"`

	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`
}

// Dishonor is a record of the API.
type Dishonor struct {
	UUID string `json:"uuid"`

	ItemUUID string `json:"item_uuid"`

	ProcessorUUID *string `json:"processor_uuid"`

	TransactionUUID *string `json:"transaction_uuid"`

	Stage *string `json:"stage"`

	ReturnCode string `json:"return_code"`

	Direction string `json:"direction"`

	// Cents.
	Amount int64 `json:"amount"`

	Bank string `json:"bank"`

	Code string `json:"code"`

	Information string `json:"information"`

	State string `json:"state"`

	// A calendar day written as YYYY-MM-DD.
	SendUntil Day `json:"send_until"`

	ContestableUntil *Day `json:"contestable_until"`

	TraceID *string `json:"trace_id"`

	FileUUID *string `json:"file_uuid"`

	// R71 to R77: why the receiving bank insists on its return.
	ContestCode *string `json:"contest_code"`

	Note string `json:"note"`

	// `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
	AskedAt Timestamp `json:"asked_at"`

	SentAt *Timestamp `json:"sent_at"`

	ContestedAt *Timestamp `json:"contested_at"`

	DecidedAt *Timestamp `json:"decided_at"`
}

// NamedDishonor is a record of the API.
type NamedDishonor struct {
	UUID string `json:"uuid"`

	ItemUUID string `json:"item_uuid"`

	ProcessorUUID *string `json:"processor_uuid"`

	TransactionUUID *string `json:"transaction_uuid"`

	Stage *string `json:"stage"`

	ReturnCode string `json:"return_code"`

	Direction string `json:"direction"`

	// Cents.
	Amount int64 `json:"amount"`

	Bank string `json:"bank"`

	Code string `json:"code"`

	Information string `json:"information"`

	State string `json:"state"`

	// A calendar day written as YYYY-MM-DD.
	SendUntil Day `json:"send_until"`

	ContestableUntil *Day `json:"contestable_until"`

	TraceID *string `json:"trace_id"`

	FileUUID *string `json:"file_uuid"`

	// R71 to R77: why the receiving bank insists on its return.
	ContestCode *string `json:"contest_code"`

	Note string `json:"note"`

	// `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
	AskedAt Timestamp `json:"asked_at"`

	SentAt *Timestamp `json:"sent_at"`

	ContestedAt *Timestamp `json:"contested_at"`

	DecidedAt *Timestamp `json:"decided_at"`

	// The name of the payer: of the business, or first and last name. Null: erased.
	PayerName *string `json:"payer_name"`

	// The name of the payee: of the business, or first and last name. Null: erased.
	PayeeName *string `json:"payee_name"`
}

// RecordDishonorWonRequest is a record of the API.
type RecordDishonorWonRequest struct {
	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`
}

// RecordDishonorLostRequest is a record of the API.
type RecordDishonorLostRequest struct {
	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`
}

// CreateMicroEntriesRequestBankAccount: The bank account of the user to check.
type CreateMicroEntriesRequestBankAccount struct {
	// The identifier of the bank account.
	UUID string `json:"uuid"`

	// How the account was added.
	//
	// - `manual`: With its account number and routing number.
	// - `bank_link`: Through the linking provider.
	AggregatorType AggregatorType `json:"aggregator_type"`
}

// CreateMicroEntriesRequest is a record of the API.
type CreateMicroEntriesRequest struct {
	// The bank account of the user to check.
	BankAccount CreateMicroEntriesRequestBankAccount `json:"bank_account"`
}

// MicroEntryCheckState: How far the check is.
//
// - `pending`: The credits wait for a bank file, or are in one that the bank has not confirmed.
// - `sent`: The bank has the credits.
// - `awaiting_confirmation`: The credits have settled: ask the user for their amounts.
// - `confirmed`: The user knew the amounts.
// - `failed`: 3 pairs of amounts were wrong. Start another check.
// - `expired`: The user did not tell the amounts in time. Start another check.
// - `returned`: A credit came back: the account does not take credits.
// - `canceled`: A credit was not sent: the account was disabled, its entry cannot be written, the
// bank rejected it, or you were suspended for too long.
//
// One of pending, sent, awaiting_confirmation, confirmed, failed, expired, returned, canceled.
type MicroEntryCheckState = string

// MicroEntryCheck: A check of a bank account: its holder tells the amounts of two small credits.
type MicroEntryCheck struct {
	// The identifier of the check.
	UUID string `json:"uuid"`

	// The user who has the bank account.
	UserUUID string `json:"user_uuid"`

	// The bank account that is checked.
	BankAccountUUID string `json:"bank_account_uuid"`

	// How far the check is.
	//
	// - `pending`: The credits wait for a bank file, or are in one that the bank has not confirmed.
	// - `sent`: The bank has the credits.
	// - `awaiting_confirmation`: The credits have settled: ask the user for their amounts.
	// - `confirmed`: The user knew the amounts.
	// - `failed`: 3 pairs of amounts were wrong. Start another check.
	// - `expired`: The user did not tell the amounts in time. Start another check.
	// - `returned`: A credit came back: the account does not take credits.
	// - `canceled`: A credit was not sent: the account was disabled, its entry cannot be written, the
	// bank rejected it, or you were suspended for too long.
	State MicroEntryCheckState `json:"state"`

	// How many pairs of amounts may still be sent. 0: none.
	AnswersLeft int64 `json:"answers_left"`

	// The code with which a credit was returned. Null: none was.
	ACHReturnCode *string `json:"ach_return_code"`

	// When the check was started, in UTC.
	RequestedAt Timestamp `json:"requested_at"`

	// Until when the amounts can be sent, in UTC.
	ExpiresAt Timestamp `json:"expires_at"`

	// When the right amounts were sent, in UTC. Null: they were not.
	ConfirmedAt *Timestamp `json:"confirmed_at"`
}

// ConfirmMicroEntriesRequest is a record of the API.
type ConfirmMicroEntriesRequest struct {
	// The two amounts in cents, in any order.
	Amounts []int64 `json:"amounts"`
}

// NamedMicroEntryCheck is a record of the API.
type NamedMicroEntryCheck struct {
	// The identifier of the check.
	UUID string `json:"uuid"`

	// The user who has the bank account.
	UserUUID string `json:"user_uuid"`

	// The bank account that is checked.
	BankAccountUUID string `json:"bank_account_uuid"`

	// How far the check is.
	//
	// - `pending`: The credits wait for a bank file, or are in one that the bank has not confirmed.
	// - `sent`: The bank has the credits.
	// - `awaiting_confirmation`: The credits have settled: ask the user for their amounts.
	// - `confirmed`: The user knew the amounts.
	// - `failed`: 3 pairs of amounts were wrong. Start another check.
	// - `expired`: The user did not tell the amounts in time. Start another check.
	// - `returned`: A credit came back: the account does not take credits.
	// - `canceled`: A credit was not sent: the account was disabled, its entry cannot be written, the
	// bank rejected it, or you were suspended for too long.
	State MicroEntryCheckState `json:"state"`

	// How many pairs of amounts may still be sent. 0: none.
	AnswersLeft int64 `json:"answers_left"`

	// The code with which a credit was returned. Null: none was.
	ACHReturnCode *string `json:"ach_return_code"`

	// When the check was started, in UTC.
	RequestedAt Timestamp `json:"requested_at"`

	// Until when the amounts can be sent, in UTC.
	ExpiresAt Timestamp `json:"expires_at"`

	// When the right amounts were sent, in UTC. Null: they were not.
	ConfirmedAt *Timestamp `json:"confirmed_at"`

	// The tenant.
	ProcessorUUID string `json:"processor_uuid"`

	// The name of the user.
	UserName string `json:"user_name"`
}

// PrenoteTest: What the prenote asks the bank of the account.
//
// - `debits`: Whether the account can be debited. This is also used if you name nothing.
// - `credits`: Whether it can be paid.
//
// One of debits, credits.
type PrenoteTest = string

// CreatePrenoteRequestBankAccount: The bank account of the user to check.
type CreatePrenoteRequestBankAccount struct {
	// The identifier of the bank account.
	UUID string `json:"uuid"`

	// How the account was added.
	//
	// - `manual`: With its account number and routing number.
	// - `bank_link`: Through the linking provider.
	AggregatorType AggregatorType `json:"aggregator_type"`
}

// CreatePrenoteRequest is a record of the API.
type CreatePrenoteRequest struct {
	// The bank account of the user to check.
	BankAccount CreatePrenoteRequestBankAccount `json:"bank_account"`

	// What the prenote asks the bank of the account.
	//
	// - `debits`: Whether the account can be debited. This is also used if you name nothing.
	// - `credits`: Whether it can be paid.
	Tests *PrenoteTest `json:"tests,omitempty"`
}

// PrenoteState: How far the prenote is.
//
// - `pending`: It waits for a bank file, or is in one that the bank has not confirmed.
// - `sent`: The bank has it.
// - `confirmed`: It was not returned until the third banking day after it settled: the account
// takes such entries.
// - `returned`: It came back: the account takes no such entries.
// - `canceled`: It was not sent: the account was disabled, the entry cannot be written, the bank
// rejected it, or you were suspended for too long.
//
// One of pending, sent, confirmed, returned, canceled.
type PrenoteState = string

// Prenote: A check of a bank account by an entry without money.
type Prenote struct {
	// The identifier of the prenote.
	UUID string `json:"uuid"`

	// The user who has the bank account.
	UserUUID string `json:"user_uuid"`

	// The bank account that is checked.
	BankAccountUUID string `json:"bank_account_uuid"`

	// What the prenote asks the bank of the account.
	//
	// - `debits`: Whether the account can be debited. This is also used if you name nothing.
	// - `credits`: Whether it can be paid.
	Tests PrenoteTest `json:"tests"`

	// How far the prenote is.
	//
	// - `pending`: It waits for a bank file, or is in one that the bank has not confirmed.
	// - `sent`: The bank has it.
	// - `confirmed`: It was not returned until the third banking day after it settled: the account
	// takes such entries.
	// - `returned`: It came back: the account takes no such entries.
	// - `canceled`: It was not sent: the account was disabled, the entry cannot be written, the bank
	// rejected it, or you were suspended for too long.
	State PrenoteState `json:"state"`

	// The code with which it was returned. Null: it was not.
	ACHReturnCode *string `json:"ach_return_code"`

	// When the prenote was started, in UTC.
	RequestedAt Timestamp `json:"requested_at"`

	// When it was confirmed, in UTC. Null: it is not.
	ConfirmedAt *Timestamp `json:"confirmed_at"`
}

// NamedPrenote is a record of the API.
type NamedPrenote struct {
	// The identifier of the prenote.
	UUID string `json:"uuid"`

	// The user who has the bank account.
	UserUUID string `json:"user_uuid"`

	// The bank account that is checked.
	BankAccountUUID string `json:"bank_account_uuid"`

	// What the prenote asks the bank of the account.
	//
	// - `debits`: Whether the account can be debited. This is also used if you name nothing.
	// - `credits`: Whether it can be paid.
	Tests PrenoteTest `json:"tests"`

	// How far the prenote is.
	//
	// - `pending`: It waits for a bank file, or is in one that the bank has not confirmed.
	// - `sent`: The bank has it.
	// - `confirmed`: It was not returned until the third banking day after it settled: the account
	// takes such entries.
	// - `returned`: It came back: the account takes no such entries.
	// - `canceled`: It was not sent: the account was disabled, the entry cannot be written, the bank
	// rejected it, or you were suspended for too long.
	State PrenoteState `json:"state"`

	// The code with which it was returned. Null: it was not.
	ACHReturnCode *string `json:"ach_return_code"`

	// When the prenote was started, in UTC.
	RequestedAt Timestamp `json:"requested_at"`

	// When it was confirmed, in UTC. Null: it is not.
	ConfirmedAt *Timestamp `json:"confirmed_at"`

	// The tenant.
	ProcessorUUID string `json:"processor_uuid"`

	// The name of the user.
	UserName string `json:"user_name"`
}

// ReversibleEntry: An entry of a payment, with what its reversal would move.
type ReversibleEntry struct {
	// The trace number of the entry: 15 digits.
	TraceID string `json:"trace_id"`

	// What the entry is for.
	Stage string `json:"stage"`

	// The direction that its reversal has.
	Direction string `json:"direction"`

	// The amount of both entries, in cents.
	Amount Cents `json:"amount"`

	// The bank account of both entries.
	BankAccountUUID string `json:"bank_account_uuid"`

	// The last day whose cut-off for the next day the reversal can go out with.
	SendUntil Day `json:"send_until"`

	// The last banking day on which the receiving bank may get the reversal.
	AvailableUntil Day `json:"available_until"`

	// Its reversal. Null: it has none that is not canceled.
	ReversalUUID *string `json:"reversal_uuid"`

	// Why it cannot be reversed now. Null: it can.
	WhyNot *string `json:"why_not"`
}

// EntryError: What is wrong with the entry. Nacha permits no other reason, so missing money is not
// one.
//
// - `duplicate`: The entry was sent twice.
// - `wrong_amount`: The amount is not the one that was ordered.
// - `wrong_account`: The entry went to a receiver who was not meant.
// - `wrong_date`: A debit was dated too early, or a credit too late.
//
// One of duplicate, wrong_amount, wrong_account, wrong_date.
type EntryError = string

// CreateReversalRequest is a record of the API.
type CreateReversalRequest struct {
	// The trace number of the wrong entry, from `entries` of the payment.
	TraceID string `json:"trace_id"`

	// What is wrong with the entry. Nacha permits no other reason, so missing money is not one.
	//
	// - `duplicate`: The entry was sent twice.
	// - `wrong_amount`: The amount is not the one that was ordered.
	// - `wrong_account`: The entry went to a receiver who was not meant.
	// - `wrong_date`: A debit was dated too early, or a credit too late.
	EntryError EntryError `json:"entry_error"`

	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`
}

// ReversalStatus: How far the reversing entry is.
//
// - `REVERSAL_PENDING`: It waits for the next cut-off after the wrong entry has settled.
// - `REVERSAL_FILED`: It is in a file whose outcome is open.
// - `REVERSAL_ACH_PENDING`: The bank has it.
// - `REVERSAL_SETTLED`: The debit settled. It can still be returned.
// - `REVERSAL_COMPLETE`: It settled, and as a debit it is good.
// - `REVERSAL_ACH_FAILED`: It was returned. The money is where it was before.
// - `REVERSAL_CANCELED`: It was not sent.
//
// One of REVERSAL_PENDING, REVERSAL_FILED, REVERSAL_ACH_PENDING, REVERSAL_SETTLED,
// REVERSAL_COMPLETE, REVERSAL_ACH_FAILED, REVERSAL_CANCELED.
type ReversalStatus = string

// Reversal: An entry that takes back an entry which was sent wrongly.
type Reversal struct {
	// The identifier of the reversal.
	UUID string `json:"uuid"`

	// The tenant of the payment.
	ProcessorUUID string `json:"processor_uuid"`

	// The payment of the wrong entry.
	TransactionUUID string `json:"transaction_uuid"`

	// What the wrong entry is for.
	Stage string `json:"stage"`

	// The trace number of the wrong entry: 15 digits.
	ReversedTraceID string `json:"reversed_trace_id"`

	// What is wrong with the entry. Nacha permits no other reason, so missing money is not one.
	//
	// - `duplicate`: The entry was sent twice.
	// - `wrong_amount`: The amount is not the one that was ordered.
	// - `wrong_account`: The entry went to a receiver who was not meant.
	// - `wrong_date`: A debit was dated too early, or a credit too late.
	EntryError EntryError `json:"entry_error"`

	// The direction of the reversing entry: a credit gives a debit back, a debit takes a credit back.
	Direction string `json:"direction"`

	// The amount of both entries, in cents.
	Amount Cents `json:"amount"`

	// The bank account of both entries.
	BankAccountUUID string `json:"bank_account_uuid"`

	// The bank that sends both entries.
	Bank string `json:"bank"`

	// How far the reversing entry is.
	//
	// - `REVERSAL_PENDING`: It waits for the next cut-off after the wrong entry has settled.
	// - `REVERSAL_FILED`: It is in a file whose outcome is open.
	// - `REVERSAL_ACH_PENDING`: The bank has it.
	// - `REVERSAL_SETTLED`: The debit settled. It can still be returned.
	// - `REVERSAL_COMPLETE`: It settled, and as a debit it is good.
	// - `REVERSAL_ACH_FAILED`: It was returned. The money is where it was before.
	// - `REVERSAL_CANCELED`: It was not sent.
	Status ReversalStatus `json:"status"`

	// The last day whose cut-off for the next day it can go out with.
	SendUntil Day `json:"send_until"`

	// The last banking day on which the receiving bank may get it: the fifth after the settlement of
	// the wrong entry.
	AvailableUntil Day `json:"available_until"`

	// The trace number of the reversing entry. Null: the bank does not have it yet.
	TraceID *string `json:"trace_id"`

	// The code with which the reversing entry was returned. Null: it was not.
	ACHReturnCode *string `json:"ach_return_code"`

	// Why it was not sent. Null: it is not canceled.
	CancelReason *string `json:"cancel_reason"`

	// When the payment took it over as the return of the wrong entry, in UTC. Null: it did not, or
	// gave it back.
	TakenOverAt *Timestamp `json:"taken_over_at"`

	Left *string `json:"left"`

	// Since when, in UTC. Null: nothing is left.
	LeftSince *Timestamp `json:"left_since"`

	EndedAs *string `json:"ended_as"`

	// The hold that stops the payment until the reversal is complete. An operator may release it.
	HoldUUID *string `json:"hold_uuid"`

	// The reversal of its file. Null: an operator reversed this entry alone.
	FileReversalUUID *string `json:"file_reversal_uuid"`

	// When it was requested, in UTC.
	RequestedAt Timestamp `json:"requested_at"`

	// When it changed last, in UTC.
	UpdatedAt Timestamp `json:"updated_at"`
}

// CancelReversalRequest is a record of the API.
type CancelReversalRequest struct {
	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`
}

// NamedReversal is a record of the API.
type NamedReversal struct {
	// The identifier of the reversal.
	UUID string `json:"uuid"`

	// The tenant of the payment.
	ProcessorUUID string `json:"processor_uuid"`

	// The payment of the wrong entry.
	TransactionUUID string `json:"transaction_uuid"`

	// What the wrong entry is for.
	Stage string `json:"stage"`

	// The trace number of the wrong entry: 15 digits.
	ReversedTraceID string `json:"reversed_trace_id"`

	// What is wrong with the entry. Nacha permits no other reason, so missing money is not one.
	//
	// - `duplicate`: The entry was sent twice.
	// - `wrong_amount`: The amount is not the one that was ordered.
	// - `wrong_account`: The entry went to a receiver who was not meant.
	// - `wrong_date`: A debit was dated too early, or a credit too late.
	EntryError EntryError `json:"entry_error"`

	// The direction of the reversing entry: a credit gives a debit back, a debit takes a credit back.
	Direction string `json:"direction"`

	// The amount of both entries, in cents.
	Amount Cents `json:"amount"`

	// The bank account of both entries.
	BankAccountUUID string `json:"bank_account_uuid"`

	// The bank that sends both entries.
	Bank string `json:"bank"`

	// How far the reversing entry is.
	//
	// - `REVERSAL_PENDING`: It waits for the next cut-off after the wrong entry has settled.
	// - `REVERSAL_FILED`: It is in a file whose outcome is open.
	// - `REVERSAL_ACH_PENDING`: The bank has it.
	// - `REVERSAL_SETTLED`: The debit settled. It can still be returned.
	// - `REVERSAL_COMPLETE`: It settled, and as a debit it is good.
	// - `REVERSAL_ACH_FAILED`: It was returned. The money is where it was before.
	// - `REVERSAL_CANCELED`: It was not sent.
	Status ReversalStatus `json:"status"`

	// The last day whose cut-off for the next day it can go out with.
	SendUntil Day `json:"send_until"`

	// The last banking day on which the receiving bank may get it: the fifth after the settlement of
	// the wrong entry.
	AvailableUntil Day `json:"available_until"`

	// The trace number of the reversing entry. Null: the bank does not have it yet.
	TraceID *string `json:"trace_id"`

	// The code with which the reversing entry was returned. Null: it was not.
	ACHReturnCode *string `json:"ach_return_code"`

	// Why it was not sent. Null: it is not canceled.
	CancelReason *string `json:"cancel_reason"`

	// When the payment took it over as the return of the wrong entry, in UTC. Null: it did not, or
	// gave it back.
	TakenOverAt *Timestamp `json:"taken_over_at"`

	Left *string `json:"left"`

	// Since when, in UTC. Null: nothing is left.
	LeftSince *Timestamp `json:"left_since"`

	EndedAs *string `json:"ended_as"`

	// The hold that stops the payment until the reversal is complete. An operator may release it.
	HoldUUID *string `json:"hold_uuid"`

	// The reversal of its file. Null: an operator reversed this entry alone.
	FileReversalUUID *string `json:"file_reversal_uuid"`

	// When it was requested, in UTC.
	RequestedAt Timestamp `json:"requested_at"`

	// When it changed last, in UTC.
	UpdatedAt Timestamp `json:"updated_at"`

	// The name of the payer: of the business, or first and last name. Null: erased.
	PayerName *string `json:"payer_name"`

	// The name of the payee: of the business, or first and last name. Null: erased.
	PayeeName *string `json:"payee_name"`
}

// WriteOffReversalRequest is a record of the API.
type WriteOffReversalRequest struct {
	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`
}

// SettleReversalRequest is a record of the API.
type SettleReversalRequest struct {
	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`
}

// NotReversed: Why an entry cannot be reversed.
//
// - `already_reversed`: The entry has a reversal already.
// - `not_at_bank`: The bank does not have the entry.
// - `returned`: The entry came back already.
// - `processed_twice`: The bank processed the file twice, and that is open: the bank takes the copy
// back.
// - `not_reversible`: The entry is for another stage than a capture or a payout.
// - `several_payments`: The entry pays several payments of a batch.
// - `later_entry`: A later entry of this stage was sent.
// - `on_its_way_back`: A refund, a reverse payout or a clawback moves the money back already.
// - `return_waits`: A return that names the payment waits for an operator.
// - `too_late`: The last day to send the reversal is past, or its bank is not in the banks file.
//
// One of already_reversed, not_at_bank, returned, processed_twice, not_reversible,
// several_payments, later_entry, on_its_way_back, return_waits, too_late.
type NotReversed = string

// RefusedCount: The entries of a file that are not reversed for one reason.
type RefusedCount struct {
	// Why an entry cannot be reversed.
	//
	// - `already_reversed`: The entry has a reversal already.
	// - `not_at_bank`: The bank does not have the entry.
	// - `returned`: The entry came back already.
	// - `processed_twice`: The bank processed the file twice, and that is open: the bank takes the
	// copy back.
	// - `not_reversible`: The entry is for another stage than a capture or a payout.
	// - `several_payments`: The entry pays several payments of a batch.
	// - `later_entry`: A later entry of this stage was sent.
	// - `on_its_way_back`: A refund, a reverse payout or a clawback moves the money back already.
	// - `return_waits`: A return that names the payment waits for an operator.
	// - `too_late`: The last day to send the reversal is past, or its bank is not in the banks file.
	Why NotReversed `json:"why"`

	// Entries.
	Count int64 `json:"count"`

	// The amount of these entries, in cents.
	Amount SummedCents `json:"amount"`
}

// ReversedMoneyOfTenant is a record of the API.
type ReversedMoneyOfTenant struct {
	// The tenant.
	ProcessorUUID string `json:"processor_uuid"`

	// The name of the tenant.
	ProcessorName string `json:"processor_name"`

	// Entries that can be reversed.
	Count int64 `json:"count"`

	// Cents of debits that their payers get back.
	GivenBack SummedCents `json:"given_back"`

	// Cents of credits that are taken back from their payees.
	TakenBack SummedCents `json:"taken_back"`

	// The part of `given_back` whose payout was sent: it is taken from the payees by clawbacks.
	ClawedBack SummedCents `json:"clawed_back"`
}

// FileReversalPreview: What the reversal of a file would do now. Nothing is changed.
type FileReversalPreview struct {
	// The file.
	FileUUID string `json:"file_uuid"`

	// Entries that can be reversed.
	Count int64 `json:"count"`

	// Cents of debits that their payers get back.
	GivenBack SummedCents `json:"given_back"`

	// Cents of credits that are taken back from their payees.
	TakenBack SummedCents `json:"taken_back"`

	// The part of `given_back` whose payout was sent: it is taken from the payees by clawbacks.
	ClawedBack SummedCents `json:"clawed_back"`

	// The entries that cannot be reversed, by reason.
	Refused []RefusedCount `json:"refused"`

	// What it moves for each tenant.
	Tenants []ReversedMoneyOfTenant `json:"tenants"`

	// The last day whose cut-off for the next day the reversals can go out with.
	SendUntil Day `json:"send_until"`

	// The last banking day on which the receiving banks may get them: the fifth after the settlement
	// of the file.
	AvailableUntil Day `json:"available_until"`
}

// CreateFileReversalRequest is a record of the API.
type CreateFileReversalRequest struct {
	// What is wrong with the entry. Nacha permits no other reason, so missing money is not one.
	//
	// - `duplicate`: The entry was sent twice.
	// - `wrong_amount`: The amount is not the one that was ordered.
	// - `wrong_account`: The entry went to a receiver who was not meant.
	// - `wrong_date`: A debit was dated too early, or a credit too late.
	EntryError EntryError `json:"entry_error"`

	// Only the entries of this tenant: its batches of the file. Absent: of all tenants.
	ProcessorUUID *string `json:"processor_uuid,omitempty"`

	// Only the entries of this stage. Absent: captures and payouts.
	Stage *string `json:"stage,omitempty"`

	// When the error was discovered. Absent: now. The network wants the reversals within 24 hours of
	// it: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
	DiscoveredAt *string `json:"discovered_at,omitempty"`

	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`
}

// FileReversalState: How far it is.
//
// - `working`: Its entries are being reversed, in portions. All are done before the next cut-off.
// - `done`: Each entry has a reversal, or a reason why it has none.
//
// One of working, done.
type FileReversalState = string

// ReversalCount is a record of the API.
type ReversalCount struct {
	Status string `json:"status"`

	// Reversals.
	Count int64 `json:"count"`

	// Their amount, in cents.
	Amount SummedCents `json:"amount"`
}

// FileReversal: The reversal of every entry of a file that can be reversed.
type FileReversal struct {
	// The identifier of the reversal of the file.
	UUID string `json:"uuid"`

	// The file that is reversed.
	FileUUID string `json:"file_uuid"`

	// The name of the file. Null: it has none.
	FileName *string `json:"file_name"`

	// The bank that has the file, and gets the reversals.
	Bank string `json:"bank"`

	// Only the entries of this tenant. Null: of all tenants.
	ProcessorUUID *string `json:"processor_uuid"`

	// Only the entries of this stage. Null: of captures and payouts.
	Stage *string `json:"stage"`

	// What is wrong with the entry. Nacha permits no other reason, so missing money is not one.
	//
	// - `duplicate`: The entry was sent twice.
	// - `wrong_amount`: The amount is not the one that was ordered.
	// - `wrong_account`: The entry went to a receiver who was not meant.
	// - `wrong_date`: A debit was dated too early, or a credit too late.
	EntryError EntryError `json:"entry_error"`

	// What the operator said.
	Reason string `json:"reason"`

	// How far it is.
	//
	// - `working`: Its entries are being reversed, in portions. All are done before the next cut-off.
	// - `done`: Each entry has a reversal, or a reason why it has none.
	State FileReversalState `json:"state"`

	// Entries that have a reversal of it.
	ReversedCount int64 `json:"reversed_count"`

	// Cents of debits that are given back.
	ReversedDebits SummedCents `json:"reversed_debits"`

	// Cents of credits that are taken back.
	ReversedCredits SummedCents `json:"reversed_credits"`

	// The entries that have no reversal of it, by reason.
	Refused []RefusedCount `json:"refused"`

	// Its reversals, by status.
	Reversals []ReversalCount `json:"reversals"`

	// When the error was discovered, in banking time, in UTC.
	DiscoveredAt Timestamp `json:"discovered_at"`

	// Until when the network wants the reversals: 24 hours after the discovery, in UTC.
	TransmitUntil Timestamp `json:"transmit_until"`

	// The last day whose cut-off for the next day the reversals can go out with.
	SendUntil Day `json:"send_until"`

	// The last banking day on which the receiving banks may get them: the fifth after the settlement
	// of the file.
	AvailableUntil Day `json:"available_until"`

	// When it was requested, in UTC.
	RequestedAt Timestamp `json:"requested_at"`

	// When the last entry was decided, in UTC. Null: not yet.
	DoneAt *Timestamp `json:"done_at"`
}

// RefusedReversal: An entry of a file that was not reversed with it.
type RefusedReversal struct {
	// The trace number of the entry: 15 digits.
	TraceID string `json:"trace_id"`

	// The tenant of the entry.
	ProcessorUUID string `json:"processor_uuid"`

	// The payment of the entry, or the first one of a batch.
	TransactionUUID string `json:"transaction_uuid"`

	// What the entry is for.
	Stage string `json:"stage"`

	// The direction of the entry.
	Direction string `json:"direction"`

	// The amount of the entry, in cents.
	Amount SummedCents `json:"amount"`

	// Why an entry cannot be reversed.
	//
	// - `already_reversed`: The entry has a reversal already.
	// - `not_at_bank`: The bank does not have the entry.
	// - `returned`: The entry came back already.
	// - `processed_twice`: The bank processed the file twice, and that is open: the bank takes the
	// copy back.
	// - `not_reversible`: The entry is for another stage than a capture or a payout.
	// - `several_payments`: The entry pays several payments of a batch.
	// - `later_entry`: A later entry of this stage was sent.
	// - `on_its_way_back`: A refund, a reverse payout or a clawback moves the money back already.
	// - `return_waits`: A return that names the payment waits for an operator.
	// - `too_late`: The last day to send the reversal is past, or its bank is not in the banks file.
	Why NotReversed `json:"why"`
}

// ReportFileCopyRequest is a record of the API.
type ReportFileCopyRequest struct {
	// When it was discovered. Absent: now. The network wants the copy reversed within 24 hours of it:
	// `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
	DiscoveredAt *string `json:"discovered_at,omitempty"`

	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`
}

// FileCopyState: Whether its money is even.
//
// - `open`: Its money is not even, or an operator has not closed it.
// - `closed`: What it moved came back, or the rest was written off.
//
// One of open, closed.
type FileCopyState = string

// FileCopy: A file that its bank processed twice: the second processing, and its money.
type FileCopy struct {
	// The identifier of the copy.
	UUID string `json:"uuid"`

	// The file that the bank processed twice.
	FileUUID string `json:"file_uuid"`

	// The name of the file. Null: it has none.
	FileName *string `json:"file_name"`

	// The bank.
	Bank string `json:"bank"`

	// Whether its money is even.
	//
	// - `open`: Its money is not even, or an operator has not closed it.
	// - `closed`: What it moved came back, or the rest was written off.
	State FileCopyState `json:"state"`

	// What the operator said.
	Reason string `json:"reason"`

	// The debits of the file, in cents: the copy collected them once more.
	FileDebits SummedCents `json:"file_debits"`

	// The credits of the file, in cents: the copy paid them once more.
	FileCredits SummedCents `json:"file_credits"`

	// Cents that came in, by lines of the bank statement that are matched to the copy.
	LinesIn SummedCents `json:"lines_in"`

	// Cents that left, by such lines.
	LinesOut SummedCents `json:"lines_out"`

	// Returns of entries of the copy: second returns.
	ReturnCount int64 `json:"return_count"`

	// Cents that left, by returns of debits of the copy.
	ReturnsOut SummedCents `json:"returns_out"`

	// Cents that came back, by returns of credits of the copy.
	ReturnsIn SummedCents `json:"returns_in"`

	// Cents that became a loss.
	WrittenOff SummedCents `json:"written_off"`

	// Cents that the copy moved and nothing took back. Above zero: we have money of the receivers.
	// Below zero: money is missing.
	Rest int64 `json:"rest"`

	// When it was discovered, in banking time, in UTC.
	DiscoveredAt Timestamp `json:"discovered_at"`

	// Until when the network wants the copy reversed: 24 hours after the discovery, in UTC.
	TransmitUntil Timestamp `json:"transmit_until"`

	// The last banking day on which the receiving banks may get the reversals.
	AvailableUntil Day `json:"available_until"`

	// When it was recorded, in UTC.
	ReportedAt Timestamp `json:"reported_at"`

	// When it was closed, in UTC. Null: it is open.
	ClosedAt *Timestamp `json:"closed_at"`
}

// CloseFileCopyRequest is a record of the API.
type CloseFileCopyRequest struct {
	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`
}

// CreateReturnRequestRequest is a record of the API.
type CreateReturnRequestRequest struct {
	// The trace number of the entry, from `entries` of the payment.
	TraceID string `json:"trace_id"`

	// What is wrong with the entry. Nacha permits no other reason, so missing money is not one.
	//
	// - `duplicate`: The entry was sent twice.
	// - `wrong_amount`: The amount is not the one that was ordered.
	// - `wrong_account`: The entry went to a receiver who was not meant.
	// - `wrong_date`: A debit was dated too early, or a credit too late.
	EntryError EntryError `json:"entry_error"`

	// The day on which the receiving bank was asked. Absent: today in Eastern time.
	RequestedOn *Day `json:"requested_on,omitempty"`

	// Who asked: a person of your bank, or of yours.
	AskedBy *string `json:"asked_by,omitempty"`

	// How the bank was asked, and whom.
	AskedHow string `json:"asked_how"`

	// Why. The audit trail keeps it.
	Reason *Reason `json:"reason,omitempty"`
}

// ReturnRequestAnswer: What the receiving bank answered.
//
// - `accepted`: It returns the entry. The return closes the request when it comes.
// - `refused`: It does not return the entry.
// - `none`: It did not answer in time.
//
// One of accepted, refused, none.
type ReturnRequestAnswer = string

// ReturnRequest: A receiving bank is asked to return an entry that was sent wrongly.
type ReturnRequest struct {
	// The identifier of the request.
	UUID string `json:"uuid"`

	// The tenant of the payment.
	ProcessorUUID string `json:"processor_uuid"`

	// The payment for which it was recorded.
	TransactionUUID string `json:"transaction_uuid"`

	// What the entry is for.
	Stage string `json:"stage"`

	// The trace number of the entry: 15 digits.
	TraceID string `json:"trace_id"`

	// The direction of the entry.
	Direction string `json:"direction"`

	// The amount of the entry, in cents.
	Amount Cents `json:"amount"`

	// What is wrong with the entry. Nacha permits no other reason, so missing money is not one.
	//
	// - `duplicate`: The entry was sent twice.
	// - `wrong_amount`: The amount is not the one that was ordered.
	// - `wrong_account`: The entry went to a receiver who was not meant.
	// - `wrong_date`: A debit was dated too early, or a credit too late.
	EntryError EntryError `json:"entry_error"`

	// The day on which the receiving bank was asked.
	RequestedOn Day `json:"requested_on"`

	// The last banking day for its answer: the tenth after the request.
	AnswerUntil Day `json:"answer_until"`

	// Who asked. Empty: it was not recorded.
	AskedBy string `json:"asked_by"`

	// How the bank was asked, and whom.
	AskedHow string `json:"asked_how"`

	// When the request was recorded, in UTC.
	RecordedAt Timestamp `json:"recorded_at"`

	Answer *ReturnRequestAnswer `json:"answer"`

	// What the bank said, in words. Null: no answer is recorded.
	AnswerNote *string `json:"answer_note"`

	// When the answer was recorded, in UTC. Null: no answer is recorded.
	AnsweredAt *Timestamp `json:"answered_at"`

	// The return code with which the entry came back. Null: it did not come back.
	ReturnedWith *string `json:"returned_with"`

	// When the return was applied, in UTC. Null: the entry did not come back.
	ReturnedAt *Timestamp `json:"returned_at"`
}

// AnswerReturnRequestRequest is a record of the API.
type AnswerReturnRequestRequest struct {
	// What the receiving bank answered.
	//
	// - `accepted`: It returns the entry. The return closes the request when it comes.
	// - `refused`: It does not return the entry.
	// - `none`: It did not answer in time.
	Answer ReturnRequestAnswer `json:"answer"`

	// What the bank said, when, and to whom.
	AnswerNote string `json:"answer_note"`

	// Why. The audit trail keeps it.
	Reason *Reason `json:"reason,omitempty"`
}

// NamedReturnRequest is a record of the API.
type NamedReturnRequest struct {
	// The identifier of the request.
	UUID string `json:"uuid"`

	// The tenant of the payment.
	ProcessorUUID string `json:"processor_uuid"`

	// The payment for which it was recorded.
	TransactionUUID string `json:"transaction_uuid"`

	// What the entry is for.
	Stage string `json:"stage"`

	// The trace number of the entry: 15 digits.
	TraceID string `json:"trace_id"`

	// The direction of the entry.
	Direction string `json:"direction"`

	// The amount of the entry, in cents.
	Amount Cents `json:"amount"`

	// What is wrong with the entry. Nacha permits no other reason, so missing money is not one.
	//
	// - `duplicate`: The entry was sent twice.
	// - `wrong_amount`: The amount is not the one that was ordered.
	// - `wrong_account`: The entry went to a receiver who was not meant.
	// - `wrong_date`: A debit was dated too early, or a credit too late.
	EntryError EntryError `json:"entry_error"`

	// The day on which the receiving bank was asked.
	RequestedOn Day `json:"requested_on"`

	// The last banking day for its answer: the tenth after the request.
	AnswerUntil Day `json:"answer_until"`

	// Who asked. Empty: it was not recorded.
	AskedBy string `json:"asked_by"`

	// How the bank was asked, and whom.
	AskedHow string `json:"asked_how"`

	// When the request was recorded, in UTC.
	RecordedAt Timestamp `json:"recorded_at"`

	Answer *ReturnRequestAnswer `json:"answer"`

	// What the bank said, in words. Null: no answer is recorded.
	AnswerNote *string `json:"answer_note"`

	// When the answer was recorded, in UTC. Null: no answer is recorded.
	AnsweredAt *Timestamp `json:"answered_at"`

	// The return code with which the entry came back. Null: it did not come back.
	ReturnedWith *string `json:"returned_with"`

	// When the return was applied, in UTC. Null: the entry did not come back.
	ReturnedAt *Timestamp `json:"returned_at"`

	// The name of the payer: of the business, or first and last name. Null: erased.
	PayerName *string `json:"payer_name"`

	// The name of the payee: of the business, or first and last name. Null: erased.
	PayeeName *string `json:"payee_name"`
}

// PositiveSummedCents: An integer number of cents from 1 to 999999999999.
type PositiveSummedCents = int64

// EnteredStatementLine is a record of the API.
type EnteredStatementLine struct {
	// A calendar day written as YYYY-MM-DD.
	BookedOn Day `json:"booked_on"`

	// `debit`: it left the account. `credit`: it came in.
	Direction string `json:"direction"`

	// An integer number of cents from 1 to 999999999999.
	Amount PositiveSummedCents `json:"amount"`

	// The bank’s own reference. The same line again changes nothing.
	Reference string `json:"reference"`

	// Which of the equal lines of its statement this is. Without it, equal lines of one request are
	// counted. Give it if a statement is entered in several requests.
	Occurrence *int64 `json:"occurrence,omitempty"`
}

// StatementBalances: The balances of one statement of the file.
type StatementBalances struct {
	// The first day of the statement.
	FirstDay Day `json:"first_day"`

	// The last day of the statement.
	LastDay Day `json:"last_day"`

	// Cents, negative if overdrawn. Null: the statement has none.
	OpeningBalance *int64 `json:"opening_balance"`

	// Cents, negative if overdrawn.
	ClosingBalance int64 `json:"closing_balance"`
}

// CreateStatementLinesRequest is a record of the API.
type CreateStatementLinesRequest struct {
	Bank *string `json:"bank,omitempty"`

	Lines []EnteredStatementLine `json:"lines"`

	// The balances of the statements that end with these lines. They are compared with the lines of
	// their days and with the statement before.
	Balances []StatementBalances `json:"balances,omitempty"`

	// Enter the lines although balances differ. Absent: false.
	AcceptDifferences *bool `json:"accept_differences,omitempty"`

	// Why. The audit trail keeps it.
	Reason *Reason `json:"reason,omitempty"`
}

// EnteredLine is a record of the API.
type EnteredLine struct {
	UUID string `json:"uuid"`

	Bank string `json:"bank"`

	// A calendar day written as YYYY-MM-DD.
	BookedOn Day `json:"booked_on"`

	Direction string `json:"direction"`

	// Cents.
	Amount int64 `json:"amount"`

	Reference string `json:"reference"`

	// The first, second, … of the equal lines of its statement.
	Occurrence int64 `json:"occurrence"`

	// `open`: not compared with all files yet. `expected`: the books moved this cash. `suspense`: they
	// did not; it is booked in suspense. `matched`, `corrected`, `written_off`: decided by an
	// operator.
	State string `json:"state"`

	MatchedAs *string `json:"matched_as"`

	ProcessorUUID *string `json:"processor_uuid"`

	TransactionUUID *string `json:"transaction_uuid"`

	// The copy of a file that the bank processed twice. Null: the line is of none.
	FileCopyUUID *string `json:"file_copy_uuid"`

	CorrectedBy *string `json:"corrected_by"`

	// Cents of the cash of the books that the line shows; credits are positive.
	ShownAmount int64 `json:"shown_amount"`

	Note *string `json:"note"`

	// `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
	EnteredAt Timestamp `json:"entered_at"`

	DecidedAt *Timestamp `json:"decided_at"`

	// False: the line was entered before, and nothing changed.
	IsNew bool `json:"is_new"`
}

// CSVColumns: How a bank writes its own CSV.
type CSVColumns struct {
	// What is between two fields: `comma`, `semicolon`, `tab` or `bar` (`|`).
	Delimiter string `json:"delimiter"`

	// The row with the names of the columns, from 1. The rows before it are skipped.
	HeaderRow int64 `json:"header_row"`

	// The name of the column with the day on which the bank booked the line.
	BookedOn string `json:"booked_on"`

	// The order of year, month and day in the column `booked_on`.
	//
	// - `YMD`: `2026-03-04` or `20260304`.
	// - `MDY`: `3/4/2026`, `03/04/26` or `Mar 4, 2026`.
	// - `DMY`: `4.3.2026` or `04-Mar-2026`.
	DayOrder string `json:"day_order"`

	// The name of the column with the amount. Null: `debit` and `credit` name a column each.
	Amount *string `json:"amount"`

	// The name of the column with the amounts that left the account. Null: there is one column
	// `amount`.
	Debit *string `json:"debit"`

	// The name of the column with the amounts that came in. Null: there is one column `amount`.
	Credit *string `json:"credit"`

	// The name of the column that says debit or credit. Null: the sign of `amount` says it.
	Direction *string `json:"direction"`

	// What a negative `amount` is, if its sign says it.
	Negative string `json:"negative"`

	// The unit of all amounts: `1234.50` or `123450`.
	AmountsIn string `json:"amounts_in"`

	// The name of the column with the balance after each row. Null: there is no such column.
	Balance *string `json:"balance"`

	// The names of the columns whose texts are the reference of the line, joined in this order.
	Reference []string `json:"reference"`
}

// CreateStatementFileRequest is a record of the API.
type CreateStatementFileRequest struct {
	// The name of the bank. Required if there are several banks.
	Bank *string `json:"bank,omitempty"`

	// The format. Absent: it is recognized by the first characters.
	//
	// - `csv`: The bank’s own CSV, or ours.
	// - `bai2`: BAI2.
	// - `camt`: camt.053 or camt.052, XML of ISO 20022.
	Format *string `json:"format,omitempty"`

	// The number of our account, if the file has several. Absent: as the settings of the bank say.
	Account *string `json:"account,omitempty"`

	// How the bank writes its own CSV. Absent: as the settings of the bank say.
	Columns *CSVColumns `json:"columns,omitempty"`

	// The bytes of the file in base64. The text is UTF-8 or Windows-1252.
	Content string `json:"content"`

	// Enter the file although balances differ. Absent: false.
	AcceptDifferences *bool `json:"accept_differences,omitempty"`

	// Why. The audit trail keeps it.
	Reason *Reason `json:"reason,omitempty"`
}

// StatementFinding: What was found in a file of a bank statement.
type StatementFinding struct {
	// What follows from it.
	//
	// - `unreadable`: Nothing of the file can be entered.
	// - `difference`: Two amounts differ. The file is entered only with `accept_differences`.
	// - `note`: It is only told.
	Kind string `json:"kind"`

	// The row of the file, from 1.
	Row int64 `json:"row"`

	// What was found, and what is allowed.
	Message string `json:"message"`
}

// PreviewStatementFileRequest is a record of the API.
type PreviewStatementFileRequest struct {
	// The name of the bank. Required if there are several banks.
	Bank *string `json:"bank,omitempty"`

	// The format. Absent: it is recognized by the first characters.
	//
	// - `csv`: The bank’s own CSV, or ours.
	// - `bai2`: BAI2.
	// - `camt`: camt.053 or camt.052, XML of ISO 20022.
	Format *string `json:"format,omitempty"`

	// The number of our account, if the file has several. Absent: as the settings of the bank say.
	Account *string `json:"account,omitempty"`

	// How the bank writes its own CSV. Absent: as the settings of the bank say.
	Columns *CSVColumns `json:"columns,omitempty"`

	// The bytes of the file in base64. The text is UTF-8 or Windows-1252.
	Content string `json:"content"`

	// Why. The audit trail keeps it.
	Reason *Reason `json:"reason,omitempty"`
}

// PreviewedStatementLine: A line as it would be entered.
type PreviewedStatementLine struct {
	// The row of the file where the line begins, from 1.
	Row int64 `json:"row"`

	// The day on which the bank booked it.
	BookedOn Day `json:"booked_on"`

	// `debit`: it left the account. `credit`: it came in.
	Direction string `json:"direction"`

	// Cents.
	Amount int64 `json:"amount"`

	// What the bank wrote about it.
	Reference string `json:"reference"`

	// The first, second, … of the equal lines of its statement.
	Occurrence int64 `json:"occurrence"`

	// The state that the line would have, or has.
	State string `json:"state"`

	// False: the line was entered before.
	IsNew bool `json:"is_new"`
}

// CSVSuggestion: How the CSV may be read.
type CSVSuggestion struct {
	// The names of the columns in the file.
	Header []string `json:"header"`

	// The columns that the file was read by. If they are not in it: a first guess from these names, to
	// be checked.
	Columns CSVColumns `json:"columns"`
}

// StatementSettings: How the statement of a bank is read.
type StatementSettings struct {
	// The name of the bank.
	Bank string `json:"bank"`

	// The number of our account, as the bank writes it in its statements. Null: a file has only one
	// account.
	Account *string `json:"account"`

	// How the bank writes its own CSV. Null: it is not set.
	Columns *CSVColumns `json:"columns"`
}

// SetStatementSettingsRequest is a record of the API.
type SetStatementSettingsRequest struct {
	// The name of the bank. Required if there are several banks.
	Bank *string `json:"bank,omitempty"`

	// The number of our account, as the bank writes it in its statements. Null: a file has only one
	// account.
	Account *string `json:"account"`

	// How the bank writes its own CSV. Null: it is not set.
	Columns *CSVColumns `json:"columns"`

	// Why. The audit trail keeps it.
	Reason *Reason `json:"reason,omitempty"`
}

// StatementLine is a record of the API.
type StatementLine struct {
	UUID string `json:"uuid"`

	Bank string `json:"bank"`

	// A calendar day written as YYYY-MM-DD.
	BookedOn Day `json:"booked_on"`

	Direction string `json:"direction"`

	// Cents.
	Amount int64 `json:"amount"`

	Reference string `json:"reference"`

	// The first, second, … of the equal lines of its statement.
	Occurrence int64 `json:"occurrence"`

	// `open`: not compared with all files yet. `expected`: the books moved this cash. `suspense`: they
	// did not; it is booked in suspense. `matched`, `corrected`, `written_off`: decided by an
	// operator.
	State string `json:"state"`

	MatchedAs *string `json:"matched_as"`

	ProcessorUUID *string `json:"processor_uuid"`

	TransactionUUID *string `json:"transaction_uuid"`

	// The copy of a file that the bank processed twice. Null: the line is of none.
	FileCopyUUID *string `json:"file_copy_uuid"`

	CorrectedBy *string `json:"corrected_by"`

	// Cents of the cash of the books that the line shows; credits are positive.
	ShownAmount int64 `json:"shown_amount"`

	Note *string `json:"note"`

	// `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
	EnteredAt Timestamp `json:"entered_at"`

	DecidedAt *Timestamp `json:"decided_at"`
}

// MatchStatementLineRequest is a record of the API.
type MatchStatementLineRequest struct {
	As string `json:"as"`

	TransactionUUID *string `json:"transaction_uuid,omitempty"`

	Stage *string `json:"stage,omitempty"`

	RefundUUID *string `json:"refund_uuid,omitempty"`

	// A return code such as R01.
	Code *string `json:"code,omitempty"`

	// With `file_processed_twice`: the copy of the file.
	FileCopyUUID *string `json:"file_copy_uuid,omitempty"`

	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`
}

// MarkStatementLineCorrectedRequest is a record of the API.
type MarkStatementLineCorrectedRequest struct {
	CorrectedBy *string `json:"corrected_by,omitempty"`

	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`
}

// WriteOffStatementLineRequest is a record of the API.
type WriteOffStatementLineRequest struct {
	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`
}

// CashMovementName: What identifies cash that the books moved.
type CashMovementName struct {
	// The file to the bank, the file from the bank, or the act that moved the cash.
	SourceUUID string `json:"source_uuid"`

	// `debit`: cash left the account. `credit`: cash came in.
	Direction string `json:"direction"`

	// The Eastern day on which the books moved it.
	MovedOn Day `json:"moved_on"`
}

// ExplainStatementLinesRequest is a record of the API.
type ExplainStatementLinesRequest struct {
	// Lines of one bank, open or in suspense.
	Lines []string `json:"lines"`

	// Cash that no line shows yet, as `GET /admin/v1/bank-statement/desk` has it.
	Movements []CashMovementName `json:"movements"`

	// What is left when the sums differ. Absent: they must be equal.
	//
	// - `part_of_file`: The lines show a part of one movement. The rest of it still waits for a line.
	// - `bank_fee`: The rest of the line is a fee of the bank, or a fee that it gave back.
	// - `own_funds`: The rest of the line is money of the operator that came in.
	// - `return_of`: The rest of the line is the return of an entry, as in `match`.
	RestAs *string `json:"rest_as,omitempty"`

	// With `return_of`: the payment.
	TransactionUUID *string `json:"transaction_uuid,omitempty"`

	// With `return_of`: the stage of the entry.
	Stage *string `json:"stage,omitempty"`

	// With `return_of`: the refund, if the entry is of one.
	RefundUUID *string `json:"refund_uuid,omitempty"`

	// With `return_of`: the code of the return.
	Code *string `json:"code,omitempty"`

	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`
}

// UndoStatementLineRequest is a record of the API.
type UndoStatementLineRequest struct {
	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`
}

// ReconcileStatementRequest is a record of the API.
type ReconcileStatementRequest struct {
	Bank *string `json:"bank,omitempty"`

	// Why. The audit trail keeps it.
	Reason *Reason `json:"reason,omitempty"`
}

// MissingCash: Cash of the books that no line shows.
type MissingCash struct {
	// The file to the bank, the file from the bank, or the act that moved the cash.
	SourceUUID string `json:"source_uuid"`

	// `debit`: cash left the account. `credit`: cash came in.
	Direction string `json:"direction"`

	// The Eastern day on which the books moved it.
	MovedOn Day `json:"moved_on"`

	// Of the file. Null: it was an act of an operator.
	Name *string `json:"name"`

	// Cents that no line shows.
	Amount int64 `json:"amount"`

	// Cents of all of it: lines may show a part.
	WholeAmount int64 `json:"whole_amount"`
}

// StatementProposal: Lines and cash with equal sums.
type StatementProposal struct {
	// One line, or several for one movement.
	LineUUIDs []string `json:"line_uuids"`

	// Their sum is the sum of the lines.
	Movements []CashMovementName `json:"movements"`

	// False: other cash or another line that was read has the same sum, or the search stopped. Look
	// closely.
	IsOnly bool `json:"is_only"`

	RestAs *string `json:"rest_as"`
}

// ShownCash: Cash of the books that a line shows.
type ShownCash struct {
	// The file to the bank, the file from the bank, or the act that moved the cash.
	SourceUUID string `json:"source_uuid"`

	// `debit`: cash left the account. `credit`: cash came in.
	Direction string `json:"direction"`

	// The Eastern day on which the books moved it.
	MovedOn Day `json:"moved_on"`

	// Of the file. Null: it was an act of an operator.
	Name *string `json:"name"`

	// Cents of it that the line shows.
	Amount int64 `json:"amount"`
}

// DecidedStatementLine: A line that is explained.
type DecidedStatementLine struct {
	UUID string `json:"uuid"`

	Bank string `json:"bank"`

	// A calendar day written as YYYY-MM-DD.
	BookedOn Day `json:"booked_on"`

	Direction string `json:"direction"`

	// Cents.
	Amount int64 `json:"amount"`

	Reference string `json:"reference"`

	// The first, second, … of the equal lines of its statement.
	Occurrence int64 `json:"occurrence"`

	// `open`: not compared with all files yet. `expected`: the books moved this cash. `suspense`: they
	// did not; it is booked in suspense. `matched`, `corrected`, `written_off`: decided by an
	// operator.
	State string `json:"state"`

	MatchedAs *string `json:"matched_as"`

	ProcessorUUID *string `json:"processor_uuid"`

	TransactionUUID *string `json:"transaction_uuid"`

	// The copy of a file that the bank processed twice. Null: the line is of none.
	FileCopyUUID *string `json:"file_copy_uuid"`

	CorrectedBy *string `json:"corrected_by"`

	// Cents of the cash of the books that the line shows; credits are positive.
	ShownAmount int64 `json:"shown_amount"`

	Note *string `json:"note"`

	// `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
	EnteredAt Timestamp `json:"entered_at"`

	DecidedAt *Timestamp `json:"decided_at"`

	// The cash of the books that it shows.
	Cash []ShownCash `json:"cash"`

	// True: its day is open, and it moved no payment.
	MayBeUndone bool `json:"may_be_undone"`
}

// PayOwnFundsRequest is a record of the API.
type PayOwnFundsRequest struct {
	Bank *string `json:"bank,omitempty"`

	// An integer number of cents from 1 to 999999999999.
	Amount PositiveSummedCents `json:"amount"`

	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`
}

// WaitingKind is a record of the API.
type WaitingKind struct {
	Kind string `json:"kind"`

	Count int64 `json:"count"`

	// Cents; null: money is not what waits. Of files: their debits and credits.
	Amount *int64 `json:"amount"`

	Oldest *Timestamp `json:"oldest"`

	Newest *Timestamp `json:"newest"`

	Deadline *Day `json:"deadline"`

	DeadlineAt *Timestamp `json:"deadline_at"`

	// The list that has them.
	Path string `json:"path"`
}

// TodayFigures is a record of the API.
type TodayFigures struct {
	// How many there were.
	Count int64 `json:"count"`

	// Cents; null: it was not about money.
	Amount *int64 `json:"amount"`
}

// CardOwner is a record of the API.
type CardOwner struct {
	// The operator who takes care of it.
	UUID string `json:"uuid"`

	// The name of the operator.
	Name string `json:"name"`
}

// CardPutAside is a record of the API.
type CardPutAside struct {
	// Snoozed until a day, or done for today.
	State string `json:"state"`

	// It comes back then, or as soon as there is more, something newer or a nearer deadline.
	Until Timestamp `json:"until"`

	// Why; null: no reason was given.
	Reason *string `json:"reason"`

	// The operator; null: a token.
	By *string `json:"by"`
}

// WaitingCard is a record of the API.
type WaitingCard struct {
	Kind string `json:"kind"`

	Count int64 `json:"count"`

	// Cents; null: money is not what waits. Of files: their debits and credits.
	Amount *int64 `json:"amount"`

	Oldest *Timestamp `json:"oldest"`

	Newest *Timestamp `json:"newest"`

	Deadline *Day `json:"deadline"`

	DeadlineAt *Timestamp `json:"deadline_at"`

	// The list that has them.
	Path string `json:"path"`

	Yesterday *TodayFigures `json:"yesterday"`

	AssignedTo *CardOwner `json:"assigned_to"`

	Aside *CardPutAside `json:"aside"`
}

// TroubleSubject is a record of the API.
type TroubleSubject struct {
	// The name of a bank, file, schedule, tenant, vendor or merchant, a URL or a trace number.
	Name string `json:"name"`

	// The tenant, vendor, merchant, endpoint, file, schedule or late return; null: a bank.
	UUID *string `json:"uuid"`

	// Its tenant; null: it belongs to none.
	ProcessorUUID *string `json:"processor_uuid"`

	Day *Day `json:"day"`

	Rate *string `json:"rate"`

	// The return rate, in percent; null: it is not about one.
	Percent *float64 `json:"percent"`

	// Its limit, in percent; null: it is not about one.
	LimitPercent *float64 `json:"limit_percent"`

	// Cents; null: it is not about money.
	Amount *int64 `json:"amount"`

	// Deliveries that the endpoint has not received, at most 1000; null: no endpoint.
	DeliveriesWaiting *int64 `json:"deliveries_waiting"`

	Since *Timestamp `json:"since"`
}

// Trouble is a record of the API.
type Trouble struct {
	// What goes wrong.
	//
	// - `bank_unread`: The files of a bank were not read for an hour or more, so returns may be
	// missing.
	// - `file_unacknowledged`: A bank that acknowledges files has had a file for two hours or more,
	// and has not acknowledged it: for up to ten banking days.
	// - `statement_missing`: No line of the bank statement shows the cash of a day, since the first
	// day with a line.
	// - `tenant_short`: The cash of a tenant is negative.
	// - `endpoint_failing`: A webhook endpoint fails until its deliveries pause, has failed for an
	// hour, or is disabled.
	// - `dishonor_missed`: The deadline to dishonor a late return is over, for up to ten banking days.
	// - `return_rate_exceeded`: A return rate is above the limit of the network.
	// - `fees_not_paid`: Fees are owed, and their bank account cannot be used or their last payout
	// came back. Name an account again.
	// - `scheduled_file_failing`: The file of a schedule could not be written three times. It is tried
	// again; the schedule says why.
	// - `sanctions_list_old`: A sanctions list is old, or only one of the two was imported. Users are
	// not screened against its present names.
	// - `screening_unanswered`: The screening provider has not answered about users for an hour or
	// more. No entry of them goes out.
	Kind string `json:"kind"`

	Count int64 `json:"count"`

	// Cents; null: it is not about money.
	Amount *int64 `json:"amount"`

	Since *Timestamp `json:"since"`

	Newest *Timestamp `json:"newest"`

	// The first five. The largest amount comes first.
	Subjects []TroubleSubject `json:"subjects"`

	// The operation that shows more.
	Path string `json:"path"`
}

// TroubleCard is a record of the API.
type TroubleCard struct {
	// What goes wrong.
	//
	// - `bank_unread`: The files of a bank were not read for an hour or more, so returns may be
	// missing.
	// - `file_unacknowledged`: A bank that acknowledges files has had a file for two hours or more,
	// and has not acknowledged it: for up to ten banking days.
	// - `statement_missing`: No line of the bank statement shows the cash of a day, since the first
	// day with a line.
	// - `tenant_short`: The cash of a tenant is negative.
	// - `endpoint_failing`: A webhook endpoint fails until its deliveries pause, has failed for an
	// hour, or is disabled.
	// - `dishonor_missed`: The deadline to dishonor a late return is over, for up to ten banking days.
	// - `return_rate_exceeded`: A return rate is above the limit of the network.
	// - `fees_not_paid`: Fees are owed, and their bank account cannot be used or their last payout
	// came back. Name an account again.
	// - `scheduled_file_failing`: The file of a schedule could not be written three times. It is tried
	// again; the schedule says why.
	// - `sanctions_list_old`: A sanctions list is old, or only one of the two was imported. Users are
	// not screened against its present names.
	// - `screening_unanswered`: The screening provider has not answered about users for an hour or
	// more. No entry of them goes out.
	Kind string `json:"kind"`

	Count int64 `json:"count"`

	// Cents; null: it is not about money.
	Amount *int64 `json:"amount"`

	Since *Timestamp `json:"since"`

	Newest *Timestamp `json:"newest"`

	// The first five. The largest amount comes first.
	Subjects []TroubleSubject `json:"subjects"`

	// The operation that shows more.
	Path string `json:"path"`

	Yesterday *TodayFigures `json:"yesterday"`

	AssignedTo *CardOwner `json:"assigned_to"`

	Aside *CardPutAside `json:"aside"`
}

// ClearedCard is a record of the API.
type ClearedCard struct {
	// The kind of the card.
	Kind string `json:"kind"`

	// How many there were.
	Count int64 `json:"count"`

	// Cents; null: it was not about money.
	Amount *int64 `json:"amount"`
}

// BankToday is a record of the API.
type BankToday struct {
	Bank string `json:"bank"`

	// `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
	NextCutOffAt Timestamp `json:"next_cut_off_at"`

	PlayedUntil *Timestamp `json:"played_until"`

	InboundReadAt *Timestamp `json:"inbound_read_at"`

	WaitsAfterRestore bool `json:"waits_after_restore"`
}

// MovedToday is a record of the API.
type MovedToday struct {
	Files int64 `json:"files"`

	Entries int64 `json:"entries"`

	// Cents.
	Debits int64 `json:"debits"`

	// Cents.
	Credits int64 `json:"credits"`
}

// InvariantsTodayViolations is a record of the API.
type InvariantsTodayViolations struct {
	Invariant string `json:"invariant"`

	Violations int64 `json:"violations"`
}

// InvariantsToday: Since the end of the latest check of what has moved, and of every payment; null:
// none has ended yet, or they are off.
type InvariantsToday struct {
	MovedCheckedAt *Timestamp `json:"moved_checked_at"`

	AllCheckedAt *Timestamp `json:"all_checked_at"`

	// Empty: what was checked holds.
	Violations []InvariantsTodayViolations `json:"violations"`
}

// AssignTodayCardRequest is a record of the API.
type AssignTodayCardRequest struct {
	// An operator who may do more than look, and is not disabled. Null: no one takes care of it.
	OperatorUUID *string `json:"operator_uuid"`

	// Why. The audit trail keeps it.
	Reason *Reason `json:"reason,omitempty"`
}

// TodayCardState is a record of the API.
type TodayCardState struct {
	Yesterday *TodayFigures `json:"yesterday"`

	AssignedTo *CardOwner `json:"assigned_to"`

	Aside *CardPutAside `json:"aside"`
}

// SnoozeTodayCardRequest is a record of the API.
type SnoozeTodayCardRequest struct {
	// The Eastern day on which it comes back: tomorrow, or up to 31 days ahead.
	Until Day `json:"until"`

	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`
}

// FinishTodayCardRequest is a record of the API.
type FinishTodayCardRequest struct {
	// Why. The audit trail keeps it.
	Reason *Reason `json:"reason,omitempty"`
}

// ReopenTodayCardRequest is a record of the API.
type ReopenTodayCardRequest struct {
	// Why. The audit trail keeps it.
	Reason *Reason `json:"reason,omitempty"`
}

// FileOfDay is a record of the API.
type FileOfDay struct {
	// The file.
	UUID string `json:"uuid"`

	// Its name; null: it is not written yet.
	Name *string `json:"name"`

	// The bank of the file.
	Bank string `json:"bank"`

	// The state of the file. Confirmed: the bank has it.
	State string `json:"state"`

	// How many entries it has.
	EntryCount int64 `json:"entry_count"`

	// The sum of its debits, in cents.
	TotalDebits int64 `json:"total_debits"`

	// The sum of its credits, in cents.
	TotalCredits int64 `json:"total_credits"`
}

// StatementOfDay is a record of the API.
type StatementOfDay struct {
	// The bank of the statement.
	Bank string `json:"bank"`

	// How the statement and the books agree.
	//
	// - `matched`: The statement shows all cash of the books.
	// - `not_shown`: It does not show some cash of the books, which is carried over.
	// - `missing`: It does not reach the day: enter it.
	// - `no_cash`: The books moved no cash at the bank.
	// - `none`: No statement of the bank was ever entered.
	State string `json:"state"`

	// Cash of the books; credits are positive, in cents.
	Expected int64 `json:"expected"`

	// Lines of the statement; credits are positive, in cents.
	Shown int64 `json:"shown"`

	// Lines that nothing expected, in suspense or decided; credits are positive, in cents.
	Unexpected int64 `json:"unexpected"`

	// What is shown, less what is expected and unexpected; credits are positive, in cents.
	Difference int64 `json:"difference"`

	// How many movements of the books no line shows.
	MissingCount int64 `json:"missing_count"`

	// Their sum, debits and credits added, in cents.
	MissingAmount int64 `json:"missing_amount"`

	// The balance of the statement at the end of the day; null: not known, in cents.
	ClosingBalance *int64 `json:"closing_balance"`
}

// CarriedOver is a record of the API.
type CarriedOver struct {
	// The kind of a card of Today, or `cash_not_shown`: cash of the books that no statement shows.
	Kind string `json:"kind"`

	// How many are open.
	Count int64 `json:"count"`

	// Their sum; null: they are not about money, in cents.
	Amount *int64 `json:"amount"`

	// Who takes care of it; null: no one.
	OperatorUUID *string `json:"operator_uuid"`

	// The name of the operator; null: no one.
	OperatorName *string `json:"operator_name"`
}

// BooksOfDay is a record of the API.
type BooksOfDay struct {
	// A banking day. Its books end with this day of UTC.
	Day Day `json:"day"`

	FirstDay *Day `json:"first_day"`

	// How many postings these days have. 0 in a checklist: they are not sealed yet.
	PostingCount int64 `json:"posting_count"`

	// The ledger accounts of all tenants and of the operator books, with a balance or a movement.
	Accounts []AccountTotals `json:"accounts"`

	// The files to banks whose cut-off was on these days.
	Files []FileOfDay `json:"files"`

	// The statement of each bank, compared with the books.
	Statements []StatementOfDay `json:"statements"`

	// What is open, and who takes care of it.
	Carried []CarriedOver `json:"carried"`
}

// ClosingCheck is a record of the API.
type ClosingCheck struct {
	// What must hold.
	//
	// - `ended`: The day has ended in Eastern time.
	// - `sealed`: The postings of the day are sealed.
	// - `files`: The banks have all files of the day.
	// - `statement`: The statement of each bank reaches the day, and is compared with the books.
	// - `invariants`: A check has ended since then, and the invariants hold.
	// - `exceptions`: What is open has an owner.
	Check string `json:"check"`

	// False: the day cannot be closed yet.
	Holds bool `json:"holds"`

	// That it holds, or what is missing.
	Found string `json:"found"`

	// The operation that shows more.
	Path string `json:"path"`
}

// ClosingChecklist is a record of the API.
type ClosingChecklist struct {
	// A banking day. Its books end with this day of UTC.
	Day Day `json:"day"`

	FirstDay *Day `json:"first_day"`

	// How many postings these days have. 0 in a checklist: they are not sealed yet.
	PostingCount int64 `json:"posting_count"`

	// The ledger accounts of all tenants and of the operator books, with a balance or a movement.
	Accounts []AccountTotals `json:"accounts"`

	// The files to banks whose cut-off was on these days.
	Files []FileOfDay `json:"files"`

	// The statement of each bank, compared with the books.
	Statements []StatementOfDay `json:"statements"`

	// What is open, and who takes care of it.
	Carried []CarriedOver `json:"carried"`

	// Each must hold.
	Checks []ClosingCheck `json:"checks"`

	// Every check holds.
	CanClose bool `json:"can_close"`

	InvariantsCheckedAt *Timestamp `json:"invariants_checked_at"`

	// The first signature, which waits for the second operator; null: no one has signed.
	ApprovalUUID *string `json:"approval_uuid"`
}

// CloseDayRequest is a record of the API.
type CloseDayRequest struct {
	// Who takes care of cash of the books that the bank statement does not show. Needed only if there
	// is such cash.
	MissingCashOperatorUUID *string `json:"missing_cash_operator_uuid,omitempty"`

	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`
}

// DaySignature is a record of the API.
type DaySignature struct {
	// The operator who signed.
	OperatorUUID string `json:"operator_uuid"`

	// The name of the operator at that time.
	Name string `json:"name"`

	// When it was signed, in UTC.
	SignedAt Timestamp `json:"signed_at"`
}

// ClosedDay is a record of the API.
type ClosedDay struct {
	// A banking day. Its books end with this day of UTC.
	Day Day `json:"day"`

	FirstDay *Day `json:"first_day"`

	// How many postings these days have. 0 in a checklist: they are not sealed yet.
	PostingCount int64 `json:"posting_count"`

	// The ledger accounts of all tenants and of the operator books, with a balance or a movement.
	Accounts []AccountTotals `json:"accounts"`

	// The files to banks whose cut-off was on these days.
	Files []FileOfDay `json:"files"`

	// The statement of each bank, compared with the books.
	Statements []StatementOfDay `json:"statements"`

	// What is open, and who takes care of it.
	Carried []CarriedOver `json:"carried"`

	// The hash of the postings of the day, chained to the days before it.
	Seal string `json:"seal"`

	// When a check found that the invariants hold, in UTC.
	InvariantsCheckedAt Timestamp `json:"invariants_checked_at"`

	// The note of the operator who signed first.
	Reason string `json:"reason"`

	// Two operators, in the order in which they signed.
	Signatures []DaySignature `json:"signatures"`
}

// TransactionFound is a record of the API.
type TransactionFound struct {
	// The name of the payer: of the business, or first and last name. Null: erased.
	PayerName *string `json:"payer_name"`

	// The name of the payee: of the business, or first and last name. Null: erased.
	PayeeName *string `json:"payee_name"`

	// What the payer pays, in cents.
	Amount Cents `json:"amount"`

	// Where the payment is, in one word for people.
	//
	// - `started`: The payment was accepted, and the bank does not have its debit. A returned debit
	// that is sent again counts too.
	// - `debited`: The bank has the debit of the payer. It can still be returned.
	// - `good`: The debit is good, and the payout is in no bank file. A returned payout that the payee
	// is still owed counts too.
	// - `paying`: The payout is in a bank file, or the bank has it.
	// - `paid`: The payout settled, or nothing was left to pay.
	// - `returned`: The debit was returned or could not be sent, or the payout was returned and the
	// money goes back to the payer. No one owes money.
	// - `clawed_back`: The debit was returned after the payout, and the payee has paid the money back.
	// - `owed`: The payee or the payer owes money for the payment: a clawback or a debt is open. No
	// other state hides a debt.
	// - `refunded`: The payer has the whole amount back: every refund, or the reverse payout, has
	// settled.
	// - `canceled`: The payment was canceled before its debit was in a bank file.
	// - `held`: An open hold stops the next entry of the payment.
	State TransactionState `json:"state"`

	// When the payment was started, in UTC.
	CreatedAt Timestamp `json:"created_at"`
}

// SearchHit is a record of the API.
type SearchHit struct {
	Type string `json:"type"`

	UUID string `json:"uuid"`

	ProcessorUUID *string `json:"processor_uuid"`

	// A name, an amount in dollars, a status, or what else it is recognized by.
	Label string `json:"label"`

	// The operation that reads it; null: none reads it alone.
	Path *string `json:"path"`

	// Of a payment: what people ask about it. Null: it is no payment.
	Transaction *TransactionFound `json:"transaction"`

	// Of a user: the email address. Null: none, or it is no user.
	Email *string `json:"email"`
}

// MoreHits is a record of the API.
type MoreHits struct {
	Type string `json:"type"`

	// The list that has all; null: make the text longer.
	Path *string `json:"path"`
}

// ReturnCodeFound is a record of the API.
type ReturnCodeFound struct {
	// Such as R10.
	Code string `json:"code"`

	// What the network calls it.
	Title string `json:"title"`

	// A sentence that says why the entry came back.
	Meaning string `json:"meaning"`
}

// DaysFound is a record of the API.
type DaysFound struct {
	// The first Eastern day.
	From Day `json:"from"`

	// The last Eastern day, which is included.
	To Day `json:"to"`
}

// SavedView is a record of the API.
type SavedView struct {
	// The view.
	UUID string `json:"uuid"`

	// The list, as in the address of the console: `payments`.
	List string `json:"list"`

	// What the view is called.
	Name string `json:"name"`

	// The filters, the columns and the order, as in the address of the list behind its question mark:
	// `state=held&sort=-amount`.
	Query string `json:"query"`

	// The operator who saved it. Null: a token did.
	SavedBy *string `json:"saved_by"`

	// When it was saved, in UTC.
	SavedAt Timestamp `json:"saved_at"`
}

// SaveViewRequest is a record of the API.
type SaveViewRequest struct {
	// The list, as in the address of the console: `payments`.
	List string `json:"list"`

	// What the view is called.
	Name string `json:"name"`

	// The filters, the columns and the order, as in the address of the list behind its question mark:
	// `state=held&sort=-amount`.
	Query string `json:"query"`

	// Why. The audit trail keeps it.
	Reason *Reason `json:"reason,omitempty"`
}

// FileSchedule is a record of the API.
type FileSchedule struct {
	// The schedule.
	UUID string `json:"uuid"`

	// The list, as in the address of the console: `payments`.
	List string `json:"list"`

	// What the view is called.
	Name string `json:"name"`

	// The filters, the columns and the order, as in the address of the list behind its question mark:
	// `state=held&sort=-amount`.
	Query string `json:"query"`

	// How often a file is written. `banking_day`: the days since the banking day before. `week`:
	// Monday to Sunday. `month`: a calendar month.
	Every string `json:"every"`

	// The Eastern hour, on the first banking day after the period.
	Hour int64 `json:"hour"`

	// The first day of the next file.
	NextFirstDay string `json:"next_first_day"`

	// The last day of the next file.
	NextLastDay string `json:"next_last_day"`

	// When the next file is written, in UTC.
	NextAt Timestamp `json:"next_at"`

	// Why the next file is not written yet, though it is due. Null: no attempt failed.
	Failure *string `json:"failure"`

	// The operator who scheduled it. Null: a token did.
	ScheduledBy *string `json:"scheduled_by"`

	// When it was scheduled, in UTC.
	ScheduledAt Timestamp `json:"scheduled_at"`
}

// ScheduleFileRequest is a record of the API.
type ScheduleFileRequest struct {
	// The saved view.
	ViewUUID string `json:"view_uuid"`

	// How often a file is written. `banking_day`: the days since the banking day before. `week`:
	// Monday to Sunday. `month`: a calendar month.
	Every string `json:"every"`

	// The Eastern hour, on the first banking day after the period.
	Hour int64 `json:"hour"`

	// Why. The audit trail keeps it.
	Reason *Reason `json:"reason,omitempty"`
}

// ScheduledFile is a record of the API.
type ScheduledFile struct {
	// The file.
	UUID string `json:"uuid"`

	// The schedule that wrote it.
	ScheduleUUID string `json:"schedule_uuid"`

	// The list, as in the address of the console: `payments`.
	List string `json:"list"`

	// What the view is called.
	Name string `json:"name"`

	// The first Eastern day that it covers.
	FirstDay string `json:"first_day"`

	// The last Eastern day that it covers.
	LastDay string `json:"last_day"`

	// How many records it has.
	RowCount int64 `json:"row_count"`

	// When it was written, in UTC.
	MadeAt Timestamp `json:"made_at"`
}

// ThreeReturnRates is a record of the API.
type ThreeReturnRates struct {
	// A number from 0 to 100 with at most four decimals.
	Unauthorized Percent `json:"unauthorized"`

	// A number from 0 to 100 with at most four decimals.
	Administrative Percent `json:"administrative"`

	// A number from 0 to 100 with at most four decimals.
	Overall Percent `json:"overall"`
}

// DayOfSeries is a record of the API.
type DayOfSeries struct {
	// A calendar day written as YYYY-MM-DD.
	Day Day `json:"day"`

	Debits int64 `json:"debits"`

	// Cents.
	Debited *int64 `json:"debited"`

	// Cents.
	Credited *int64 `json:"credited"`

	// Cents.
	Earned *int64 `json:"earned"`

	Returned int64 `json:"returned"`

	Unauthorized int64 `json:"unauthorized"`

	Administrative int64 `json:"administrative"`

	Rates *ThreeReturnRates `json:"rates"`

	// How many debits the rates are of: with few of them a rate says little.
	RatedDebits *int64 `json:"rated_debits"`
}

// CashDay: The cash of one day.
type CashDay struct {
	// The day. Of the books by UTC, of what is ahead in Eastern time.
	Day Day `json:"day"`

	// Whether it is after today. Today also has what is still due today.
	IsAhead bool `json:"is_ahead"`

	// Cents that came: debits that settled, and payouts that came back. Ahead: debits that settle.
	CashIn int64 `json:"cash_in"`

	// Cents that left: payouts that settled, and debits that came back. Ahead: payouts that settle.
	CashOut int64 `json:"cash_out"`

	// Cents in the pooled account at the end of the day. Negative: the money of others pays.
	Cash int64 `json:"cash"`

	// Cents of the debits that were sent and are not good yet, at the end of the day.
	NotGood int64 `json:"not_good"`

	// Cents reserved for payouts or on the way to their receivers, at the end of the day.
	Reserved int64 `json:"reserved"`

	// Cents of the debits sent in the 60 days that end with this day. At most so much can still come
	// back: as unauthorized within 60 days, otherwise within two banking days.
	ReturnableUpTo int64 `json:"returnable_up_to"`
}

// MoneyFlow is a record of the API.
type MoneyFlow struct {
	// What moved.
	//
	// - `captures_sent`: Debits of payers were sent.
	// - `captures_settled`: Debits of payers settled.
	// - `captures_unsettled`: Debits of payers came back before they settled, or their file was
	// rejected.
	// - `captures_returned`: Debits of payers came back after they settled, before they were good.
	// - `became_good`: Debits became good: what their payees get.
	// - `fees`: Debits became good: their fees.
	// - `good_returned`: Debits of payers came back after they were good. It may leave payees with a
	// debt.
	// - `reserved_returned`: Debits of payers came back when their payouts were reserved.
	// - `fees_returned`: Fees of payments whose debit or payout came back.
	// - `reinstated`: Debits that had come back are good again: their returns were dishonored.
	// - `fees_reinstated`: Fees of debits that are good again: their returns were dishonored.
	// - `reserved`: Payouts were reserved.
	// - `unreserved`: Payouts were not made, because a debit came back.
	// - `payouts_sent`: Payouts were sent.
	// - `payouts_rejected`: The file of payouts was rejected; they will be sent again.
	// - `payouts_settled`: Payouts settled.
	// - `unsettled_to_payees`: Credits came back before they settled, or their file was rejected:
	// payees are owed them.
	// - `payouts_returned`: Payouts came back after they settled: payees are owed them.
	// - `returned_to_payers`: Payouts came back after they settled: payers are owed them.
	// - `clawed_back`: Clawbacks became good.
	// - `clawbacks_returned`: Debits of payees came back after they were good.
	// - `refunds_collected`: Debits of payees for refunds became good: payers are owed them.
	// - `refunds_kept`: Debits of payees for refunds became good after the refund had failed: payees
	// are owed them.
	// - `refunds_sent`: Refunds were sent: payers were owed them.
	// - `refunds_settled`: Refunds settled.
	// - `reverse_payouts_sent`: Reverse payouts were sent: payers were owed them.
	// - `reverse_payouts_settled`: Reverse payouts settled.
	// - `unsettled_to_payers`: Credits came back before they settled, or their file was rejected:
	// payers are owed them.
	// - `fees_sent`: Payouts of fees were sent.
	// - `fees_settled`: Payouts of fees settled, to vendors and tenants.
	// - `fees_unsettled`: Payouts of fees came back before they settled, or their file was rejected.
	// - `fee_payouts_returned`: Payouts of fees came back after they settled.
	// - `written_off`: Debts of payees and payers, and cash without an explanation, were written off.
	Name string `json:"name"`

	// The station that the money left.
	From string `json:"from"`

	// The station to which it came.
	To string `json:"to"`

	// Cents.
	Amount int64 `json:"amount"`

	// How many postings.
	Count int64 `json:"count"`
}

// ProcessorByDanger: A tenant, and what endangers it.
type ProcessorByDanger struct {
	// The tenant.
	UUID string `json:"uuid"`

	// Its name.
	Name string `json:"name"`

	SuspendedAt *Timestamp `json:"suspended_at"`

	// Why it is at its place: the worst that holds, in this order.
	//
	// - `short_of_cash`: Its cash is negative: the money of others pays for it. The largest amount
	// comes first.
	// - `return_rate_exceeded`: One of its return rates is above the limit. The furthest above its
	// limit comes first.
	// - `merchant_past_limit`: A return rate of a merchant is above the limit. The most such merchants
	// come first.
	// - `debts`: Payees or payers owe money. The largest amount comes first.
	// - `return_rate_near`: One of its return rates is at 80 % of the limit or more. The nearest comes
	// first.
	// - `exceptions`: Open balances wait for an operator. The most come first.
	// - `payments_on_hold`: Payments are on hold. The most come first.
	// - `endpoint_failing`: A webhook endpoint fails, so its own systems do not learn of returns. The
	// most come first.
	// - `none`: None of these. The largest volume comes first.
	Danger string `json:"danger"`

	// The return rates of all its debits, next to their limits.
	ReturnRates ReturnRates `json:"return_rates"`

	// How many of its merchants have a return rate above the limit.
	MerchantsPastLimit int64 `json:"merchants_past_limit"`

	// Cents by which its cash is negative; 0: it is not.
	Short int64 `json:"short"`

	// Cents that its payees and payers owe, also while a clawback is under way.
	Debts int64 `json:"debts"`

	// How many open balances wait for an operator.
	Exceptions int64 `json:"exceptions"`

	// How many of its payments have an open hold.
	PaymentsOnHold int64 `json:"payments_on_hold"`

	// How many of its webhook endpoints fail for an hour or more, or are disabled.
	EndpointsFailing int64 `json:"endpoints_failing"`

	// Cents of the debits that were sent in the last 30 UTC days.
	Volume int64 `json:"volume"`
}

// Exception is a record of the API.
type Exception struct {
	Kind string `json:"kind"`

	ProcessorUUID string `json:"processor_uuid"`

	TransactionUUID *string `json:"transaction_uuid"`

	RefundUUID *string `json:"refund_uuid"`

	UserUUID *string `json:"user_uuid"`

	UserName *string `json:"user_name"`

	Amount int64 `json:"amount"`

	// `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
	Since Timestamp `json:"since"`

	VendorUUID *string `json:"vendor_uuid"`
}

// NamedException is a record of the API.
type NamedException struct {
	Kind string `json:"kind"`

	ProcessorUUID string `json:"processor_uuid"`

	TransactionUUID *string `json:"transaction_uuid"`

	RefundUUID *string `json:"refund_uuid"`

	UserUUID *string `json:"user_uuid"`

	UserName *string `json:"user_name"`

	Amount int64 `json:"amount"`

	// `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
	Since Timestamp `json:"since"`

	VendorUUID *string `json:"vendor_uuid"`

	// The name of the payer: of the business, or first and last name. Null: erased.
	PayerName *string `json:"payer_name"`

	// The name of the payee: of the business, or first and last name. Null: erased.
	PayeeName *string `json:"payee_name"`
}

// FraudProcessReview: A review of the process of fraud monitoring.
type FraudProcessReview struct {
	// The identifier of the review.
	UUID string `json:"uuid"`

	// The day of the review.
	ReviewedOn Day `json:"reviewed_on"`

	// What was looked at, and what follows.
	Note string `json:"note"`

	// The operator who recorded it. Null: a token did.
	ReviewedBy *string `json:"reviewed_by"`

	// When it was recorded, in UTC.
	RecordedAt Timestamp `json:"recorded_at"`
}

// FraudProcessMeanings is a record of the API.
type FraudProcessMeanings struct {
	// The name of the rule.
	Rule string `json:"rule"`

	// The stage before which it looks at a payment.
	Stage string `json:"stage"`

	// What it looks for.
	Meaning string `json:"meaning"`
}

// FraudProcessReviewers is a record of the API.
type FraudProcessReviewers struct {
	Name string `json:"name"`

	Role string `json:"role"`
}

// FraudProcess: The process of fraud monitoring, as it is set now.
type FraudProcess struct {
	// When the document was made, in UTC.
	MadeAt Timestamp `json:"made_at"`

	// When the earliest of the rules that are on was set, in UTC. Null: no rule is on.
	MonitoringSince *Timestamp `json:"monitoring_since"`

	// The rules of all owners, as they are set now.
	Rules []FraudRule `json:"rules"`

	// What each rule looks for.
	Meanings []FraudProcessMeanings `json:"meanings"`

	// The operators who can decide a review.
	Reviewers []FraudProcessReviewers `json:"reviewers"`

	// The latest 500 changes of rules, the newest first.
	Changes []AuditedAct `json:"changes"`

	// The reviews of the process, the latest first.
	Reviews []FraudProcessReview `json:"reviews"`

	// The day by which the next review is due. Null: no rule is on.
	NextReviewBy *Day `json:"next_review_by"`
}

// FraudReportFound is a record of the API.
type FraudReportFound struct {
	// The rule.
	Rule string `json:"rule"`

	// Payments that it put on hold.
	Held int64 `json:"held"`

	// Payments that it only noted.
	Noted int64 `json:"noted"`

	// Their cents.
	Amount int64 `json:"amount"`
}

// FraudReportDecided is a record of the API.
type FraudReportDecided struct {
	// Where the reviews are.
	State string `json:"state"`

	// How many there are.
	Reviews int64 `json:"reviews"`

	// Their cents.
	Amount int64 `json:"amount"`

	// From the finding to the decision, in seconds. Null: no operator decided one.
	MedianSecondsToDecide *int64 `json:"median_seconds_to_decide"`
}

// FraudReportUnauthorizedReturns: What the rules missed.
type FraudReportUnauthorizedReturns struct {
	// Debits that came back as unauthorized.
	Returns int64 `json:"returns"`

	// Their cents.
	Amount int64 `json:"amount"`

	// Of payments that a rule had found before.
	Found int64 `json:"found"`

	// Of payments that no rule had found: look at these when you review the rules.
	NotFound int64 `json:"not_found"`
}

// FraudReport: Fraud monitoring in a year.
type FraudReport struct {
	// The year, in Eastern time.
	Year int64 `json:"year"`

	// When the report was made, in UTC.
	MadeAt Timestamp `json:"made_at"`

	// What each rule found. A payment that two rules found counts for both.
	Found []FraudReportFound `json:"found"`

	// The reviews of payments that were found in the year.
	Decided []FraudReportDecided `json:"decided"`

	// What the rules missed.
	UnauthorizedReturns FraudReportUnauthorizedReturns `json:"unauthorized_returns"`

	// Changes of rules in the year.
	RuleChanges int64 `json:"rule_changes"`

	// The reviews of the process in the year.
	Reviews []FraudProcessReview `json:"reviews"`
}

// RecordFraudProcessReviewRequest is a record of the API.
type RecordFraudProcessReviewRequest struct {
	// The day of the review, not in the future.
	ReviewedOn Day `json:"reviewed_on"`

	// What was looked at, and what follows. No personal data.
	Note string `json:"note"`

	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`
}

// ExposureOfDate is a record of the API.
type ExposureOfDate struct {
	// The date. After today: it is still to come.
	SettlementDate Day `json:"settlement_date"`

	// Debits.
	Debits int64 `json:"debits"`

	// Cents of the debits.
	DebitAmount int64 `json:"debit_amount"`

	// Credits.
	Credits int64 `json:"credits"`

	// Cents of the credits.
	CreditAmount int64 `json:"credit_amount"`

	// Debits of this date that came back.
	DebitsReturned int64 `json:"debits_returned"`

	// Their cents.
	DebitAmountReturned int64 `json:"debit_amount_returned"`

	// Credits of this date that came back.
	CreditsReturned int64 `json:"credits_returned"`

	// Their cents.
	CreditAmountReturned int64 `json:"credit_amount_returned"`
}

// ExposureNotInAFile: Payments that wait for a file.
type ExposureNotInAFile struct {
	// Debits.
	Debits int64 `json:"debits"`

	// Cents of the debits.
	DebitAmount int64 `json:"debit_amount"`

	// Credits.
	Credits int64 `json:"credits"`

	// Cents of the credits.
	CreditAmount int64 `json:"credit_amount"`
}

// Exposure: What a tenant has at risk, by settlement date.
type Exposure struct {
	// The tenant.
	ProcessorUUID string `json:"processor_uuid"`

	// The first settlement date that is shown: 60 days ago.
	StartDate Day `json:"start_date"`

	// Today, in Eastern time.
	Today Day `json:"today"`

	// The settlement dates with entries of the tenant, oldest first.
	Dates []ExposureOfDate `json:"dates"`

	// Payments that wait for a file.
	NotInAFile ExposureNotInAFile `json:"not_in_a_file"`

	// Cents of the debits of these dates that did not come back: the most that may still come back.
	MayBeReturnedAmount int64 `json:"may_be_returned_amount"`

	// Cents of the credits of these dates that did not come back.
	PaidOutAmount int64 `json:"paid_out_amount"`
}

// Posting is a record of the API.
type Posting struct {
	// A ledger account. What it has:
	//
	// - `BANK`: Cash in the pooled settlement account.
	// - `DIF`: Debits in flight.
	// - `CIF`: Credits in flight.
	// - `UNS`: Captured, not yet good.
	// - `PAYEE`: Owed to a payee.
	// - `PRES`: Reserved for a payout.
	// - `FEE`: Owed to a vendor, or to the processor, for fees.
	// - `PAYER`: Owed to a payer.
	// - `CLAW`: Receivable from a payee.
	// - `RECV`: Receivable from a payer.
	// - `LOSS`: Written off.
	// - `SUSP`: Unmatched bank items.
	// - `REV`: Moved by reversals, and not taken over by payments.
	// - `DUP`: Moved by files that a bank processed twice.
	// - `BFEE`: Fees of the banks.
	// - `MICRO`: Small credits that check bank accounts.
	// - `OWN`: Own funds paid in.
	DebitAccount AccountName `json:"debit_account"`

	DebitOwnerUUID string `json:"debit_owner_uuid"`

	// A ledger account. What it has:
	//
	// - `BANK`: Cash in the pooled settlement account.
	// - `DIF`: Debits in flight.
	// - `CIF`: Credits in flight.
	// - `UNS`: Captured, not yet good.
	// - `PAYEE`: Owed to a payee.
	// - `PRES`: Reserved for a payout.
	// - `FEE`: Owed to a vendor, or to the processor, for fees.
	// - `PAYER`: Owed to a payer.
	// - `CLAW`: Receivable from a payee.
	// - `RECV`: Receivable from a payer.
	// - `LOSS`: Written off.
	// - `SUSP`: Unmatched bank items.
	// - `REV`: Moved by reversals, and not taken over by payments.
	// - `DUP`: Moved by files that a bank processed twice.
	// - `BFEE`: Fees of the banks.
	// - `MICRO`: Small credits that check bank accounts.
	// - `OWN`: Own funds paid in.
	CreditAccount AccountName `json:"credit_account"`

	CreditOwnerUUID string `json:"credit_owner_uuid"`

	// Cents.
	Amount int64 `json:"amount"`
}

// EventOfTransactionDeliveries is a record of the API.
type EventOfTransactionDeliveries struct {
	UUID string `json:"uuid"`

	EndpointUUID string `json:"endpoint_uuid"`

	URL string `json:"url"`

	State string `json:"state"`

	AttemptCount int64 `json:"attempt_count"`

	NextAttemptAt *Timestamp `json:"next_attempt_at"`

	FinishedAt *Timestamp `json:"finished_at"`

	// Of the answer to the last attempt.
	Status *int64 `json:"status"`

	Error *string `json:"error"`
}

// EventOfTransaction is a record of the API.
type EventOfTransaction struct {
	UUID string `json:"uuid"`

	// The name of an event. The section of webhooks explains each event.
	Type EventName `json:"type"`

	SubjectUUID string `json:"subject_uuid"`

	// `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
	OccurredAt Timestamp `json:"occurred_at"`

	Deliveries []EventOfTransactionDeliveries `json:"deliveries"`
}

// AllowedActMovesPostings is a record of the API.
type AllowedActMovesPostings struct {
	// A ledger account. What it has:
	//
	// - `BANK`: Cash in the pooled settlement account.
	// - `DIF`: Debits in flight.
	// - `CIF`: Credits in flight.
	// - `UNS`: Captured, not yet good.
	// - `PAYEE`: Owed to a payee.
	// - `PRES`: Reserved for a payout.
	// - `FEE`: Owed to a vendor, or to the processor, for fees.
	// - `PAYER`: Owed to a payer.
	// - `CLAW`: Receivable from a payee.
	// - `RECV`: Receivable from a payer.
	// - `LOSS`: Written off.
	// - `SUSP`: Unmatched bank items.
	// - `REV`: Moved by reversals, and not taken over by payments.
	// - `DUP`: Moved by files that a bank processed twice.
	// - `BFEE`: Fees of the banks.
	// - `MICRO`: Small credits that check bank accounts.
	// - `OWN`: Own funds paid in.
	DebitAccount AccountName `json:"debit_account"`

	// A ledger account. What it has:
	//
	// - `BANK`: Cash in the pooled settlement account.
	// - `DIF`: Debits in flight.
	// - `CIF`: Credits in flight.
	// - `UNS`: Captured, not yet good.
	// - `PAYEE`: Owed to a payee.
	// - `PRES`: Reserved for a payout.
	// - `FEE`: Owed to a vendor, or to the processor, for fees.
	// - `PAYER`: Owed to a payer.
	// - `CLAW`: Receivable from a payee.
	// - `RECV`: Receivable from a payer.
	// - `LOSS`: Written off.
	// - `SUSP`: Unmatched bank items.
	// - `REV`: Moved by reversals, and not taken over by payments.
	// - `DUP`: Moved by files that a bank processed twice.
	// - `BFEE`: Fees of the banks.
	// - `MICRO`: Small credits that check bank accounts.
	// - `OWN`: Own funds paid in.
	CreditAccount AccountName `json:"credit_account"`

	// Cents.
	Amount int64 `json:"amount"`
}

// AllowedActMoves is a record of the API.
type AllowedActMoves struct {
	Transition string `json:"transition"`

	Description string `json:"description"`

	Postings []AllowedActMovesPostings `json:"postings"`
}

// AllowedAct is a record of the API.
type AllowedAct struct {
	OperationID string `json:"operation_id"`

	Summary string `json:"summary"`

	// The least role that may do it.
	Role string `json:"role"`

	Method string `json:"method"`

	Path string `json:"path"`

	// The most cents for `amount`. Null: it takes none.
	AmountUpTo *int64 `json:"amount_up_to"`

	// What it would move now, with the whole `amount_up_to`.
	Moves []AllowedActMoves `json:"moves"`
}

// UserOfAnyTenant is a record of the API.
type UserOfAnyTenant struct {
	UUID string `json:"uuid"`

	ProcessorUUID string `json:"processor_uuid"`

	VendorUUID *string `json:"vendor_uuid"`

	Kind string `json:"kind"`

	Name string `json:"name"`

	TradingName *string `json:"trading_name"`

	EntityType *string `json:"entity_type"`

	TIN *string `json:"tin"`

	Email *string `json:"email"`

	ClientReferenceID string `json:"client_reference_id"`

	KYBStatus *string `json:"kyb_status"`

	KYBStatusSince *Timestamp `json:"kyb_status_since"`

	KYBResubmissionReason *string `json:"kyb_resubmission_reason"`

	DeletedAt *Timestamp `json:"deleted_at"`

	// `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
	CreatedAt Timestamp `json:"created_at"`
}

// VerificationSubmission is a record of the API.
type VerificationSubmission struct {
	UUID string `json:"uuid"`

	// `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
	SubmittedAt Timestamp `json:"submitted_at"`

	SentAt *Timestamp `json:"sent_at"`

	SendAttempts int64 `json:"send_attempts"`

	SendError *string `json:"send_error"`
}

// VerificationDecision is a record of the API.
type VerificationDecision struct {
	Number int64 `json:"number"`

	// `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
	DecidedAt Timestamp `json:"decided_at"`

	Source string `json:"source"`

	Outcome string `json:"outcome"`

	Reason *string `json:"reason"`

	Documents []string `json:"documents"`

	TokenUUID *string `json:"token_uuid"`

	RequestID *string `json:"request_id"`
}

// NextPayout is a record of the API.
type NextPayout struct {
	// Cents.
	AmountUpTo int64 `json:"amount_up_to"`

	// Cents of debts that it pays first, at most.
	TakenForDebts int64 `json:"taken_for_debts"`

	// `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
	CutOffAt Timestamp `json:"cut_off_at"`

	// A calendar day written as YYYY-MM-DD.
	SettlesOn Day `json:"settles_on"`
}

// Erasure is a record of the API.
type Erasure struct {
	UserUUID string `json:"user_uuid"`

	ProcessorUUID string `json:"processor_uuid"`

	// `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
	ErasedAt Timestamp `json:"erased_at"`

	IdentityKeptUntil *Timestamp `json:"identity_kept_until"`

	EventsErasedAt *Timestamp `json:"events_erased_at"`
}

// HeldBankAccount is a record of the API.
type HeldBankAccount struct {
	UUID string `json:"uuid"`

	AggregatorType string `json:"aggregator_type"`

	AccountNumber string `json:"account_number"`

	RoutingNumber string `json:"routing_number"`

	AccountName string `json:"account_name"`

	AccountType string `json:"account_type"`

	// `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
	CreatedAt Timestamp `json:"created_at"`

	DisabledAt *Timestamp `json:"disabled_at"`

	DisabledReason *string `json:"disabled_reason"`

	RemovedAt *Timestamp `json:"removed_at"`

	// Whether the whole number is still kept, encrypted.
	NumberKept bool `json:"number_kept"`
}

// HeldSanctionsHit: A hit of the sanctions screening, without the entry of the list.
type HeldSanctionsHit struct {
	// When the name was found to be like a listed one, in UTC.
	FoundAt Timestamp `json:"found_at"`

	// The list, or the screening provider.
	List string `json:"list"`

	// The name of the user that was compared.
	ScreenedName string `json:"screened_name"`

	// What was decided.
	//
	// - `open`: Nothing yet.
	// - `cleared`: The listed one is another person or business.
	// - `confirmed`: It is the same.
	Decision string `json:"decision"`

	// When it was decided, in UTC; null: it is open.
	DecidedAt *Timestamp `json:"decided_at"`
}

// HeldScreening: The sanctions screening of the user.
type HeldScreening struct {
	// When the present names were first screened, in UTC; null: they were not screened yet.
	ScreenedAt *Timestamp `json:"screened_at"`

	// Names that are like a listed one, oldest first.
	Hits []HeldSanctionsHit `json:"hits"`
}

// UserData is a record of the API.
type UserData struct {
	ProcessorUUID string `json:"processor_uuid"`

	// A registered person or business.
	User User `json:"user"`

	Erasure *Erasure `json:"erasure"`

	BankAccounts []HeldBankAccount `json:"bank_accounts"`

	BankAccountRequests []BankAccountRequest `json:"bank_account_requests"`

	AccountValidations []AccountValidation `json:"account_validations"`

	Authorizations []AuthorizationWithEvidence `json:"authorizations"`

	AuthorizationRequests []AuthorizationRequest `json:"authorization_requests"`

	MicroEntryChecks []MicroEntryCheck `json:"micro_entry_checks"`

	Prenotes []Prenote `json:"prenotes"`

	KYBDecisions []VerificationDecision `json:"kyb_decisions"`

	Blocks []Block `json:"blocks"`

	// The sanctions screening of the user.
	SanctionsScreening HeldScreening `json:"sanctions_screening"`

	Acts []AuditedAct `json:"acts"`
}

// EraseUserRequest is a record of the API.
type EraseUserRequest struct {
	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`
}

// Lane is a record of the API.
type Lane struct {
	// `home`, or the name in the lanes file
	Name string `json:"name"`

	// away: its database does not answer. Requests of its tenants get 503, and lists of operators
	// leave its rows out.
	State string `json:"state"`

	// Why it is away, as a sentence without a period
	Reason *string `json:"reason"`

	// New processors of these shards are added here. The shard of a processor is the last byte of its
	// uuid modulo 64.
	Shards []int64 `json:"shards"`
}

// Clock is a record of the API.
type Clock struct {
	// The time of the banking calendar: cut-offs, settlement and deadlines follow it.
	Now string `json:"now"`

	// The time of records: `created_at`, `updated_at`, event timestamps and date filters follow it.
	// The pace (`ACHORD_SANDBOX_PACE`) does not change it; an advance moves it to `now`.
	RecordsNow string `json:"records_now"`

	// moving: something is due, and a banking day passes every `pace_seconds`. standing: nothing is
	// due. off: the calendar moves only by hand (`ACHORD_SANDBOX_PACE` is 0).
	Pace string `json:"pace"`

	// Seconds of a banking day; 0: the pace is off.
	PaceSeconds int64 `json:"pace_seconds"`
}

// AdvanceClockRequest is a record of the API.
type AdvanceClockRequest struct {
	// An integer from 1 to 31622400.
	Seconds *int64 `json:"seconds,omitempty"`

	// An integer from 1 to 400.
	BankingDays *int64 `json:"banking_days,omitempty"`

	// ISO 8601 with a zone, not before the current time of the clock.
	To *string `json:"to,omitempty"`

	// Why. The audit trail keeps it.
	Reason *Reason `json:"reason,omitempty"`
}

// ReturnEntryRequest is a record of the API.
type ReturnEntryRequest struct {
	Stage string `json:"stage"`

	// A return code: R01 to R85, or R90. Or `REJ`: our own bank rejects the entry.
	Code string `json:"code"`

	RefundUUID *string `json:"refund_uuid,omitempty"`

	// Why. The audit trail keeps it.
	Reason *Reason `json:"reason,omitempty"`
}

// ReturnFeePayoutRequest is a record of the API.
type ReturnFeePayoutRequest struct {
	// A return code for credits.
	Code string `json:"code"`

	// Why. The audit trail keeps it.
	Reason *Reason `json:"reason,omitempty"`
}

// SendNotificationOfChangeRequest is a record of the API.
type SendNotificationOfChangeRequest struct {
	// A change code, C01 to C09.
	Code string `json:"code"`

	// The corrected data of the code.
	Corrected *string `json:"corrected,omitempty"`

	// Why. The audit trail keeps it.
	Reason *Reason `json:"reason,omitempty"`
}

// FailNextUploadRequest is a record of the API.
type FailNextUploadRequest struct {
	// Required if there are several banks.
	Bank *string `json:"bank,omitempty"`

	// Why. The audit trail keeps it.
	Reason *Reason `json:"reason,omitempty"`
}

// SpoilNextAnswersRequest is a record of the API.
type SpoilNextAnswersRequest struct {
	// Required if there are several banks.
	Bank *string `json:"bank,omitempty"`

	NextAnswers string `json:"next_answers"`

	// Why. The audit trail keeps it.
	Reason *Reason `json:"reason,omitempty"`
}

// RejectNextFileRequest is a record of the API.
type RejectNextFileRequest struct {
	// Required if there are several banks.
	Bank *string `json:"bank,omitempty"`

	// Why. The audit trail keeps it.
	Reason *Reason `json:"reason,omitempty"`
}

// ProcessNextFileTwiceRequest is a record of the API.
type ProcessNextFileTwiceRequest struct {
	// Required if there are several banks.
	Bank *string `json:"bank,omitempty"`

	// Why. The audit trail keeps it.
	Reason *Reason `json:"reason,omitempty"`
}

// SetBankServerRequest is a record of the API.
type SetBankServerRequest struct {
	// Required if there are several banks.
	Bank *string `json:"bank,omitempty"`

	Reachable bool `json:"reachable"`

	// Why. The audit trail keeps it.
	Reason *Reason `json:"reason,omitempty"`
}

// ApproveRequest is a record of the API.
type ApproveRequest struct {
	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`
}

// ApprovedResult is a record of the API.
type ApprovedResult struct {
	Status int64 `json:"status"`

	Message string `json:"message"`

	Data json.RawMessage `json:"data"`
}

// RefuseApprovalRequest is a record of the API.
type RefuseApprovalRequest struct {
	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`
}

// ErrorCode: The code of a refusal. The page "Errors" of the documentation says what each code
// means and what to do.
//
// One of request_unreadable, unauthenticated, test_token, live_token, session_ended,
// sign_in_refused, oidc_refused, link_invalid, notice_unverified, wrong_kind_of_token,
// not_an_operator, confirmation_required, cross_site, role_not_allowed, own_approval,
// person_required, tenant_suspended, user_unavailable, not_found, route_not_found,
// method_not_allowed, account_or_routing_number_invalid, billing_merchant_invalid,
// billing_merchant_deleted, request_too_slow, idempotency_key_in_flight, content_removed,
// body_too_large, unsupported_media_type, invalid_request, list_too_long, malformed_json,
// idempotency_key_invalid, idempotency_key_reused, bank_link_failed, bank_account_unusable,
// bank_account_disabled, payments_in_progress, not_a_business, not_a_merchant, already_verified,
// already_decided, decided_meanwhile, no_merchant, same_user, unknown_user, no_bank_account,
// user_blocked, bank_account_blocked, bank_account_not_validated, not_authorized,
// client_reference_id_taken, limit_exceeded, entry_not_returnable, not_pausable, not_cancelable,
// not_refundable, refund_exceeds_amount, refund_limit_reached, balance_open, already_asked,
// operator_exists, invalid_state, amount_exceeds_debt, webhook_url_refused, event_needs_processor,
// webhook_url_taken, webhook_limit_reached, too_many_requests, too_many_sign_ins,
// too_many_in_progress, too_many_unread_bodies, too_many_connections, headers_too_large,
// internal_error, oidc_unavailable, overloaded, database_unavailable, database_read_only,
// disk_full, disk_failing, invariant_check_timeout, linking_unavailable, shutting_down.
type ErrorCode = string

// EventTimestamp: The time of the event, ISO 8601, UTC.
type EventTimestamp = string

// Livemode: True: the service moves money. False: it is a sandbox.
type Livemode = bool

// TransactionEventDataTraceIdsRefunds is a record of the API.
type TransactionEventDataTraceIdsRefunds struct {
	// The identifier of the refund.
	RefundUUID string `json:"refund_uuid"`

	// The trace number of the debit of the payee: 15 digits. Empty: no bank file has it yet.
	RefundCaptureTraceID string `json:"refund_capture_trace_id"`

	// The trace number of the credit to the payer: 15 digits. Empty: no bank file has it yet.
	RefundPayoutTraceID string `json:"refund_payout_trace_id"`
}

// TransactionEventDataTraceIds: The trace numbers of the entries. A bank finds an entry by its
// trace number.
type TransactionEventDataTraceIds struct {
	// The trace number of the latest debit of the payer: 15 digits. Empty: no bank file has it yet.
	CaptureTraceID string `json:"capture_trace_id"`

	// The trace number of the latest credit to the payee: 15 digits. Empty: no bank file has it yet.
	PayoutTraceID string `json:"payout_trace_id"`

	// The trace number of the latest credit of a reverse payout: 15 digits. Empty: no bank file has it
	// yet.
	ReversePayoutTraceID string `json:"reverse_payout_trace_id"`

	// The trace numbers of each refund, the oldest first. Empty: there are no refunds.
	Refunds []TransactionEventDataTraceIdsRefunds `json:"refunds"`
}

// TransactionEventData is a record of the API.
type TransactionEventData struct {
	// The identifier of the payment.
	UUID string `json:"uuid"`

	// The user who pays.
	PayerUUID string `json:"payer_uuid"`

	// The user who is paid.
	PayeeUUID string `json:"payee_uuid"`

	// The status of the whole payment. It follows from the statuses of its stages.
	//
	// - `CAPTURE_PENDING`: The debit of the payer waits for a bank file, or is in one that the bank
	// has not confirmed.
	// - `CAPTURE_ACH_PENDING`: The bank has the debit of the payer. It can still be returned.
	// - `CAPTURE_COMPLETE`: The debit of the payer is good. The payee is paid in batches and waits for
	// the daily run.
	// - `IN_PAYOUT`: The debit of the payer is good. `payout_status` says how far the payout is. A
	// payment that succeeded keeps this status.
	// - `CAPTURE_ACH_FAILED`: The debit of the payer was returned, or it could not be sent.
	// - `CHARGEBACK`: The debit of the payer was good, and then it was returned as unauthorized.
	// - `CLAWBACK`: The debit of the payer was returned, and the payee has paid the money back.
	// - `REVERSE_PAYOUT`: The payout was returned, and the money goes back to the payer.
	// - `CANCELED`: The payment was canceled before its debit was in a bank file.
	TransactionStatus TransactionStatus `json:"transaction_status"`

	// The status of the capture: the debit of the payer.
	//
	// - `CAPTURE_PENDING`: The debit waits for a bank file, or is in one that the bank has not
	// confirmed.
	// - `CAPTURE_ACH_PENDING`: The bank has the debit. It can still be returned. Some returned debits
	// are sent again in this status.
	// - `CAPTURE_COMPLETE`: The debit is good: it settled, and no return came in time.
	// - `CAPTURE_ACH_FAILED`: The debit was returned, or it could not be sent.
	// - `CAPTURE_CANCELED`: The payment was canceled. The payer was not debited.
	CaptureStatus CaptureStatus `json:"capture_status"`

	// The status of the payout. Null: no payout is reserved.
	PayoutStatus *PayoutStatus `json:"payout_status"`

	// The status of the clawback. Null: there is no clawback.
	ClawbackStatus *ClawbackStatus `json:"clawback_status"`

	// The status of the reverse payout. Null: there is no reverse payout.
	ReversePayoutStatus *ReversePayoutStatus `json:"reverse_payout_status"`

	// The currency of the amounts: always US dollars.
	Currency string `json:"currency"`

	// What is debited from the payer, in cents.
	Amount Cents `json:"amount"`

	// The part of `amount` that the payee does not get, in cents.
	TransactionFee Cents `json:"transaction_fee"`

	// Your own reference for the payment. Empty: none was given.
	ClientReferenceID string `json:"client_reference_id"`

	// Banking days from the settlement of the capture until the payout is created.
	PayoutDelayDays int64 `json:"payout_delay_days"`

	// The name that payer and payee read on their bank statements, at most 16 characters.
	CompanyName string `json:"company_name"`

	// The ACH company entry description, at most 10 characters. Bank statements may show it. Null:
	// none was given, so the debit has `PAYMENT` and the credit `PAYOUT`.
	Description *string `json:"description"`

	// A note for the other side, sent with the entries of business accounts: at most 80 characters,
	// and at most 8000 if the debit is CTX. Null: none was given.
	Addenda *string `json:"addenda"`

	// How the payment was started.
	//
	// - `api`: Alone, by `POST /3p/api/v1/transaction`.
	// - `bulk`: With others, by `POST /3p/api/v1/transactions/bulk`.
	// - `dashboard`: By a person in a dashboard. No operation does this today.
	Type string `json:"type"`

	// The return code of the stage that failed last: capture, payout, clawback or reverse payout. This
	// field and the next two describe the same stage. A retry of the stage does not change them; a won
	// dishonor clears them. A refund has its own three fields. Null: nothing was returned.
	ACHReturnCode *string `json:"ach_return_code"`

	// Why that stage failed, for programs: for instance `insufficient_funds`. Null: no stage failed.
	FailureCode *string `json:"failure_code"`

	// Why that stage failed, as a sentence. Null: no stage failed.
	FailureReason *string `json:"failure_reason"`

	// The text that was given when the payment was canceled. `Canceled by request.` if none was given.
	// Null: it is not canceled.
	CancelReason *string `json:"cancel_reason"`

	// The bank account that is debited.
	PayerBankAccount TransactionBankAccount `json:"payer_bank_account"`

	// The bank account that is credited.
	PayeeBankAccount TransactionBankAccount `json:"payee_bank_account"`

	// The name of the vendor of the payment, or of the processor if it has no vendor.
	VendorName string `json:"vendor_name"`

	// When the payment was started, in UTC.
	CreatedAt Timestamp `json:"created_at"`

	// When the payment changed last, in UTC.
	UpdatedAt Timestamp `json:"updated_at"`

	// The trace numbers of the entries. A bank finds an entry by its trace number.
	TraceIds TransactionEventDataTraceIds `json:"trace_ids"`

	// Your own data, by key. At most 50 keys of 1 to 40 characters without square brackets, and values
	// of at most 500 characters. Write no personal data into it. Absent: none.
	Metadata Metadata `json:"metadata,omitempty"`

	// The number of the event among the events of this record: a higher one is newer.
	Sequence int64 `json:"sequence"`
}

// TransactionStartedEvent: A payment is accepted.
type TransactionStartedEvent struct {
	// The name of the event.
	Type string `json:"type"`

	// The time of the event, ISO 8601, UTC.
	Timestamp EventTimestamp `json:"timestamp"`

	// True: the service moves money. False: it is a sandbox.
	Livemode Livemode `json:"livemode"`

	// The record as it was when the event happened.
	Data TransactionEventData `json:"data"`

	// The identifier of the event: the `webhook-id` of its deliveries, and its place in the log.
	UUID string `json:"uuid"`
}

// TransactionCaptureStartedEvent: The bank has the debit of the payer. A new attempt raises the
// event again.
type TransactionCaptureStartedEvent struct {
	// The name of the event.
	Type string `json:"type"`

	// The time of the event, ISO 8601, UTC.
	Timestamp EventTimestamp `json:"timestamp"`

	// True: the service moves money. False: it is a sandbox.
	Livemode Livemode `json:"livemode"`

	// The record as it was when the event happened.
	Data TransactionEventData `json:"data"`

	// The identifier of the event: the `webhook-id` of its deliveries, and its place in the log.
	UUID string `json:"uuid"`
}

// TransactionCompletedEvent: The debit of the payer counts as good, or counts as good again because
// its return was dishonored. TransactionFailed can still follow.
type TransactionCompletedEvent struct {
	// The name of the event.
	Type string `json:"type"`

	// The time of the event, ISO 8601, UTC.
	Timestamp EventTimestamp `json:"timestamp"`

	// True: the service moves money. False: it is a sandbox.
	Livemode Livemode `json:"livemode"`

	// The record as it was when the event happened.
	Data TransactionEventData `json:"data"`

	// The identifier of the event: the `webhook-id` of its deliveries, and its place in the log.
	UUID string `json:"uuid"`
}

// TransactionFailedEvent: The debit of the payer is returned, before or after TransactionCompleted,
// or Achord gives it up.
type TransactionFailedEvent struct {
	// The name of the event.
	Type string `json:"type"`

	// The time of the event, ISO 8601, UTC.
	Timestamp EventTimestamp `json:"timestamp"`

	// True: the service moves money. False: it is a sandbox.
	Livemode Livemode `json:"livemode"`

	// The record as it was when the event happened.
	Data TransactionEventData `json:"data"`

	// The identifier of the event: the `webhook-id` of its deliveries, and its place in the log.
	UUID string `json:"uuid"`
}

// TransactionCanceledEvent: The payment is canceled before its debit is in a file.
type TransactionCanceledEvent struct {
	// The name of the event.
	Type string `json:"type"`

	// The time of the event, ISO 8601, UTC.
	Timestamp EventTimestamp `json:"timestamp"`

	// True: the service moves money. False: it is a sandbox.
	Livemode Livemode `json:"livemode"`

	// The record as it was when the event happened.
	Data TransactionEventData `json:"data"`

	// The identifier of the event: the `webhook-id` of its deliveries, and its place in the log.
	UUID string `json:"uuid"`
}

// PayoutFailedEvent: The credit to the payee is returned, before or after PayoutCompleted.
type PayoutFailedEvent struct {
	// The name of the event.
	Type string `json:"type"`

	// The time of the event, ISO 8601, UTC.
	Timestamp EventTimestamp `json:"timestamp"`

	// True: the service moves money. False: it is a sandbox.
	Livemode Livemode `json:"livemode"`

	// The record as it was when the event happened.
	Data TransactionEventData `json:"data"`

	// The identifier of the event: the `webhook-id` of its deliveries, and its place in the log.
	UUID string `json:"uuid"`
}

// PayoutCompletedEvent: The credit to the payee is settled, or nothing is left to pay out.
type PayoutCompletedEvent struct {
	// The name of the event.
	Type string `json:"type"`

	// The time of the event, ISO 8601, UTC.
	Timestamp EventTimestamp `json:"timestamp"`

	// True: the service moves money. False: it is a sandbox.
	Livemode Livemode `json:"livemode"`

	// The record as it was when the event happened.
	Data TransactionEventData `json:"data"`

	// The identifier of the event: the `webhook-id` of its deliveries, and its place in the log.
	UUID string `json:"uuid"`
}

// ClawbackStartedEvent: The payee owes the amount that was paid out and will be debited. In most
// cases the debit of the payer was returned.
type ClawbackStartedEvent struct {
	// The name of the event.
	Type string `json:"type"`

	// The time of the event, ISO 8601, UTC.
	Timestamp EventTimestamp `json:"timestamp"`

	// True: the service moves money. False: it is a sandbox.
	Livemode Livemode `json:"livemode"`

	// The record as it was when the event happened.
	Data TransactionEventData `json:"data"`

	// The identifier of the event: the `webhook-id` of its deliveries, and its place in the log.
	UUID string `json:"uuid"`
}

// ClawbackFailedEvent: The debit of the payee is returned or not allowed, or a part of the debt is
// written off.
type ClawbackFailedEvent struct {
	// The name of the event.
	Type string `json:"type"`

	// The time of the event, ISO 8601, UTC.
	Timestamp EventTimestamp `json:"timestamp"`

	// True: the service moves money. False: it is a sandbox.
	Livemode Livemode `json:"livemode"`

	// The record as it was when the event happened.
	Data TransactionEventData `json:"data"`

	// The identifier of the event: the `webhook-id` of its deliveries, and its place in the log.
	UUID string `json:"uuid"`
}

// ClawbackCompletedEvent: The payee no longer owes anything of the payment.
type ClawbackCompletedEvent struct {
	// The name of the event.
	Type string `json:"type"`

	// The time of the event, ISO 8601, UTC.
	Timestamp EventTimestamp `json:"timestamp"`

	// True: the service moves money. False: it is a sandbox.
	Livemode Livemode `json:"livemode"`

	// The record as it was when the event happened.
	Data TransactionEventData `json:"data"`

	// The identifier of the event: the `webhook-id` of its deliveries, and its place in the log.
	UUID string `json:"uuid"`
}

// BankAccountEventData is a record of the API.
type BankAccountEventData struct {
	// The identifier of the bank account.
	UUID string `json:"uuid"`

	// How the account was added.
	//
	// - `manual`: With its account number and routing number.
	// - `bank_link`: Through the linking provider.
	AggregatorType AggregatorType `json:"aggregator_type"`

	// When the bank account was added, in UTC.
	CreatedAt Timestamp `json:"created_at"`

	// Whether payments of the user that name no account use this one.
	IsDefault bool `json:"is_default"`

	// The user of the bank account.
	UserUUID string `json:"user_uuid"`

	// The account number. Lists and events show only its last four characters, after `****`. Null in
	// BankLinkFailed.
	AccountNumber *string `json:"account_number"`

	// The ABA routing number of the bank: 9 digits. Null in BankLinkFailed.
	RoutingNumber *string `json:"routing_number"`

	// The name of the account at the bank. Null in BankLinkFailed.
	AccountName *string `json:"account_name"`

	// The kind of the account at the bank. Null in BankLinkFailed.
	AccountType *string `json:"account_type"`

	// What the validation of the account number and routing number said.
	//
	// - `valid`: They are valid.
	// - `invalid`: One of them is wrong.
	// - `not_validated`: No validation was asked for, or the provider gave no verdict.
	ValidAccount *AccountValidity `json:"valid_account,omitempty"`

	// The number of the event among the events of this record: a higher one is newer.
	Sequence int64 `json:"sequence"`
}

// BankLinkedSuccessfullyEvent: A bank account is added to a user, by its numbers or by linking.
type BankLinkedSuccessfullyEvent struct {
	// The name of the event.
	Type string `json:"type"`

	// The time of the event, ISO 8601, UTC.
	Timestamp EventTimestamp `json:"timestamp"`

	// True: the service moves money. False: it is a sandbox.
	Livemode Livemode `json:"livemode"`

	// The record as it was when the event happened.
	Data BankAccountEventData `json:"data"`

	// The identifier of the event: the `webhook-id` of its deliveries, and its place in the log.
	UUID string `json:"uuid"`
}

// BankLinkFailedEvent: Linking a bank account fails. No bank account is added, so the fields are
// null.
type BankLinkFailedEvent struct {
	// The name of the event.
	Type string `json:"type"`

	// The time of the event, ISO 8601, UTC.
	Timestamp EventTimestamp `json:"timestamp"`

	// True: the service moves money. False: it is a sandbox.
	Livemode Livemode `json:"livemode"`

	// The record as it was when the event happened.
	Data BankAccountEventData `json:"data"`

	// The identifier of the event: the `webhook-id` of its deliveries, and its place in the log.
	UUID string `json:"uuid"`
}

// BankAccountRemovedEvent: A bank account is removed, or a return or a notification of change
// disables it.
type BankAccountRemovedEvent struct {
	// The name of the event.
	Type string `json:"type"`

	// The time of the event, ISO 8601, UTC.
	Timestamp EventTimestamp `json:"timestamp"`

	// True: the service moves money. False: it is a sandbox.
	Livemode Livemode `json:"livemode"`

	// The record as it was when the event happened.
	Data BankAccountEventData `json:"data"`

	// The identifier of the event: the `webhook-id` of its deliveries, and its place in the log.
	UUID string `json:"uuid"`
}

// BusinessEventData is a record of the API.
type BusinessEventData struct {
	// The identifier of the user: `{user_uuid}` of other paths.
	UUID string `json:"uuid"`

	// Whether the user is a person or a business.
	Kind string `json:"kind"`

	// The vendor that the user belongs to. Null: the user belongs to the processor itself.
	VendorUUID *string `json:"vendor_uuid"`

	// The first name; of a business, of its contact. Null: none was given.
	FirstName *string `json:"first_name"`

	// The last name; of a business, of its contact. Null: none was given.
	LastName *string `json:"last_name"`

	// The e-mail address. Null: none was given.
	Email *string `json:"email"`

	// The telephone number. Null: none was given.
	Phone *string `json:"phone"`

	// Your own reference for the user. Empty: none was given.
	ClientReferenceID string `json:"client_reference_id"`

	// The name that entries in bank files show, and so the bank of the user: in capital letters of
	// ASCII, cut to 22 characters. `RECEIVER` if no character of the name is in a bank file: then give
	// `name_in_file`.
	NameInFile string `json:"name_in_file"`

	// The postal address of the user. Null: none was given.
	Address *Address `json:"address"`

	// How the user is paid as a payee.
	//
	// - `individual`: Each payment has a payout of its own.
	// - `batch`: One payout on a banking day has all payments that became good since the last one.
	PayoutType PayoutType `json:"payout_type"`

	// The status of the business verification (KYB). Null: a person, or a business that was never
	// submitted.
	KYBStatus *KYBStatus `json:"kyb_status"`

	// What the tenant has to correct before it submits the business again. Null: no correction is
	// asked for.
	KYBResubmissionReason *string `json:"kyb_resubmission_reason"`

	// What only a business has. Null: the user is a person.
	Business *Business `json:"business"`

	// The part of the fee that is a percentage of the amount of a payment, in percent: 2.9 is 2.9 %.
	// For payments that name no `transaction_fee`. Null: the fee has no such part.
	TransactionFeePercent *Percent `json:"transaction_fee_percent"`

	// The part of the fee that is the same for each payment, in cents. Null: the fee has no such part.
	TransactionFeeFixed *Cents `json:"transaction_fee_fixed"`

	// The highest fee of a payment, in cents. Null: the fee has no maximum.
	MaximumTransactionFee *Cents `json:"maximum_transaction_fee"`

	// When the user was registered, in UTC.
	CreatedAt Timestamp `json:"created_at"`

	// When the user was changed last, in UTC.
	UpdatedAt Timestamp `json:"updated_at"`

	// When the user was deleted, in UTC. Null: the user is not deleted.
	DeletedAt *Timestamp `json:"deleted_at"`

	// Your own data, by key. At most 50 keys of 1 to 40 characters without square brackets, and values
	// of at most 500 characters. Write no personal data into it. Absent: none.
	Metadata Metadata `json:"metadata,omitempty"`

	// The number of the event among the events of this record: a higher one is newer.
	Sequence int64 `json:"sequence"`
}

// BusinessCreatedEvent: A business is registered.
type BusinessCreatedEvent struct {
	// The name of the event.
	Type string `json:"type"`

	// The time of the event, ISO 8601, UTC.
	Timestamp EventTimestamp `json:"timestamp"`

	// True: the service moves money. False: it is a sandbox.
	Livemode Livemode `json:"livemode"`

	// The record as it was when the event happened.
	Data BusinessEventData `json:"data"`

	// The identifier of the event: the `webhook-id` of its deliveries, and its place in the log.
	UUID string `json:"uuid"`
}

// BusinessUpdatedEvent: The data or the KYB status of a business changes, or the business is
// deleted.
type BusinessUpdatedEvent struct {
	// The name of the event.
	Type string `json:"type"`

	// The time of the event, ISO 8601, UTC.
	Timestamp EventTimestamp `json:"timestamp"`

	// True: the service moves money. False: it is a sandbox.
	Livemode Livemode `json:"livemode"`

	// The record as it was when the event happened.
	Data BusinessEventData `json:"data"`

	// The identifier of the event: the `webhook-id` of its deliveries, and its place in the log.
	UUID string `json:"uuid"`
}

// BatchPayoutEventData is a record of the API.
type BatchPayoutEventData struct {
	// The identifier of the batch.
	UUID string `json:"uuid"`

	// The sum of the members, in cents.
	Amount int64 `json:"amount"`

	// The number of merchants.
	MerchantCount int64 `json:"merchant_count"`

	// The number of payments; in a batch of refunds, the number of refunds.
	TransactionCount int64 `json:"transaction_count"`

	// The uuids of its payments, at most 200 of them.
	TransactionUUIDs BatchTransactionUUIDs `json:"transaction_uuids"`

	// The time of the daily run that made the batch, in UTC.
	RunAt Timestamp `json:"run_at"`

	// When the batch was stored, in UTC.
	CreatedAt Timestamp `json:"created_at"`

	// The number of the event among the events of this record: a higher one is newer.
	Sequence int64 `json:"sequence"`
}

// BatchPayoutEvent: A daily run collects the payouts that are due to batch payees.
type BatchPayoutEvent struct {
	// The name of the event.
	Type string `json:"type"`

	// The time of the event, ISO 8601, UTC.
	Timestamp EventTimestamp `json:"timestamp"`

	// True: the service moves money. False: it is a sandbox.
	Livemode Livemode `json:"livemode"`

	// The record as it was when the event happened.
	Data BatchPayoutEventData `json:"data"`

	// The identifier of the event: the `webhook-id` of its deliveries, and its place in the log.
	UUID string `json:"uuid"`
}

// BatchRefundEventData is a record of the API.
type BatchRefundEventData struct {
	// The identifier of the batch.
	UUID string `json:"uuid"`

	// The sum of the members, in cents.
	Amount int64 `json:"amount"`

	// The number of merchants.
	MerchantCount int64 `json:"merchant_count"`

	// The number of payments; in a batch of refunds, the number of refunds.
	TransactionCount int64 `json:"transaction_count"`

	// The uuids of its payments, at most 200 of them.
	TransactionUUIDs BatchTransactionUUIDs `json:"transaction_uuids"`

	// The time of the daily run that made the batch, in UTC.
	RunAt Timestamp `json:"run_at"`

	// When the batch was stored, in UTC.
	CreatedAt Timestamp `json:"created_at"`

	// The number of the event among the events of this record: a higher one is newer.
	Sequence int64 `json:"sequence"`
}

// BatchRefundEvent: The bank has the debits of batch payees for the refunds of a daily run.
type BatchRefundEvent struct {
	// The name of the event.
	Type string `json:"type"`

	// The time of the event, ISO 8601, UTC.
	Timestamp EventTimestamp `json:"timestamp"`

	// True: the service moves money. False: it is a sandbox.
	Livemode Livemode `json:"livemode"`

	// The record as it was when the event happened.
	Data BatchRefundEventData `json:"data"`

	// The identifier of the event: the `webhook-id` of its deliveries, and its place in the log.
	UUID string `json:"uuid"`
}

// MerchantBatchEventData is a record of the API.
type MerchantBatchEventData struct {
	// The identifier of the batch of the merchant.
	UUID string `json:"uuid"`

	// The batch of the whole daily run.
	BatchUUID string `json:"batch_uuid"`

	// The merchant that is paid or debited.
	MerchantUUID string `json:"merchant_uuid"`

	// The bank account of the merchant.
	BankAccountUUID string `json:"bank_account_uuid"`

	// The sum of the members, in cents.
	Amount int64 `json:"amount"`

	// The first of these statuses that a member has; a payment and a refund explain them. Payouts:
	// PAYOUT_ACH_FAILED, PAYOUT_PENDING_ACH, PAYOUT_ACH_PENDING, PAYOUT_COMPLETE, PAYOUT_CANCELED.
	// Refunds: REFUND_FAILED, REFUND_PENDING, REFUND_CAPTURE_ACH_PENDING, REFUND_ACH_PENDING,
	// REFUND_COMPLETE.
	Status BatchStatus `json:"status"`

	// The number of payments; in a batch of refunds, the number of refunds.
	TransactionCount int64 `json:"transaction_count"`

	// The uuids of its payments, at most 200 of them.
	TransactionUUIDs BatchTransactionUUIDs `json:"transaction_uuids"`

	// Trace number of the latest entry of the batch. Null: it is in no file yet.
	TraceID *LatestTrace `json:"trace_id"`

	// When the batch was stored, in UTC.
	CreatedAt Timestamp `json:"created_at"`

	// The number of the event among the events of this record: a higher one is newer.
	Sequence int64 `json:"sequence"`
}

// MerchantBatchPayoutEvent: A daily run collects the payouts that are due to one batch payee. One
// credit pays them.
type MerchantBatchPayoutEvent struct {
	// The name of the event.
	Type string `json:"type"`

	// The time of the event, ISO 8601, UTC.
	Timestamp EventTimestamp `json:"timestamp"`

	// True: the service moves money. False: it is a sandbox.
	Livemode Livemode `json:"livemode"`

	// The record as it was when the event happened.
	Data MerchantBatchEventData `json:"data"`

	// The identifier of the event: the `webhook-id` of its deliveries, and its place in the log.
	UUID string `json:"uuid"`
}

// RefundEventData is a record of the API.
type RefundEventData struct {
	// The identifier of the refund.
	UUID string `json:"uuid"`

	// The payment that is refunded.
	TransactionUUID string `json:"transaction_uuid"`

	// What is refunded, in cents.
	Amount Cents `json:"amount"`

	// The status of the refund: a debit of the payee, then a credit to the payer.
	//
	// - `REFUND_PENDING`: The debit of the payee waits: for the payout, for a bank file, or for the
	// bank to confirm it.
	// - `REFUND_CAPTURE_ACH_PENDING`: The bank has the debit of the payee. It can still be returned.
	// - `REFUND_ACH_PENDING`: The debit of the payee is good. The credit to the payer waits for a bank
	// file, or the bank has it.
	// - `REFUND_COMPLETE`: The credit to the payer settled.
	// - `REFUND_FAILED`: An entry of the refund was returned, or the payment itself was returned.
	Status RefundStatus `json:"status"`

	// Your own reference for the refund. Empty: none was given.
	ClientReferenceID string `json:"client_reference_id"`

	// Trace number of the debit of the payee. Empty until it is known.
	RefundCaptureTraceID string `json:"refund_capture_trace_id"`

	// Trace number of the credit to the payer. Empty until it is known.
	RefundPayoutTraceID string `json:"refund_payout_trace_id"`

	// Why the refund waits: a hold on its payment, or what must happen before its debit. Null: it does
	// not wait.
	HeldReason *string `json:"held_reason"`

	// The return code of the last failed entry of this refund. This field and the next two describe
	// the same entry: the debit of the payee or the credit to the payer. Null: nothing was returned.
	ACHReturnCode *string `json:"ach_return_code"`

	// Why that entry failed or was not made, for programs. Null: no entry failed.
	FailureCode *string `json:"failure_code"`

	// Why that entry failed or was not made, as a sentence. Null: no entry failed.
	FailureReason *string `json:"failure_reason"`

	// When the refund was accepted, in UTC.
	CreatedAt Timestamp `json:"created_at"`

	// When the refund changed last, in UTC.
	UpdatedAt Timestamp `json:"updated_at"`

	// Your own data, by key. At most 50 keys of 1 to 40 characters without square brackets, and values
	// of at most 500 characters. Write no personal data into it. Absent: none.
	Metadata Metadata `json:"metadata,omitempty"`

	// The number of the event among the events of this record: a higher one is newer.
	Sequence int64 `json:"sequence"`
}

// RefundPendingEvent: A refund is accepted.
type RefundPendingEvent struct {
	// The name of the event.
	Type string `json:"type"`

	// The time of the event, ISO 8601, UTC.
	Timestamp EventTimestamp `json:"timestamp"`

	// True: the service moves money. False: it is a sandbox.
	Livemode Livemode `json:"livemode"`

	// The record as it was when the event happened.
	Data RefundEventData `json:"data"`

	// The identifier of the event: the `webhook-id` of its deliveries, and its place in the log.
	UUID string `json:"uuid"`
}

// RefundCaptureStartedEvent: The bank has the debit of the payee. A new attempt raises the event
// again.
type RefundCaptureStartedEvent struct {
	// The name of the event.
	Type string `json:"type"`

	// The time of the event, ISO 8601, UTC.
	Timestamp EventTimestamp `json:"timestamp"`

	// True: the service moves money. False: it is a sandbox.
	Livemode Livemode `json:"livemode"`

	// The record as it was when the event happened.
	Data RefundEventData `json:"data"`

	// The identifier of the event: the `webhook-id` of its deliveries, and its place in the log.
	UUID string `json:"uuid"`
}

// RefundCaptureCompletedEvent: The debit of the payee counts as good.
type RefundCaptureCompletedEvent struct {
	// The name of the event.
	Type string `json:"type"`

	// The time of the event, ISO 8601, UTC.
	Timestamp EventTimestamp `json:"timestamp"`

	// True: the service moves money. False: it is a sandbox.
	Livemode Livemode `json:"livemode"`

	// The record as it was when the event happened.
	Data RefundEventData `json:"data"`

	// The identifier of the event: the `webhook-id` of its deliveries, and its place in the log.
	UUID string `json:"uuid"`
}

// RefundCaptureFailedEvent: The debit of the payee is returned, or is not made because the payment
// was returned.
type RefundCaptureFailedEvent struct {
	// The name of the event.
	Type string `json:"type"`

	// The time of the event, ISO 8601, UTC.
	Timestamp EventTimestamp `json:"timestamp"`

	// True: the service moves money. False: it is a sandbox.
	Livemode Livemode `json:"livemode"`

	// The record as it was when the event happened.
	Data RefundEventData `json:"data"`

	// The identifier of the event: the `webhook-id` of its deliveries, and its place in the log.
	UUID string `json:"uuid"`
}

// RefundPayoutPendingEvent: The credit to the payer is due. A new attempt raises the event again.
type RefundPayoutPendingEvent struct {
	// The name of the event.
	Type string `json:"type"`

	// The time of the event, ISO 8601, UTC.
	Timestamp EventTimestamp `json:"timestamp"`

	// True: the service moves money. False: it is a sandbox.
	Livemode Livemode `json:"livemode"`

	// The record as it was when the event happened.
	Data RefundEventData `json:"data"`

	// The identifier of the event: the `webhook-id` of its deliveries, and its place in the log.
	UUID string `json:"uuid"`
}

// RefundPayoutCompletedEvent: The credit to the payer is settled.
type RefundPayoutCompletedEvent struct {
	// The name of the event.
	Type string `json:"type"`

	// The time of the event, ISO 8601, UTC.
	Timestamp EventTimestamp `json:"timestamp"`

	// True: the service moves money. False: it is a sandbox.
	Livemode Livemode `json:"livemode"`

	// The record as it was when the event happened.
	Data RefundEventData `json:"data"`

	// The identifier of the event: the `webhook-id` of its deliveries, and its place in the log.
	UUID string `json:"uuid"`
}

// RefundPayoutFailedEvent: The credit to the payer is returned, or is not made because the payment
// or the debit of the payee was returned.
type RefundPayoutFailedEvent struct {
	// The name of the event.
	Type string `json:"type"`

	// The time of the event, ISO 8601, UTC.
	Timestamp EventTimestamp `json:"timestamp"`

	// True: the service moves money. False: it is a sandbox.
	Livemode Livemode `json:"livemode"`

	// The record as it was when the event happened.
	Data RefundEventData `json:"data"`

	// The identifier of the event: the `webhook-id` of its deliveries, and its place in the log.
	UUID string `json:"uuid"`
}

// ReversePayoutStartedEvent: The payer is owed the amount and will be credited. In most cases the
// credit to the payee was returned.
type ReversePayoutStartedEvent struct {
	// The name of the event.
	Type string `json:"type"`

	// The time of the event, ISO 8601, UTC.
	Timestamp EventTimestamp `json:"timestamp"`

	// True: the service moves money. False: it is a sandbox.
	Livemode Livemode `json:"livemode"`

	// The record as it was when the event happened.
	Data TransactionEventData `json:"data"`

	// The identifier of the event: the `webhook-id` of its deliveries, and its place in the log.
	UUID string `json:"uuid"`
}

// ReversePayoutCompletedEvent: The credit to the payer is settled.
type ReversePayoutCompletedEvent struct {
	// The name of the event.
	Type string `json:"type"`

	// The time of the event, ISO 8601, UTC.
	Timestamp EventTimestamp `json:"timestamp"`

	// True: the service moves money. False: it is a sandbox.
	Livemode Livemode `json:"livemode"`

	// The record as it was when the event happened.
	Data TransactionEventData `json:"data"`

	// The identifier of the event: the `webhook-id` of its deliveries, and its place in the log.
	UUID string `json:"uuid"`
}

// ReversePayoutFailedEvent: The credit to the payer is returned, or the payer is no longer owed
// anything.
type ReversePayoutFailedEvent struct {
	// The name of the event.
	Type string `json:"type"`

	// The time of the event, ISO 8601, UTC.
	Timestamp EventTimestamp `json:"timestamp"`

	// True: the service moves money. False: it is a sandbox.
	Livemode Livemode `json:"livemode"`

	// The record as it was when the event happened.
	Data TransactionEventData `json:"data"`

	// The identifier of the event: the `webhook-id` of its deliveries, and its place in the log.
	UUID string `json:"uuid"`
}

// ListUsersQuery is a record of the API.
type ListUsersQuery struct {
	// The number of the page. 1 by default.
	Page *int64 `json:"page,omitempty"`

	// Records on a page. 10 by default, at most 100.
	PerPage *int64 `json:"per_page,omitempty"`

	// The first day of the period, in UTC. The period includes it.
	StartDate *Day `json:"start_date,omitempty"`

	// The last day of the period, in UTC. The period includes it.
	EndDate *Day `json:"end_date,omitempty"`

	// Which record is the first. `newest` by default.
	SortOrder *string `json:"sort_order,omitempty"`

	// Only persons, or only businesses.
	Kind *string `json:"kind,omitempty"`

	// Only businesses with this status.
	KYBStatus *KYBStatus `json:"kyb_status,omitempty"`

	// Only users with exactly this reference.
	ClientReferenceID *string `json:"client_reference_id,omitempty"`

	// Only users with this e-mail address, in any case of letters.
	Email *string `json:"email,omitempty"`

	// Only records whose metadata has this value now: `metadata[order]=94304`.
	Metadata map[string]string `json:"metadata,omitempty"`

	// Only users of this vendor.
	VendorUUID *string `json:"vendor_uuid,omitempty"`

	// True: the list has deleted users too.
	IncludeDeleted *bool `json:"include_deleted,omitempty"`
}

// ListUsersData: A page of the list.
type ListUsersData struct {
	// The records of this page.
	Users []User `json:"users"`

	// Where this page is in the whole list.
	Pagination Pagination `json:"pagination"`
}

// GetMerchantBillingQuery is a record of the API.
type GetMerchantBillingQuery struct {
	// The first day of the period, in UTC. The period includes it.
	StartDate *Day `json:"start_date,omitempty"`

	// The last day of the period, in UTC. The period includes it.
	EndDate *Day `json:"end_date,omitempty"`
}

// GetMerchantBillingDataBillableEvents is a record of the API.
type GetMerchantBillingDataBillableEvents struct {
	// What was billed.
	//
	// - `account_validation`: A validation that ended as valid or invalid.
	// - `business_verification`: A business verification that the provider decided.
	// - `standard_ach`: An entry at the standard speed. It counts for the tenant, so it is 0 here.
	// - `same_day_ach`: An entry at the same-day speed. It counts for the tenant, so it is 0 here.
	// - `return`: A returned entry. It counts for the tenant, so it is 0 here.
	Kind string `json:"kind"`

	// The number of events of this kind in the period.
	Count int64 `json:"count"`
}

// GetMerchantBillingData: The result of the operation.
type GetMerchantBillingData struct {
	// The merchant that the events are attributed to.
	MerchantUUID string `json:"merchant_uuid"`

	// The first day of the period, in UTC. The period includes it.
	StartDate Day `json:"start_date"`

	// The last day of the period, in UTC. The period includes it.
	EndDate Day `json:"end_date"`

	// One entry for each kind, also for a kind without events.
	BillableEvents []GetMerchantBillingDataBillableEvents `json:"billable_events"`

	// The number of events of all kinds.
	Total int64 `json:"total"`
}

// ListUserBankAccountsQuery is a record of the API.
type ListUserBankAccountsQuery struct {
	// The number of the page. 1 by default.
	Page *int64 `json:"page,omitempty"`

	// Records on a page. 10 by default, at most 100.
	PerPage *int64 `json:"per_page,omitempty"`
}

// ValidateBankAccountData: The result of the operation.
type ValidateBankAccountData struct {
	// What the validation of the account number and routing number said.
	//
	// - `valid`: They are valid.
	// - `invalid`: One of them is wrong.
	// - `not_validated`: No validation was asked for, or the provider gave no verdict.
	ValidAccount AccountValidity `json:"valid_account"`

	// The routing number that replaced the given one; validate again with it. Null: none replaced it.
	NewRoutingNumber *string `json:"new_routing_number"`
}

// ListBankAccountRequestsQuery is a record of the API.
type ListBankAccountRequestsQuery struct {
	// Where the page begins: `next` of an earlier answer with the same filters. Absent: the first
	// page.
	After *string `json:"after,omitempty"`

	// Records on a page. 10 by default, at most 100.
	Limit *int64 `json:"limit,omitempty"`
}

// ListBankAccountRequestsData: A page of the list.
type ListBankAccountRequestsData struct {
	// The records of this page.
	BankAccountRequests []BankAccountRequest `json:"bank_account_requests"`

	// Send it as `after` to read the next page. Null: there are no more records.
	Next *string `json:"next"`
}

// ListAccountValidationsQuery is a record of the API.
type ListAccountValidationsQuery struct {
	UserUUID *string `json:"user_uuid,omitempty"`

	BankAccountUUID *string `json:"bank_account_uuid,omitempty"`

	// Where the page begins: `next` of an earlier answer with the same filters. Absent: the first
	// page.
	After *string `json:"after,omitempty"`

	// Records on a page. 10 by default, at most 100.
	Limit *int64 `json:"limit,omitempty"`
}

// ListAccountValidationsData: A page of the list.
type ListAccountValidationsData struct {
	// The records of this page.
	AccountValidations []AccountValidation `json:"account_validations"`

	// Send it as `after` to read the next page. Null: there are no more records.
	Next *string `json:"next"`
}

// ListLinkedItemsQuery is a record of the API.
type ListLinkedItemsQuery struct {
	ProcessorUUID *string `json:"processor_uuid,omitempty"`

	State *string `json:"state,omitempty"`

	// Where the page begins: `next` of an earlier answer with the same filters. Absent: the first
	// page.
	After *string `json:"after,omitempty"`

	// Records on a page. 10 by default, at most 100.
	Limit *int64 `json:"limit,omitempty"`
}

// ListLinkedItemsData: A page of the list.
type ListLinkedItemsData struct {
	// The records of this page.
	LinkedItems []LinkedItem `json:"linked_items"`

	// Send it as `after` to read the next page. Null: there are no more records.
	Next *string `json:"next"`
}

// GetRoutingDirectoryData: The result of the operation.
type GetRoutingDirectoryData struct {
	// none: no directory was imported; old: the last import is more than 45 days ago.
	State string `json:"state"`

	Imports []RoutingDirectoryImport `json:"imports"`
}

// ListUnlistedAccountsQuery is a record of the API.
type ListUnlistedAccountsQuery struct {
	ProcessorUUID *string `json:"processor_uuid,omitempty"`

	// Where the page begins: `next` of an earlier answer with the same filters. Absent: the first
	// page.
	After *string `json:"after,omitempty"`

	// Records on a page. 10 by default, at most 100.
	Limit *int64 `json:"limit,omitempty"`
}

// ListUnlistedAccountsData: A page of the list.
type ListUnlistedAccountsData struct {
	// The records of this page.
	UnlistedAccounts []UnlistedAccount `json:"unlisted_accounts"`

	// Send it as `after` to read the next page. Null: there are no more records.
	Next *string `json:"next"`
}

// CreateTransactionsInBulkDataResults is a record of the API.
type CreateTransactionsInBulkDataResults struct {
	// The HTTP status that the single operation would answer.
	Code int64 `json:"code"`

	// The body that the single operation would answer.
	Body json.RawMessage `json:"body"`
}

// CreateTransactionsInBulkData: The result of the operation.
type CreateTransactionsInBulkData struct {
	// The answer to each item, in the order of the items.
	Results []CreateTransactionsInBulkDataResults `json:"results"`
}

// ListTransactionsQuery is a record of the API.
type ListTransactionsQuery struct {
	// The number of the page. 1 by default.
	Page *int64 `json:"page,omitempty"`

	// Records on a page. 10 by default, at most 100.
	PerPage *int64 `json:"per_page,omitempty"`

	// Where the page begins: the header `Achord-Next` of the page before, with the same parameters.
	// Absent: the page is counted from the first one.
	After *string `json:"after,omitempty"`

	// The first day of the period, in UTC. The period includes it.
	StartDate *Day `json:"start_date,omitempty"`

	// The last day of the period, in UTC. The period includes it.
	EndDate *Day `json:"end_date,omitempty"`

	// Which record is the first. `newest` by default.
	SortOrder *string `json:"sort_order,omitempty"`

	// Only payments with this bank account of the payer. It needs `payer_account_aggregator_type`.
	PayerAccountUUID *string `json:"payer_account_uuid,omitempty"`

	// How that bank account of the payer was added. It needs `payer_account_uuid`.
	PayerAccountAggregatorType *AggregatorType `json:"payer_account_aggregator_type,omitempty"`

	// Only payments with this bank account of the payee. It needs `payee_account_aggregator_type`.
	PayeeAccountUUID *string `json:"payee_account_uuid,omitempty"`

	// How that bank account of the payee was added. It needs `payee_account_uuid`.
	PayeeAccountAggregatorType *AggregatorType `json:"payee_account_aggregator_type,omitempty"`

	// Only payments with this user as payer.
	PayerUUID *string `json:"payer_uuid,omitempty"`

	// Only payments with this user as payee.
	PayeeUUID *string `json:"payee_uuid,omitempty"`

	// Only payments with this user as payer or payee.
	UserUUID *string `json:"user_uuid,omitempty"`

	// Only payments in this state.
	State *TransactionState `json:"state,omitempty"`

	// Only payments with this status.
	TransactionStatus *TransactionStatus `json:"transaction_status,omitempty"`

	// Only payments with this status.
	CaptureStatus *CaptureStatus `json:"capture_status,omitempty"`

	// Only payments with this status.
	PayoutStatus *PayoutStatus `json:"payout_status,omitempty"`

	// Only payments with this status.
	ClawbackStatus *ClawbackStatus `json:"clawback_status,omitempty"`

	// Only payments with this status.
	ReversePayoutStatus *ReversePayoutStatus `json:"reverse_payout_status,omitempty"`

	// Only payments that came back with this return code, such as R01.
	ACHReturnCode *string `json:"ach_return_code,omitempty"`

	// Only payments of this amount or more, in cents.
	AmountFrom *PositiveCents `json:"amount_from,omitempty"`

	// Only payments of this amount or less, in cents.
	AmountTo *PositiveCents `json:"amount_to,omitempty"`

	// Only payments with exactly this reference.
	ClientReferenceID *string `json:"client_reference_id,omitempty"`

	// Only records whose metadata has this value now: `metadata[order]=94304`.
	Metadata map[string]string `json:"metadata,omitempty"`

	// Only payments with an entry that has this trace number: 15 digits.
	TraceID *string `json:"trace_id,omitempty"`

	// Only payments with an entry that came back at this time or later: `YYYY-MM-DD HH:MM:SS` in UTC,
	// or ISO 8601 with a zone.
	ReturnedFrom *string `json:"returned_from,omitempty"`

	// Only payments with an entry that came back before this time: `YYYY-MM-DD HH:MM:SS` in UTC, or
	// ISO 8601 with a zone.
	ReturnedBefore *string `json:"returned_before,omitempty"`

	// True: only payments with an open hold. False: only payments without one.
	Held *bool `json:"held,omitempty"`

	// Only payments that were started at this time or later: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601
	// with a zone.
	CreatedFrom *string `json:"created_from,omitempty"`

	// Only payments that were started before this time: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with
	// a zone.
	CreatedBefore *string `json:"created_before,omitempty"`

	// Only payments that changed at this time or later: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with
	// a zone.
	UpdatedSince *string `json:"updated_since,omitempty"`

	// Only payments that changed last before this time: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with
	// a zone.
	UpdatedBefore *string `json:"updated_before,omitempty"`

	// Only payments of this vendor.
	VendorUUID *string `json:"vendor_uuid,omitempty"`
}

// ListTransactionsData: A page of the list.
type ListTransactionsData struct {
	// The records of this page.
	Transactions []Transaction `json:"transactions"`

	// Where this page is in the whole list.
	Pagination Pagination `json:"pagination"`
}

// ListTransactionsByBodyData: A page of the list.
type ListTransactionsByBodyData struct {
	// The records of this page.
	Transactions []Transaction `json:"transactions"`

	// Where this page is in the whole list.
	Pagination Pagination `json:"pagination"`
}

// SearchTransactionsQuery is a record of the API.
type SearchTransactionsQuery struct {
	// Only payments with this user as payer.
	PayerUUID *string `json:"payer_uuid,omitempty"`

	// Only payments with this user as payee.
	PayeeUUID *string `json:"payee_uuid,omitempty"`

	// Only payments with this user as payer or payee.
	UserUUID *string `json:"user_uuid,omitempty"`

	// Only payments in this state.
	State *TransactionState `json:"state,omitempty"`

	// Only payments with this status.
	TransactionStatus *TransactionStatus `json:"transaction_status,omitempty"`

	// Only payments with this status.
	CaptureStatus *CaptureStatus `json:"capture_status,omitempty"`

	// Only payments with this status.
	PayoutStatus *PayoutStatus `json:"payout_status,omitempty"`

	// Only payments with this status.
	ClawbackStatus *ClawbackStatus `json:"clawback_status,omitempty"`

	// Only payments with this status.
	ReversePayoutStatus *ReversePayoutStatus `json:"reverse_payout_status,omitempty"`

	// Only payments that came back with this return code, such as R01.
	ACHReturnCode *string `json:"ach_return_code,omitempty"`

	// Only payments of this amount or more, in cents.
	AmountFrom *PositiveCents `json:"amount_from,omitempty"`

	// Only payments of this amount or less, in cents.
	AmountTo *PositiveCents `json:"amount_to,omitempty"`

	// Only payments with exactly this reference.
	ClientReferenceID *string `json:"client_reference_id,omitempty"`

	// Only records whose metadata has this value now: `metadata[order]=94304`.
	Metadata map[string]string `json:"metadata,omitempty"`

	// Only payments with an entry that has this trace number: 15 digits.
	TraceID *string `json:"trace_id,omitempty"`

	// Only payments with an entry that came back at this time or later: `YYYY-MM-DD HH:MM:SS` in UTC,
	// or ISO 8601 with a zone.
	ReturnedFrom *string `json:"returned_from,omitempty"`

	// Only payments with an entry that came back before this time: `YYYY-MM-DD HH:MM:SS` in UTC, or
	// ISO 8601 with a zone.
	ReturnedBefore *string `json:"returned_before,omitempty"`

	// True: only payments with an open hold. False: only payments without one.
	Held *bool `json:"held,omitempty"`

	// Only payments that were started at this time or later: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601
	// with a zone.
	CreatedFrom *string `json:"created_from,omitempty"`

	// Only payments that were started before this time: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with
	// a zone.
	CreatedBefore *string `json:"created_before,omitempty"`

	// Only payments that changed at this time or later: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with
	// a zone.
	UpdatedSince *string `json:"updated_since,omitempty"`

	// Only payments that changed last before this time: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with
	// a zone.
	UpdatedBefore *string `json:"updated_before,omitempty"`

	// Only payments of this vendor.
	VendorUUID *string `json:"vendor_uuid,omitempty"`

	// Where the page begins: `next` of an earlier answer with the same filters. Absent: the first
	// page.
	After *string `json:"after,omitempty"`

	// Records on a page. 10 by default, at most 100.
	Limit *int64 `json:"limit,omitempty"`
}

// SearchTransactionsData: A page of the list.
type SearchTransactionsData struct {
	// The records of this page.
	Transactions []NamedTransaction `json:"transactions"`

	// Send it as `after` to read the next page. Null: the search has seen every payment.
	Next *string `json:"next"`
}

// ListPayoutsQuery is a record of the API.
type ListPayoutsQuery struct {
	// Where the page begins: `next` of an earlier answer with the same filters. Absent: the first
	// page.
	After *string `json:"after,omitempty"`

	// Records on a page. 10 by default, at most 100.
	Limit *int64 `json:"limit,omitempty"`
}

// ListPayoutsData: A page of the list.
type ListPayoutsData struct {
	// The records of this page.
	Payouts []Payout `json:"payouts"`

	// Send it as `after` to read the next page. Null: there are no more records.
	Next *string `json:"next"`
}

// ListPaymentsOfPayoutQuery is a record of the API.
type ListPaymentsOfPayoutQuery struct {
	// Where the page begins: `next` of an earlier answer with the same filters. Absent: the first
	// page.
	After *string `json:"after,omitempty"`

	// Records on a page. 10 by default, at most 100.
	Limit *int64 `json:"limit,omitempty"`
}

// ListPaymentsOfPayoutData: A page of the list.
type ListPaymentsOfPayoutData struct {
	// The records of this page.
	Payments []PaidPayment `json:"payments"`

	// Send it as `after` to read the next page. Null: there are no more records.
	Next *string `json:"next"`
}

// GetAuthorizationProofQuery is a record of the API.
type GetAuthorizationProofQuery struct {
	// The form of the answer. `json` is the default. `pdf`: a file to send.
	Format *string `json:"format,omitempty"`
}

// ListTransactionHoldsData: The result of the operation.
type ListTransactionHoldsData struct {
	// The holds, the oldest first.
	Holds []Hold `json:"holds"`
}

// ListTransactionRefundsQuery is a record of the API.
type ListTransactionRefundsQuery struct {
	// The number of the page. 1 by default.
	Page *int64 `json:"page,omitempty"`

	// Records on a page. 10 by default, at most 100.
	PerPage *int64 `json:"per_page,omitempty"`
}

// ListTransactionRefundsData: A page of the list.
type ListTransactionRefundsData struct {
	// The records of this page.
	Refunds []Refund `json:"refunds"`

	// Where this page is in the whole list.
	Pagination Pagination `json:"pagination"`
}

// ListRefundsQuery is a record of the API.
type ListRefundsQuery struct {
	// Only refunds with this status.
	Status *RefundStatus `json:"status,omitempty"`

	// Only records whose metadata has this value now: `metadata[order]=94304`.
	Metadata map[string]string `json:"metadata,omitempty"`

	// Only what is from this time or later: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
	CreatedFrom *string `json:"created_from,omitempty"`

	// Only what is from before this time: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
	CreatedBefore *string `json:"created_before,omitempty"`

	// Where the page begins: `next` of an earlier answer with the same filters. Absent: the first
	// page.
	After *string `json:"after,omitempty"`

	// Records on a page. 10 by default, at most 100.
	Limit *int64 `json:"limit,omitempty"`
}

// ListRefundsData: A page of the list.
type ListRefundsData struct {
	// The records of this page.
	Refunds []NamedRefund `json:"refunds"`

	// Send it as `after` to read the next page. Null: there are no more records.
	Next *string `json:"next"`
}

// ListBatchPayoutsQuery is a record of the API.
type ListBatchPayoutsQuery struct {
	// The number of the page. 1 by default.
	Page *int64 `json:"page,omitempty"`

	// Records on a page. 10 by default, at most 100.
	PerPage *int64 `json:"per_page,omitempty"`
}

// ListBatchPayoutsDataBatchPayouts is a record of the API.
type ListBatchPayoutsDataBatchPayouts struct {
	// The identifier of the batch.
	UUID string `json:"uuid"`

	// The sum of the members, in cents.
	Amount int64 `json:"amount"`

	// The number of merchants.
	MerchantCount int64 `json:"merchant_count"`

	// The number of payments; in a batch of refunds, the number of refunds.
	TransactionCount int64 `json:"transaction_count"`

	// The uuids of its payments, at most 200 of them.
	TransactionUUIDs BatchTransactionUUIDs `json:"transaction_uuids"`

	// The time of the daily run that made the batch, in UTC.
	RunAt Timestamp `json:"run_at"`

	// When the batch was stored, in UTC.
	CreatedAt Timestamp `json:"created_at"`
}

// ListBatchPayoutsData: A page of the list.
type ListBatchPayoutsData struct {
	// The records of this page.
	BatchPayouts []ListBatchPayoutsDataBatchPayouts `json:"batch_payouts"`

	// Where this page is in the whole list.
	Pagination Pagination `json:"pagination"`
}

// GetBatchPayoutData: The result of the operation.
type GetBatchPayoutData struct {
	// The identifier of the batch.
	UUID string `json:"uuid"`

	// The sum of the members, in cents.
	Amount int64 `json:"amount"`

	// The number of merchants.
	MerchantCount int64 `json:"merchant_count"`

	// The number of payments; in a batch of refunds, the number of refunds.
	TransactionCount int64 `json:"transaction_count"`

	// The uuids of its payments, at most 200 of them.
	TransactionUUIDs BatchTransactionUUIDs `json:"transaction_uuids"`

	// The time of the daily run that made the batch, in UTC.
	RunAt Timestamp `json:"run_at"`

	// When the batch was stored, in UTC.
	CreatedAt Timestamp `json:"created_at"`
}

// ListBatchRefundsQuery is a record of the API.
type ListBatchRefundsQuery struct {
	// The number of the page. 1 by default.
	Page *int64 `json:"page,omitempty"`

	// Records on a page. 10 by default, at most 100.
	PerPage *int64 `json:"per_page,omitempty"`
}

// ListBatchRefundsDataBatchRefunds is a record of the API.
type ListBatchRefundsDataBatchRefunds struct {
	// The identifier of the batch.
	UUID string `json:"uuid"`

	// The sum of the members, in cents.
	Amount int64 `json:"amount"`

	// The number of merchants.
	MerchantCount int64 `json:"merchant_count"`

	// The number of payments; in a batch of refunds, the number of refunds.
	TransactionCount int64 `json:"transaction_count"`

	// The uuids of its payments, at most 200 of them.
	TransactionUUIDs BatchTransactionUUIDs `json:"transaction_uuids"`

	// The time of the daily run that made the batch, in UTC.
	RunAt Timestamp `json:"run_at"`

	// When the batch was stored, in UTC.
	CreatedAt Timestamp `json:"created_at"`
}

// ListBatchRefundsData: A page of the list.
type ListBatchRefundsData struct {
	// The records of this page.
	BatchRefunds []ListBatchRefundsDataBatchRefunds `json:"batch_refunds"`

	// Where this page is in the whole list.
	Pagination Pagination `json:"pagination"`
}

// GetBatchRefundQuery is a record of the API.
type GetBatchRefundQuery struct {
	// The number of the page. 1 by default.
	Page *int64 `json:"page,omitempty"`

	// Records on a page. 5000 by default, at most 5000.
	PerPage *int64 `json:"per_page,omitempty"`
}

// GetBatchRefundData: A page of the list.
type GetBatchRefundData struct {
	// The identifier of the batch.
	UUID string `json:"uuid"`

	// The sum of the members, in cents.
	Amount int64 `json:"amount"`

	// The number of merchants.
	MerchantCount int64 `json:"merchant_count"`

	// The number of payments; in a batch of refunds, the number of refunds.
	TransactionCount int64 `json:"transaction_count"`

	// The uuids of its payments, at most 200 of them.
	TransactionUUIDs BatchTransactionUUIDs `json:"transaction_uuids"`

	// The time of the daily run that made the batch, in UTC.
	RunAt Timestamp `json:"run_at"`

	// When the batch was stored, in UTC.
	CreatedAt Timestamp `json:"created_at"`

	// A page, ordered by uuid. A page has 5000 members, or fewer with `per_page`.
	Refunds []RefundMember `json:"refunds"`

	// Where this page is in the whole list.
	Pagination Pagination `json:"pagination"`
}

// ListMerchantPayoutsQuery is a record of the API.
type ListMerchantPayoutsQuery struct {
	// The number of the page. 1 by default.
	Page *int64 `json:"page,omitempty"`

	// Records on a page. 10 by default, at most 100.
	PerPage *int64 `json:"per_page,omitempty"`
}

// ListMerchantPayoutsData: A page of the list.
type ListMerchantPayoutsData struct {
	// The records of this page.
	MerchantPayouts []MerchantPayout `json:"merchant_payouts"`

	// Where this page is in the whole list.
	Pagination Pagination `json:"pagination"`
}

// ListMerchantRefundsQuery is a record of the API.
type ListMerchantRefundsQuery struct {
	// The number of the page. 1 by default.
	Page *int64 `json:"page,omitempty"`

	// Records on a page. 10 by default, at most 100.
	PerPage *int64 `json:"per_page,omitempty"`
}

// ListMerchantRefundsData: A page of the list.
type ListMerchantRefundsData struct {
	// The records of this page.
	MerchantRefunds []MerchantRefund `json:"merchant_refunds"`

	// Where this page is in the whole list.
	Pagination Pagination `json:"pagination"`
}

// GetMerchantPayoutQuery is a record of the API.
type GetMerchantPayoutQuery struct {
	// The number of the page. 1 by default.
	Page *int64 `json:"page,omitempty"`

	// Records on a page. 5000 by default, at most 5000.
	PerPage *int64 `json:"per_page,omitempty"`
}

// GetMerchantRefundQuery is a record of the API.
type GetMerchantRefundQuery struct {
	// The number of the page. 1 by default.
	Page *int64 `json:"page,omitempty"`

	// Records on a page. 5000 by default, at most 5000.
	PerPage *int64 `json:"per_page,omitempty"`
}

// GetUserStatementQuery is a record of the API.
type GetUserStatementQuery struct {
	// The first day of the period, in UTC. The period includes it.
	StartDate *Day `json:"start_date,omitempty"`

	// The last day of the period, in UTC. The period includes it.
	EndDate *Day `json:"end_date,omitempty"`

	// The number of the page. 1 by default.
	Page *int64 `json:"page,omitempty"`

	// Records on a page. 10 by default, at most 100.
	PerPage *int64 `json:"per_page,omitempty"`
}

// GetUserStatementData: A page of the list.
type GetUserStatementData struct {
	// The user of the statement.
	UserUUID string `json:"user_uuid"`

	// The first day of the period, in UTC. The period includes it.
	StartDate Day `json:"start_date"`

	// The last day of the period, in UTC. The period includes it.
	EndDate Day `json:"end_date"`

	// Cents owed to the user before the first movement.
	Opening int64 `json:"opening"`

	// Cents owed to the user after the last movement of the period.
	Closing int64 `json:"closing"`

	// The movements of this page, the oldest first.
	Movements []Movement `json:"movements"`

	// Where this page is in the whole list.
	Pagination Pagination `json:"pagination"`
}

// GetStatementQuery is a record of the API.
type GetStatementQuery struct {
	// The first day of the period, in UTC. The period includes it.
	StartDate *Day `json:"start_date,omitempty"`

	// The last day of the period, in UTC. The period includes it.
	EndDate *Day `json:"end_date,omitempty"`

	// The number of the page. 1 by default.
	Page *int64 `json:"page,omitempty"`

	// Records on a page. 10 by default, at most 100.
	PerPage *int64 `json:"per_page,omitempty"`

	// Only this ledger account.
	Account *AccountName `json:"account,omitempty"`
}

// ListFeePayoutsQuery is a record of the API.
type ListFeePayoutsQuery struct {
	// The number of the page. 1 by default.
	Page *int64 `json:"page,omitempty"`

	// Records on a page. 10 by default, at most 100.
	PerPage *int64 `json:"per_page,omitempty"`
}

// ListFeePayoutsData: A page of the list.
type ListFeePayoutsData struct {
	// The records of this page.
	FeePayouts []FeePayout `json:"fee_payouts"`

	// Where this page is in the whole list.
	Pagination Pagination `json:"pagination"`
}

// ListLimitsQuery is a record of the API.
type ListLimitsQuery struct {
	// The number of the page. 1 by default.
	Page *int64 `json:"page,omitempty"`

	// Records on a page. 10 by default, at most 100.
	PerPage *int64 `json:"per_page,omitempty"`
}

// ListLimitsData: A page of the list.
type ListLimitsData struct {
	// The records of this page.
	Limits []Limits `json:"limits"`

	// Where this page is in the whole list.
	Pagination Pagination `json:"pagination"`
}

// ListReturnRatesQuery is a record of the API.
type ListReturnRatesQuery struct {
	// The number of the page. 1 by default.
	Page *int64 `json:"page,omitempty"`

	// Records on a page. 10 by default, at most 100.
	PerPage *int64 `json:"per_page,omitempty"`
}

// ListReturnRatesData: A page of the list.
type ListReturnRatesData struct {
	// The records of this page.
	ReturnRates []ReturnRates `json:"return_rates"`

	// Where this page is in the whole list.
	Pagination Pagination `json:"pagination"`
}

// RecordPayerAuthorizationData: The result of the operation.
type RecordPayerAuthorizationData struct {
	// The identifier of the authorization.
	UUID string `json:"uuid"`

	// The user who authorized the debits.
	UserUUID string `json:"user_uuid"`

	// The bank account that may be debited.
	BankAccountUUID string `json:"bank_account_uuid"`

	// Which debits of the user it allows.
	//
	// - `payments`: Payments that the user makes as a payer.
	// - `clawbacks`: Taking back what was paid out to the user as a payee, when the debit of the payer
	// comes back.
	Debits DebitsOfAuthorization `json:"debits"`

	// How many debits it allows.
	//
	// - `single`: One debit. The first payment that uses it uses it up.
	// - `recurring`: Debits at regular intervals, as a subscription has them.
	// - `standing`: Any number of debits, each started by an act of the payer.
	Kind string `json:"kind"`

	// How the payer agreed, and the SEC code of the debits that use it. Null: not said, so it allows
	// debits of every code.
	SECCode *string `json:"sec_code"`

	// The only payee of the debits. Null: every payee.
	PayeeUUID *string `json:"payee_uuid"`

	// The least amount of a debit, in cents. Null: no minimum.
	MinimumAmount *Cents `json:"minimum_amount"`

	// The most of a debit, in cents. Null: there is no limit.
	MaximumAmount *Cents `json:"maximum_amount"`

	// The day on which the payer authorized the debits.
	AuthorizedOn Day `json:"authorized_on"`

	// The last day on which a payment may start. Null: until it is revoked.
	EndsOn *Day `json:"ends_on"`

	// Where the proof is kept. Empty: nothing was given.
	Reference string `json:"reference"`

	// When the authorization was recorded, in UTC.
	RecordedAt Timestamp `json:"recorded_at"`

	// When it was revoked, in UTC. Null: it was not.
	RevokedAt *Timestamp `json:"revoked_at"`

	// Why it was revoked. Null: it was not.
	RevokedReason *string `json:"revoked_reason"`

	// The payment that used up a single authorization. Null: it is unused, or not single.
	UsedByTransactionUUID *string `json:"used_by_transaction_uuid"`

	// Whether evidence is kept with it.
	HasEvidence bool `json:"has_evidence"`

	// The blocks that the authorization lifted.
	Lifted []Block `json:"lifted"`
}

// ListUserAuthorizationsQuery is a record of the API.
type ListUserAuthorizationsQuery struct {
	// Where the page begins: `next` of an earlier answer with the same filters. Absent: the first
	// page.
	After *string `json:"after,omitempty"`

	// Records on a page. 10 by default, at most 100.
	Limit *int64 `json:"limit,omitempty"`
}

// ListUserAuthorizationsData: A page of the list.
type ListUserAuthorizationsData struct {
	// The records of this page.
	Authorizations []Authorization `json:"authorizations"`

	// Send it as `after` to read the next page. Null: there are no more records.
	Next *string `json:"next"`
}

// ListAuthorizationRequestsQuery is a record of the API.
type ListAuthorizationRequestsQuery struct {
	// Where the page begins: `next` of an earlier answer with the same filters. Absent: the first
	// page.
	After *string `json:"after,omitempty"`

	// Records on a page. 10 by default, at most 100.
	Limit *int64 `json:"limit,omitempty"`
}

// ListAuthorizationRequestsData: A page of the list.
type ListAuthorizationRequestsData struct {
	// The records of this page.
	AuthorizationRequests []AuthorizationRequest `json:"authorization_requests"`

	// Send it as `after` to read the next page. Null: there are no more records.
	Next *string `json:"next"`
}

// RevokeAuthorizationData: The result of the operation.
type RevokeAuthorizationData struct {
	// The identifier of the authorization.
	UUID string `json:"uuid"`

	// The user who authorized the debits.
	UserUUID string `json:"user_uuid"`

	// The bank account that may be debited.
	BankAccountUUID string `json:"bank_account_uuid"`

	// Which debits of the user it allows.
	//
	// - `payments`: Payments that the user makes as a payer.
	// - `clawbacks`: Taking back what was paid out to the user as a payee, when the debit of the payer
	// comes back.
	Debits DebitsOfAuthorization `json:"debits"`

	// How many debits it allows.
	//
	// - `single`: One debit. The first payment that uses it uses it up.
	// - `recurring`: Debits at regular intervals, as a subscription has them.
	// - `standing`: Any number of debits, each started by an act of the payer.
	Kind string `json:"kind"`

	// How the payer agreed, and the SEC code of the debits that use it. Null: not said, so it allows
	// debits of every code.
	SECCode *string `json:"sec_code"`

	// The only payee of the debits. Null: every payee.
	PayeeUUID *string `json:"payee_uuid"`

	// The least amount of a debit, in cents. Null: no minimum.
	MinimumAmount *Cents `json:"minimum_amount"`

	// The most of a debit, in cents. Null: there is no limit.
	MaximumAmount *Cents `json:"maximum_amount"`

	// The day on which the payer authorized the debits.
	AuthorizedOn Day `json:"authorized_on"`

	// The last day on which a payment may start. Null: until it is revoked.
	EndsOn *Day `json:"ends_on"`

	// Where the proof is kept. Empty: nothing was given.
	Reference string `json:"reference"`

	// When the authorization was recorded, in UTC.
	RecordedAt Timestamp `json:"recorded_at"`

	// When it was revoked, in UTC. Null: it was not.
	RevokedAt *Timestamp `json:"revoked_at"`

	// Why it was revoked. Null: it was not.
	RevokedReason *string `json:"revoked_reason"`

	// The payment that used up a single authorization. Null: it is unused, or not single.
	UsedByTransactionUUID *string `json:"used_by_transaction_uuid"`

	// Whether evidence is kept with it.
	HasEvidence bool `json:"has_evidence"`

	// The payments that will not be debited any more: canceled, or failed if they were debited before.
	Ended []string `json:"ended"`
}

// ListUserBlocksData: The result of the operation.
type ListUserBlocksData struct {
	// The blocks, the oldest first.
	Blocks []Block `json:"blocks"`
}

// SearchTransactionsOfAnyTenantQuery is a record of the API.
type SearchTransactionsOfAnyTenantQuery struct {
	// Only payments with this user as payer.
	PayerUUID *string `json:"payer_uuid,omitempty"`

	// Only payments with this user as payee.
	PayeeUUID *string `json:"payee_uuid,omitempty"`

	// Only payments with this user as payer or payee.
	UserUUID *string `json:"user_uuid,omitempty"`

	// Only payments in this state.
	State *TransactionState `json:"state,omitempty"`

	// Only payments with this status.
	TransactionStatus *TransactionStatus `json:"transaction_status,omitempty"`

	// Only payments with this status.
	CaptureStatus *CaptureStatus `json:"capture_status,omitempty"`

	// Only payments with this status.
	PayoutStatus *PayoutStatus `json:"payout_status,omitempty"`

	// Only payments with this status.
	ClawbackStatus *ClawbackStatus `json:"clawback_status,omitempty"`

	// Only payments with this status.
	ReversePayoutStatus *ReversePayoutStatus `json:"reverse_payout_status,omitempty"`

	// Only payments that came back with this return code, such as R01.
	ACHReturnCode *string `json:"ach_return_code,omitempty"`

	// Only payments of this amount or more, in cents.
	AmountFrom *PositiveCents `json:"amount_from,omitempty"`

	// Only payments of this amount or less, in cents.
	AmountTo *PositiveCents `json:"amount_to,omitempty"`

	// Only payments with exactly this reference.
	ClientReferenceID *string `json:"client_reference_id,omitempty"`

	// Only records whose metadata has this value now: `metadata[order]=94304`.
	Metadata map[string]string `json:"metadata,omitempty"`

	// Only payments with an entry that has this trace number: 15 digits.
	TraceID *string `json:"trace_id,omitempty"`

	// Only payments with an entry that came back at this time or later: `YYYY-MM-DD HH:MM:SS` in UTC,
	// or ISO 8601 with a zone.
	ReturnedFrom *string `json:"returned_from,omitempty"`

	// Only payments with an entry that came back before this time: `YYYY-MM-DD HH:MM:SS` in UTC, or
	// ISO 8601 with a zone.
	ReturnedBefore *string `json:"returned_before,omitempty"`

	// True: only payments with an open hold. False: only payments without one.
	Held *bool `json:"held,omitempty"`

	// Only payments that were started at this time or later: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601
	// with a zone.
	CreatedFrom *string `json:"created_from,omitempty"`

	// Only payments that were started before this time: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with
	// a zone.
	CreatedBefore *string `json:"created_before,omitempty"`

	// Only payments that changed at this time or later: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with
	// a zone.
	UpdatedSince *string `json:"updated_since,omitempty"`

	// Only payments that changed last before this time: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with
	// a zone.
	UpdatedBefore *string `json:"updated_before,omitempty"`

	ProcessorUUID *string `json:"processor_uuid,omitempty"`

	VendorUUID *string `json:"vendor_uuid,omitempty"`

	// A file to a bank.
	FileUUID *string `json:"file_uuid,omitempty"`

	// Where the page begins: `next` of an earlier answer with the same filters. Absent: the first
	// page.
	After *string `json:"after,omitempty"`

	// Records on a page. 10 by default, at most 100.
	Limit *int64 `json:"limit,omitempty"`
}

// SearchTransactionsOfAnyTenantData: A page of the list.
type SearchTransactionsOfAnyTenantData struct {
	Transactions []TransactionOfAnyTenant `json:"transactions"`

	// Send it as `after` to read the next page. Null: the search has seen every payment.
	Next *string `json:"next"`
}

// DownloadTransactionsQuery is a record of the API.
type DownloadTransactionsQuery struct {
	// Only payments with this user as payer.
	PayerUUID *string `json:"payer_uuid,omitempty"`

	// Only payments with this user as payee.
	PayeeUUID *string `json:"payee_uuid,omitempty"`

	// Only payments with this user as payer or payee.
	UserUUID *string `json:"user_uuid,omitempty"`

	// Only payments in this state.
	State *TransactionState `json:"state,omitempty"`

	// Only payments with this status.
	TransactionStatus *TransactionStatus `json:"transaction_status,omitempty"`

	// Only payments with this status.
	CaptureStatus *CaptureStatus `json:"capture_status,omitempty"`

	// Only payments with this status.
	PayoutStatus *PayoutStatus `json:"payout_status,omitempty"`

	// Only payments with this status.
	ClawbackStatus *ClawbackStatus `json:"clawback_status,omitempty"`

	// Only payments with this status.
	ReversePayoutStatus *ReversePayoutStatus `json:"reverse_payout_status,omitempty"`

	// Only payments that came back with this return code, such as R01.
	ACHReturnCode *string `json:"ach_return_code,omitempty"`

	// Only payments of this amount or more, in cents.
	AmountFrom *PositiveCents `json:"amount_from,omitempty"`

	// Only payments of this amount or less, in cents.
	AmountTo *PositiveCents `json:"amount_to,omitempty"`

	// Only payments with exactly this reference.
	ClientReferenceID *string `json:"client_reference_id,omitempty"`

	// Only records whose metadata has this value now: `metadata[order]=94304`.
	Metadata map[string]string `json:"metadata,omitempty"`

	// Only payments with an entry that has this trace number: 15 digits.
	TraceID *string `json:"trace_id,omitempty"`

	// Only payments with an entry that came back at this time or later: `YYYY-MM-DD HH:MM:SS` in UTC,
	// or ISO 8601 with a zone.
	ReturnedFrom *string `json:"returned_from,omitempty"`

	// Only payments with an entry that came back before this time: `YYYY-MM-DD HH:MM:SS` in UTC, or
	// ISO 8601 with a zone.
	ReturnedBefore *string `json:"returned_before,omitempty"`

	// True: only payments with an open hold. False: only payments without one.
	Held *bool `json:"held,omitempty"`

	// Only payments that were started at this time or later: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601
	// with a zone.
	CreatedFrom *string `json:"created_from,omitempty"`

	// Only payments that were started before this time: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with
	// a zone.
	CreatedBefore *string `json:"created_before,omitempty"`

	// Only payments that changed at this time or later: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with
	// a zone.
	UpdatedSince *string `json:"updated_since,omitempty"`

	// Only payments that changed last before this time: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with
	// a zone.
	UpdatedBefore *string `json:"updated_before,omitempty"`

	ProcessorUUID *string `json:"processor_uuid,omitempty"`

	VendorUUID *string `json:"vendor_uuid,omitempty"`

	// A file to a bank.
	FileUUID *string `json:"file_uuid,omitempty"`
}

// GetAuthorizationProofOfAnyTenantQuery is a record of the API.
type GetAuthorizationProofOfAnyTenantQuery struct {
	// The form of the answer. `json` is the default. `pdf`: a file to send.
	Format *string `json:"format,omitempty"`
}

// ListRefundsOfAnyTenantQuery is a record of the API.
type ListRefundsOfAnyTenantQuery struct {
	ProcessorUUID *string `json:"processor_uuid,omitempty"`

	// Only refunds with this status.
	Status *RefundStatus `json:"status,omitempty"`

	// Only records whose metadata has this value now: `metadata[order]=94304`.
	Metadata map[string]string `json:"metadata,omitempty"`

	// Only what is from this time or later: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
	CreatedFrom *string `json:"created_from,omitempty"`

	// Only what is from before this time: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
	CreatedBefore *string `json:"created_before,omitempty"`

	// Where the page begins: `next` of an earlier answer with the same filters. Absent: the first
	// page.
	After *string `json:"after,omitempty"`

	// Records on a page. 10 by default, at most 100.
	Limit *int64 `json:"limit,omitempty"`
}

// ListRefundsOfAnyTenantData: A page of the list.
type ListRefundsOfAnyTenantData struct {
	// The records of this page.
	Refunds []NamedRefundOfAnyTenant `json:"refunds"`

	// Send it as `after` to read the next page. Null: there are no more records.
	Next *string `json:"next"`
}

// ListBatchesOfAnyTenantQuery is a record of the API.
type ListBatchesOfAnyTenantQuery struct {
	ProcessorUUID *string `json:"processor_uuid,omitempty"`

	Kind *string `json:"kind,omitempty"`

	// Only what is from this time or later: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
	RunFrom *string `json:"run_from,omitempty"`

	// Only what is from before this time: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
	RunBefore *string `json:"run_before,omitempty"`

	// Where the page begins: `next` of an earlier answer with the same filters. Absent: the first
	// page.
	After *string `json:"after,omitempty"`

	// Records on a page. 10 by default, at most 100.
	Limit *int64 `json:"limit,omitempty"`
}

// ListBatchesOfAnyTenantData: A page of the list.
type ListBatchesOfAnyTenantData struct {
	// The records of this page.
	Batches []BatchOfAnyTenant `json:"batches"`

	// Send it as `after` to read the next page. Null: there are no more records.
	Next *string `json:"next"`
}

// GetMerchantPayoutOfAnyTenantQuery is a record of the API.
type GetMerchantPayoutOfAnyTenantQuery struct {
	// The number of the page. 1 by default.
	Page *int64 `json:"page,omitempty"`

	// Records on a page. 5000 by default, at most 5000.
	PerPage *int64 `json:"per_page,omitempty"`
}

// GetMerchantPayoutOfAnyTenantData: The result of the operation.
type GetMerchantPayoutOfAnyTenantData struct {
	// The identifier of the batch of the merchant.
	UUID string `json:"uuid"`

	// The batch of the whole daily run.
	BatchUUID string `json:"batch_uuid"`

	// The merchant that is paid or debited.
	MerchantUUID string `json:"merchant_uuid"`

	// The bank account of the merchant.
	BankAccountUUID string `json:"bank_account_uuid"`

	// The sum of the members, in cents.
	Amount int64 `json:"amount"`

	// The first of these statuses that a member has; a payment and a refund explain them. Payouts:
	// PAYOUT_ACH_FAILED, PAYOUT_PENDING_ACH, PAYOUT_ACH_PENDING, PAYOUT_COMPLETE, PAYOUT_CANCELED.
	// Refunds: REFUND_FAILED, REFUND_PENDING, REFUND_CAPTURE_ACH_PENDING, REFUND_ACH_PENDING,
	// REFUND_COMPLETE.
	Status BatchStatus `json:"status"`

	// The number of payments; in a batch of refunds, the number of refunds.
	TransactionCount int64 `json:"transaction_count"`

	// Trace number of the latest entry of the batch. Null: it is in no file yet.
	TraceID *LatestTrace `json:"trace_id"`

	// When the batch was stored, in UTC.
	CreatedAt Timestamp `json:"created_at"`

	// Every entry at the bank, oldest first. There are several if the amount does not fit one entry, a
	// member was on hold, or the bank rejected a file.
	Entries BatchEntries `json:"entries"`

	// When a member of the batch changed last, in UTC.
	UpdatedAt Timestamp `json:"updated_at"`

	// The uuids of its payments, at most 200 of them.
	TransactionUUIDs BatchTransactionUUIDs `json:"transaction_uuids"`

	// Where this page is in the whole list.
	Pagination Pagination `json:"pagination"`

	// A page, ordered by uuid. A page has 5000 members, or fewer with `per_page`.
	Transactions []PayoutMember `json:"transactions"`

	ProcessorUUID string `json:"processor_uuid"`
}

// GetMerchantRefundOfAnyTenantQuery is a record of the API.
type GetMerchantRefundOfAnyTenantQuery struct {
	// The number of the page. 1 by default.
	Page *int64 `json:"page,omitempty"`

	// Records on a page. 5000 by default, at most 5000.
	PerPage *int64 `json:"per_page,omitempty"`
}

// GetMerchantRefundOfAnyTenantData: The result of the operation.
type GetMerchantRefundOfAnyTenantData struct {
	// The identifier of the batch of the merchant.
	UUID string `json:"uuid"`

	// The batch of the whole daily run.
	BatchUUID string `json:"batch_uuid"`

	// The merchant that is paid or debited.
	MerchantUUID string `json:"merchant_uuid"`

	// The bank account of the merchant.
	BankAccountUUID string `json:"bank_account_uuid"`

	// The sum of the members, in cents.
	Amount int64 `json:"amount"`

	// The first of these statuses that a member has; a payment and a refund explain them. Payouts:
	// PAYOUT_ACH_FAILED, PAYOUT_PENDING_ACH, PAYOUT_ACH_PENDING, PAYOUT_COMPLETE, PAYOUT_CANCELED.
	// Refunds: REFUND_FAILED, REFUND_PENDING, REFUND_CAPTURE_ACH_PENDING, REFUND_ACH_PENDING,
	// REFUND_COMPLETE.
	Status BatchStatus `json:"status"`

	// The number of payments; in a batch of refunds, the number of refunds.
	TransactionCount int64 `json:"transaction_count"`

	// Trace number of the latest entry of the batch. Null: it is in no file yet.
	TraceID *LatestTrace `json:"trace_id"`

	// When the batch was stored, in UTC.
	CreatedAt Timestamp `json:"created_at"`

	// Every entry at the bank, oldest first. There are several if the amount does not fit one entry, a
	// member was on hold, or the bank rejected a file.
	Entries BatchEntries `json:"entries"`

	// When a member of the batch changed last, in UTC.
	UpdatedAt Timestamp `json:"updated_at"`

	// The uuids of its payments, at most 200 of them.
	TransactionUUIDs BatchTransactionUUIDs `json:"transaction_uuids"`

	// Where this page is in the whole list.
	Pagination Pagination `json:"pagination"`

	// A page, ordered by uuid. A page has 5000 members, or fewer with `per_page`.
	Refunds []RefundMember `json:"refunds"`

	ProcessorUUID string `json:"processor_uuid"`
}

// GetProcessorStatementQuery is a record of the API.
type GetProcessorStatementQuery struct {
	// The first day of the period, in UTC. The period includes it.
	StartDate *Day `json:"start_date,omitempty"`

	// The last day of the period, in UTC. The period includes it.
	EndDate *Day `json:"end_date,omitempty"`

	// The number of the page. 1 by default.
	Page *int64 `json:"page,omitempty"`

	// Records on a page. 10 by default, at most 100.
	PerPage *int64 `json:"per_page,omitempty"`

	// Only this ledger account.
	Account *AccountName `json:"account,omitempty"`
}

// GetLedgerBalancesQuery is a record of the API.
type GetLedgerBalancesQuery struct {
	ProcessorUUID string `json:"processor_uuid"`
}

// GetLedgerBalancesData is a record of the API.
type GetLedgerBalancesData struct {
	// A ledger account. What it has:
	//
	// - `BANK`: Cash in the pooled settlement account.
	// - `DIF`: Debits in flight.
	// - `CIF`: Credits in flight.
	// - `UNS`: Captured, not yet good.
	// - `PAYEE`: Owed to a payee.
	// - `PRES`: Reserved for a payout.
	// - `FEE`: Owed to a vendor, or to the processor, for fees.
	// - `PAYER`: Owed to a payer.
	// - `CLAW`: Receivable from a payee.
	// - `RECV`: Receivable from a payer.
	// - `LOSS`: Written off.
	// - `SUSP`: Unmatched bank items.
	// - `REV`: Moved by reversals, and not taken over by payments.
	// - `DUP`: Moved by files that a bank processed twice.
	// - `BFEE`: Fees of the banks.
	// - `MICRO`: Small credits that check bank accounts.
	// - `OWN`: Own funds paid in.
	Account AccountName `json:"account"`

	OwnerUUID string `json:"owner_uuid"`

	Balance int64 `json:"balance"`
}

// GetTrialBalanceQuery is a record of the API.
type GetTrialBalanceQuery struct {
	// A day of UTC. Absent: today.
	Day *Day `json:"day,omitempty"`

	// Only of this tenant, or of the operator books. Absent: of all.
	ProcessorUUID *string `json:"processor_uuid,omitempty"`
}

// GetJournalQuery is a record of the API.
type GetJournalQuery struct {
	// The first day of the period, in UTC. The period includes it.
	StartDate *Day `json:"start_date,omitempty"`

	// The last day of the period, in UTC. The period includes it.
	EndDate *Day `json:"end_date,omitempty"`

	// Only of this tenant, or of the operator books. Absent: of all.
	ProcessorUUID *string `json:"processor_uuid,omitempty"`
}

// GetMerchantSettlementsQuery is a record of the API.
type GetMerchantSettlementsQuery struct {
	// The tenant.
	ProcessorUUID string `json:"processor_uuid"`

	// The first day of the period, in UTC. The period includes it.
	StartDate *Day `json:"start_date,omitempty"`

	// The last day of the period, in UTC. The period includes it.
	EndDate *Day `json:"end_date,omitempty"`
}

// GetMonthlyStatementQuery is a record of the API.
type GetMonthlyStatementQuery struct {
	// The month, of UTC days. Absent: the present one.
	Month *string `json:"month,omitempty"`
}

// GetNegativeBalancesQuery is a record of the API.
type GetNegativeBalancesQuery struct {
	// Only of this tenant. Absent: of all.
	ProcessorUUID *string `json:"processor_uuid,omitempty"`
}

// ListNegativeBalancesQuery is a record of the API.
type ListNegativeBalancesQuery struct {
	// Where the page begins: `next` of an earlier answer with the same filters. Absent: the first
	// page.
	After *string `json:"after,omitempty"`

	// Records on a page. 10 by default, at most 100.
	Limit *int64 `json:"limit,omitempty"`
}

// ListNegativeBalancesData: A page of the list.
type ListNegativeBalancesData struct {
	// The records of this page.
	NegativeBalances []NegativeBalance `json:"negative_balances"`

	// Send it as `after` to read the next page. Null: there are no more records.
	Next *string `json:"next"`
}

// GetPayeeTotalsQuery is a record of the API.
type GetPayeeTotalsQuery struct {
	// The tenant.
	ProcessorUUID string `json:"processor_uuid"`

	// The calendar year, at most the present one.
	Year int64 `json:"year"`
}

// GetAccountNumbersQuery is a record of the API.
type GetAccountNumbersQuery struct {
	// A tenant. Absent: the numbers for each tenant without its own.
	ProcessorUUID *string `json:"processor_uuid,omitempty"`
}

// ListProcessorFeePayoutsQuery is a record of the API.
type ListProcessorFeePayoutsQuery struct {
	// Where the page begins: `next` of an earlier answer with the same filters. Absent: the first
	// page.
	After *string `json:"after,omitempty"`

	// Records on a page. 10 by default, at most 100.
	Limit *int64 `json:"limit,omitempty"`
}

// ListProcessorFeePayoutsData: A page of the list.
type ListProcessorFeePayoutsData struct {
	// The records of this page.
	FeePayouts []FeePayout `json:"fee_payouts"`

	// Send it as `after` to read the next page. Null: there are no more records.
	Next *string `json:"next"`
}

// ListProofRequestsQuery is a record of the API.
type ListProofRequestsQuery struct {
	// Only open ones, or only answered ones.
	State *string `json:"state,omitempty"`

	// Where the page begins: `next` of an earlier answer with the same filters. Absent: the first
	// page.
	After *string `json:"after,omitempty"`

	// Records on a page. 10 by default, at most 100.
	Limit *int64 `json:"limit,omitempty"`
}

// ListProofRequestsData: A page of the list.
type ListProofRequestsData struct {
	// The records of this page.
	ProofRequests []NamedProofRequest `json:"proof_requests"`

	// Send it as `after` to read the next page. Null: there are no more records.
	Next *string `json:"next"`
}

// ReleaseHoldQuery is a record of the API.
type ReleaseHoldQuery struct {
	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`
}

// ListHoldsQuery is a record of the API.
type ListHoldsQuery struct {
	Kind *string `json:"kind,omitempty"`

	// Where the page begins: `next` of an earlier answer with the same filters. Absent: the first
	// page.
	After *string `json:"after,omitempty"`

	// Records on a page. 10 by default, at most 100.
	Limit *int64 `json:"limit,omitempty"`
}

// ListHoldsData: A page of the list.
type ListHoldsData struct {
	// The records of this page.
	Holds []OpenHold `json:"holds"`

	// Send it as `after` to read the next page. Null: there are no more records.
	Next *string `json:"next"`
}

// ListBlocksQuery is a record of the API.
type ListBlocksQuery struct {
	ProcessorUUID *string `json:"processor_uuid,omitempty"`

	Kind *string `json:"kind,omitempty"`

	// Where the page begins: `next` of an earlier answer with the same filters. Absent: the first
	// page.
	After *string `json:"after,omitempty"`

	// Records on a page. 10 by default, at most 100.
	Limit *int64 `json:"limit,omitempty"`
}

// ListBlocksData: A page of the list.
type ListBlocksData struct {
	// The records of this page.
	Blocks []OpenBlock `json:"blocks"`

	// Send it as `after` to read the next page. Null: there are no more records.
	Next *string `json:"next"`
}

// ListSanctionsHitsQuery is a record of the API.
type ListSanctionsHitsQuery struct {
	ProcessorUUID *string `json:"processor_uuid,omitempty"`

	UserUUID *string `json:"user_uuid,omitempty"`

	State *string `json:"state,omitempty"`

	// Where the page begins: `next` of an earlier answer with the same filters. Absent: the first
	// page.
	After *string `json:"after,omitempty"`

	// Records on a page. 10 by default, at most 100.
	Limit *int64 `json:"limit,omitempty"`
}

// ListSanctionsHitsData: A page of the list.
type ListSanctionsHitsData struct {
	// The records of this page.
	SanctionsHits []SanctionsHit `json:"sanctions_hits"`

	// Send it as `after` to read the next page. Null: there are no more records.
	Next *string `json:"next"`
}

// GetSanctionsListsData: The result of the operation.
type GetSanctionsListsData struct {
	// Whether users are screened.
	//
	// - `off`: No list was imported: no user is screened.
	// - `provider`: No list was imported: the screening provider screens.
	// - `sandbox`: Only against the invented names of the sandbox.
	// - `incomplete`: One of the two lists was never imported.
	// - `old`: The last import of a list is too long ago.
	// - `current`: Against both lists.
	State string `json:"state"`

	Lists []SanctionsListState `json:"lists"`

	// The last 12 imports of each list, newest first.
	Imports []SanctionsListImport `json:"imports"`

	// Users whose names are not screened yet, at most 1000.
	UsersWaiting int64 `json:"users_waiting"`

	Round *ScreeningRound `json:"round"`

	// The screening provider; null: the settings of the service name none.
	Provider *ScreeningProvider `json:"provider"`

	Settings ScreeningSettings `json:"settings"`
}

// RevokeAuthorizationOfAnyTenantData: The result of the operation.
type RevokeAuthorizationOfAnyTenantData struct {
	// The identifier of the authorization.
	UUID string `json:"uuid"`

	// The user who authorized the debits.
	UserUUID string `json:"user_uuid"`

	// The bank account that may be debited.
	BankAccountUUID string `json:"bank_account_uuid"`

	// Which debits of the user it allows.
	//
	// - `payments`: Payments that the user makes as a payer.
	// - `clawbacks`: Taking back what was paid out to the user as a payee, when the debit of the payer
	// comes back.
	Debits DebitsOfAuthorization `json:"debits"`

	// How many debits it allows.
	//
	// - `single`: One debit. The first payment that uses it uses it up.
	// - `recurring`: Debits at regular intervals, as a subscription has them.
	// - `standing`: Any number of debits, each started by an act of the payer.
	Kind string `json:"kind"`

	// How the payer agreed, and the SEC code of the debits that use it. Null: not said, so it allows
	// debits of every code.
	SECCode *string `json:"sec_code"`

	// The only payee of the debits. Null: every payee.
	PayeeUUID *string `json:"payee_uuid"`

	// The least amount of a debit, in cents. Null: no minimum.
	MinimumAmount *Cents `json:"minimum_amount"`

	// The most of a debit, in cents. Null: there is no limit.
	MaximumAmount *Cents `json:"maximum_amount"`

	// The day on which the payer authorized the debits.
	AuthorizedOn Day `json:"authorized_on"`

	// The last day on which a payment may start. Null: until it is revoked.
	EndsOn *Day `json:"ends_on"`

	// Where the proof is kept. Empty: nothing was given.
	Reference string `json:"reference"`

	// When the authorization was recorded, in UTC.
	RecordedAt Timestamp `json:"recorded_at"`

	// When it was revoked, in UTC. Null: it was not.
	RevokedAt *Timestamp `json:"revoked_at"`

	// Why it was revoked. Null: it was not.
	RevokedReason *string `json:"revoked_reason"`

	// The payment that used up a single authorization. Null: it is unused, or not single.
	UsedByTransactionUUID *string `json:"used_by_transaction_uuid"`

	// Whether evidence is kept with it.
	HasEvidence bool `json:"has_evidence"`

	// The payments that will not be debited any more: canceled, or failed if they were debited before.
	Ended []string `json:"ended"`
}

// ListLimitsOfAnyTenantQuery is a record of the API.
type ListLimitsOfAnyTenantQuery struct {
	ProcessorUUID string `json:"processor_uuid"`

	// Where the page begins: `next` of an earlier answer with the same filters. Absent: the first
	// page.
	After *string `json:"after,omitempty"`

	// Records on a page. 10 by default, at most 100.
	Limit *int64 `json:"limit,omitempty"`
}

// ListLimitsOfAnyTenantData: A page of the list.
type ListLimitsOfAnyTenantData struct {
	// The records of this page.
	Limits []Limits `json:"limits"`

	// Send it as `after` to read the next page. Null: there are no more records.
	Next *string `json:"next"`
}

// ListReturnRatesOfAnyTenantQuery is a record of the API.
type ListReturnRatesOfAnyTenantQuery struct {
	ProcessorUUID string `json:"processor_uuid"`

	MerchantUUID *string `json:"merchant_uuid,omitempty"`

	NearLimit *string `json:"near_limit,omitempty"`

	// Where the page begins: `next` of an earlier answer with the same filters. Absent: the first
	// page.
	After *string `json:"after,omitempty"`

	// Records on a page. 10 by default, at most 100.
	Limit *int64 `json:"limit,omitempty"`
}

// ListReturnRatesOfAnyTenantData: A page of the list.
type ListReturnRatesOfAnyTenantData struct {
	// The records of this page.
	ReturnRates []ReturnRates `json:"return_rates"`

	// Send it as `after` to read the next page. Null: there are no more records.
	Next *string `json:"next"`
}

// SetReturnRatePolicyData: The result of the operation.
type SetReturnRatePolicyData struct {
	HoldDebitsPastRate bool `json:"hold_debits_past_rate"`

	// An integer from 1 to 1000000.
	ReturnRateMinimumDebits int64 `json:"return_rate_minimum_debits"`
}

// ListFraudRulesQuery is a record of the API.
type ListFraudRulesQuery struct {
	ProcessorUUID *string `json:"processor_uuid,omitempty"`

	Rule *string `json:"rule,omitempty"`

	// Where the page begins: `next` of an earlier answer with the same filters. Absent: the first
	// page.
	After *string `json:"after,omitempty"`

	// Records on a page. 10 by default, at most 100.
	Limit *int64 `json:"limit,omitempty"`
}

// ListFraudRulesData: A page of the list.
type ListFraudRulesData struct {
	// The records of this page.
	FraudRules []FraudRule `json:"fraud_rules"`

	// Send it as `after` to read the next page. Null: there are no more records.
	Next *string `json:"next"`
}

// SetFraudRule200Data: The result of the operation.
type SetFraudRule200Data struct {
	Rule *FraudRule `json:"rule"`
}

// SetRecommendedFraudRulesData: The result of the operation.
type SetRecommendedFraudRulesData struct {
	// The rules, as they are set now.
	Rules []FraudRule `json:"rules"`
}

// ListFraudReviewsQuery is a record of the API.
type ListFraudReviewsQuery struct {
	State *string `json:"state,omitempty"`

	ProcessorUUID *string `json:"processor_uuid,omitempty"`

	// Where the page begins: `next` of an earlier answer with the same filters. Absent: the first
	// page.
	After *string `json:"after,omitempty"`

	// Records on a page. 10 by default, at most 100.
	Limit *int64 `json:"limit,omitempty"`
}

// ListFraudReviewsData: A page of the list.
type ListFraudReviewsData struct {
	// The records of this page.
	FraudReviews []FraudReview `json:"fraud_reviews"`

	// Send it as `after` to read the next page. Null: there are no more records.
	Next *string `json:"next"`
}

// ListEventsQuery is a record of the API.
type ListEventsQuery struct {
	// Where the page begins: `next` of an earlier answer, the uuid of an event, or `latest`. Absent:
	// the first event.
	After *string `json:"after,omitempty"`

	// Events on a page. 10 by default, at most 100.
	Limit *int64 `json:"limit,omitempty"`

	// Only events of this name.
	Type *EventName `json:"type,omitempty"`
}

// ListEventsData: A page of the list.
type ListEventsData struct {
	// The events of this page, the oldest first.
	Events []Event `json:"events"`

	// Send it as `after` to read the next page. Null: there are no more records.
	Next *string `json:"next"`
}

// ListWebhookEndpointsData: The result of the operation.
type ListWebhookEndpointsData struct {
	// The endpoints, the oldest first.
	Endpoints []WebhookEndpoint `json:"endpoints"`
}

// SendTestDeliveryData: The result of the operation.
type SendTestDeliveryData struct {
	// The header `webhook-id` of the request.
	WebhookID string `json:"webhook_id"`

	// How long the request took, in milliseconds.
	LatencyMs int64 `json:"latency_ms"`

	// How the request ended.
	//
	// - `succeeded`: The endpoint answered with a status from 200 to 299.
	// - `refused`: The endpoint answered with another status.
	// - `failed`: The endpoint gave no answer.
	// - `blocked`: Nothing was sent: the address of the endpoint is not allowed.
	Outcome AttemptOutcome `json:"outcome"`

	// The HTTP status of the answer. Null: there was no answer.
	Status *int64 `json:"status"`

	// Why the request did not succeed, as a sentence. Null: it succeeded.
	Error *string `json:"error"`

	// The first 16 KiB of the answer. Null: there was no answer.
	Answer *string `json:"answer"`
}

// ListDeliveriesQuery is a record of the API.
type ListDeliveriesQuery struct {
	// The number of the page. 1 by default.
	Page *int64 `json:"page,omitempty"`

	// Records on a page. 10 by default, at most 100.
	PerPage *int64 `json:"per_page,omitempty"`

	// Only deliveries in this state.
	State *DeliveryState `json:"state,omitempty"`

	// Only deliveries of this event.
	EventName *EventName `json:"event_name,omitempty"`

	// Only deliveries whose event was raised at this time or later: `YYYY-MM-DD HH:MM:SS` in UTC, or
	// ISO 8601 with a zone.
	Since *string `json:"since,omitempty"`

	// Only deliveries whose event was raised before this time: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO
	// 8601 with a zone.
	Until *string `json:"until,omitempty"`
}

// ListDeliveriesData: A page of the list.
type ListDeliveriesData struct {
	// The records of this page.
	Deliveries []Delivery `json:"deliveries"`

	// Where this page is in the whole list.
	Pagination Pagination `json:"pagination"`
}

// ReplayDeliveryData: The result of the operation.
type ReplayDeliveryData struct {
	// The number of deliveries that are due again: 1.
	Replayed int64 `json:"replayed"`
}

// ReplayDeliveriesData: The result of the operation.
type ReplayDeliveriesData struct {
	// The number of deliveries that are due again.
	Replayed int64 `json:"replayed"`

	// True: the period has more deliveries. Send the request again.
	More bool `json:"more"`
}

// ListWebhookEndpointsOfAnyTenantQuery is a record of the API.
type ListWebhookEndpointsOfAnyTenantQuery struct {
	ProcessorUUID *string `json:"processor_uuid,omitempty"`

	State *string `json:"state,omitempty"`

	// Where the page begins: `next` of an earlier answer with the same filters. Absent: the first
	// page.
	After *string `json:"after,omitempty"`

	// Records on a page. 10 by default, at most 100.
	Limit *int64 `json:"limit,omitempty"`
}

// ListWebhookEndpointsOfAnyTenantData: A page of the list.
type ListWebhookEndpointsOfAnyTenantData struct {
	// The records of this page.
	Endpoints []WebhookEndpointOfAnyTenant `json:"endpoints"`

	// Send it as `after` to read the next page. Null: there are no more records.
	Next *string `json:"next"`
}

// ListLatestDeliveriesQuery is a record of the API.
type ListLatestDeliveriesQuery struct {
	// How far the delivery is.
	//
	// - `pending`: It is under way, or waits for its next attempt.
	// - `held`: It waits until the endpoint is enabled.
	// - `delivered`: The endpoint answered an attempt with a status from 200 to 299.
	// - `dead`: Ten attempts failed. It can be replayed.
	// - `canceled`: The event was de-registered before it was delivered.
	State *DeliveryState `json:"state,omitempty"`

	// The name of an event. The section of webhooks explains each event.
	EventName *EventName `json:"event_name,omitempty"`

	// Only deliveries whose event was raised at this time or later: `YYYY-MM-DD HH:MM:SS` in UTC, or
	// ISO 8601 with a zone.
	Since *string `json:"since,omitempty"`

	// Only deliveries whose event was raised before this time: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO
	// 8601 with a zone.
	Until *string `json:"until,omitempty"`
}

// ListLatestDeliveriesData: The result of the operation.
type ListLatestDeliveriesData struct {
	Deliveries []Delivery `json:"deliveries"`
}

// ReplayDeliveryOfAnyTenantData: The result of the operation.
type ReplayDeliveryOfAnyTenantData struct {
	// The number of deliveries that are due again: 1.
	Replayed int64 `json:"replayed"`
}

// GetMeDataToken: The token, without its text. Null: a person called with a session.
type GetMeDataToken struct {
	// The identifier of the token.
	UUID string `json:"uuid"`

	// The name that it was given when it was issued. Null: none.
	Name *string `json:"name"`

	// When it was issued.
	CreatedAt Timestamp `json:"created_at"`

	// When it expires, in real time. Null: it does not expire.
	ExpiresAt *Timestamp `json:"expires_at"`
}

// GetMeDataProcessor: The processor of the token.
type GetMeDataProcessor struct {
	// The identifier of the tenant.
	UUID string `json:"uuid"`

	// The name of the tenant.
	Name string `json:"name"`
}

// GetMeDataVendor: The vendor of the token. Null: the token is of the processor itself.
type GetMeDataVendor struct {
	// The identifier of the tenant.
	UUID string `json:"uuid"`

	// The name of the tenant.
	Name string `json:"name"`
}

// GetMeData: The result of the operation.
type GetMeData struct {
	// Whether the token is of a processor or of a vendor.
	Kind string `json:"kind"`

	// True: payments go to banks. False: a sandbox, payments go to a simulated bank.
	Livemode bool `json:"livemode"`

	// The token, without its text. Null: a person called with a session.
	Token *GetMeDataToken `json:"token"`

	// The processor of the token.
	Processor GetMeDataProcessor `json:"processor"`

	// The vendor of the token. Null: the token is of the processor itself.
	Vendor *GetMeDataVendor `json:"vendor"`

	// Whether the tenant is suspended: it may read and undo, and start nothing new.
	Suspended bool `json:"suspended"`

	// What the caller may do now: the operations of this description below `/3p` that it may call.
	// While the tenant is suspended, those that start something are left out.
	Operations []string `json:"operations"`
}

// OpenInvitationDataTotp is a record of the API.
type OpenInvitationDataTotp struct {
	Secret string `json:"secret"`

	Uri string `json:"uri"`

	Required bool `json:"required"`
}

// OpenInvitationData: The result of the operation.
type OpenInvitationData struct {
	Name string `json:"name"`

	Email string `json:"email"`

	// `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
	ExpiresAt Timestamp `json:"expires_at"`

	Totp OpenInvitationDataTotp `json:"totp"`
}

// OfferAuthenticatorData: The result of the operation.
type OfferAuthenticatorData struct {
	// To type into the app, in base 32.
	Secret string `json:"secret"`

	// The text of the picture that the app reads.
	Uri string `json:"uri"`

	// The secret for `setAuthenticator`, sealed.
	Offer string `json:"offer"`
}

// ListOwnSessionsData: The result of the operation.
type ListOwnSessionsData struct {
	// The open sessions of the caller.
	Sessions []OwnOpenSession `json:"sessions"`
}

// ListOperatorsQuery is a record of the API.
type ListOperatorsQuery struct {
	State *string `json:"state,omitempty"`

	ProcessorUUID *string `json:"processor_uuid,omitempty"`

	// Where the page begins: `next` of an earlier answer with the same filters. Absent: the first
	// page.
	After *string `json:"after,omitempty"`

	// Records on a page. 10 by default, at most 100.
	Limit *int64 `json:"limit,omitempty"`
}

// ListOperatorsData: A page of the list.
type ListOperatorsData struct {
	// The records of this page.
	Operators []OperatorPerson `json:"operators"`

	// Send it as `after` to read the next page. Null: there are no more records.
	Next *string `json:"next"`
}

// InviteOperator201Data: The result of the operation.
type InviteOperator201Data struct {
	// A person who may sign in to the console.
	Operator OperatorPerson `json:"operator"`

	// A link that works once.
	Link OperatorLink `json:"link"`
}

// CreateOperatorLink201Data: The result of the operation.
type CreateOperatorLink201Data struct {
	// A person who may sign in to the console.
	Operator OperatorPerson `json:"operator"`

	// A link that works once.
	Link OperatorLink `json:"link"`
}

// ListPeopleQuery is a record of the API.
type ListPeopleQuery struct {
	// Where the page begins: `next` of an earlier answer with the same filters. Absent: the first
	// page.
	After *string `json:"after,omitempty"`

	// Records on a page. 10 by default, at most 100.
	Limit *int64 `json:"limit,omitempty"`
}

// ListPeopleData: A page of the list.
type ListPeopleData struct {
	// The records of this page.
	People []OperatorPerson `json:"people"`

	// Send it as `after` to read the next page. Null: there are no more records.
	Next *string `json:"next"`
}

// InvitePersonData: The result of the operation.
type InvitePersonData struct {
	// A person who may sign in to the console.
	Operator OperatorPerson `json:"operator"`

	// A link that works once.
	Link OperatorLink `json:"link"`
}

// CreatePersonLinkData: The result of the operation.
type CreatePersonLinkData struct {
	// A person who may sign in to the console.
	Operator OperatorPerson `json:"operator"`

	// A link that works once.
	Link OperatorLink `json:"link"`
}

// ListSessionsQuery is a record of the API.
type ListSessionsQuery struct {
	OperatorUUID *string `json:"operator_uuid,omitempty"`
}

// ListSessionsData: The result of the operation.
type ListSessionsData struct {
	Sessions []OperatorSession `json:"sessions"`
}

// EndSessionQuery is a record of the API.
type EndSessionQuery struct {
	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`
}

// ListApprovalsQuery is a record of the API.
type ListApprovalsQuery struct {
	State *string `json:"state,omitempty"`

	// The person or the token of this request, or any other.
	AskedBy *string `json:"asked_by,omitempty"`

	// What the act names: a payment, a user, a tenant, a file.
	SubjectUUID *string `json:"subject_uuid,omitempty"`

	// Only what is from this time or later: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
	AskedFrom *string `json:"asked_from,omitempty"`

	// Only what is from before this time: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
	AskedBefore *string `json:"asked_before,omitempty"`

	// Where the page begins: `next` of an earlier answer with the same filters. Absent: the first
	// page.
	After *string `json:"after,omitempty"`

	// Records on a page. 10 by default, at most 100.
	Limit *int64 `json:"limit,omitempty"`
}

// ListApprovalsData: A page of the list.
type ListApprovalsData struct {
	// The records of this page.
	Approvals []Approval `json:"approvals"`

	// Send it as `after` to read the next page. Null: there are no more records.
	Next *string `json:"next"`
}

// ListApprovalPoliciesData: The result of the operation.
type ListApprovalPoliciesData struct {
	Policies []ApprovalPolicy `json:"policies"`
}

// CreateProcessorData: The result of the operation.
type CreateProcessorData struct {
	UUID string `json:"uuid"`

	Name string `json:"name"`
}

// ListProcessorsQuery is a record of the API.
type ListProcessorsQuery struct {
	// Where the page begins: `next` of an earlier answer with the same filters. Absent: the first
	// page.
	After *string `json:"after,omitempty"`

	// Records on a page. 10 by default, at most 100.
	Limit *int64 `json:"limit,omitempty"`
}

// ListProcessorsDataProcessorsVendors is a record of the API.
type ListProcessorsDataProcessorsVendors struct {
	UUID string `json:"uuid"`

	Name string `json:"name"`

	// `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
	CreatedAt Timestamp `json:"created_at"`
}

// ListProcessorsDataProcessors is a record of the API.
type ListProcessorsDataProcessors struct {
	UUID string `json:"uuid"`

	Name string `json:"name"`

	// In banking days: the least delay of a payment of this tenant.
	PayoutDelayDays int64 `json:"payout_delay_days"`

	// The bank of its entries from their next file on; null: the first bank of the banks file.
	Bank *string `json:"bank"`

	// `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
	CreatedAt Timestamp `json:"created_at"`

	SuspendedAt *Timestamp `json:"suspended_at"`

	Vendors []ListProcessorsDataProcessorsVendors `json:"vendors"`
}

// ListProcessorsData: A page of the list.
type ListProcessorsData struct {
	// The records of this page.
	Processors []ListProcessorsDataProcessors `json:"processors"`

	// Send it as `after` to read the next page. Null: there are no more records.
	Next *string `json:"next"`
}

// CreateVendorData: The result of the operation.
type CreateVendorData struct {
	UUID string `json:"uuid"`

	Name string `json:"name"`
}

// ListVendorsQuery is a record of the API.
type ListVendorsQuery struct {
	ProcessorUUID *string `json:"processor_uuid,omitempty"`

	// Where the page begins: `next` of an earlier answer with the same filters. Absent: the first
	// page.
	After *string `json:"after,omitempty"`

	// Records on a page. 10 by default, at most 100.
	Limit *int64 `json:"limit,omitempty"`
}

// ListVendorsData: A page of the list.
type ListVendorsData struct {
	// The records of this page.
	Vendors []Vendor `json:"vendors"`

	// Send it as `after` to read the next page. Null: there are no more records.
	Next *string `json:"next"`
}

// CreateToken201Data: The result of the operation.
type CreateToken201Data struct {
	UUID string `json:"uuid"`

	Token string `json:"token"`
}

// ListTokensQuery is a record of the API.
type ListTokensQuery struct {
	ProcessorUUID *string `json:"processor_uuid,omitempty"`

	IssuedBy *string `json:"issued_by,omitempty"`

	// Where the page begins: `next` of an earlier answer with the same filters. Absent: the first
	// page.
	After *string `json:"after,omitempty"`

	// Records on a page. 10 by default, at most 100.
	Limit *int64 `json:"limit,omitempty"`
}

// ListTokensData: A page of the list.
type ListTokensData struct {
	// The records of this page.
	Tokens []Token `json:"tokens"`

	// Send it as `after` to read the next page. Null: there are no more records.
	Next *string `json:"next"`
}

// RevokeTokenQuery is a record of the API.
type RevokeTokenQuery struct {
	// Why. The audit trail keeps it.
	Reason *Reason `json:"reason,omitempty"`
}

// CreateOwnTokenData: The result of the operation.
type CreateOwnTokenData struct {
	// The identifier of the token.
	UUID string `json:"uuid"`

	// Its text. It is shown only here.
	Token string `json:"token"`
}

// ListOwnTokensQuery is a record of the API.
type ListOwnTokensQuery struct {
	// Where the page begins: `next` of an earlier answer with the same filters. Absent: the first
	// page.
	After *string `json:"after,omitempty"`

	// Records on a page. 10 by default, at most 100.
	Limit *int64 `json:"limit,omitempty"`
}

// ListOwnTokensData: A page of the list.
type ListOwnTokensData struct {
	// The records of this page.
	Tokens []OwnToken `json:"tokens"`

	// Send it as `after` to read the next page. Null: there are no more records.
	Next *string `json:"next"`
}

// ListAuditTrailQuery is a record of the API.
type ListAuditTrailQuery struct {
	ProcessorUUID *string `json:"processor_uuid,omitempty"`

	OperatorUUID *string `json:"operator_uuid,omitempty"`

	// An action such as token.issued, or its words: Token issued.
	Action *string `json:"action,omitempty"`

	SubjectUUID *string `json:"subject_uuid,omitempty"`

	// Only acts at this time or later: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
	ActedFrom *string `json:"acted_from,omitempty"`

	// Only acts before this time: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
	ActedBefore *string `json:"acted_before,omitempty"`

	// Where the page begins: `next` of an earlier answer with the same filters. Absent: the first
	// page.
	After *string `json:"after,omitempty"`

	// Records on a page. 10 by default, at most 100.
	Limit *int64 `json:"limit,omitempty"`
}

// ListAuditTrailData: A page of the list.
type ListAuditTrailData struct {
	// The records of this page.
	Acts []AuditedAct `json:"acts"`

	// Send it as `after` to read the next page. Null: there are no more records.
	Next *string `json:"next"`
}

// DownloadAuditTrailQuery is a record of the API.
type DownloadAuditTrailQuery struct {
	ProcessorUUID *string `json:"processor_uuid,omitempty"`

	OperatorUUID *string `json:"operator_uuid,omitempty"`

	// An action such as token.issued, or its words: Token issued.
	Action *string `json:"action,omitempty"`

	SubjectUUID *string `json:"subject_uuid,omitempty"`

	// Only acts at this time or later: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
	ActedFrom *string `json:"acted_from,omitempty"`

	// Only acts before this time: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
	ActedBefore *string `json:"acted_before,omitempty"`
}

// ListRequestsQuery is a record of the API.
type ListRequestsQuery struct {
	// Only requests that were answered with this HTTP status.
	Status *int64 `json:"status,omitempty"`

	// True: only requests that were refused or failed. False: all requests.
	Failed *bool `json:"failed,omitempty"`

	// Only requests with this HTTP method.
	Method *string `json:"method,omitempty"`

	// Only requests whose path begins with this text.
	Path *string `json:"path,omitempty"`

	// Only requests with this token.
	TokenUUID *string `json:"token_uuid,omitempty"`

	// True: only requests of people, who sign in to the console. False: only requests of programs.
	ByPerson *bool `json:"by_person,omitempty"`

	// Only the request with this identifier.
	RequestID *string `json:"request_id,omitempty"`

	// Where the page begins: `next` of an earlier answer with the same filters. Absent: the first
	// page.
	After *string `json:"after,omitempty"`

	// Records on a page. 10 by default, at most 100.
	Limit *int64 `json:"limit,omitempty"`
}

// ListRequestsData: A page of the list.
type ListRequestsData struct {
	// The records of this page.
	Requests []LoggedRequest `json:"requests"`

	// Send it as `after` to read the next page. Null: there are no more records.
	Next *string `json:"next"`
}

// ListRequestsOfAnyTenantQuery is a record of the API.
type ListRequestsOfAnyTenantQuery struct {
	// Only requests that were answered with this HTTP status.
	Status *int64 `json:"status,omitempty"`

	// True: only requests that were refused or failed. False: all requests.
	Failed *bool `json:"failed,omitempty"`

	// Only requests with this HTTP method.
	Method *string `json:"method,omitempty"`

	// Only requests whose path begins with this text.
	Path *string `json:"path,omitempty"`

	// Only requests with this token.
	TokenUUID *string `json:"token_uuid,omitempty"`

	// True: only requests of people, who sign in to the console. False: only requests of programs.
	ByPerson *bool `json:"by_person,omitempty"`

	// Only the request with this identifier.
	RequestID *string `json:"request_id,omitempty"`

	OperatorUUID *string `json:"operator_uuid,omitempty"`

	ProcessorUUID *string `json:"processor_uuid,omitempty"`

	// Where the page begins: `next` of an earlier answer with the same filters. Absent: the first
	// page.
	After *string `json:"after,omitempty"`

	// Records on a page. 10 by default, at most 100.
	Limit *int64 `json:"limit,omitempty"`
}

// ListRequestsOfAnyTenantData: A page of the list.
type ListRequestsOfAnyTenantData struct {
	Requests []LoggedRequestOfAnyTenant `json:"requests"`

	Next *string `json:"next"`
}

// ListBanksData: The result of the operation.
type ListBanksData struct {
	Banks []Bank `json:"banks"`
}

// GetCalendarQuery is a record of the API.
type GetCalendarQuery struct {
	// By default the current month.
	Month *string `json:"month,omitempty"`
}

// GetCalendarData: The result of the operation.
type GetCalendarData struct {
	// A calendar day written as YYYY-MM-DD.
	Today Day `json:"today"`

	Month string `json:"month"`

	Days []CalendarDay `json:"days"`
}

// ListBankFilesQuery is a record of the API.
type ListBankFilesQuery struct {
	State *string `json:"state,omitempty"`

	// Only what is from this time or later: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
	CreatedFrom *string `json:"created_from,omitempty"`

	// Only what is from before this time: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
	CreatedBefore *string `json:"created_before,omitempty"`

	// Where the page begins: `next` of an earlier answer with the same filters. Absent: the first
	// page.
	After *string `json:"after,omitempty"`

	// Records on a page. 10 by default, at most 100.
	Limit *int64 `json:"limit,omitempty"`
}

// ListBankFilesData: A page of the list.
type ListBankFilesData struct {
	// The records of this page.
	BankFiles []BankFile `json:"bank_files"`

	// Send it as `after` to read the next page. Null: there are no more records.
	Next *string `json:"next"`
}

// ListBankFileEntriesQuery is a record of the API.
type ListBankFileEntriesQuery struct {
	// Where the page begins: `next` of an earlier answer with the same filters. Absent: the first
	// page.
	After *string `json:"after,omitempty"`

	// Records on a page. 10 by default, at most 100.
	Limit *int64 `json:"limit,omitempty"`
}

// ListBankFileEntriesData: A page of the list.
type ListBankFileEntriesData struct {
	// The records of this page.
	Entries []FiledEntry `json:"entries"`

	// Send it as `after` to read the next page. Null: there are no more records.
	Next *string `json:"next"`
}

// ListRestoresData: The result of the operation.
type ListRestoresData struct {
	WaitingBanks []string `json:"waiting_banks"`

	Restores []Restore `json:"restores"`
}

// ReleaseBank200Data: The result of the operation.
type ReleaseBank200Data struct {
	Bank string `json:"bank"`

	// Files of ours that the bank has and that were not confirmed.
	MarkedDelivered []string `json:"marked_delivered"`
}

// ListInboundFilesQuery is a record of the API.
type ListInboundFilesQuery struct {
	Open *string `json:"open,omitempty"`

	// Only what is from this time or later: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
	ReadFrom *string `json:"read_from,omitempty"`

	// Only what is from before this time: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
	ReadBefore *string `json:"read_before,omitempty"`

	// Where the page begins: `next` of an earlier answer with the same filters. Absent: the first
	// page.
	After *string `json:"after,omitempty"`

	// Records on a page. 10 by default, at most 100.
	Limit *int64 `json:"limit,omitempty"`
}

// ListInboundFilesData: A page of the list.
type ListInboundFilesData struct {
	// The records of this page.
	InboundFiles []InboundFile `json:"inbound_files"`

	// Send it as `after` to read the next page. Null: there are no more records.
	Next *string `json:"next"`
}

// ListSuspenseItemsQuery is a record of the API.
type ListSuspenseItemsQuery struct {
	// Where the page begins: `next` of an earlier answer with the same filters. Absent: the first
	// page.
	After *string `json:"after,omitempty"`

	// Records on a page. 10 by default, at most 100.
	Limit *int64 `json:"limit,omitempty"`
}

// ListSuspenseItemsData: A page of the list.
type ListSuspenseItemsData struct {
	// The records of this page.
	Items []NamedBankItem `json:"items"`

	// Send it as `after` to read the next page. Null: there are no more records.
	Next *string `json:"next"`
}

// ListLateReturnsQuery is a record of the API.
type ListLateReturnsQuery struct {
	// Only what is from this time or later: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
	ReceivedFrom *string `json:"received_from,omitempty"`

	// Only what is from before this time: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
	ReceivedBefore *string `json:"received_before,omitempty"`

	// Where the page begins: `next` of an earlier answer with the same filters. Absent: the first
	// page.
	After *string `json:"after,omitempty"`

	// Records on a page. 10 by default, at most 100.
	Limit *int64 `json:"limit,omitempty"`
}

// ListLateReturnsData: A page of the list.
type ListLateReturnsData struct {
	// The records of this page.
	Items []NamedLateReturn `json:"items"`

	// Send it as `after` to read the next page. Null: there are no more records.
	Next *string `json:"next"`
}

// ListDishonorsQuery is a record of the API.
type ListDishonorsQuery struct {
	State *string `json:"state,omitempty"`

	// Only what is from this time or later: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
	AskedFrom *string `json:"asked_from,omitempty"`

	// Only what is from before this time: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
	AskedBefore *string `json:"asked_before,omitempty"`

	// Where the page begins: `next` of an earlier answer with the same filters. Absent: the first
	// page.
	After *string `json:"after,omitempty"`

	// Records on a page. 10 by default, at most 100.
	Limit *int64 `json:"limit,omitempty"`
}

// ListDishonorsData: A page of the list.
type ListDishonorsData struct {
	// The records of this page.
	Dishonors []NamedDishonor `json:"dishonors"`

	// Send it as `after` to read the next page. Null: there are no more records.
	Next *string `json:"next"`
}

// ListMicroEntriesQuery is a record of the API.
type ListMicroEntriesQuery struct {
	// Where the page begins: `next` of an earlier answer with the same filters. Absent: the first
	// page.
	After *string `json:"after,omitempty"`

	// Records on a page. 10 by default, at most 100.
	Limit *int64 `json:"limit,omitempty"`
}

// ListMicroEntriesData: A page of the list.
type ListMicroEntriesData struct {
	// The records of this page.
	MicroEntryChecks []MicroEntryCheck `json:"micro_entry_checks"`

	// Send it as `after` to read the next page. Null: there are no more records.
	Next *string `json:"next"`
}

// ConfirmMicroEntriesData: The result of the operation.
type ConfirmMicroEntriesData struct {
	// The identifier of the check.
	UUID string `json:"uuid"`

	// The user who has the bank account.
	UserUUID string `json:"user_uuid"`

	// The bank account that is checked.
	BankAccountUUID string `json:"bank_account_uuid"`

	// How far the check is.
	//
	// - `pending`: The credits wait for a bank file, or are in one that the bank has not confirmed.
	// - `sent`: The bank has the credits.
	// - `awaiting_confirmation`: The credits have settled: ask the user for their amounts.
	// - `confirmed`: The user knew the amounts.
	// - `failed`: 3 pairs of amounts were wrong. Start another check.
	// - `expired`: The user did not tell the amounts in time. Start another check.
	// - `returned`: A credit came back: the account does not take credits.
	// - `canceled`: A credit was not sent: the account was disabled, its entry cannot be written, the
	// bank rejected it, or you were suspended for too long.
	State MicroEntryCheckState `json:"state"`

	// How many pairs of amounts may still be sent. 0: none.
	AnswersLeft int64 `json:"answers_left"`

	// The code with which a credit was returned. Null: none was.
	ACHReturnCode *string `json:"ach_return_code"`

	// When the check was started, in UTC.
	RequestedAt Timestamp `json:"requested_at"`

	// Until when the amounts can be sent, in UTC.
	ExpiresAt Timestamp `json:"expires_at"`

	// When the right amounts were sent, in UTC. Null: they were not.
	ConfirmedAt *Timestamp `json:"confirmed_at"`

	// Whether the check is confirmed: the amounts are right, or were right before.
	Matched bool `json:"matched"`
}

// ListMicroEntriesOfAllTenantsQuery is a record of the API.
type ListMicroEntriesOfAllTenantsQuery struct {
	// Only what is from this time or later: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
	RequestedFrom *string `json:"requested_from,omitempty"`

	// Only what is from before this time: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
	RequestedBefore *string `json:"requested_before,omitempty"`

	// Where the page begins: `next` of an earlier answer with the same filters. Absent: the first
	// page.
	After *string `json:"after,omitempty"`

	// Records on a page. 10 by default, at most 100.
	Limit *int64 `json:"limit,omitempty"`
}

// ListMicroEntriesOfAllTenantsData: A page of the list.
type ListMicroEntriesOfAllTenantsData struct {
	// The records of this page.
	MicroEntryChecks []NamedMicroEntryCheck `json:"micro_entry_checks"`

	// Send it as `after` to read the next page. Null: there are no more records.
	Next *string `json:"next"`
}

// ListPrenotesQuery is a record of the API.
type ListPrenotesQuery struct {
	// Where the page begins: `next` of an earlier answer with the same filters. Absent: the first
	// page.
	After *string `json:"after,omitempty"`

	// Records on a page. 10 by default, at most 100.
	Limit *int64 `json:"limit,omitempty"`
}

// ListPrenotesData: A page of the list.
type ListPrenotesData struct {
	// The records of this page.
	Prenotes []Prenote `json:"prenotes"`

	// Send it as `after` to read the next page. Null: there are no more records.
	Next *string `json:"next"`
}

// ListPrenotesOfAllTenantsQuery is a record of the API.
type ListPrenotesOfAllTenantsQuery struct {
	// Only what is from this time or later: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
	RequestedFrom *string `json:"requested_from,omitempty"`

	// Only what is from before this time: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
	RequestedBefore *string `json:"requested_before,omitempty"`

	// Where the page begins: `next` of an earlier answer with the same filters. Absent: the first
	// page.
	After *string `json:"after,omitempty"`

	// Records on a page. 10 by default, at most 100.
	Limit *int64 `json:"limit,omitempty"`
}

// ListPrenotesOfAllTenantsData: A page of the list.
type ListPrenotesOfAllTenantsData struct {
	// The records of this page.
	Prenotes []NamedPrenote `json:"prenotes"`

	// Send it as `after` to read the next page. Null: there are no more records.
	Next *string `json:"next"`
}

// ListReversibleEntriesData: The result of the operation.
type ListReversibleEntriesData struct {
	// Newest first.
	Entries []ReversibleEntry `json:"entries"`
}

// ListReversalsQuery is a record of the API.
type ListReversalsQuery struct {
	// Only reversals in this state.
	//
	// - `waiting`: They wait for a file, or are in one that the bank has not confirmed.
	// - `sent`: The bank has them, and they are not complete.
	// - `complete`: They are complete.
	// - `failed`: They were returned.
	// - `canceled`: They were not sent.
	// - `left`: Money is left that no payment takes over: an operator must end it.
	State *string `json:"state,omitempty"`

	// Only what is from this time or later: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
	RequestedFrom *string `json:"requested_from,omitempty"`

	// Only what is from before this time: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
	RequestedBefore *string `json:"requested_before,omitempty"`

	// Where the page begins: `next` of an earlier answer with the same filters. Absent: the first
	// page.
	After *string `json:"after,omitempty"`

	// Records on a page. 10 by default, at most 100.
	Limit *int64 `json:"limit,omitempty"`
}

// ListReversalsData: A page of the list.
type ListReversalsData struct {
	// The records of this page.
	Reversals []NamedReversal `json:"reversals"`

	// Send it as `after` to read the next page. Null: there are no more records.
	Next *string `json:"next"`
}

// PreviewFileReversalQuery is a record of the API.
type PreviewFileReversalQuery struct {
	// Only the entries of this tenant: its batches of the file. Absent: of all tenants.
	ProcessorUUID *string `json:"processor_uuid,omitempty"`

	// Only the entries of this stage. Absent: captures and payouts.
	Stage *string `json:"stage,omitempty"`
}

// ListFileReversalsQuery is a record of the API.
type ListFileReversalsQuery struct {
	// Only reversals in this state.
	//
	// - `open`: Not all of their entries are at the bank.
	// - `working`: Their entries are being reversed.
	// - `done`: Each entry is decided.
	State *string `json:"state,omitempty"`

	// Only reversals of this file.
	FileUUID *string `json:"file_uuid,omitempty"`

	// Only what is from this time or later: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
	RequestedFrom *string `json:"requested_from,omitempty"`

	// Only what is from before this time: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
	RequestedBefore *string `json:"requested_before,omitempty"`

	// Where the page begins: `next` of an earlier answer with the same filters. Absent: the first
	// page.
	After *string `json:"after,omitempty"`

	// Records on a page. 10 by default, at most 100.
	Limit *int64 `json:"limit,omitempty"`
}

// ListFileReversalsData: A page of the list.
type ListFileReversalsData struct {
	// The records of this page.
	FileReversals []FileReversal `json:"file_reversals"`

	// Send it as `after` to read the next page. Null: there are no more records.
	Next *string `json:"next"`
}

// ListRefusedReversalsQuery is a record of the API.
type ListRefusedReversalsQuery struct {
	// Where the page begins: `next` of an earlier answer with the same filters. Absent: the first
	// page.
	After *string `json:"after,omitempty"`

	// Records on a page. 10 by default, at most 100.
	Limit *int64 `json:"limit,omitempty"`
}

// ListRefusedReversalsData: A page of the list.
type ListRefusedReversalsData struct {
	// The records of this page.
	Entries []RefusedReversal `json:"entries"`

	// Send it as `after` to read the next page. Null: there are no more records.
	Next *string `json:"next"`
}

// ListFileCopiesQuery is a record of the API.
type ListFileCopiesQuery struct {
	// Only copies in this state.
	State *string `json:"state,omitempty"`

	// Only the copy of this file.
	FileUUID *string `json:"file_uuid,omitempty"`

	// Only what is from this time or later: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
	ReportedFrom *string `json:"reported_from,omitempty"`

	// Only what is from before this time: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
	ReportedBefore *string `json:"reported_before,omitempty"`

	// Where the page begins: `next` of an earlier answer with the same filters. Absent: the first
	// page.
	After *string `json:"after,omitempty"`

	// Records on a page. 10 by default, at most 100.
	Limit *int64 `json:"limit,omitempty"`
}

// ListFileCopiesData: A page of the list.
type ListFileCopiesData struct {
	// The records of this page.
	FileCopies []FileCopy `json:"file_copies"`

	// Send it as `after` to read the next page. Null: there are no more records.
	Next *string `json:"next"`
}

// ListReturnRequestsQuery is a record of the API.
type ListReturnRequestsQuery struct {
	// Only requests in this state.
	//
	// - `open`: No answer is recorded, and the entry did not come back.
	// - `answered`: An answer is recorded, and the entry did not come back.
	// - `returned`: The entry came back.
	State *string `json:"state,omitempty"`

	// Where the page begins: `next` of an earlier answer with the same filters. Absent: the first
	// page.
	After *string `json:"after,omitempty"`

	// Records on a page. 10 by default, at most 100.
	Limit *int64 `json:"limit,omitempty"`
}

// ListReturnRequestsData: A page of the list.
type ListReturnRequestsData struct {
	// The records of this page.
	ReturnRequests []NamedReturnRequest `json:"return_requests"`

	// Send it as `after` to read the next page. Null: there are no more records.
	Next *string `json:"next"`
}

// CreateStatementLinesData: The result of the operation.
type CreateStatementLinesData struct {
	Lines []EnteredLine `json:"lines"`
}

// ListStatementLinesQuery is a record of the API.
type ListStatementLinesQuery struct {
	Bank *string `json:"bank,omitempty"`

	State *string `json:"state,omitempty"`

	// Where the page begins: `next` of an earlier answer with the same filters. Absent: the first
	// page.
	After *string `json:"after,omitempty"`

	// Records on a page. 10 by default, at most 100.
	Limit *int64 `json:"limit,omitempty"`
}

// ListStatementLinesData: A page of the list.
type ListStatementLinesData struct {
	// The records of this page.
	Lines []StatementLine `json:"lines"`

	// Send it as `after` to read the next page. Null: there are no more records.
	Next *string `json:"next"`
}

// CreateStatementFileData: The result of the operation.
type CreateStatementFileData struct {
	// The format that was read.
	Format string `json:"format"`

	// The number of the account in the file. Null: the format has none.
	Account *string `json:"account"`

	// Of each statement of our account with a closing balance.
	Balances []StatementBalances `json:"balances"`

	// At most 100 of each statement, in the order of the rows.
	Findings []StatementFinding `json:"findings"`

	Lines []EnteredLine `json:"lines"`
}

// PreviewStatementFileData: The result of the operation.
type PreviewStatementFileData struct {
	// The format that was read.
	Format string `json:"format"`

	// The number of the account in the file. Null: the format has none.
	Account *string `json:"account"`

	// Of each statement of our account with a closing balance.
	Balances []StatementBalances `json:"balances"`

	// At most 100 of each statement, in the order of the rows.
	Findings []StatementFinding `json:"findings"`

	// The lines of our account that can be read.
	Lines []PreviewedStatementLine `json:"lines"`

	// How the bank’s own CSV may be read. Null: the file has our own form, another format, or no
	// header.
	CSV *CSVSuggestion `json:"csv"`
}

// GetStatementSettingsQuery is a record of the API.
type GetStatementSettingsQuery struct {
	// The name of the bank. Required if there are several banks.
	Bank *string `json:"bank,omitempty"`
}

// ExplainStatementLines200Data: The result of the operation.
type ExplainStatementLines200Data struct {
	// As they are now.
	Lines []StatementLine `json:"lines"`
}

// ReconcileStatementData: The result of the operation.
type ReconcileStatementData struct {
	Expected int64 `json:"expected"`

	Suspended int64 `json:"suspended"`
}

// GetReconciliationQuery is a record of the API.
type GetReconciliationQuery struct {
	// The first day of the period, in UTC. The period includes it.
	StartDate *Day `json:"start_date,omitempty"`

	// The last day of the period, in UTC. The period includes it.
	EndDate *Day `json:"end_date,omitempty"`

	Bank *string `json:"bank,omitempty"`
}

// GetReconciliationDataDaysMissing is a record of the API.
type GetReconciliationDataDaysMissing struct {
	SourceUUID string `json:"source_uuid"`

	Name *string `json:"name"`

	Direction string `json:"direction"`

	Amount int64 `json:"amount"`
}

// GetReconciliationDataDays is a record of the API.
type GetReconciliationDataDays struct {
	// A calendar day written as YYYY-MM-DD.
	Day Day `json:"day"`

	// How far the day is explained.
	//
	// - `missing`: No line shows some cash of the books.
	// - `open`: A line waits for its cash, or for a decision.
	// - `closed`: All cash and every line is explained.
	// - `awaited`: No line shows some cash of the books, but the statement comes on the next banking
	// day.
	// - `none`: No statement is expected: the day is before the first day with a line, or no line was
	// ever entered.
	State string `json:"state"`

	// Cents, credits are positive: cash of the books, on the day on which the bank statement shows it
	Expected int64 `json:"expected"`

	// Cents, credits are positive: lines of the bank statement
	Shown int64 `json:"shown"`

	// Cents, credits are positive: lines that nothing expected, booked in suspense or decided
	Unexpected int64 `json:"unexpected"`

	// Cents, credits are positive: shown − expected − unexpected
	Difference int64 `json:"difference"`

	Missing []GetReconciliationDataDaysMissing `json:"missing"`
}

// GetReconciliationDataPooledShort is a record of the API.
type GetReconciliationDataPooledShort struct {
	ProcessorUUID string `json:"processor_uuid"`

	Name string `json:"name"`

	Balance int64 `json:"balance"`
}

// GetReconciliationDataPooled is a record of the API.
type GetReconciliationDataPooled struct {
	Balance int64 `json:"balance"`

	Short []GetReconciliationDataPooledShort `json:"short"`
}

// GetReconciliationData: The result of the operation.
type GetReconciliationData struct {
	Bank string `json:"bank"`

	Days []GetReconciliationDataDays `json:"days"`

	Pooled GetReconciliationDataPooled `json:"pooled"`
}

// GetReconciliationDeskQuery is a record of the API.
type GetReconciliationDeskQuery struct {
	// The first day of the period, in UTC. The period includes it.
	StartDate *Day `json:"start_date,omitempty"`

	// The last day of the period, in UTC. The period includes it.
	EndDate *Day `json:"end_date,omitempty"`

	// The name of the bank. Required if there are several banks.
	Bank *string `json:"bank,omitempty"`
}

// GetReconciliationDeskData: The result of the operation.
type GetReconciliationDeskData struct {
	// The name of the bank.
	Bank string `json:"bank"`

	// The first day that was read.
	StartDate Day `json:"start_date"`

	// The last day that was read.
	EndDate Day `json:"end_date"`

	// The last closed day of the books. Null: none was closed.
	ClosedUntil *Day `json:"closed_until"`

	// Open lines and lines in suspense, oldest first: of the days that are asked for; of all days
	// without `start_date`. At most 500.
	Lines []StatementLine `json:"lines"`

	// Oldest first, at most 1000.
	Movements []MissingCash `json:"movements"`

	// True: there are more lines or movements than the answer has.
	HasMore bool `json:"has_more"`

	// A line or movement is in one proposal at most.
	Proposals []StatementProposal `json:"proposals"`

	// False: the search stopped, or lines are of other days. A line without a proposal may have one.
	IsSearchComplete bool `json:"is_search_complete"`

	// Explained lines of these days, the latest decision first. At most 200.
	Decided []DecidedStatementLine `json:"decided"`

	// True: there are more explained lines of these days. Ask for fewer days.
	HasMoreDecided bool `json:"has_more_decided"`
}

// PayOwnFunds201Data: The result of the operation.
type PayOwnFunds201Data struct {
	UUID string `json:"uuid"`

	Amount int64 `json:"amount"`
}

// GetTodayDataWebhooksEndpoints is a record of the API.
type GetTodayDataWebhooksEndpoints struct {
	Healthy int64 `json:"healthy"`

	Slow int64 `json:"slow"`

	Failing int64 `json:"failing"`

	Blocked int64 `json:"blocked"`

	Disabled int64 `json:"disabled"`
}

// GetTodayDataWebhooks is a record of the API.
type GetTodayDataWebhooks struct {
	Due int64 `json:"due"`

	OldestDueSeconds float64 `json:"oldest_due_seconds"`

	Endpoints GetTodayDataWebhooksEndpoints `json:"endpoints"`
}

// GetTodayData: The result of the operation.
type GetTodayData struct {
	// A calendar day written as YYYY-MM-DD.
	Day Day `json:"day"`

	Waiting []WaitingCard `json:"waiting"`

	// What goes wrong and waits in no list. Empty: nothing is known.
	Trouble []TroubleCard `json:"trouble"`

	// What was there at the end of the last day with figures, and is not there any more.
	Cleared []ClearedCard `json:"cleared"`

	Banks []BankToday `json:"banks"`

	Sent MovedToday `json:"sent"`

	Received MovedToday `json:"received"`

	Webhooks GetTodayDataWebhooks `json:"webhooks"`

	RoutingDirectory string `json:"routing_directory"`

	// Whether users are screened: `GET /admin/v1/sanctions-lists`.
	SanctionsScreening string `json:"sanctions_screening"`

	// Since the end of the latest check of what has moved, and of every payment; null: none has ended
	// yet, or they are off.
	Invariants InvariantsToday `json:"invariants"`
}

// GetClosingChecklistQuery is a record of the API.
type GetClosingChecklistQuery struct {
	// The day. Absent: the next one to close.
	Day *Day `json:"day,omitempty"`
}

// ListClosedDaysQuery is a record of the API.
type ListClosedDaysQuery struct {
	// Where the page begins: `next` of an earlier answer with the same filters. Absent: the first
	// page.
	After *string `json:"after,omitempty"`

	// Records on a page. 10 by default, at most 100.
	Limit *int64 `json:"limit,omitempty"`
}

// ListClosedDaysData: A page of the list.
type ListClosedDaysData struct {
	// The records of this page.
	ClosedDays []ClosedDay `json:"closed_days"`

	// Send it as `after` to read the next page. Null: there are no more records.
	Next *string `json:"next"`
}

// SearchQuery is a record of the API.
type SearchQuery struct {
	// Text of 1 to 255 characters.
	Q string `json:"q"`
}

// SearchData: The result of the operation.
type SearchData struct {
	Hits []SearchHit `json:"hits"`

	// Empty: the hits are all that there are.
	More []MoreHits `json:"more"`

	// The return code that `q` names. Null: none.
	ReturnCode *ReturnCodeFound `json:"return_code"`

	// The days that `q` names. Null: none.
	Days *DaysFound `json:"days"`

	// True: the hits have names that differ in one letter from the name in `q`.
	IsSimilar bool `json:"is_similar"`
}

// ListSavedViewsQuery is a record of the API.
type ListSavedViewsQuery struct {
	// Only views of this list.
	List *string `json:"list,omitempty"`
}

// ListSavedViewsData: The result of the operation.
type ListSavedViewsData struct {
	// The views.
	Views []SavedView `json:"views"`
}

// RemoveSavedViewQuery is a record of the API.
type RemoveSavedViewQuery struct {
	// Why. The audit trail keeps it.
	Reason *Reason `json:"reason,omitempty"`
}

// ListFileSchedulesData: The result of the operation.
type ListFileSchedulesData struct {
	// The schedules.
	Schedules []FileSchedule `json:"schedules"`
}

// EndFileScheduleQuery is a record of the API.
type EndFileScheduleQuery struct {
	// Why. The audit trail keeps it.
	Reason *Reason `json:"reason,omitempty"`
}

// ListScheduledFilesQuery is a record of the API.
type ListScheduledFilesQuery struct {
	// Only files of this schedule.
	ScheduleUUID *string `json:"schedule_uuid,omitempty"`

	// Only what is from this time or later: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
	MadeFrom *string `json:"made_from,omitempty"`

	// Only what is from before this time: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with a zone.
	MadeBefore *string `json:"made_before,omitempty"`

	// Where the page begins: `next` of an earlier answer with the same filters. Absent: the first
	// page.
	After *string `json:"after,omitempty"`

	// Records on a page. 10 by default, at most 100.
	Limit *int64 `json:"limit,omitempty"`
}

// ListScheduledFilesData: A page of the list.
type ListScheduledFilesData struct {
	// The records of this page.
	Files []ScheduledFile `json:"files"`

	// Send it as `after` to read the next page. Null: there are no more records.
	Next *string `json:"next"`
}

// GetSeriesQuery is a record of the API.
type GetSeriesQuery struct {
	ProcessorUUID *string `json:"processor_uuid,omitempty"`

	MerchantUUID *string `json:"merchant_uuid,omitempty"`

	// A calendar day written as YYYY-MM-DD.
	StartDate *Day `json:"start_date,omitempty"`

	// A calendar day written as YYYY-MM-DD.
	EndDate *Day `json:"end_date,omitempty"`
}

// GetSeriesData: The result of the operation.
type GetSeriesData struct {
	Limits ThreeReturnRates `json:"limits"`

	Days []DayOfSeries `json:"days"`
}

// GetCashDaysQuery is a record of the API.
type GetCashDaysQuery struct {
	// Only this processor. Absent: all together.
	ProcessorUUID *string `json:"processor_uuid,omitempty"`
}

// GetCashDaysData: The result of the operation.
type GetCashDaysData struct {
	// The banking day today, in Eastern time.
	Today Day `json:"today"`

	// The days: back, today, ahead.
	Days []CashDay `json:"days"`
}

// GetMoneyFlowsQuery is a record of the API.
type GetMoneyFlowsQuery struct {
	// Only this processor. Absent: all together.
	ProcessorUUID *string `json:"processor_uuid,omitempty"`

	// The first UTC day. Absent: 30 days that end with the last one.
	FirstDay *Day `json:"first_day,omitempty"`

	// The last UTC day, at most the last sealed one. Absent: the last sealed one.
	Day *Day `json:"day,omitempty"`
}

// GetMoneyFlowsData: The result of the operation.
type GetMoneyFlowsData struct {
	FirstDay *Day `json:"first_day"`

	Day *Day `json:"day"`

	LastSealedDay *Day `json:"last_sealed_day"`

	// All flows.
	Flows []MoneyFlow `json:"flows"`
}

// ListProcessorsByDangerQuery is a record of the API.
type ListProcessorsByDangerQuery struct {
	// Where the page begins: `next` of an earlier answer with the same filters. Absent: the first
	// page.
	After *string `json:"after,omitempty"`

	// Records on a page. 10 by default, at most 100.
	Limit *int64 `json:"limit,omitempty"`
}

// ListProcessorsByDangerData: A page of the list.
type ListProcessorsByDangerData struct {
	// The records of this page.
	Processors []ProcessorByDanger `json:"processors"`

	// Send it as `after` to read the next page. Null: there are no more records.
	Next *string `json:"next"`
}

// ListExceptionsQuery is a record of the API.
type ListExceptionsQuery struct {
	ProcessorUUID *string `json:"processor_uuid,omitempty"`

	Kind *string `json:"kind,omitempty"`

	// Only balances of this user, who owes the money or is owed it.
	UserUUID *string `json:"user_uuid,omitempty"`

	// Only balances of this amount or more, in cents.
	AmountFrom *PositiveCents `json:"amount_from,omitempty"`

	// Only balances of this amount or less, in cents.
	AmountTo *PositiveCents `json:"amount_to,omitempty"`

	// Where the page begins: `next` of an earlier answer with the same filters. Absent: the first
	// page.
	After *string `json:"after,omitempty"`

	// Records on a page. 10 by default, at most 100.
	Limit *int64 `json:"limit,omitempty"`
}

// ListExceptionsData: A page of the list.
type ListExceptionsData struct {
	// The records of this page.
	Exceptions []NamedException `json:"exceptions"`

	// Send it as `after` to read the next page. Null: there are no more records.
	Next *string `json:"next"`
}

// GetFraudProcessQuery is a record of the API.
type GetFraudProcessQuery struct {
	// The form of the answer. `json` is the default.
	Format *string `json:"format,omitempty"`
}

// GetFraudReportQuery is a record of the API.
type GetFraudReportQuery struct {
	// The year, in Eastern time.
	Year int64 `json:"year"`

	// The form of the answer. `json` is the default.
	Format *string `json:"format,omitempty"`
}

// GetOriginatorsOfTenantQuery is a record of the API.
type GetOriginatorsOfTenantQuery struct {
	// The tenant.
	ProcessorUUID string `json:"processor_uuid"`
}

// GetMonthsOfOriginatorsQuery is a record of the API.
type GetMonthsOfOriginatorsQuery struct {
	// The tenant.
	ProcessorUUID string `json:"processor_uuid"`

	// The first year. The file has everything from its first day on.
	Year int64 `json:"year"`
}

// GetExposureOfTenantQuery is a record of the API.
type GetExposureOfTenantQuery struct {
	// The tenant.
	ProcessorUUID string `json:"processor_uuid"`
}

// GetAuditorPackQuery is a record of the API.
type GetAuditorPackQuery struct {
	// The tenant.
	ProcessorUUID string `json:"processor_uuid"`

	// The year of the report. The months begin with its first day.
	Year int64 `json:"year"`
}

// GetTransactionOfAnyTenantDataMoves is a record of the API.
type GetTransactionOfAnyTenantDataMoves struct {
	// Counts the moves of the payment, from 1.
	Number int64 `json:"number"`

	// The row of the stage tables that the move took. The page "The life of a payment" of the
	// documentation has them.
	Transition string `json:"transition"`

	// What happened, in words.
	Description string `json:"description"`

	// The refund that moved. Null: the payment itself moved.
	RefundUUID *string `json:"refund_uuid"`

	// The code of the return that caused the move. Null: no return caused it.
	ReturnCode *string `json:"return_code"`

	// When the move was made, in UTC.
	MovedAt Timestamp `json:"moved_at"`

	// Trace number of the entry that caused the move, or of the returned entry. Null: no entry caused
	// it.
	TraceID *string `json:"trace_id"`

	// Of an offset: the cents by which this payment paid the debt of another one (K6o), or by which
	// the other one paid its debt (K6). Null: the move is no offset.
	OffsetAmount *int64 `json:"offset_amount"`

	// Of an offset: the other payment. Null: the move is no offset.
	CounterpartTransactionUUID *string `json:"counterpart_transaction_uuid"`

	// The merchant batch that the payment joined, or whose entry caused the move. Null: none. Read it
	// at `/batch-merchant-payouts/{uuid}`, or at `/batch-merchant-refunds/{uuid}` for the debit of a
	// refund.
	MerchantBatchUUID *string `json:"merchant_batch_uuid"`

	Postings []Posting `json:"postings"`
}

// GetTransactionOfAnyTenantDataBalances is a record of the API.
type GetTransactionOfAnyTenantDataBalances struct {
	// A ledger account. What it has:
	//
	// - `BANK`: Cash in the pooled settlement account.
	// - `DIF`: Debits in flight.
	// - `CIF`: Credits in flight.
	// - `UNS`: Captured, not yet good.
	// - `PAYEE`: Owed to a payee.
	// - `PRES`: Reserved for a payout.
	// - `FEE`: Owed to a vendor, or to the processor, for fees.
	// - `PAYER`: Owed to a payer.
	// - `CLAW`: Receivable from a payee.
	// - `RECV`: Receivable from a payer.
	// - `LOSS`: Written off.
	// - `SUSP`: Unmatched bank items.
	// - `REV`: Moved by reversals, and not taken over by payments.
	// - `DUP`: Moved by files that a bank processed twice.
	// - `BFEE`: Fees of the banks.
	// - `MICRO`: Small credits that check bank accounts.
	// - `OWN`: Own funds paid in.
	Account AccountName `json:"account"`

	OwnerUUID string `json:"owner_uuid"`

	// Cents.
	Balance int64 `json:"balance"`
}

// GetTransactionOfAnyTenantData: The result of the operation.
type GetTransactionOfAnyTenantData struct {
	// The payment, as other operations show it.
	Transaction TransactionWithMetadata `json:"transaction"`

	// Where the payment is, in one word for people.
	//
	// - `started`: The payment was accepted, and the bank does not have its debit. A returned debit
	// that is sent again counts too.
	// - `debited`: The bank has the debit of the payer. It can still be returned.
	// - `good`: The debit is good, and the payout is in no bank file. A returned payout that the payee
	// is still owed counts too.
	// - `paying`: The payout is in a bank file, or the bank has it.
	// - `paid`: The payout settled, or nothing was left to pay.
	// - `returned`: The debit was returned or could not be sent, or the payout was returned and the
	// money goes back to the payer. No one owes money.
	// - `clawed_back`: The debit was returned after the payout, and the payee has paid the money back.
	// - `owed`: The payee or the payer owes money for the payment: a clawback or a debt is open. No
	// other state hides a debt.
	// - `refunded`: The payer has the whole amount back: every refund, or the reverse payout, has
	// settled.
	// - `canceled`: The payment was canceled before its debit was in a bank file.
	// - `held`: An open hold stops the next entry of the payment.
	State TransactionState `json:"state"`

	// What refunds give back to the payer, in cents. A refund counts from its start until it has
	// failed for good.
	AmountRefunded Cents `json:"amount_refunded"`

	// The banking day on which the next step of the payment is expected. It depends on `state`:
	//
	// - `started`: The debit of the payer settles.
	// - `debited`: The debit is good.
	// - `good`: The payout settles.
	// - `paying`: The payout settles.
	// - `returned`: The reverse payout settles.
	// - `owed`: The clawback settles.
	//
	// Null: the payment has ended, a hold stops the step, or the step waits for a person.
	ExpectedOn *Day `json:"expected_on"`

	// The banking day on which the next step would be expected if everything that holds the payment
	// were released now. Null: nothing holds it, or no step would follow.
	ExpectedOnIfReleased *Day `json:"expected_on_if_released"`

	// The day in Eastern time on which the dates were worked out, by the banking clock.
	AsOf Day `json:"as_of"`

	// The account that is debited for the payment.
	PayerAccount AccountInShort `json:"payer_account"`

	// The account that the payment is paid to.
	PayeeAccount AccountInShort `json:"payee_account"`

	// The banking day on which the debit of the payer settles. Null: the capture was canceled or
	// failed, or an open hold stops the step.
	CaptureSettlesOn *Day `json:"capture_settles_on"`

	// The banking day on which the debit is good, so that the payee can be paid. Null: the capture was
	// canceled or failed, or an open hold stops the step.
	PayoutEligibleOn *Day `json:"payout_eligible_on"`

	// The banking day by whose opening every return in time has arrived. Null: the capture was
	// canceled or failed, or an open hold stops the step.
	ReturnableUntil *Day `json:"returnable_until"`

	// What holds the payment until an operator has decided. The other holds are in `holds`.
	//
	// - `return`: A return that names it is in suspense.
	// - `bank_file`: A file of its bank waits, and its return may be in it.
	//
	// Null: neither holds it.
	HeldBy *string `json:"held_by"`

	// The authorization of the payer that the debit uses. Null: the payment needed none, and named
	// none.
	AuthorizationUUID *string `json:"authorization_uuid"`

	// How the payer authorized the debit, as the payment or its authorization says.
	//
	// - `PPD`: A person, in writing or in a similar way.
	// - `WEB`: A person, over the internet or in an app.
	// - `TEL`: A person, by telephone.
	// - `CCD`: A business, by an agreement.
	// - `CTX`: A business, by an agreement; the entry may have a long `addenda`.
	//
	// Null: neither does, so the settings of the merchant decide. `entries` has the code of each
	// entry.
	SECCode *string `json:"sec_code"`

	// What the entries are for, as the payment says.
	//
	// - `purchase`: A person buys goods online: the WEB debit is described as `PURCHASE`.
	// - `payroll`: Wages of a person: the payout (PPD) is described as `PAYROLL`.
	// - `other`: Neither, whatever the settings say.
	//
	// Null: it does not, so the settings of the merchant decide.
	EntryPurpose *string `json:"entry_purpose"`

	// What is to be done after the latest return. Null: no entry was returned, or it was done.
	AfterReturn *AfterReturn `json:"after_return"`

	Moves []GetTransactionOfAnyTenantDataMoves `json:"moves"`

	// The entries of the payment in bank files, the oldest first.
	Entries []Entry `json:"entries"`

	// The holds on the payment, also released ones, the oldest first.
	Holds []Hold `json:"holds"`

	// The refunds of the payment, the oldest first.
	Refunds []Refund `json:"refunds"`

	ProcessorUUID string `json:"processor_uuid"`

	// The name of the payer: of the business, or first and last name. Null: erased.
	PayerName *string `json:"payer_name"`

	// The name of the payee: of the business, or first and last name. Null: erased.
	PayeeName *string `json:"payee_name"`

	// The accounts of the payment that are not zero. Debit positive.
	Balances []GetTransactionOfAnyTenantDataBalances `json:"balances"`

	// What fraud monitoring found about it, and what was decided. Oldest first.
	FraudReviews []FraudReview `json:"fraud_reviews"`

	Events []EventOfTransaction `json:"events"`

	Notes []TransactionNote `json:"notes"`

	Acts []AuditedAct `json:"acts"`

	AllowedActs []AllowedAct `json:"allowed_acts"`
}

// ListUsersOfAnyTenantQuery is a record of the API.
type ListUsersOfAnyTenantQuery struct {
	KYBStatus *string `json:"kyb_status,omitempty"`

	ProcessorUUID *string `json:"processor_uuid,omitempty"`

	// Text of 1 to 254 characters.
	Email *string `json:"email,omitempty"`

	// Text of 1 to 255 characters.
	ClientReferenceID *string `json:"client_reference_id,omitempty"`

	// Where the page begins: `next` of an earlier answer with the same filters. Absent: the first
	// page.
	After *string `json:"after,omitempty"`

	// Records on a page. 10 by default, at most 100.
	Limit *int64 `json:"limit,omitempty"`
}

// ListUsersOfAnyTenantData: A page of the list.
type ListUsersOfAnyTenantData struct {
	// The records of this page.
	Users []UserOfAnyTenant `json:"users"`

	// Send it as `after` to read the next page. Null: there are no more records.
	Next *string `json:"next"`
}

// GetUserOfAnyTenantDataPayments is a record of the API.
type GetUserOfAnyTenantDataPayments struct {
	AsPayer int64 `json:"as_payer"`

	AsPayee int64 `json:"as_payee"`
}

// GetUserOfAnyTenantDataBalances is a record of the API.
type GetUserOfAnyTenantDataBalances struct {
	// A ledger account. What it has:
	//
	// - `BANK`: Cash in the pooled settlement account.
	// - `DIF`: Debits in flight.
	// - `CIF`: Credits in flight.
	// - `UNS`: Captured, not yet good.
	// - `PAYEE`: Owed to a payee.
	// - `PRES`: Reserved for a payout.
	// - `FEE`: Owed to a vendor, or to the processor, for fees.
	// - `PAYER`: Owed to a payer.
	// - `CLAW`: Receivable from a payee.
	// - `RECV`: Receivable from a payer.
	// - `LOSS`: Written off.
	// - `SUSP`: Unmatched bank items.
	// - `REV`: Moved by reversals, and not taken over by payments.
	// - `DUP`: Moved by files that a bank processed twice.
	// - `BFEE`: Fees of the banks.
	// - `MICRO`: Small credits that check bank accounts.
	// - `OWN`: Own funds paid in.
	Account AccountName `json:"account"`

	Balance int64 `json:"balance"`
}

// GetUserOfAnyTenantData: The result of the operation.
type GetUserOfAnyTenantData struct {
	// The identifier of the user: `{user_uuid}` of other paths.
	UUID string `json:"uuid"`

	// Whether the user is a person or a business.
	Kind string `json:"kind"`

	// The vendor that the user belongs to. Null: the user belongs to the processor itself.
	VendorUUID *string `json:"vendor_uuid"`

	// The first name; of a business, of its contact. Null: none was given.
	FirstName *string `json:"first_name"`

	// The last name; of a business, of its contact. Null: none was given.
	LastName *string `json:"last_name"`

	// The e-mail address. Null: none was given.
	Email *string `json:"email"`

	// The telephone number. Null: none was given.
	Phone *string `json:"phone"`

	// Your own reference for the user. Empty: none was given.
	ClientReferenceID string `json:"client_reference_id"`

	// The name that entries in bank files show, and so the bank of the user: in capital letters of
	// ASCII, cut to 22 characters. `RECEIVER` if no character of the name is in a bank file: then give
	// `name_in_file`.
	NameInFile string `json:"name_in_file"`

	// The postal address of the user. Null: none was given.
	Address *Address `json:"address"`

	// How the user is paid as a payee.
	//
	// - `individual`: Each payment has a payout of its own.
	// - `batch`: One payout on a banking day has all payments that became good since the last one.
	PayoutType PayoutType `json:"payout_type"`

	// The status of the business verification (KYB). Null: a person, or a business that was never
	// submitted.
	KYBStatus *KYBStatus `json:"kyb_status"`

	// What the tenant has to correct before it submits the business again. Null: no correction is
	// asked for.
	KYBResubmissionReason *string `json:"kyb_resubmission_reason"`

	// What only a business has. Null: the user is a person.
	Business *Business `json:"business"`

	// The owners of the business. Empty: none were given.
	BusinessOwners []BusinessOwner `json:"business_owners"`

	// The part of the fee that is a percentage of the amount of a payment, in percent: 2.9 is 2.9 %.
	// For payments that name no `transaction_fee`. Null: the fee has no such part.
	TransactionFeePercent *Percent `json:"transaction_fee_percent"`

	// The part of the fee that is the same for each payment, in cents. Null: the fee has no such part.
	TransactionFeeFixed *Cents `json:"transaction_fee_fixed"`

	// The highest fee of a payment, in cents. Null: the fee has no maximum.
	MaximumTransactionFee *Cents `json:"maximum_transaction_fee"`

	// When the user was registered, in UTC.
	CreatedAt Timestamp `json:"created_at"`

	// When the user was changed last, in UTC.
	UpdatedAt Timestamp `json:"updated_at"`

	// When the user was deleted, in UTC. Null: the user is not deleted.
	DeletedAt *Timestamp `json:"deleted_at"`

	// Your own data, by key. At most 50 keys of 1 to 40 characters without square brackets, and values
	// of at most 500 characters. Write no personal data into it. Absent: none.
	Metadata Metadata `json:"metadata,omitempty"`

	ProcessorUUID string `json:"processor_uuid"`

	KYBStatusSince *Timestamp `json:"kyb_status_since"`

	KYBSubmission *VerificationSubmission `json:"kyb_submission"`

	KYBDecisions []VerificationDecision `json:"kyb_decisions"`

	BankAccounts []ListedBankAccount `json:"bank_accounts"`

	Payments GetUserOfAnyTenantDataPayments `json:"payments"`

	Blocks []Block `json:"blocks"`

	Authorizations []Authorization `json:"authorizations"`

	ClawbacksNeedAuthorization bool `json:"clawbacks_need_authorization"`

	Limits *Limits `json:"limits"`

	Balances []GetUserOfAnyTenantDataBalances `json:"balances"`

	NextPayout *NextPayout `json:"next_payout"`

	RecentTransactions []TransactionOfAnyTenant `json:"recent_transactions"`

	Acts []AuditedAct `json:"acts"`
}

// ExportUserQuery is a record of the API.
type ExportUserQuery struct {
	// `next` of an earlier answer for the same user.
	After *string `json:"after,omitempty"`

	// Payments in an answer: 100 by default.
	Limit *int64 `json:"limit,omitempty"`

	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`
}

// ExportUserData: A page of the list.
type ExportUserData struct {
	Data *UserData `json:"data"`

	Payments []TransactionWithMetadata `json:"payments"`

	Next *string `json:"next"`
}

// GetKeptIdentityQuery is a record of the API.
type GetKeptIdentityQuery struct {
	// Why. The audit trail keeps it.
	Reason Reason `json:"reason"`
}

// GetKeptIdentityDataIdentity is a record of the API.
type GetKeptIdentityDataIdentity struct {
}

// GetKeptIdentityData: The result of the operation.
type GetKeptIdentityData struct {
	UserUUID string `json:"user_uuid"`

	// `YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.
	KeptUntil Timestamp `json:"kept_until"`

	Identity GetKeptIdentityDataIdentity `json:"identity"`
}

// CheckInvariantsData is a record of the API.
type CheckInvariantsData struct {
	Invariant string `json:"invariant"`

	// What must hold.
	Rule string `json:"rule"`

	Violations int64 `json:"violations"`
}

// ListLanesData: The result of the operation.
type ListLanesData struct {
	Lanes []Lane `json:"lanes"`
}

// ApproveData: The result of the operation.
type ApproveData struct {
	Approval Approval `json:"approval"`

	Result ApprovedResult `json:"result"`
}

// RefuseApprovalData: The result of the operation.
type RefuseApprovalData struct {
	Approval Approval `json:"approval"`
}

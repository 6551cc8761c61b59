<?php

declare(strict_types=1);

namespace Achord\Groups;

use Achord\Sender;

/**
 * The groups of functions.
 *
 * test/system/clients/description.test.ts writes this file.
 */
abstract class All
{
    public readonly Operations $operations;
    public readonly People $people;
    public readonly Businesses $businesses;
    public readonly Users $users;
    public readonly AuthorizationRequests $authorizationRequests;
    public readonly Authorizations $authorizations;
    public readonly BankAccounts $bankAccounts;
    public readonly BankAccountRequests $bankAccountRequests;
    public readonly Transactions $transactions;
    public readonly Refunds $refunds;
    public readonly Batches $batches;
    public readonly Webhooks $webhooks;
    public readonly Events $events;
    public readonly Account $account;
    public readonly Fees $fees;
    public readonly Sandbox $sandbox;

    protected function __construct(Sender $sender)
    {
        $this->operations = new Operations($sender);
        $this->people = new People($sender);
        $this->businesses = new Businesses($sender);
        $this->users = new Users($sender);
        $this->authorizationRequests = new AuthorizationRequests($sender);
        $this->authorizations = new Authorizations($sender);
        $this->bankAccounts = new BankAccounts($sender);
        $this->bankAccountRequests = new BankAccountRequests($sender);
        $this->transactions = new Transactions($sender);
        $this->refunds = new Refunds($sender);
        $this->batches = new Batches($sender);
        $this->webhooks = new Webhooks($sender);
        $this->events = new Events($sender);
        $this->account = new Account($sender);
        $this->fees = new Fees($sender);
        $this->sandbox = new Sandbox($sender);
    }
}

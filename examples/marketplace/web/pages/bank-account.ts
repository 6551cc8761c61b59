// The part of a form in which the buyer chooses or enters a bank account, and agrees to the debit.
// In production, buyers link their account instead of typing numbers: see docs/build/linking.md.
import type { BankAccount } from '../../buyers/buyers.sql.ts';
import type { EnteredAccount } from '../../buyers/know-buyer.ts';
import { accountFields, type Entered, type Faults, group, inputs, missing } from '../forms.ts';
import { type Html, html } from '../html.ts';

const another = 'another';

export function bankAccountPart(known: readonly BankAccount[], from: Entered, faults: Faults): Html {
  const chosen = from.bank_account ?? known[0]?.uuid ?? another;
  const choice = (value: string, label: string) =>
    html`<label class="choice"><input type="radio" name="bank_account" value="${value}"
 ${checked(value === chosen)}> ${label}</label>`;
  return html`<fieldset><legend>Your bank account</legend>
${known.map(({ uuid, label }) => choice(uuid, `Your ${label}`))}
${known.length === 0 ? null : choice(another, 'Another account:')}
${inputs(accountFields, from, faults)}
<p class="field"><label for="account_type">Kind of account</label>
<select id="account_type" name="account_type">
<option value="checking">Checking</option>
<option value="savings" ${from.account_type === 'savings' ? html`selected` : null}>Savings</option>
</select></p>
</fieldset>
<p><label class="choice"><input type="checkbox" name="agreed" value="yes" ${checked(from.agreed === 'yes')}
 aria-invalid="${String(faults.agreed !== undefined)}" aria-describedby="agreed-fault">
 I authorize Two Makers to debit this account once, electronically, for the total of this order.</label>
<span id="agreed-fault" class="fault">${faults.agreed ?? null}</span></p>`;
}

const checked = (is: boolean) => (is ? html`checked` : null);

/** What was chosen, or what is wrong with it. */
export function chosenAccount(from: Entered): { chosen: string | EnteredAccount; faults: Faults } {
  const agreement = from.agreed === 'yes' ? {} : { agreed: 'Without your authorization we cannot debit the account.' };
  const { bank_account = another } = from;
  if (bank_account !== another) return { chosen: bank_account, faults: agreement };
  const account_type = from.account_type === 'savings' ? 'savings' : 'checking';
  return {
    chosen: { ...group(accountFields, from), account_type },
    faults: { ...missing(accountFields, from), ...agreement },
  };
}

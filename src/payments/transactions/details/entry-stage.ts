// The stage of an entry, in the API.
import { OneOf, withValues } from '../../../api/http/schema.ts';
import { type StageName, stageNames } from '../../lifecycle/stage-names.ts';

export const EntryStage = OneOf([...stageNames], {
  description: withValues('The stage that the entry moves money for.', {
    capture: 'A debit of the payer.',
    payout: 'A credit to the payee.',
    clawback: 'A debit of the payee, after the capture was returned.',
    reverse_payout: 'A credit to the payer, after the payout was returned.',
    refund_capture: 'A debit of the payee for a refund.',
    refund_payout: 'A credit to the payer for a refund.',
  } satisfies Record<StageName, string>),
});

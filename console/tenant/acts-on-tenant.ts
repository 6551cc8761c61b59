// What an administrator may change about a tenant.
import { posting, tokenSecret } from '../lists/acts/acts.ts';
import { actsOfRow } from '../lists/acts-of-rows.ts';
import type { ActWithRole } from '../parts/act-buttons.tsx';
import type { ActField } from '../parts/act-fields.tsx';
import { words } from '../words/en.ts';
import type { Tenant } from './tenant.ts';

const flag = (name: string, label: string, isOn: boolean): ActField => ({
  name,
  label,
  kind: 'flag',
  first: isOn ? 'yes' : '',
});

export function settingsActs(tenant: Tenant): readonly ActWithRole[] {
  const at = `/admin/v1/processors/${tenant.uuid}`;
  const { originator } = tenant;
  return [
    {
      role: 'administrator',
      act: {
        title: words.tenant.changeSettings,
        method: 'PUT',
        path: at,
        fields: [
          { name: 'name', label: words.tenant.name, kind: 'text', first: tenant.name },
          {
            name: 'payout_delay_days',
            label: words.tenant.delay,
            kind: 'number',
            first: String(tenant.payout_delay_days),
          },
          { name: 'bank', label: words.tenant.bank, kind: 'text', empty: 'null', first: tenant.bank ?? '' },
          flag('zero_delay_allowed', words.tenant.zeroDelay, tenant.zero_delay_allowed),
          flag('present_again', words.tenant.presentAgain, tenant.present_again),
          flag('keep_returned_payouts', words.tenant.keepReturned, tenant.keep_returned_payouts),
          flag('authorization_required', words.tenant.authorizationRequired, tenant.authorization_required),
          flag(
            'clawback_authorization_required',
            words.tenant.clawbackAuthorizationRequired,
            tenant.clawback_authorization_required,
          ),
          flag('validated_accounts_required', words.tenant.validatedRequired, tenant.validated_accounts_required),
          {
            name: 'account_checks_per_day',
            label: words.tenant.checksPerDay,
            kind: 'number',
            first: String(tenant.account_checks_per_day),
          },
          flag('unique_client_reference_ids', words.tenant.uniqueReferences, tenant.unique_client_reference_ids),
        ],
        moves: [words.tenant.settingsApply],
      },
    },
    {
      role: 'administrator',
      act: {
        title: words.tenant.changeOriginator,
        method: 'PUT',
        path: at,
        fields: [
          {
            name: 'originator.company_name',
            label: words.tenant.companyName,
            kind: 'text',
            empty: 'null',
            first: originator.company_name ?? '',
          },
          {
            name: 'originator.company_identification',
            label: words.tenant.companyIdentification,
            kind: 'text',
            empty: 'null',
            first: originator.company_identification ?? '',
          },
        ],
        moves: [words.tenant.originatorApplies],
      },
    },
    ...actsOfRow('tenants', tenant, tenant.uuid),
  ];
}

export const vendorAct = (uuid: string): ActWithRole => ({
  role: 'administrator',
  act: posting(words.tenant.newVendor, `/admin/v1/processors/${uuid}/vendors`, {
    fields: [{ name: 'name', label: words.tenant.name, kind: 'text' }],
  }),
});

export const tokenActs = (owner: { processor_uuid: string } | { vendor_uuid: string }): readonly ActWithRole[] => [
  {
    role: 'administrator',
    act: posting(words.tenant.newToken, '/admin/v1/tokens', {
      body: owner,
      fields: [
        { name: 'name', label: words.tenant.tokenName, kind: 'text', empty: 'left out' },
        { name: 'expires_in_days', label: words.tenant.expiresInDays, kind: 'number', empty: 'left out' },
      ],
      moves: [words.tenant.tokenMay],
      secret: tokenSecret,
    }),
  },
];

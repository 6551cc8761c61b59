// PUT /admin/v1/sanctions-screening: how names are screened.
import { Type } from 'typebox';
import { recordAct } from '../../../../access/tenants/audit-trail.ts';
import { operation } from '../../../../api/http/operation.ts';
import { ok } from '../../../../platform/answer.ts';
import { beginRound } from './begin-round.ts';
import { selectScreeningSettings, updateScreeningSettings } from './rounds.sql.ts';
import { exampleSettings, SettingsRecord, settingsFields } from './settings-record.ts';

export const setSanctionsScreening = operation(
  {
    method: 'PUT',
    path: '/admin/v1/sanctions-screening',
    tag: 'Operator: users',
    operationId: 'setSanctionsScreening',
    summary: 'Set how names are screened',
    description:
      'Fields that are left out stay. A new threshold screens all users again. Hits that exist stay: a higher threshold clears none.',
    callers: ['admin'],
    role: 'risk',
    approval: { act: 'sanctions' },
    body: Type.Partial(Type.Object(settingsFields)),
    example: { threshold_percent: 90 },
    answers: {
      200: {
        description: 'The settings',
        data: SettingsRecord,
        example: { ...exampleSettings, threshold_percent: 90 },
      },
    },
  },
  {
    async atomic(call, phase) {
      const { provider_since: _, ...before } = await selectScreeningSettings(phase);
      const { threshold_percent = before.threshold_percent, list_old_after_days = before.list_old_after_days } =
        call.body;
      const after = { threshold_percent, list_old_after_days };
      await updateScreeningSettings(phase, after);
      if (threshold_percent !== before.threshold_percent) await beginRound(phase, call.now);
      await recordAct(phase, call, {
        action: 'sanctions_screening.set',
        subject: 'sanctions_screening',
        subject_uuid: null,
        detail: { from: before, to: after },
      });
      return ok(after);
    },
  },
);

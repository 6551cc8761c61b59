// The settings of the screening, as the API has them.
import { Type } from 'typebox';
import { WholeNumber } from '../../../../api/http/schema.ts';
import type { ScreeningSettings } from './rounds.sql.ts';

export const settingsFields = {
  threshold_percent: WholeNumber(
    70,
    100,
    'A name that is at least so much like a listed one is a hit. 88 at first; 100: only the same words.',
  ),
  list_old_after_days: WholeNumber(1, 90, 'A list is old so many days after its import. 7 at first.'),
};

export const SettingsRecord = Type.Object(settingsFields, { title: 'ScreeningSettings' });

export const exampleSettings: Omit<ScreeningSettings, 'provider_since'> = {
  threshold_percent: 88,
  list_old_after_days: 7,
};

// The error of a trigger whose steps did not lead to the event.
import { AchordError } from '../http/errors.ts';

export class TriggerFailed extends AchordError {
  override name = 'TriggerFailed';
}

// How announcements of a sandbox become events.
import { positioningOf } from '../../../src/service/context/positioning.ts';

export const positioning = positioningOf({ livemode: false });

// Fills the sandbox with a busy month from the page. The month is the one of `achord demo`, which
// speaks to the public API only.
import { playBusyMonth } from '../../cli/demo/busy-month.ts';
import { Achord } from '../../clients/typescript/src/index.ts';
import { consoleHeaders } from '../api/request.ts';

/** `said`: hears how far it is. */
export async function playDemoMonth(said: (text: string) => void): Promise<void> {
  const address = location.origin;
  await playBusyMonth({ address, operator: new Achord({ baseUrl: address, headers: consoleHeaders }), said });
}

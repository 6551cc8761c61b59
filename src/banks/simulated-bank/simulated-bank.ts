// A bank inside the process: takes every file, settles by the calendar, returns nothing.
import { networkWindows } from '../../calendar/windows.ts';
import type { Bank } from '../bank.ts';

/** For the sandbox. It holds no state: a file that reached it is confirmed, whichever process asks. */
export const simulatedBank: Bank = {
  name: 'simulated',
  odfi: '09100001',
  windows: networkWindows,
  submit: async () => {},
  fateOf: async () => 'confirmed',
  readInbound: async () => {},
};

// The first output of `achord start`, for a person.
import type { Started } from './start.ts';

/** Printed on stdout; the log goes to stderr. */
export function banner(started: Started): string {
  const { address, operationsAddress, mode, dataDirectory, adminToken, demo, consoleUrl, paceSeconds } = started;
  const rows: [string, string | null | undefined][] = [
    ['Address', address],
    ['Console', consoleUrl],
    ['Documentation', `${address}/docs`],
    ['Health, metrics', operationsAddress],
    ['Data directory', dataDirectory],
    ['Processor token', demo.processor],
    ['Vendor token', demo.vendor],
    ['Admin token', adminToken],
  ];
  const table = rows
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => `  ${name.padEnd(17)}${value}`);
  const paragraphs = [`Achord is ready (${mode}).`, table.join('\n')];
  if (paceSeconds > 0) paragraphs.push(paceNote(paceSeconds));
  if (demo.processor !== undefined) paragraphs.push('A first request:', firstRequest(address, demo.processor));
  paragraphs.push('Press Ctrl-C to stop.');
  return `\n${paragraphs.join('\n\n')}\n\n`;
}

function paceNote(seconds: number): string {
  return [
    `While a payment has something due, a banking day takes ${seconds} ${seconds === 1 ? 'second' : 'seconds'} (ACHORD_SANDBOX_PACE).`,
    "Records keep today's date. Dates of the banking calendar, such as capture_settles_on, run ahead of it.",
  ].join('\n');
}

function firstRequest(address: string, token: string): string {
  const person = {
    first_name: 'Ada',
    last_name: 'Lovelace',
    address: { line_1: '12 Main Street', city: 'Springfield', state: 'IL', zip: '62701' },
  };
  return [
    `  curl ${address}/3p/api/v1/register/person`,
    `    -H 'Authorization: Bearer ${token}'`,
    `    -H 'Content-Type: application/json'`,
    `    -d '${JSON.stringify(person)}'`,
  ].join(' \\\n');
}

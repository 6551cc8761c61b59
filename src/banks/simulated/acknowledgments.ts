// How the simulated bank rejects a file: with a text that has the name of the file.
import type { AcknowledgmentWords } from '../connections/profile/acknowledgments.ts';
import type { InboundNames } from '../connections/profile/inbound-names.ts';
import type { PublishedFile } from './misbehave.ts';

/** What the banks file of a real bank would say. */
export const simulatedNames: InboundNames = {
  ignore: [],
  acknowledgments: ['acknowledgment-*'],
  statements: [],
  returns: ['*'],
};
export const simulatedWords: AcknowledgmentWords = {
  file: ['FILE {name}'],
  accepted: ['STATUS: ACCEPTED'],
  rejected: ['STATUS: REJECTED'],
};

/** It has the same bytes when it is published again after a crash. */
export const rejectionOf = (name: string): PublishedFile => ({
  name: `acknowledgment-${name}.txt`,
  bytes: Buffer.from(
    `ACKNOWLEDGMENT OF AN ACH FILE\n\nFILE ${name}\nSTATUS: REJECTED\nREASON: AN OPERATOR ASKED THE SANDBOX FOR IT\n`,
    'latin1',
  ),
});

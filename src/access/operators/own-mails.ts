// What operators are told by e-mail. Every person turns each of them off and on.
export const ownMails = {
  approvals_to_decide: 'An act waits for an approval that the person may give.',
  own_approvals: 'An approval that the person asked for is given, refused or expired.',
  scheduled_files: 'A file that the person scheduled is written, or could not be written three times.',
  risk_decisions: 'A sanctions hit or a fraud review waits for a decision that the person may make.',
} as const;

export type OwnMail = keyof typeof ownMails;

export const ownMailNames = Object.keys(ownMails) as OwnMail[];

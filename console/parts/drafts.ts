// What was typed into the dialog of an act when the session ended. The same person finds it again
// in the same dialog, as long as the page is open.

export interface Draft {
  texts: Record<string, string>;
  reason: string;
}

const drafts = new Map<string, Draft>();

const nameOf = (operatorUuid: string, { method, path }: { method: string; path: string }): string =>
  `${operatorUuid} ${method} ${path}`;

export const keepDraft = (operatorUuid: string, act: { method: string; path: string }, draft: Draft) =>
  drafts.set(nameOf(operatorUuid, act), draft);

/** Once. Undefined: none was kept. */
export function takeDraft(operatorUuid: string, act: { method: string; path: string }): Draft | undefined {
  const name = nameOf(operatorUuid, act);
  const draft = drafts.get(name);
  drafts.delete(name);
  return draft;
}

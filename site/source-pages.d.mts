/** The folder of the repository. */
export const repository: string;
/** Paths from the repository, sorted: `docs/build/webhooks.md`. */
export function sourcePages(): string[];
/** `/docs/build/webhooks` of `docs/build/webhooks.md`; a README is the page of its folder. */
export function addressOf(path: string): string;

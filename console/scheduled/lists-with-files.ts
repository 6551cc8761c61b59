// The lists that can be scheduled, as the API takes them: a test compares them.
export const listsWithFiles: readonly string[] = ['payments', 'refunds', 'batches', 'exceptions', 'audit'];

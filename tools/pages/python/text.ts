// Texts of Python: names, and the strings that document what follows or precedes them.

/** `createTransactionsInBulk` is `create_transactions_in_bulk`. */
export const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Lines of a string that documents something; none without a text. */
export function documented(text: string | undefined, indent: string): string[] {
  if (text === undefined || text === '') return [];
  const escaped = text.trim().replaceAll('\\', '\\\\').replaceAll('"""', "'''").replace(/"$/, '" ');
  const lines = `"""${escaped}${escaped.includes('\n') ? '\n' : ''}"""`.split('\n');
  return lines.map((line) => (line.trim() === '' ? '' : indent + line.trimEnd()));
}

/** Names in backticks and the verb for errors, as Python has them. */
export const inPython = (comment: string): string =>
  comment
    .replace(/`[\w.]+`/g, (name) => (name === name.toUpperCase() ? name : snake(name)))
    .replaceAll('Throws', 'Raises');

// Texts of PHP: doc comments and string literals.

const width = 100;

/** A doc comment of these paragraphs, without empty ones. */
export function documented(paragraphs: readonly string[], indent = ''): string[] {
  const lines = paragraphs
    .filter((text) => text !== '')
    .flatMap((text, index) => [
      ...(index === 0 ? [] : ['']),
      ...text.split('\n').flatMap((line) => wrapped(line, indent)),
    ]);
  const body = lines.map((line) => `${indent} * ${line}`.trimEnd());
  return [`${indent}/**`, ...body, `${indent} */`];
}

/** Rows of tables and tags stay whole. */
function wrapped(text: string, indent: string): string[] {
  const line = text.replaceAll('*/', '* /');
  if (/^\s*[|@]/.test(line)) return [line];
  const deeper = /^\s*(- )?/.exec(line)![0].replace('- ', '  ');
  const lines = [''];
  for (const word of line.trimEnd().split(/(?<=\S) /)) {
    const last = lines.at(-1)!;
    const longer = last === '' ? word : `${last} ${word}`;
    if (last !== '' && indent.length + 3 + longer.length > width) lines.push(deeper + word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

export const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** Names of a comment of the TypeScript client as PHP has them. */
export const inPhp = (comment: string): string =>
  comment.replaceAll('achord.users.authorize', '$achord->users->authorize');

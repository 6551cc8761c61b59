// The reference of a line: what the bank wrote about it, in one row of text.

const longest = 140;

/** Joins the parts that say something, each once. Longer text is cut. */
export function referenceOf(parts: readonly (string | undefined)[]): string {
  const texts = parts.map((part = '') => part.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim());
  return [...new Set(texts)]
    .filter((text) => text !== '')
    .join(' ')
    .slice(0, longest)
    .trim();
}

// The similarity of two words by Jaro and Winkler: 0 for nothing in common, 1 for equal words.

// Words in names are short. A longer one is compared by its beginning.
const mostLetters = 64;
const usedA = new Uint8Array(mostLetters);
const usedB = new Uint8Array(mostLetters);

const prefixScale = 0.1;
const longestPrefix = 4;

export function jaroWinkler(one: string, other: string): number {
  if (one === other) return 1;
  const jaro = jaroOf(one.slice(0, mostLetters), other.slice(0, mostLetters));
  let prefix = 0;
  while (prefix < longestPrefix && prefix < one.length && one[prefix] === other[prefix]) prefix++;
  return jaro + prefix * prefixScale * (1 - jaro);
}

function jaroOf(a: string, b: string): number {
  if (a.length === 0 || b.length === 0) return 0;
  const reach = Math.max(0, Math.floor(Math.max(a.length, b.length) / 2) - 1);
  usedA.fill(0, 0, a.length);
  usedB.fill(0, 0, b.length);
  let common = 0;
  for (let i = 0; i < a.length; i++) {
    const letter = a.charCodeAt(i);
    const end = Math.min(b.length - 1, i + reach);
    for (let j = Math.max(0, i - reach); j <= end; j++) {
      if (usedB[j] === 1 || b.charCodeAt(j) !== letter) continue;
      usedA[i] = 1;
      usedB[j] = 1;
      common++;
      break;
    }
  }
  if (common === 0) return 0;
  let transposed = 0;
  for (let i = 0, j = 0; i < a.length; i++) {
    if (usedA[i] === 0) continue;
    while (usedB[j] === 0) j++;
    if (a.charCodeAt(i) !== b.charCodeAt(j)) transposed++;
    j++;
  }
  return (common / a.length + common / b.length + (common - transposed / 2) / common) / 3;
}

// Removes access tokens from a log line: a caller may put one into a path or a request id by
// mistake.

const issued = /achord_(?:proc|vend|admin)_[0-9A-Za-z]+/g;
const instead = '[not logged]';

/** `adminToken`: the token of the environment, which has no fixed format. */
export function withoutTokens(adminToken: string | null): (line: string) => string {
  const given = adminToken === null ? [] : [JSON.stringify(adminToken).slice(1, -1), encodeURIComponent(adminToken)];
  return (line) => {
    let rest = line.includes('achord_') ? line.replace(issued, instead) : line;
    for (const token of given) if (rest.includes(token)) rest = rest.replaceAll(token, instead);
    return rest;
  };
}

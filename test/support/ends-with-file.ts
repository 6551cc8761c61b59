// What a test file has started ends with it: files share their process, and a service left behind would keep its connections.

const ends: (() => unknown)[] = [];

/** Has it ended after the file's tests. To be called at any time: a hook that is running registers no further hook. */
export function endsWithFile(end: () => unknown): void {
  ends.push(end);
}

/** Ends what was started, the latest first. */
export async function endAll(): Promise<void> {
  for (let end = ends.pop(); end !== undefined; end = ends.pop()) await end();
}

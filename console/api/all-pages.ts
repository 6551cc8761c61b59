// Reads a list of the API to its end.

/** `read`: the page after this one, or the first. */
export async function allPages<Page extends { next: string | null }>(
  read: (after: string | undefined) => Promise<Page>,
): Promise<Page[]> {
  const pages = [await read(undefined)];
  for (let { next } = pages[0]!; next !== null; ) {
    const page = await read(next);
    pages.push(page);
    next = page.next;
  }
  return pages;
}

// The list of pages on a phone, and the heading that is being read in the list of the page.
export function addMenu(): void {
  const button = document.querySelector<HTMLButtonElement>('.menu')!;
  const show = (isOpen: boolean) => {
    document.documentElement.toggleAttribute('data-menu', isOpen);
    button.setAttribute('aria-expanded', String(isOpen));
  };
  button.addEventListener('click', () => show(button.getAttribute('aria-expanded') !== 'true'));
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || button.getAttribute('aria-expanded') !== 'true') return;
    show(false);
    button.focus();
  });
  const list = document.querySelector<HTMLElement>('.navigation')!;
  const current = list.querySelector<HTMLElement>('[aria-current]');
  // Of the list only: `scrollIntoView` would move the page too.
  if (current !== null) list.scrollTop = Math.max(0, current.offsetTop - list.clientHeight + 80);
}

export function followHeadings(): void {
  const links = new Map(
    [...document.querySelectorAll<HTMLAnchorElement>('.contents a')].map((link) => [link.hash.slice(1), link]),
  );
  if (links.size === 0) return;
  const headings = [...links.keys()].map((id) => document.getElementById(id)!);
  const mark = () => {
    const read = headings.findLast((heading) => heading.getBoundingClientRect().top < 120) ?? headings[0]!;
    for (const [id, link] of links) {
      if (id === read.id) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
  };
  addEventListener('scroll', mark, { passive: true });
  mark();
}

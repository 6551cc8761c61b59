// What axe finds on a page that a person cannot use: its window, its colors, its names.
import axe from 'axe-core';
import { isCampaign } from '../runner/budget.ts';
import type { Page } from './browser.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The test runs axe, not the page: the policy of the page does not forbid it. */
export async function violationsOn(page: Page): Promise<string[]> {
  if (!(await page.evaluate('"axe" in globalThis'))) await page.evaluate(axe.source);
  return page.evaluate(async (runOnly) => {
    const { axe: loaded } = globalThis as unknown as {
      axe: { run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const { violations } = await loaded.run({ runOnly });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.html}`);
  }, rules);
}

/**
 * The same, but only for a page that shows a kind of element that `seen` does not have yet. In
 * `npm run campaigns`, for every page.
 */
export async function newViolationsOn(page: Page, seen: Set<string>): Promise<string[]> {
  const kinds: string[] = await page.evaluate(kindsOfElements);
  const isNew = kinds.some((kind) => !seen.has(kind));
  for (const kind of kinds) seen.add(kind);
  return isNew || isCampaign ? violationsOn(page) : [];
}

/**
 * What axe can judge by: the element and the one around it, their classes and roles, which
 * attributes it has, whether it has a text. As text: it runs in the page, whose globals this
 * program does not know.
 */
const kindsOfElements = `(() => {
  // Those with a double underscore are of one element only.
  const classes = (element) => [...(element?.classList ?? [])].filter((name) => !name.startsWith('__')).sort();
  const look = (element) => [element?.localName, classes(element), element?.getAttribute('role')];
  const kind = (element) => [
    look(element),
    look(element.parentElement),
    element.getAttributeNames().filter((name) => !name.startsWith('data-')).sort(),
    element.textContent.trim() !== '',
  ];
  return [...new Set([...document.body.querySelectorAll('*:not(script, style)')].map((element) => JSON.stringify(kind(element))))];
})()`;

/**
 * A page that is wider than its window has a bar to scroll sideways, which a phone has not. It is
 * laid out again after its window has changed, so it is wide if it stays so.
 */
export async function isWide(page: Page): Promise<boolean> {
  for (let looks = 0; looks < 100; looks++) {
    if (await page.evaluate('document.documentElement.scrollWidth <= innerWidth')) return false;
    await page.waitForTimeout(50);
  }
  return true;
}

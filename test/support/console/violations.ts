// What axe finds on a page that a person cannot use: its window, its colors, its names.
import axe from 'axe-core';
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

/** A page that is wider than its window has a bar to scroll sideways, which a phone has not. */
export const isWide = (page: Page): Promise<boolean> =>
  page.evaluate('document.documentElement.scrollWidth > innerWidth');

// Chooses a tenant at the head of a screen by its name, with the keyboard.
import type { Page } from 'playwright-core';

export async function chooseTenant(page: Page, name: string): Promise<void> {
  const choice = page.getByRole('combobox', { name: 'Tenant', exact: true });
  await choice.focus();
  await page.getByRole('option', { name, exact: true }).first().waitFor();
  await choice.fill(name);
  await choice.press('Enter');
}

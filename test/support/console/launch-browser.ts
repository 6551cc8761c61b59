// The browser of a package, with the libraries that it brings: nothing has to be installed.
import { type Browser, chromium as launcher } from 'playwright-core';

export async function launchBrowser(): Promise<Browser> {
  const { executablePath, args, env } = await bundledChromium();
  return launcher.launch({ executablePath, args, env });
}

/**
 * The package unpacks its libraries only where it believes to run, and changes the environment,
 * which others in this process share.
 */
async function bundledChromium() {
  const before = { ...process.env };
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs22.x';
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    const executablePath = await chromium.executablePath();
    // In a single process, the end of one page ends the browser.
    const args = chromium.args.filter((arg) => arg !== '--single-process' && arg !== '--no-zygote');
    return { executablePath, args, env: { ...process.env } as Record<string, string> };
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
  }
}

// Unpacks the browser of the package into the folder `TMPDIR`, in a process of its own: the package
// changes the environment. Arguments: the folder's name later, and the file to write there.
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const [later, file] = process.argv.slice(2) as [string, string];
// The package brings its libraries only where it believes to run.
process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs22.x';
const { default: chromium } = await import('@sparticuz/chromium');
// Without it, pages are drawn by an emulated graphics card.
chromium.setGraphicsMode = false;
const executablePath = await chromium.executablePath();
// In a single process, the end of one page ends the browser. The rules of the web hold as they do
// for users.
const left = ['--single-process', '--no-zygote', '--ignore-gpu-blocklist', '--disable-web-security'];
const args = [...chromium.args.filter((arg) => !left.includes(arg)), '--disable-gpu'];
const { FONTCONFIG_PATH, LD_LIBRARY_PATH } = process.env;
const write = (path: string, text: string) => writeFileSync(path, text.replaceAll(tmpdir(), later));
// The package looks for its fonts in `/tmp/fonts`. Without a font, text has no height, and some
// pages end the browser.
const fonts = FONTCONFIG_PATH!;
write(
  join(fonts, 'fonts.conf'),
  `<fontconfig><dir>${join(fonts, 'fonts')}</dir><cachedir>${join(fonts, 'cache')}</cachedir></fontconfig>\n`,
);
write(file, JSON.stringify({ executablePath, args, env: { FONTCONFIG_PATH, LD_LIBRARY_PATH } }));

// The frame of the pages behind one-time links: no script, nothing from elsewhere, one style for
// light and dark.
import { hash } from 'node:crypto';

export interface PageParts {
  title: string;
  /** HTML. */
  body: string;
}

const style = `
:root { color-scheme: light dark; --text: #1b1f24; --quiet: #4a525c; --paper: #fff; --panel: #f3f5f7; --rule: #7b8794;
  --act: #0b4f9e; --on-act: #fff; --bad: #a81616; }
@media (prefers-color-scheme: dark) { :root { --text: #eef1f4; --quiet: #b9c1ca; --paper: #15181c; --panel: #20252b;
  --rule: #8a95a1; --act: #9cc7ff; --on-act: #10151b; --bad: #ffaca6; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--text); font: 1.0625rem/1.55 system-ui, sans-serif; }
main { max-width: 40rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; overflow-wrap: anywhere; }
h1 { font-size: 1.6rem; line-height: 1.25; margin: 0 0 1rem; }
h2 { font-size: 1.2rem; margin: 2rem 0 .5rem; }
dl { margin: 0; display: grid; gap: .25rem 1rem; }
dt { color: var(--quiet); }
dd { margin: 0 0 .5rem; font-weight: 600; }
.terms, .errors { padding: .25rem 1rem; background: var(--panel); border-radius: .5rem; border: 1px solid transparent; }
.errors { border-color: var(--bad); margin-bottom: 1.5rem; }
.errors h2 { margin-top: .75rem; }
.error { color: var(--bad); font-weight: 600; margin: .25rem 0; }
.hint { color: var(--quiet); margin: 0; }
.field { margin: 1.5rem 0; }
label, legend { font-weight: 600; }
fieldset { border: 0; padding: 0; }
legend { padding: 0; margin-bottom: .5rem; }
fieldset .check { margin: .5rem 0; }
.check { display: grid; grid-template-columns: 1.75rem 1fr; gap: .75rem; align-items: start; }
input[type=text] { display: block; width: 100%; min-height: 2.75rem; margin-top: .35rem; padding: .5rem .75rem; font: inherit;
  color: inherit; background: var(--paper); border: 1px solid var(--rule); border-radius: .375rem; }
input[type=checkbox], input[type=radio] { width: 1.5rem; height: 1.5rem; margin: .1rem 0 0; accent-color: var(--act); }
[aria-invalid=true] { border-color: var(--bad); outline: 1px solid var(--bad); }
.acts { display: flex; flex-wrap: wrap; gap: .75rem; margin-bottom: 1rem; }
button { min-height: 2.75rem; padding: .5rem 1.5rem; font: inherit; font-weight: 600; border-radius: .375rem; cursor: pointer;
  border: 1px solid var(--act); background: var(--act); color: var(--on-act); }
button.second { background: transparent; color: var(--act); }
a { color: var(--act); }
:focus-visible { outline: 3px solid var(--act); outline-offset: 2px; }
@media (min-width: 34rem) { dl { grid-template-columns: 12rem 1fr; } dd { margin: 0; } }
@media print { .no-print { display: none; } }
`;

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${hash('sha256', style, 'base64')}'`,
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Of each of these pages. */
export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policy,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
};

export const page = ({ title, body }: PageParts): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;

/** Text in HTML, also between quotation marks. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (one) => `&#${one.charCodeAt(0)};`);

// Pages as text in which every value is escaped.

export interface Html {
  readonly html: string;
}

type Value = string | number | null | Html | readonly Html[];

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character]!);

function written(value: Value): string {
  if (value === null) return '';
  if (typeof value !== 'object') return escaped(String(value));
  return 'html' in value ? value.html : value.map(({ html }) => html).join('');
}

/** Null writes nothing. Write attributes in double quotes. */
export function html(texts: TemplateStringsArray, ...values: Value[]): Html {
  return { html: texts.map((text, n) => (n === 0 ? text : written(values[n - 1]!) + text)).join('') };
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
export const money = (cents: number) => dollars.format(cents / 100);

export function page(title: string, content: Html): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Two Makers</title>
<link rel="stylesheet" href="/style.css">
<link rel="icon" href="data:,">
</head>
<body>
<header><nav aria-label="Shop"><a class="brand" href="/">Two Makers</a> <a href="/orders">Your orders</a></nav></header>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>`.html;
}

// GET /: the sellers and what they sell.
import { sellers } from '../../sellers/catalog.ts';
import { html, money, page } from '../html.ts';

export const sellersPage = () =>
  page(
    'Two makers, one shop',
    html`${sellers.map(
      ({ id, name, goods }) => html`<section aria-labelledby="${id}"><h2 id="${id}">${name}</h2>
<ul>${goods.map((good) => html`<li>${good.name} <span class="price">${money(good.price_cents)}</span></li>`)}</ul>
<a class="button" href="/sellers/${id}">Order from ${name}</a></section>`,
    )}`,
  );

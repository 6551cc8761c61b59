// The marketplace of the examples in a process of its own, the way of its webhooks, and a buyer
// without a browser.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { endAfterFile } from '../runner/end-after-file.ts';
import { startReceiver } from '../webhooks/receiver.ts';
import { deliver } from './deliver.ts';

export interface RunningShop {
  address: string;
  /** As a power cut does. */
  kill(): Promise<void>;
}

/** Answers when the shop is open: it has read the event log, and finished what was unfinished. */
export async function startShop(folder: string, env: Record<string, string>): Promise<RunningShop> {
  const process_ = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'start.ts'], {
    cwd: folder,
    env: { PATH: process.env.PATH!, SHOP_PORT: '0', SHOP_RESUME_SECONDS: '3600', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaints = '';
  process_.stderr.setEncoding('utf8').on('data', (text) => {
    complaints += text;
  });
  const closed = once(process_, 'close');
  const kill = async () => {
    process_.kill('SIGKILL');
    await closed;
  };
  endAfterFile(kill);
  const opened = once(createInterface({ input: process_.stdout }), 'line');
  const line = await Promise.race([opened, closed.then(() => Promise.reject(new Error(complaints)))]);
  return { address: /http:\S+/.exec(String(line))![0], kill };
}

/** Changes what the shop has stored. */
export function changeDatabase(path: string, query: string): void {
  const database = new DatabaseSync(path);
  database.exec(query);
  database.close();
}

/** Where the service delivers: https in front of a shop. Until `passTo` it keeps what comes. */
export async function startFront() {
  let shop: string | null = null;
  const receiver = await startReceiver(async (webhook, response) => {
    const status = shop === null ? 204 : await deliver(shop, webhook).catch(() => 502);
    response.writeHead(status).end();
  });
  return {
    ...receiver,
    passTo(address: string) {
      shop = address;
    },
  };
}

type Fields = Readonly<Record<string, string>>;

export const goodAccount: Fields = {
  account_name: 'Ada Moss',
  account_type: 'checking',
  routing_number: '011000015',
  account_number: '12345678',
};

/** A buyer who sends forms without a browser. */
export function buyerAt(shop: () => string) {
  let cookie = '';
  const send = async (path: string, init: RequestInit = {}) => {
    const headers = { 'sec-fetch-site': 'same-origin', cookie, ...(init.headers as Fields) };
    const answer = await fetch(`${shop()}${path}`, { ...init, headers, redirect: 'manual' });
    cookie = answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? cookie;
    return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() };
  };
  const post = (path: string, fields: Fields, headers: Fields = {}) =>
    send(path, { method: 'POST', body: new URLSearchParams(fields), headers });
  const hidden = (text: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(text)![1]!;
  return {
    get: send,
    post,
    /** The filled form of an order, with its id. */
    async orderForm(change: Fields = {}) {
      const { text } = await send('/sellers/clayworks');
      return {
        order_id: hidden(text, 'order_id'),
        seller_id: 'clayworks',
        'quantity-mug': '2',
        first_name: 'Ada',
        last_name: 'Moss',
        line_1: '12 Main Street',
        city: 'Albany',
        state: 'NY',
        zip: '12207',
        agreed: 'yes',
        ...goodAccount,
        ...change,
      };
    },
    /** Pays an order again. Returns the page of the order. */
    async payAgain(order: string, change: Fields) {
      const { text } = await send(`${order}/pay`);
      const fields = { form_id: hidden(text, 'form_id'), number: hidden(text, 'number'), agreed: 'yes' };
      await post(`${order}/pay`, { ...fields, ...change });
      return (await send(order)).text;
    },
  };
}

/** The states that the page of an order tells, oldest first. */
export const historyOn = (page: string) => [...page.matchAll(/<li>([^<]*) <time/g)].map(([, name]) => name!);

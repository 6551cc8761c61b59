// A receiver of webhooks, in its own process: it counts and times arrivals; /dead reads a request
// and never answers.
import { createServer } from 'node:http';

const arrivals = new Map<string, number>();
let count = 0;

const now = () => performance.timeOrigin + performance.now();

const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
  const at = now();
  const { url = '' } = request;
  if (url.startsWith('/count')) return void response.end(String(count));
  if (url.startsWith('/arrivals')) {
    response.end(JSON.stringify([...arrivals]));
    arrivals.clear();
    return;
  }
  if (url.startsWith('/dead')) return void request.resume();
  // Only the first arrival of an event counts.
  const live = url.startsWith('/live') ? String(request.headers['webhook-id']) : null;
  if (live !== null && !arrivals.has(live)) arrivals.set(live, at);
  request.resume().on('end', () => {
    count++;
    response.end('ok');
  });
});
server.listen(0, '127.0.0.1', () =>
  process.stdout.write(`http://127.0.0.1:${(server.address() as { port: number }).port}\n`),
);

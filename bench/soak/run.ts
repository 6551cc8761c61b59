// The soak: a steady load for minutes while days are played, and the resources of the API process,
// second by second.
import { writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { call } from '../call.ts';
import { median } from '../figures.ts';
import { type Load, load } from '../load/load.ts';
import { type Place, provideSides, provideTenant, type Service, startProcess } from '../service.ts';
import { picture } from './picture.ts';
import type { LoadedSecond, SteadyLoad } from './steady-load.ts';

export interface Soak extends Place {
  minutes: number;
  /** The load as a share of the API's maximum; the days are played at the same time. */
  share: number;
  /** The path of the picture. The figures are next to it, as JSON. */
  picturePath: string;
}

interface Sample {
  resident_mib: number;
  event_loop_p99_ms: number;
  /** The day in the sandbox. */
  day: string;
}

type Second = Sample & LoadedSecond;

const goals = { resident_mib: 300, event_loop_p99_ms: 20 };
/** Real seconds of a day. */
const pace = 10;
const path = '/3p/api/v1/transaction';

/** Rows of the table that `npm run bench` prints. */
export async function benchSoak({ minutes, share, picturePath, ...place }: Soak): Promise<object[]> {
  // The worker plays the days in its own process: the figures show the API alone.
  const settings = { ACHORD_API_PROCESSES: '1', ACHORD_SANDBOX_PACE: String(pace) };
  const service = await provideTenant(await startProcess('start', place, settings));
  const body = { ...(await provideSides(service, 1888)), amount: 12_500, transaction_fee: 125 };
  const most = await capacity(place, service, body);
  const rate = Math.max(1, Math.round(most * share));
  const seconds = Math.round(minutes * 60);
  process.stdout.write(`${rate} payments a second, ${share} of ${Math.round(most)}, for ${seconds} seconds\n`);

  const asked: SteadyLoad = { address: service.address, path, token: service.token, body, rate, seconds };
  const [loaded, samples] = await Promise.all([
    place.processes.run('bench/soak/steady-load.ts', { STEADY_LOAD: JSON.stringify(asked) }),
    sampled(service, seconds),
  ]);
  const over = (JSON.parse(loaded) as LoadedSecond[]).map((one, n): Second => ({ ...one, ...samples[n]! }));

  const days = over.flatMap(({ day }, n) => (n > 0 && day !== over[n - 1]!.day ? [n] : []));
  await writeFile(picturePath, drawn(over, rate, days));
  await writeFile(picturePath.replace(/(\.svg)?$/, '.json'), `${JSON.stringify({ rate, over }, null, 1)}\n`);
  return [summary(over, rate, days.length)];
}

async function capacity({ processes }: Place, { address, token }: Service, body: object): Promise<number> {
  const what: Load = {
    url: `${address}${path}`,
    method: 'POST',
    token,
    connections: 64,
    seconds: 5,
    body,
    keys: 'fresh',
  };
  // One run first, so that hot code is compiled.
  await load(processes, what);
  return (await load(processes, what)).rate;
}

async function sampled(service: Service, seconds: number): Promise<Sample[]> {
  const samples: Sample[] = [];
  const began = performance.now();
  while (samples.length < seconds) {
    const [metrics, { now }] = await Promise.all([
      fetch(`${service.address}/metrics`).then((answer) => answer.text()),
      call(service.address, service.admin, 'GET', '/sandbox/v1/clock'),
    ]);
    const metric = (name: string) => Number(new RegExp(`^${name}{role="api"} (\\S+)`, 'm').exec(metrics)![1]);
    const sample = {
      resident_mib: Math.round(metric('process_resident_memory_bytes') / 2 ** 20),
      // Since the last scrape. Its sampling alone adds ten milliseconds.
      event_loop_p99_ms: Math.round(metric('nodejs_eventloop_lag_p99_seconds') * 1_000),
      day: now!.slice(0, 10),
    };
    // A scrape that took longer than a second counts for all of these seconds.
    do samples.push(sample);
    while (samples.length < Math.min(seconds, Math.floor((performance.now() - began) / 1_000)));
    await wait(Math.max(0, samples.length * 1_000 - (performance.now() - began)));
  }
  return samples;
}

function drawn(over: readonly Second[], rate: number, days: readonly number[]): string {
  const values = <Name extends keyof Second>(name: Name) => over.map((second) => second[name]);
  return picture({
    title: `Payments started at ${rate} a second while days are played`,
    panels: [
      {
        title: 'memory of the API process, MiB resident',
        lines: [{ name: 'resident', values: values('resident_mib') }],
        atMost: goals.resident_mib,
      },
      {
        title: 'delay of its event loop, p99 of each second, ms',
        lines: [{ name: 'p99', values: values('event_loop_p99_ms') }],
        atMost: goals.event_loop_p99_ms,
      },
      {
        title: 'from when a request was due to its answer, ms',
        lines: [
          { name: 'p50', values: values('p50_ms') },
          { name: 'p99', values: values('p99_ms') },
        ],
      },
      { title: 'answers a second', lines: [{ name: 'answers', values: values('answered') }] },
    ],
    marks: days,
    marked: 'days that began in the sandbox',
  });
}

function summary(over: readonly Second[], rate: number, days: number): object {
  const warm = over.slice(Math.floor(over.length / 3));
  const highest = (name: 'resident_mib' | 'event_loop_p99_ms') => Math.max(...warm.map((second) => second[name]));
  const usual = (numbers: (number | null)[]) =>
    Math.round(median(numbers.map((one) => one ?? Number.POSITIVE_INFINITY)));
  return {
    what: `${rate} payments a second for ${over.length} s, ${days} days`,
    'MiB, maximum': `${highest('resident_mib')} (target ${goals.resident_mib})`,
    'MB a minute, after a third': `${growthPerMinute(warm.map(({ resident_mib }) => resident_mib)).toFixed(1)} (target 0)`,
    'event loop p99 ms: worst second, median': `${highest('event_loop_p99_ms')}, ${usual(warm.map(({ event_loop_p99_ms }) => event_loop_p99_ms))} (target ${goals.event_loop_p99_ms})`,
    'p50 ms': usual(warm.map(({ p50_ms }) => p50_ms)),
    'p99 ms: median second': usual(warm.map(({ p99_ms }) => p99_ms)),
    failed: over.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/** The slope of the best line through one value a second (least squares), for a minute. */
function growthPerMinute(values: readonly number[]): number {
  const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  const middle = (values.length - 1) / 2;
  const average = mean(values);
  const together = values.reduce((sum, value, n) => sum + (n - middle) * (value - average), 0);
  const alone = values.reduce((sum, _value, n) => sum + (n - middle) ** 2, 0);
  return alone === 0 ? 0 : (together / alone) * 60;
}

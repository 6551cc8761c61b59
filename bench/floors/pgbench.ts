// The floor of a durable write: TPC-B of pgbench on the same server, 8 clients, prepared queries.
import { spawn, spawnSync } from 'node:child_process';
import { openDatabase } from '../../src/platform/database/database.ts';
import { cpuOfEnded } from '../cpu.ts';

const scale = 50;

export interface TpcB {
  /** Transactions a second. */
  rate: number;
  /** Transactions. */
  units: number;
  /** Processor time of pgbench, in microseconds. */
  generator_us: number;
}

/** Fills the tables of pgbench; null when pgbench is not installed. */
export async function preparePgbench(superuserUrl: string): Promise<((seconds: number) => Promise<TpcB>) | null> {
  if (spawnSync('pgbench', ['--version']).status !== 0) return null;
  const admin = openDatabase(superuserUrl, 1, () => {});
  await admin.query('CREATE DATABASE bench_tpcb');
  await admin.end();
  const url = new URL(superuserUrl);
  url.pathname = '/bench_tpcb';
  await pgbench(['-i', '-q', '-s', String(scale), url.href]);
  return async (seconds) => {
    const before = cpuOfEnded();
    const report = await pgbench(['-M', 'prepared', '-c', '8', '-j', '2', '-T', String(seconds), url.href]);
    return {
      rate: Number(/tps = ([\d.]+)/.exec(report)![1]),
      units: Number(/actually processed: (\d+)/.exec(report)![1]),
      generator_us: cpuOfEnded() - before,
    };
  };
}

function pgbench(args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn('pgbench', args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let out = '';
    child.stdout.on('data', (chunk) => {
      out += chunk;
    });
    child.stderr.on('data', (chunk) => {
      out += chunk;
    });
    child.on('exit', (code) => (code === 0 ? resolve(out) : reject(new Error(`pgbench ended with ${code}: ${out}`))));
  });
}

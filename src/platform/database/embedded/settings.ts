// The settings of the embedded server that differ from PostgreSQL's defaults, with their reasons.
import { totalmem } from 'node:os';

const MB = 1024 * 1024;

/**
 * Settings by name, for a machine with this much memory (bytes). Default: the memory that this
 * process may use.
 */
export function serverSettings(memory = availableMemory()): Record<string, string> {
  return {
    // Only this machine. Operators connect over TCP, the service over the socket (socket.ts).
    listen_addresses: '127.0.0.1',
    // The pools of the service are small; the rest is for operators and tests.
    max_connections: '100',

    // Acknowledged data is on disk. The service refuses to start without these.
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',

    // An eighth, not the usual quarter: the machine may be a laptop. Unused buffers cost nothing.
    shared_buffers: megabytes(memory / 8, 64, 2048),
    // An estimate of the system's file cache for us; only the planner reads it.
    effective_cache_size: megabytes(memory / 2, 128, 65_536),
    work_mem: megabytes(memory / 512, 4, 32),
    maintenance_work_mem: megabytes(memory / 32, 32, 512),

    // Equal bounds: finished log segments are reused instead of removed and made again. This halves
    // the 99th percentile.
    max_wal_size: '2GB',
    min_wal_size: '2GB',
    wal_buffers: '16MB',
    // After a checkpoint, the first change of each page writes a whole page to the log: few
    // checkpoints, spread out.
    checkpoint_timeout: '15min',
    checkpoint_completion_target: '0.9',

    // Solid-state disks: a random page costs about as much as the next one.
    random_page_cost: '1.1',
    ...(process.platform === 'linux' ? { effective_io_concurrency: '64' } : {}),
    // Our queries are short and prepared; compiling them takes longer than running them.
    jit: 'off',

    // Many inserts, few updates: small steps keep visibility maps and statistics fresh, long before
    // the default 20 %. The pause is PostgreSQL's minute: a look at one of the three databases
    // costs 40 to 110 ms of processor time, also when nothing has changed.
    autovacuum_vacuum_scale_factor: '0.02',
    autovacuum_vacuum_insert_scale_factor: '0.02',
    autovacuum_analyze_scale_factor: '0.02',
    autovacuum_vacuum_cost_limit: '2000',

    // The query of a killed service ends and releases its locks, instead of running on.
    client_connection_check_interval: '1s',

    TimeZone: 'UTC',
    log_timezone: 'UTC',
    DateStyle: 'ISO, YMD',

    // A week of log files, one for each weekday, each overwritten a week later.
    logging_collector: 'on',
    log_filename: 'postgresql-%a.log',
    log_rotation_age: '1d',
    log_rotation_size: '0',
    log_truncate_on_rotation: 'on',
    log_line_prefix: '%m [%p] %a ',
    log_lock_waits: 'on',
    log_min_duration_statement: '1s',
    // No value of a query and no key of a conflict is written to a log file: they may be personal
    // data.
    log_parameter_max_length: '0',
    log_parameter_max_length_on_error: '0',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',

    // For operators: which queries take the time, and how much of it is the disk.
    shared_preload_libraries: 'pg_stat_statements',
    'pg_stat_statements.track_utility': 'off',
    track_io_timing: 'on',
  };
}

/** A configuration file with these settings. */
export function settingsFile(settings: Record<string, string>): string {
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'`);
  return ['# Written by Achord at every start: changes here are lost.', ...lines, ''].join('\n');
}

function megabytes(bytes: number, least: number, most: number): string {
  return `${Math.round(Math.min(Math.max(bytes / MB, least), most))}MB`;
}

/** In a container, the memory limit of the container counts. */
function availableMemory(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}

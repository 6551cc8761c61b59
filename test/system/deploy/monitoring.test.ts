// The alerts and the dashboard: every metric that they ask for exists, and every alert names a page
// that says what to do.
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { sleep } from '../../../src/platform/std/clock.ts';
import { deployFile, yamlOf } from '../../support/deploy/deploy-files.ts';
import { endAfterFile } from '../../support/runner/end-after-file.ts';
import { findProgram } from '../../support/runner/programs.ts';
import { anchorsOf, repository } from '../../support/runner/sources.ts';
import { usedDataDirectory } from '../../support/service/command-line.ts';
import { startInProcess } from '../../support/service/start-in-process.ts';

interface Alert {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
}

interface Panel {
  id: number;
  type: string;
  gridPos: { h: number; w: number; x: number; y: number };
  targets?: { refId: string; expr: string }[];
}

const [{ groups }] = yamlOf<{ groups: { name: string; rules: Alert[] }[] }>('monitoring/alerts.yaml') as [
  { groups: { name: string; rules: Alert[] }[] },
];
const alerts = groups.flatMap(({ rules }) => rules);
const { panels } = JSON.parse(deployFile('monitoring/dashboard.json')) as { panels: Panel[] };
const expressions = [...alerts, ...panels.flatMap(({ targets = [] }) => targets)].map(({ expr }) => expr);

const page = (path: string) => readFileSync(join(repository, path), 'utf8');

/** The metrics that an expression selects, with the matchers of each. */
const selectorsOf = (expr: string) =>
  [...expr.matchAll(/\b((?:achord|nodejs|process)_\w+)(?:\{([^}]*)\})?/g)].map(([, name, matchers = '']) => ({
    name: name!.replace(/_bucket$/, ''),
    matchers: [...matchers.matchAll(/(\w+)(=|!=|=~|!~)"([^"]*)"/g)].map(([, label, operator, value]) => ({
      label: label!,
      operator: operator!,
      value: value!,
    })),
  }));

let metrics: string;
beforeAll(async () => {
  const environment = { ACHORD_DATA_DIR: await usedDataDirectory(endAfterFile), ACHORD_INVARIANTS_MINUTES: '1' };
  const { facts } = await startInProcess(environment, endAfterFile);
  const read = async () => (await fetch(`${facts.address}/metrics`)).text();
  // The worker shows the metrics of invariants from the first round on.
  const isComplete = (text: string) =>
    /^achord_invariants_checked_seconds_ago \d/m.test(text) && /^achord_payments_checked_seconds_ago \d/m.test(text);
  for (metrics = await read(); !isComplete(metrics); metrics = await read()) await sleep(100);
});

/** The values that the service shows for a label of a metric. */
const valuesOf = (name: string, label: string) =>
  [...metrics.matchAll(new RegExp(`^${name}\\{(?:[^}]*,)?${label}="([^"]*)"`, 'gm'))].map(([, value]) => value!);

describe('An alert and a panel', () => {
  it('ask for metrics that the service has', () => {
    const asked = new Set(expressions.flatMap((expr) => selectorsOf(expr).map(({ name }) => name)));
    expect(asked).toContain('achord_database_trouble');
    const there = new Set([...metrics.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name!));
    expect([...asked].filter((name) => !there.has(name))).toEqual([]);
  });

  it('ask for labels and values that these metrics have', () => {
    const wrong = expressions.flatMap(selectorsOf).flatMap(({ name, matchers }) =>
      matchers
        // These have no sample before something happens.
        .filter(() => new RegExp(`^${name}\\{`, 'm').test(metrics))
        .filter(({ label, operator, value }) => {
          const values = valuesOf(name, label);
          // A status can be any number.
          const known =
            label === 'status' || operator.startsWith('!') || value.split('|').every((one) => values.includes(one));
          return values.length === 0 || !known;
        })
        .map(({ label, value }) => `${name}: ${label} ${value}`),
    );
    expect(wrong).toEqual([]);
  });
});

describe('Every alert', () => {
  it('has a name of its own, a severity and a sentence', () => {
    expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length);
    for (const { alert, labels, annotations } of alerts) {
      expect(alert).toMatch(/^Achord[A-Z]\w+$/);
      expect(labels.severity).toMatch(/^(critical|warning)$/);
      expect(annotations.summary).toMatch(/^[A-Z].+\.$/);
    }
  });

  it('names a page and a section that exist', () => {
    const broken = alerts.filter(({ annotations: { runbook } }) => {
      const [path, anchor] = runbook.split('#');
      if (!existsSync(join(repository, path!))) return true;
      return anchor !== undefined && !anchorsOf(page(path!)).includes(anchor);
    });
    expect(broken.map(({ alert, annotations }) => `${alert}: ${annotations.runbook}`)).toEqual([]);
  });

  it('has a row where its page is the list of alerts without a page', () => {
    const named = new Set([...page('docs/operate/monitoring.md').matchAll(/`(Achord\w+)`/g)].map(([, name]) => name!));
    const here = alerts.filter(({ annotations }) => annotations.runbook.endsWith('#when-an-alert-fires'));
    expect([...named].toSorted()).toEqual(here.map(({ alert }) => alert).toSorted());
  });

  it('is in the list of docs/operate/monitoring.md, which has no other', () => {
    const table = /^Alert on these[\s\S]*?\n\n(\|[\s\S]*?)\n\n/m.exec(page('docs/operate/monitoring.md'))![1]!;
    const listed = table.split('\n').flatMap((row) => {
      const [, metric, when] = row.split('|').map((cell) => cell.trim());
      return when === '' ? [] : [...metric!.matchAll(/`(achord_\w+)`/g)].map(([, name]) => name!);
    });
    expect(listed).toContain('achord_database_trouble');
    const watched = new Set(alerts.flatMap(({ expr }) => selectorsOf(expr).map(({ name }) => name)));
    expect(listed.filter((name) => !watched.has(name))).toEqual([]);
  });
});

describe('The dashboard', () => {
  it('has panels with ids of their own that do not overlap', () => {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    const taken = new Set<string>();
    for (const { id, gridPos } of panels) {
      expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24);
      for (let x = gridPos.x; x < gridPos.x + gridPos.w; x++)
        for (let y = gridPos.y; y < gridPos.y + gridPos.h; y++) {
          expect([id, taken.has(`${x},${y}`)]).toEqual([id, false]);
          taken.add(`${x},${y}`);
        }
    }
  });

  it('has a query in each panel but the rows', () => {
    const without = panels.filter(({ type, targets = [] }) => (type === 'row') !== (targets.length === 0));
    expect(without).toEqual([]);
  });
});

const promtool = findProgram('promtool');
const run = promisify(execFile);

/** What fires after ten minutes of these series. */
const situations = [
  {
    series: 'achord_database_trouble{trouble="read_only"}',
    values: '1x10',
    fires: { alertname: 'AchordDatabaseTrouble', labels: { severity: 'critical', trouble: 'read_only' } },
  },
  {
    series: 'achord_invariant_violations{invariant="postings_are_sealed"}',
    values: '2x10',
    fires: { alertname: 'AchordBooksChanged', labels: { severity: 'critical', invariant: 'postings_are_sealed' } },
  },
  {
    series: 'achord_invariant_violations{invariant="postings_are_sealed"}',
    values: '2x10',
    fires: { alertname: 'AchordInvariantViolated', labels: null },
  },
  {
    series: 'achord_bank_files_uncertain{instance="a"}',
    values: '0x10',
    fires: { alertname: 'AchordBankFileUncertain', labels: null },
  },
  {
    series: 'achord_bank_files_uncertain{instance="a"}',
    values: '1x10',
    fires: { alertname: 'AchordBankFileUncertain', labels: { severity: 'critical' } },
  },
  {
    series: 'up{job="achord", instance="a"}',
    values: '0x10',
    fires: { alertname: 'AchordDown', labels: { severity: 'critical', job: 'achord', instance: 'a' } },
  },
];

describe.runIf(promtool !== null)('promtool', () => {
  const rules = join(repository, 'deploy/monitoring/alerts.yaml');

  it('finds no fault in the alerts, and finds one in a mistyped expression', async () => {
    expect((await run(promtool!, ['check', 'rules', rules])).stdout).toContain('SUCCESS');
    const mistyped = join(await mkdtemp(join(inject('scratch'), 'alerts-')), 'alerts.yaml');
    await writeFile(mistyped, deployFile('monitoring/alerts.yaml').replace('max by (trouble) (', 'max by (trouble ('));
    await expect(run(promtool!, ['check', 'rules', mistyped])).rejects.toThrow('parse error');
  });

  it('sees them fire', async () => {
    const summaries = new Map(alerts.map(({ alert, annotations }) => [alert, annotations]));
    const filled = (text: string, labels: Record<string, string>) =>
      text.replace(/\{\{ \$labels\.(\w+) \}\}/g, (_, label: string) => labels[label]!);
    const tests = situations.map(({ series, values, fires: { alertname, labels } }) => {
      const { summary, runbook } = summaries.get(alertname)!;
      const expected =
        labels === null
          ? []
          : [{ exp_labels: labels, exp_annotations: { summary: filled(summary, { ...labels }), runbook } }];
      return {
        interval: '1m',
        input_series: [{ series, values }],
        alert_rule_test: [{ eval_time: '10m', alertname, exp_alerts: expected }],
      };
    });
    const file = join(await mkdtemp(join(inject('scratch'), 'alerts-')), 'tests.yaml');
    // JSON is YAML.
    await writeFile(file, JSON.stringify({ rule_files: [rules], evaluation_interval: '1m', tests }));
    expect((await run(promtool!, ['test', 'rules', file])).stdout).toContain('SUCCESS');
  });
});

import { readFileSync } from 'node:fs';
import { parser } from '@prometheus-io/lezer-promql';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { Metrics } from '../server/metrics/metrics.ts';
import type { DashboardInJson } from './grafana-dashboard.ts';
import { samplesIn } from './metric-samples.ts';

/**
 * The alarms and the dashboard for operators are written in Prometheus' language. These tests check that they
 * ask only for metrics that `GET /metrics` has.
 */

const inDeploy = (file: string) => readFileSync(new URL(`../deploy/${file}`, import.meta.url), 'utf8');

/** The names of all metrics, with their labels, after each has been observed once. */
async function existingMetrics(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const metrics = new Metrics({ ofProcess: true });
  metrics.turnEnded('failed', 'model-failed');
  metrics.firstWordAfter(1);
  metrics.judged('passed');
  metrics.guardrailsCalled('pushPieces', 0.001);
  metrics.committed(2, 0.01);
  metrics.delivered(0.01);
  metrics.modelCalled('tutor', 'answered');
  metrics.tokensUsed('tutor', { input: 1, output: 1 });
  metrics.tokensUsed('tutor', null);
  metrics.answered('GET', '/healthz', 200);
  metrics.answeredAfter(0.01);
  metrics.emailed('alert', 'sent');
  metrics.watch(
    {
      answers: () => ({ running: 1, waiting: 0 }),
      streams: () => ({ feeds: 1, answers: 1 }),
      waitingWrites: () => 0,
      modelIsDown: () => false,
      modelIsConnected: () => true,
    },
    '1',
  );
  const labels = new Map<string, Set<string>>([['up', new Set()]]);
  for (const sample of samplesIn((await metrics.read()).text)) {
    const known = labels.get(sample.name) ?? new Set();
    labels.set(sample.name, known);
    for (const name of Object.keys(sample.labels)) known.add(name);
  }
  return labels;
}

const existing = await existingMetrics();

/** What Prometheus adds to each metric that it reads. */
const addedLabels = ['job', 'instance'];

/**
 * What is wrong with an expression: its grammar, a metric that does not exist, or a label that none of its
 * metrics has.
 */
function faultsIn(expression: string): string[] {
  // Grafana fills in the time.
  const text = expression.replaceAll('$__rate_interval', '5m');
  const names: string[] = [];
  const labels: string[] = [];
  const faults: string[] = [];
  parser.parse(text).iterate({
    enter: ({ type, from, to, node }) => {
      const part = text.slice(from, to);
      if (type.isError) faults.push(`not PromQL at "${text.slice(from, from + 20)}"`);
      if (type.name === 'Identifier' && node.parent?.name === 'VectorSelector') names.push(part);
      if (type.name === 'LabelName') labels.push(part);
    },
  });
  if (names.length === 0) faults.push('it asks for no metric');
  faults.push(...names.filter((name) => !existing.has(name)).map((name) => `no metric ${name}`));
  const known = new Set([...addedLabels, ...names.flatMap((name) => [...(existing.get(name) ?? [])])]);
  faults.push(...labels.filter((label) => !known.has(label)).map((label) => `no label ${label}`));
  return faults;
}

describe('the check of expressions', () => {
  it.each([
    ['lyceum_nosuch > 1', ['no metric lyceum_nosuch']],
    ['sum by (class) (rate(lyceum_turns_total[5m]))', ['no label class']],
    ['lyceum_turns_total{student="x"}', ['no label student']],
    ['lyceum_answers_running > > 1', [expect.stringContaining('not PromQL')]],
    ['1 > 0', ['it asks for no metric']],
  ])('finds the fault of %s', (expression, faults) => {
    expect(faultsIn(expression)).toEqual(faults);
  });
});

describe('the alarms', () => {
  interface Rule {
    readonly alert: string;
    readonly expr: string;
    readonly for?: string;
    readonly labels: { readonly severity: string };
    readonly annotations: { readonly summary: string; readonly action: string };
  }
  const { groups } = parse(inDeploy('prometheus-rules.yml')) as { groups: { name: string; rules: Rule[] }[] };
  const rules = groups.flatMap((group) => group.rules);

  it.each(rules.map((rule) => [rule.alert, rule] as const))(
    '%s asks for metrics that exist [spec 10.230]',
    (_name, rule) => {
      expect(faultsIn(rule.expr)).toEqual([]);
      expect(rule.for ?? '1m').toMatch(/^\d+[sm]$/);
    },
  );

  it('say what happened and what to do, and each has a name of its own', () => {
    expect(rules.length).toBeGreaterThan(10);
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
    for (const { labels, annotations } of rules) {
      expect(['page', 'ticket']).toContain(labels.severity);
      for (const text of [annotations.summary, annotations.action]) expect(text).toMatch(/^[A-Z].*\.$/s);
    }
  });
});

describe('the dashboard for Grafana', () => {
  const dashboard: DashboardInJson = JSON.parse(inDeploy('grafana-dashboard.json'));
  const { panels } = dashboard;

  it.each(panels.map((panel) => [panel.title, panel] as const))(
    '%s asks for metrics that exist',
    (_title, panel) => {
      expect(panel.targets.length).toBeGreaterThan(0);
      for (const { expr } of panel.targets) expect(faultsIn(expr)).toEqual([]);
    },
  );

  it('shows every metric of Lyceum', () => {
    const text = JSON.stringify(dashboard);
    const families = [...existing.keys()]
      .filter((name) => name.startsWith('lyceum_'))
      .map((name) => name.replace(/_(?:bucket|sum|count)$/, ''));
    expect([...new Set(families)].filter((name) => !text.includes(name))).toEqual([]);
  });

  it('has panels with ids of their own that fit into 24 columns and lie on no other panel', () => {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, n) => `${x + (n % w)} ${y + Math.floor(n / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
    expect(panels.every(({ gridPos: { x, w } }) => x >= 0 && x + w <= 24)).toBe(true);
  });

  it('belongs to no data source of ours: whoever imports it chooses one', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of Grafana
    const chosen = { type: 'prometheus', uid: '${datasource}' };
    for (const { datasource, targets } of panels) {
      expect(datasource).toEqual(chosen);
      for (const target of targets) expect(target.datasource).toEqual(chosen);
    }
    expect(dashboard.templating?.list?.[0]).toMatchObject({
      name: 'datasource',
      type: 'datasource',
      query: 'prometheus',
    });
  });
});

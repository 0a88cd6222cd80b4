import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';

const inProject = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const dashboard = readFileSync(inProject('deploy/grafana-dashboard.json'), 'utf8');

/**
 * Checks dashboards against Grafana's schema (test/grafana-dashboard.ts), which is published as types. Each is written into a
 * module, since the compiler finds unknown fields and values only in what stands in the code.
 * @returns what is wrong with each
 */
async function faultsOf(dashboards: readonly string[]): Promise<string[][]> {
  const folder = mkdtempSync(join(tmpdir(), 'dashboards-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const schema = JSON.stringify(inProject('test/grafana-dashboard.ts'));
  const files = dashboards.map((json, index) => {
    const text = `import type { DashboardInJson } from ${schema};\nexport const dashboard: DashboardInJson = ${json};\n`;
    writeFileSync(join(folder, `${index}.ts`), text);
    return `${index}.ts`;
  });
  const settings = { extends: inProject('tsconfig.base.json'), compilerOptions: { types: [] }, files };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
  const compiler = inProject('node_modules/typescript7/bin/tsc');
  const said = await new Promise<string>((resolve) =>
    execFile(process.execPath, [compiler, '-p', folder, '--pretty', 'false'], { cwd: folder }, (_, output) =>
      resolve(output),
    ),
  );
  const lines = said.split('\n').filter((line) => line.includes('error TS'));
  const own = files.map((file) => lines.filter((line) => line.startsWith(`${file}(`)));
  // An error elsewhere, such as a schema that is not there, would otherwise pass for a dashboard without faults.
  expect(own.flat()).toEqual(lines);
  return own;
}

/** The dashboard with one text in place of another. */
function changed(from: string, to: string): string {
  expect(dashboard).toContain(from);
  return dashboard.replace(from, to);
}

it('the dashboard follows the schema that Grafana publishes', async () => {
  const wrong = [
    changed('"schemaVersion":', '"schemaversion":'),
    changed('"graphTooltip": 1', '"graphTooltip": 7'),
    changed('"unit": "short"', '"units": "short"'),
    changed('"colorMode": "value"', '"colorMode": "rainbow"'),
    changed('"drawStyle": "line"', '"drawStyle": "lines"'),
    changed('"placement": "bottom"', '"place": "bottom"'),
    changed('"legendFormat":', '"legend":'),
    changed('"type": "timeseries"', '"type": "graph"'),
  ];
  const [own, ...others] = await faultsOf([dashboard, ...wrong]);
  expect(own).toEqual([]);
  // Each of the others has one fault, so the schema is really read.
  for (const faults of others) expect(faults).not.toEqual([]);
});

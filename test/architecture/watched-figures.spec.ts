import { beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { Metrics } from '../../apps/api/src/operations/metrics/metrics.js';
import { ProjectorMetrics } from '../../apps/projector/src/operations/metrics.js';
import { faultsIn, figuresIn, type Figures } from './watched-figures.js';
import { textOf } from './repository.js';

interface Alerts {
  readonly groups: readonly {
    readonly rules: readonly { readonly alert: string; readonly expr: string }[];
  }[];
}

interface Panel {
  readonly title: string;
  readonly type: string;
  readonly targets?: readonly { readonly expr: string }[];
}

const { groups } = parse(textOf('docs/guides/alerts.yml')) as Alerts;
const { panels } = JSON.parse(textOf('docs/guides/dashboard.json')) as {
  readonly panels: readonly Panel[];
};
const alerts = groups.flatMap(({ rules }) =>
  rules.map(({ alert, expr }): [string, string] => [alert, expr]),
);
const queries = panels.flatMap(({ title, targets = [] }) =>
  targets.map(({ expr }): [string, string] => [title, expr]),
);

describe('what is watched of the product', () => {
  let figures: Figures;
  beforeAll(async () => {
    figures = figuresIn(`${await nodeFigures()}\n${await projectorFigures()}`);
  });

  it('is of figures that it has, by labels that they have', () => {
    expect(alerts.length).toBeGreaterThan(10);
    expect(queries.length).toBeGreaterThan(30);
    const faults = [...alerts, ...queries].flatMap(([name, expression]) =>
      faultsIn(expression, figures).map((fault) => `${name}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  it('is every figure of its own that it has', () => {
    const all = [...alerts, ...queries].map(([, expression]) => expression).join('\n');
    const own = [...figures.keys()].filter((name) => name.startsWith('balcao_'));
    expect(own.filter((name) => !all.includes(name))).toEqual([]);
  });

  it('would show where a figure, or a label of one, is not there', () => {
    expect(faultsIn('max(balcao_projection_lag_minutes) > 1', figures)).toEqual([
      'there is no figure balcao_projection_lag_minutes',
    ]);
    const byCompany = 'sum by (company) (rate(balcao_append_duration_seconds_count[5m]))';
    expect(faultsIn(byCompany, figures)).toEqual(['no figure of it has the label company']);
    expect(faultsIn('balcao_jobs{status="failed"}', figures)).toEqual([
      'no figure of it has the label status',
    ]);
  });

  it('stands in panels that each have a query, but for headings', () => {
    const bare = panels.filter(({ type, targets = [] }) => type !== 'row' && targets.length === 0);
    expect(bare.map(({ title }) => title)).toEqual([]);
  });
});

/** The figures of a node that has done a little of everything, so that each has its labels. */
function nodeFigures(): Promise<string> {
  const metrics = new Metrics({
    version: '0.1.0',
    foldsHere: true,
    lag: () => ({ events: 0, seconds: 0 }),
    projections: () => Promise.resolve({ stalled: 0, isFailing: false }),
    damaged: () => 0,
    jobs: () => Promise.resolve({ failed: 0 }),
  });
  const span = { startedAt: 0, ms: 1 };
  metrics.request({ ...span, id: '1', method: 'GET', route: '/api/ready', status: 200 });
  metrics.command({
    ...span,
    companyId: 'MERCEARIA',
    commandId: '1',
    type: 'IssueDocument',
    correlationId: undefined,
    outcome: 'done',
    revision: 0,
  });
  metrics.append({
    ...span,
    stream: 'journal-MERCEARIA',
    events: [],
    outcome: 'done',
    revision: 0,
  });
  metrics.booksCheck('equal');
  metrics.progress(progress);
  return metrics.text();
}

function projectorFigures(): Promise<string> {
  const status = () => ({ stalled: [], error: undefined, shares: 32 });
  const metrics = new ProjectorMetrics({ version: '0.1.0', lagSeconds: () => 0, status });
  metrics.batch(1, 1);
  metrics.progress(progress);
  return metrics.text();
}

const progress = {
  position: undefined,
  revisions: {},
  touched: [{ collection: 'documents', partition: 'MERCEARIA', ids: ['1'] }],
  isCaughtUp: true,
};

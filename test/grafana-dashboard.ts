import type * as grafana from '@grafana/schema';
import type { Options as StatOptions } from '@grafana/schema/dist/esm/raw/composable/stat/panelcfg/x/StatPanelCfg_types.gen';
import type {
  FieldConfig as TimeSeriesFields,
  Options as TimeSeriesOptions,
} from '@grafana/schema/dist/esm/raw/composable/timeseries/panelcfg/x/TimeSeriesPanelCfg_types.gen';

/**
 * The schema of deploy/grafana-dashboard.json: what Grafana publishes of dashboards and of the two kinds of
 * panels there (version 13.2.3). Grafana's own schema allows any field in the options of a panel and in the
 * queries to a data source. This one allows only the fields of these panels and of Prometheus, and requires
 * what each of our panels has.
 */

/** A question to Prometheus. Grafana publishes its fields only with its own program, so they are named here. */
interface PrometheusTarget extends grafana.DataQuery {
  readonly expr: string;
  readonly editorMode?: 'code' | 'builder';
  readonly legendFormat?: string;
  readonly range?: boolean;
  readonly instant?: boolean;
}

type Fields<Custom> = Omit<grafana.FieldConfig, 'custom'> & { custom?: Custom };

interface Panel<Type extends string, Options, Custom>
  extends Omit<grafana.Panel, 'id' | 'type' | 'title' | 'gridPos' | 'options' | 'fieldConfig' | 'targets'> {
  readonly id: number;
  readonly type: Type;
  readonly title: string;
  readonly gridPos: grafana.GridPos;
  readonly options: Options;
  readonly fieldConfig: Omit<grafana.FieldConfigSource, 'defaults'> & { defaults: Fields<Custom> };
  readonly targets: PrometheusTarget[];
}

interface Dashboard extends Omit<grafana.Dashboard, 'panels'> {
  readonly panels: (
    | Panel<'stat', StatOptions, Record<string, never>>
    | Panel<'timeseries', TimeSeriesOptions, TimeSeriesFields>
  )[];
}

/** A type as JSON writes it: the values of an enumeration in place of its names. */
type InJson<T> = unknown extends T
  ? T
  : T extends string
    ? `${T}`
    : T extends object
      ? { [Key in keyof T]: InJson<T[Key]> }
      : T;

export type DashboardInJson = InJson<Dashboard>;

import type {
  AdoptChartBody as AdoptChartShape,
  ChoosePostingBody as ChoosePostingShape,
} from '@balcao/contracts';
import { chartPresets, type ChartPreset } from '@balcao/domain';
import { OneOf, Text } from '../http/fields.js';

export class AdoptChartBody implements AdoptChartShape {
  /** `nirf` for the PGC-NIRF, `pe` for the PGC-PE of Decree 70/2009. */
  @OneOf(chartPresets)
  readonly preset!: ChartPreset;
}

export class ChoosePostingBody implements ChoosePostingShape {
  /** Of an open account of the company's chart; without it, the official chart's account. */
  @Text(20, { optional: true })
  readonly code?: string;
}

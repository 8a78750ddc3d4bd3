import type { OpenSeries } from '@balcao/domain';
import { OneOf, RecordId, Text, WholeNumber } from '../http/fields.js';

export class OpenSeriesBody implements Omit<OpenSeries, 'type'> {
  /** The series names itself, `FT_2026`: an id that is sent is not looked at. */
  @RecordId({ optional: true })
  readonly id?: string;

  @RecordId()
  readonly typeId!: string;

  @WholeNumber({ max: 9999 })
  readonly year!: number;

  @Text(100, { optional: true })
  readonly code?: string;

  @Text(100, { optional: true })
  readonly prefix?: string;

  /** Without it, an ordinary series. */
  @OneOf(['recovery', 'training'], { optional: true })
  readonly kind?: 'recovery' | 'training';

  /** The till whose documents alone it takes. */
  @RecordId({ optional: true })
  readonly cashRegisterId?: string;
}

export class CloseYearBody {
  @WholeNumber({ max: 9999 })
  readonly year!: number;
}

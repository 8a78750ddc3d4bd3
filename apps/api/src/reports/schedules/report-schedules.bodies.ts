import type { ScheduleReportBody as Shape } from '@balcao/contracts';
import { reportPeriods, scheduleFormats, scheduleLimits, scheduleSteps } from '@balcao/domain';
import { languages, type Language } from '@balcao/messages';
import { OneOf, RecordId, Text, Texts, WholeNumber } from '../../http/fields.js';

const FILTER_MAX = 4_000;

export class ScheduleReportBody implements Shape {
  @RecordId()
  readonly id!: string;

  @Text(80)
  readonly report!: string;

  @Text(1_000)
  readonly name!: string;

  /** Field to value, as JSON. */
  @Text(FILTER_MAX)
  readonly filter!: string;

  @Text(80)
  readonly by!: string;

  @OneOf(reportPeriods)
  readonly period!: string;

  @Texts({ max: 60, length: 60 })
  readonly columns!: readonly string[];

  @OneOf(scheduleFormats)
  readonly format!: Shape['format'];

  @OneOf(scheduleSteps)
  readonly every!: Shape['every'];

  /** Of a week, 1 is Monday; of a month, up to 28. */
  @WholeNumber({ min: 1, max: scheduleLimits.dayOfMonth })
  readonly day!: number;

  @WholeNumber({ min: 0, max: 23 })
  readonly hour!: number;

  @Texts({ max: scheduleLimits.recipients, length: 254 })
  readonly recipients!: readonly string[];

  @OneOf(languages)
  readonly language!: Language;
}

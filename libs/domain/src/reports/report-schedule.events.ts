import type { EventOf } from '../kernel/index.js';

/** How often a report is mailed. */
export const scheduleSteps = ['day', 'week', 'month'] as const;
/** How often one schedule mails. */
export type ScheduleStep = (typeof scheduleSteps)[number];

/** The files that a mailed report may be. */
export const scheduleFormats = ['pdf', 'xlsx'] as const;
/** The kind of file that one schedule mails. */
export type ScheduleFormat = (typeof scheduleFormats)[number];

/** What is mailed, when, and to whom. */
export interface ReportScheduleContent {
  /** The name of a declared report. */
  readonly report: string;
  /** What the report is called in the mail. */
  readonly name: string;
  /** What it is narrowed to beside its days: field to value, as JSON. */
  readonly filter: string;
  /** What it is grouped by; plain rows when empty. */
  readonly by: string;
  /** The days that it is of, by the name of their period as of the day on which it is mailed. */
  readonly period: string;
  /** The columns of plain rows; those of the report when empty. */
  readonly columns: readonly string[];
  readonly format: ScheduleFormat;
  readonly every: ScheduleStep;
  /** Of a week, 1 is Monday; of a month, up to 28. */
  readonly day: number;
  /** Of the company's time zone, from 0. */
  readonly hour: number;
  readonly recipients: readonly string[];
  readonly language: 'en' | 'pt';
}

/** In `reportschedules-<companyId>`: a report is mailed from now on in the name of its maker. */
export type ReportScheduled = EventOf<
  'ReportScheduled',
  { readonly id: string; readonly ownerId: string } & ReportScheduleContent
>;

/** Why it is mailed no more. */
export type ScheduleEnd = 'removed' | 'memberLeft' | 'permissionLost';
/** It is mailed no more; one that was not removed by hand stays listed with the reason. */
export type ReportScheduleEnded = EventOf<
  'ReportScheduleEnded',
  { readonly id: string; readonly reason: ScheduleEnd }
>;

/** It went out on a day, which it does once. */
export type ReportMailed = EventOf<'ReportMailed', { readonly id: string; readonly on: string }>;

/** All that `reportschedules-<companyId>` holds. */
export type ReportScheduleEvent = ReportScheduled | ReportScheduleEnded | ReportMailed;

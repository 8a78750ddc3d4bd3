import { daysOfStep, stepOf, type ReportDimension, type ReportStep } from '@balcao/contracts';
import { addDays, daysBetween, firstOfMonth } from '@balcao/domain';
import type { AskedReport } from './asked-report.js';

type Asked = AskedReport & { readonly by: ReportDimension };

/**
 * The group that one of the period to compare with stands beside: the first month beside the first,
 * whichever months they are. A group that is no step of time stands beside its own; undefined where
 * the period has no such step.
 */
export function alignedId({ by, report, list, previous, today }: Asked, id: string) {
  const { step, field } = by;
  if (step === undefined || step === 'lateness' || field !== report.day || id === '') return id;
  const from = firstOf(list.where[field]);
  const before = firstOf(previous?.[field]);
  if (from === undefined || before === undefined) return undefined;
  const first = stepOf(before, step, today);
  return stepAfter(stepOf(from, step, today), step, stepsBetween(first, id, step, today), today);
}

function firstOf(condition: unknown): string | undefined {
  if (typeof condition !== 'object' || condition === null || !('$gte' in condition))
    return undefined;
  return typeof condition.$gte === 'string' ? condition.$gte : undefined;
}

const monthsOf: Readonly<Partial<Record<ReportStep, number>>> = { month: 1, quarter: 3, year: 12 };

function stepsBetween(first: string, id: string, step: ReportStep, today: string): number {
  const [from = '', to = ''] = [first, id].map((value) => daysOfStep(value, step, today).from);
  const months = monthsOf[step];
  if (months !== undefined) return (monthNumber(to) - monthNumber(from)) / months;
  const days = daysBetween(from, to);
  return step === 'week' ? days / 7 : days;
}

function stepAfter(first: string, step: ReportStep, steps: number, today: string): string {
  const { from = '' } = daysOfStep(first, step, today);
  const months = monthsOf[step];
  if (months !== undefined) return stepOf(firstOfMonth(from, steps * months), step, today);
  return stepOf(addDays(from, step === 'week' ? steps * 7 : steps), step, today);
}

const monthNumber = (day: string) =>
  Number.parseInt(day.slice(0, 4), 10) * 12 + Number.parseInt(day.slice(5, 7), 10) - 1;

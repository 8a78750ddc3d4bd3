import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ReportScheduled, ReportScheduleEvent } from './report-schedule.events.js';
import {
  endReportSchedule,
  evolveReportSchedules,
  recordReportMailed,
  scheduleLimits,
  scheduleReport,
  type ReportSchedules,
} from './report-schedules.js';

const monday: ReportScheduled['data'] = {
  id: 'monday',
  ownerId: 'amina',
  report: 'article_sales',
  name: 'Vendas da semana',
  filter: '{}',
  by: 'article',
  period: 'lastWeek',
  columns: [],
  format: 'pdf',
  every: 'week',
  day: 1,
  hour: 7,
  recipients: ['amina@mercearia.co.mz'],
  language: 'pt',
};

const after = (...events: readonly ReportScheduleEvent[]) =>
  events.reduce<ReportSchedules | undefined>(evolveReportSchedules, undefined);
const scheduled: ReportScheduleEvent = { type: 'ReportScheduled', data: monday };

describe('a report that is mailed', () => {
  it('goes to each address once, whatever the case', () => {
    const recipients = [' Amina@mercearia.co.mz', 'amina@mercearia.co.mz'];
    const [event] = scheduleReport(undefined, { ...monday, recipients });
    expect(event?.data.recipients).toEqual(['amina@mercearia.co.mz']);
  });

  it.each([
    ['no name', { name: ' ' }, 'field.required'],
    ['an hour that no day has', { hour: 24 }, 'field.outOfRange'],
    ['a day that not every month has', { every: 'month', day: 31 }, 'field.outOfRange'],
    ['nobody to go to', { recipients: [] }, 'field.required'],
    ['an address that is none', { recipients: ['amina'] }, 'email.invalid'],
  ] as const)('is refused with %s', (_, change, code) => {
    expect(() => scheduleReport(undefined, { ...monday, ...change })).toThrow(
      expect.objectContaining({ code }),
    );
  });

  it('is refused by name, and beyond what one company may have', () => {
    const refusalOf = (run: () => unknown) => {
      try {
        return run();
      } catch (error) {
        return error;
      }
    };
    const long = { ...monday, name: 'x'.repeat(scheduleLimits.name + 1) };
    expect(refusalOf(() => scheduleReport(undefined, long))).toMatchObject({
      problems: [{ path: 'name', code: 'field.tooLong', params: { field: 'name', max: 80 } }],
    });
    const many = Array.from({ length: scheduleLimits.recipients + 1 }, (_, at) => `a${at}@b.mz`);
    expect(
      refusalOf(() => scheduleReport(undefined, { ...monday, recipients: many })),
    ).toMatchObject({
      problems: [
        { path: 'recipients', code: 'field.tooMany', params: { field: 'recipients', max: 20 } },
      ],
    });
    const full = after(
      ...Array.from({ length: scheduleLimits.schedules }, (_, at): ReportScheduleEvent => ({
        type: 'ReportScheduled',
        data: { ...monday, id: `m${at}` },
      })),
    );
    expect(refusalOf(() => scheduleReport(full, monday))).toMatchObject({
      problems: [{ path: '', code: 'field.tooMany', params: { field: 'schedules', max: 100 } }],
    });
    expect(scheduleReport(full, { ...monday, id: 'm0' })).toHaveLength(1);
    expect(refusalOf(() => endReportSchedule(full, 'none', 'removed'))).toMatchObject({
      problems: [{ path: '', code: 'record.notFound', params: { id: 'none' } }],
    });
  });

  it('goes out once a day', () => {
    const [mailed] = recordReportMailed(after(scheduled), 'monday', '2026-03-02');
    const state = mailed && after(scheduled, mailed);
    expect(state?.get('monday')?.mailedOn).toBe('2026-03-02');
    expect(recordReportMailed(state, 'monday', '2026-03-02')).toEqual([]);
    expect(recordReportMailed(state, 'monday', '2026-03-09')).toHaveLength(1);
  });

  it('stays, and says so, when its maker has left; it is gone when it is taken away', () => {
    const [left] = endReportSchedule(after(scheduled), 'monday', 'memberLeft');
    const state = left && after(scheduled, left);
    expect(state?.get('monday')?.endedBy).toBe('memberLeft');
    expect(endReportSchedule(state, 'monday', 'memberLeft')).toEqual([]);
    const [removed] = endReportSchedule(state, 'monday', 'removed');
    expect(removed && left && after(scheduled, left, removed)?.size).toBe(0);
  });

  it.each(['ReportScheduled', 'ReportScheduleEnded', 'ReportMailed'])(
    'can be folded from the sample of %s',
    (type) => {
      const url = new URL(`../testing/samples/${type}.v1.json`, import.meta.url);
      const sample: unknown = JSON.parse(readFileSync(fileURLToPath(url), 'utf8'));
      expect(after(scheduled, sample as ReportScheduleEvent)?.get('monday')?.hour).toBe(7);
    },
  );
});

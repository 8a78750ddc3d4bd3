import { mayDo, todayIn } from '@balcao/domain';
import type { JobHandler } from '@balcao/jobs';
import type { TaskGround } from '../task-ground.js';
import { dailyFigures } from './daily-figures.js';
import { dailyNoticesSchedule } from './daily-schedule.js';
import { mailDigest } from './mail-digest.js';
import { tell } from './notice-streams.js';

/** What of the ground the daily notifications stand on. */
export type DailyGround = Pick<
  TaskGround,
  'events' | 'journals' | 'rows' | 'jobs' | 'mail' | 'clock' | 'webAddress'
>;

/**
 * Notifies those who may see it of what a company should check today, and mails what was not read
 * to those who want that. Each summary is sent once a day, however often the job runs.
 */
export function tellDaily(ground: DailyGround): JobHandler {
  return async (run) => {
    const { job, signal } = run;
    const { companyId } = job;
    const now = ground.clock().toISOString();
    const { today, timeZone, members, companyName } = await ground.journals.inspect(
      companyId,
      (books) => ({
        today: todayIn(books, { now }),
        timeZone: books.companies.settings.get().timeZone,
        companyName: books.companies.company.get()?.name ?? companyId,
        members: [...books.identity.members.values()].filter(({ state }) => state === 'active'),
      }),
    );
    if (timeZoneIn(job.payload) !== timeZone) {
      await ground.jobs.repeat(dailyNoticesSchedule(companyId, timeZone));
    }
    for (const { kind, permission, params } of await dailyFigures(ground, companyId, today)) {
      signal.throwIfAborted();
      const recipients = await ground.journals.inspect(companyId, (books) =>
        members.map(({ userId }) => userId).filter((userId) => mayDo(books, userId, permission)),
      );
      await tell(ground, companyId, recipients, { id: `${kind}_${today}`, kind, params });
    }
    let mailed = 0;
    for (const [at, { userId }] of members.entries()) {
      signal.throwIfAborted();
      if (await mailDigest(ground, { companyId, companyName, userId, today })) mailed += 1;
      run.progress({ percent: Math.floor((100 * (at + 1)) / members.length) });
    }
    return { mailed };
  };
}

function timeZoneIn(payload: unknown): unknown {
  return typeof payload === 'object' && payload !== null && 'timeZone' in payload
    ? payload.timeZone
    : undefined;
}

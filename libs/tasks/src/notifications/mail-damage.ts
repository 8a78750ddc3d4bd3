import { DeliveryRefused } from '@balcao/delivery';
import { companyOf, HOME_TIME_ZONE, dayIn, ownName, type JournalDamage } from '@balcao/domain';
import { nameOfJob, payloadAs, type JobHandler, type NewJob } from '@balcao/jobs';
import { companyDamagedMail, renderMail } from '@balcao/messages';
import { memberships } from '@balcao/projections';
import { loginIdOf, readAccount, readLogin } from '../accounts/index.js';
import type { TaskGround } from '../task-ground.js';
import { tell } from './notice-streams.js';

/** The name of the job that notifies the administrators of the service of damage. */
export const mailDamageJob = 'mail.damage';

/** Jobs of the service are of no company: they have a place of their own. */
const SERVICE_JOBS = ownName('service');

const attempts = 12;
const backoffMs = 60_000;

interface FoundDamage {
  readonly companyId: string;
  readonly revision: number;
}

/** The job of a finding: the same on each node that finds it, and another on another day. */
export function mailDamageOrder(
  companyId: string,
  { revision }: Pick<JournalDamage, 'revision'>,
  now: Date,
): NewJob {
  const id = `damage_${companyId}_${revision}_${dayIn(HOME_TIME_ZONE, now.toISOString())}`;
  const order = { id, name: mailDamageJob, companyId: SERVICE_JOBS, actorId: 'service' };
  const payload: FoundDamage = { companyId, revision };
  return { ...order, payload: { ...payload }, attempts, backoffMs };
}

/**
 * Mails the administrators of the service that a company's journal is damaged, and notifies those
 * who have an account in each company that they belong to. An address that takes no mail keeps it
 * from nobody else.
 */
export function mailDamage(ground: TaskGround): JobHandler {
  return async ({ job }) => {
    const { companyId, revision } = payloadAs<FoundDamage>(job);
    const companyName = await nameOf(ground, companyId);
    for (const [place, address] of (ground.serviceAdmins ?? []).entries()) {
      const user = await accountOf(ground, address);
      if (user !== undefined) {
        const params = { company: companyName, revision: String(revision) };
        const notice = { id: nameOfJob(job), kind: 'companyDamaged' as const, params };
        const theirs = await ground.rows.find(memberships, user.id, {});
        for (const { id } of theirs) await tell(ground, id, [user.id], notice);
      }
      const language = user?.language ?? 'pt';
      const link = `${ground.webAddress}/${language}/service`;
      const params = { companyName, companyId, revision, link };
      const mail = renderMail(companyDamagedMail, language, params);
      const id = `${nameOfJob(job)}_${place}`;
      await ground.mail.send({ id, to: address, ...mail }).catch((error: unknown) => {
        if (!(error instanceof DeliveryRefused)) throw error;
        ground.warn?.(`${address} takes no mail about a damaged journal`, error);
      });
    }
    return undefined;
  };
}

/** The name of the company, or its id where its journal cannot be read at all. */
async function nameOf({ journals }: TaskGround, companyId: string): Promise<string> {
  try {
    return await journals.inspect(companyId, (books) => companyOf(books).name);
  } catch {
    return companyId;
  }
}

/** The account of a confirmed address, if there is one. */
async function accountOf({ events }: TaskGround, address: string) {
  const { userId } = await readLogin(events, loginIdOf(address));
  const user = userId === undefined ? undefined : (await readAccount(events, userId))?.user;
  return user?.isEmailConfirmed === true && userId !== undefined
    ? { id: userId, language: user.preferences.language }
    : undefined;
}

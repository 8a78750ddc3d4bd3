import { DeliveryRefused } from '@balcao/delivery';
import { isSameEmail, type User } from '@balcao/domain';
import { JobFailedForGood, type JobHandler, payloadAs } from '@balcao/jobs';
import type { TaskGround } from '../task-ground.js';
import type { AccountMailOrder } from './account-mail-order.js';
import { loginIdOf, readAccount, readLogin } from './account-streams.js';
import { writeAccountMail } from './write-account-mail.js';

/** Sends a mail about an account; nothing to an address that has none. */
export function sendAccountMail(ground: TaskGround): JobHandler {
  return async ({ job }) => {
    const order = payloadAs<AccountMailOrder>(job);
    const user = await findUser(ground, order.to);
    if (user === undefined) return undefined;
    const language = user.preferences.language ?? order.language;
    const writing = { ...ground, jobId: job.id };
    const { to, ...mail } = await writeAccountMail(writing, order, user, language);
    await ground.mail.send({ id: job.id, to, ...mail }).catch((error: unknown) => {
      if (error instanceof DeliveryRefused) throw new JobFailedForGood(error.message);
      throw error;
    });
    return undefined;
  };
}

async function findUser(
  { events }: TaskGround,
  to: AccountMailOrder['to'],
): Promise<User | undefined> {
  if ('userId' in to) return (await readAccount(events, to.userId))?.user;
  const { userId } = await readLogin(events, loginIdOf(to.email));
  const account = userId === undefined ? undefined : await readAccount(events, userId);
  return account !== undefined && isSameEmail(account.user.email, to.email)
    ? account.user
    : undefined;
}

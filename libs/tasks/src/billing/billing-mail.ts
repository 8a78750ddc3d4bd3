import { DeliveryRefused } from '@balcao/delivery';
import {
  addDays,
  companyOf,
  dayIn,
  daysBetween,
  HOME_TIME_ZONE,
  mayDo,
  nextPeriod,
  type Subscription,
  type SubscriptionEvent,
  type User,
} from '@balcao/domain';
import { JobFailedForGood, type JobHandler, type NewJob, payloadAs } from '@balcao/jobs';
import {
  sayDay,
  renderMail,
  renewalReminderMail,
  serviceReceiptMail,
  showMinor,
  subscriptionExpiredMail,
  type Language,
  type RenderedMail,
} from '@balcao/messages';
import { readAccount } from '../accounts/index.js';
import { tell } from '../notifications/index.js';
import type { TaskGround } from '../task-ground.js';
import { billingContext, readPlans, SERVICE, subscriptionStreams } from './billing-streams.js';

/** The name of the job that mails those who manage a subscription. */
export const billingMailJob = 'billing.mail';

/** A notice to those who manage a subscription; its key is the same however often it is sent. */
type Notice =
  | { readonly kind: 'reminder'; readonly endsOn: string; readonly daysBefore: number }
  | { readonly kind: 'expired'; readonly endedOn: string }
  | { readonly kind: 'receipt'; readonly orderId: string };

/** The mails that events lead to; the same event twice is one mail. */
export function mailsOf(events: readonly SubscriptionEvent[]): readonly NewJob[] {
  return events.flatMap((event) => {
    const notice = noticeOf(event);
    if (notice === undefined) return [];
    const id = ['billing', ...Object.values(notice)].join('_');
    const order = { id, name: billingMailJob, actorId: SERVICE, payload: { ...notice } };
    return [{ ...order, companyId: event.data.id }];
  });
}

function noticeOf({ type, data }: SubscriptionEvent): Notice | undefined {
  switch (type) {
    case 'RenewalReminded':
      return { kind: 'reminder', endsOn: data.endsOn, daysBefore: data.daysBefore };
    case 'SubscriptionExpired':
      return { kind: 'expired', endedOn: data.endedOn };
    case 'OrderPaid':
      return { kind: 'receipt', orderId: data.orderId };
    default:
      return undefined;
  }
}

/** Tells those who manage a company's subscription; nothing when it is no longer so. */
export function sendBillingMail(ground: TaskGround): JobHandler {
  return async ({ job }) => {
    const { companyId, id } = job;
    const { state: subscription } = await subscriptionStreams(ground).read(companyId);
    if (subscription === undefined) return undefined;
    const notice = payloadAs<Notice>(job);
    const { name, managers } = await ground.journals.inspect(companyId, (books) => ({
      name: companyOf(books).name,
      managers: [...books.identity.members.values()]
        .map(({ userId }) => userId)
        .filter((userId) => mayDo(books, userId, 'billing.manage')),
    }));
    const write = await writerOf(ground, subscription, notice, name);
    for (const userId of managers) {
      const user = (await readAccount(ground.events, userId))?.user;
      const mail = user && write(user, user.preferences.language ?? 'pt');
      if (!user || !mail) continue;
      const params = { text: mail.subject };
      await tell(ground, companyId, [userId], { id, kind: 'subscription', params });
      await ground.mail
        .send({ id: `${companyId}-${id}-${userId}`, to: user.email, ...mail })
        .catch((error: unknown) => {
          if (error instanceof DeliveryRefused) throw new JobFailedForGood(error.message);
          throw error;
        });
    }
    return undefined;
  };
}

type Write = (user: User, language: Language) => RenderedMail | undefined;

async function writerOf(
  ground: TaskGround,
  subscription: Subscription,
  notice: Notice,
  companyName: string,
): Promise<Write> {
  const { today, plans } = billingContext(ground.clock(), await readPlans(ground));
  const { current, status } = subscription;
  const next = nextPeriod(subscription, plans, today);
  const page = (language: Language, path: string) => `${ground.webAddress}/${language}/${path}`;
  const planIn = (language: Language, planId: string): string => {
    const plan = plans.get(planId);
    return (language === 'pt' ? plan?.namePt : plan?.name) ?? planId;
  };
  return ({ firstName }, language) => {
    const amount = (minor: number): string => `${showMinor(minor, language)} MZN`;
    const to = { firstName, companyName, plan: planIn(language, current.planId) };
    if (notice.kind === 'reminder') {
      const daysLeft = daysBetween(today, current.endsOn);
      if (current.endsOn !== notice.endsOn || daysLeft < 1) return undefined;
      const isCovered = next !== undefined && next.priceMinor <= subscription.creditsMinor;
      return renderMail(renewalReminderMail, language, {
        ...to,
        daysLeft,
        renewsOn: sayDay(notice.endsOn, language),
        isCovered,
        price: next === undefined ? '-' : amount(next.priceMinor),
        credits: amount(subscription.creditsMinor),
        link: page(language, isCovered ? 'subscription' : 'deposit'),
      });
    }
    const link = page(language, 'subscription');
    if (notice.kind === 'expired') {
      if (status !== 'expired' || current.endsOn !== notice.endedOn) return undefined;
      return renderMail(subscriptionExpiredMail, language, {
        // A period ends as the next would begin: the last day paid for is the one before.
        ...to,
        endedOn: sayDay(addDays(notice.endedOn, -1), language),
        link,
      });
    }
    const order = subscription.orders.get(notice.orderId);
    if (order?.paidMinor === undefined || order.endedAt === undefined) return undefined;
    const { purpose, paidMinor, endedAt, reference } = order;
    const recharge = language === 'pt' ? 'Recarga de créditos' : 'Recharge of credits';
    const item = purpose.kind === 'plan' ? planIn(language, purpose.planId) : recharge;
    const paidOn = sayDay(dayIn(HOME_TIME_ZONE, endedAt), language);
    const receipt = { firstName, companyName, item, amount: amount(paidMinor), paidOn };
    return renderMail(serviceReceiptMail, language, { ...receipt, reference, link });
  };
}

import { DeliveryRefused } from '@balcao/delivery';
import { activeOwners } from '@balcao/domain';
import { renderMail, type Language, type MailTemplate } from '@balcao/messages';
import { readAccount } from '../accounts/index.js';
import type { TaskGround } from '../task-ground.js';

/** The parts of the context that a mail to the owners needs. */
export type OwnersGround = Pick<TaskGround, 'events' | 'journals' | 'mail' | 'webAddress'>;

/** A mail about seals. */
interface OwnersMail<T> {
  /** The same for each owner: a mail is sent once. */
  readonly id: string;
  readonly template: MailTemplate<T>;
  readonly facts: (companyName: string, link: string, language: Language) => T;
}

/** Mails each owner of a company in their language. */
export async function mailOwners<T>(
  { events, journals, mail, webAddress }: OwnersGround,
  companyId: string,
  { id, template, facts }: OwnersMail<T>,
): Promise<void> {
  const { companyName, owners } = await journals.inspect(companyId, (books) => ({
    companyName: books.companies.company.get()?.name ?? companyId,
    owners: activeOwners(books).map(({ userId }) => userId),
  }));
  for (const userId of owners) {
    const user = (await readAccount(events, userId))?.user;
    if (user === undefined) continue;
    const language = user.preferences.language ?? 'pt';
    const link = `${webAddress}/${language}/commercial/seals`;
    const rendered = renderMail(template, language, facts(companyName, link, language));
    const sent = mail.send({ id: `${id}-${userId}`, to: user.email, ...rendered });
    await sent.catch((error: unknown) => {
      // One address that takes nothing is no reason why the others get nothing.
      if (!(error instanceof DeliveryRefused)) throw error;
    });
  }
}

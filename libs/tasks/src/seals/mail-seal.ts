import { DeliveryRefused } from '@balcao/delivery';
import { activeMembers, sealCode, type SealedData } from '@balcao/domain';
import { languages, paperDay, renderMail, sealMail } from '@balcao/messages';
import { readAccount } from '../accounts/index.js';
import type { SealGround } from './seal-day.js';

/**
 * Mails a seal to each owner, in their language: a copy that lies where nobody of the company can
 * change it. The mail of a seal bears one id.
 */
export async function mailSeal(
  ground: Pick<SealGround, 'events' | 'journals' | 'mail' | 'webAddress'>,
  companyId: string,
  { number, on, events, digest, series }: SealedData & { readonly digest: string },
): Promise<void> {
  const { companyName, owners } = await ground.journals.inspect(companyId, (books) => ({
    companyName: books.companies.company.get()?.name ?? companyId,
    owners: activeMembers(books)
      .filter(({ role }) => role === 'owner')
      .map(({ userId }) => userId),
  }));
  for (const userId of owners) {
    const user = (await readAccount(ground.events, userId))?.user;
    if (user === undefined) continue;
    const language = languages.find((known) => known === user.language) ?? 'pt';
    const rendered = renderMail(sealMail, language, {
      ...{ companyName, number, events, digest },
      day: paperDay(on),
      code: sealCode(digest),
      series: series.map(({ id, last }) => `${id.replace('_', ' ')}/${last}`),
      link: `${ground.webAddress}/${language}/commercial/seals`,
    });
    const id = `seal-${companyId}-${number}-${userId}`;
    await ground.mail.send({ id, to: user.email, ...rendered }).catch((error: unknown) => {
      // One address that takes nothing is no reason why the others get nothing.
      if (!(error instanceof DeliveryRefused)) throw error;
    });
  }
}

import { sealCode, type SealedData } from '@balcao/domain';
import { nameOfJob, type Job } from '@balcao/jobs';
import { sayDay, sealFailedMail, sealMail } from '@balcao/messages';
import { mailOwners, type OwnersGround } from './mail-owners.js';

/** Mails a seal to each owner: a copy that lies where nobody of the company can change it. */
export function mailSeal(
  ground: OwnersGround,
  companyId: string,
  { number, on, events, digest, series }: SealedData & { readonly digest: string },
): Promise<void> {
  return mailOwners(ground, companyId, {
    id: `seal-${companyId}-${number}`,
    template: sealMail,
    facts: (companyName, link, language) => ({
      companyName,
      number,
      events,
      digest,
      link,
      day: sayDay(on, language),
      code: sealCode(digest),
      series: series.map(({ id, last }) => `${id.replace('_', ' ')}/${last}`),
    }),
  });
}

/** Mails each owner that a seal of the night was not made, also where seals are not mailed. */
export function mailFailedSeal(
  ground: OwnersGround,
  job: Pick<Job, 'companyId' | 'id'>,
): Promise<void> {
  const { companyId } = job;
  return mailOwners(ground, companyId, {
    id: `seal-failed-${companyId}-${nameOfJob(job)}`,
    template: sealFailedMail,
    facts: (companyName, link) => ({ companyName, link }),
  });
}

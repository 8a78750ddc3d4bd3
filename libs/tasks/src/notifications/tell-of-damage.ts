import type { OnDamage } from '@balcao/journal';
import type { TaskGround } from '../task-ground.js';
import { tell } from './notice-streams.js';
import { mailDamageOrder } from './mail-damage.js';
import { ownersOf } from './owners-of.js';

/**
 * Reports damage of a journal as soon as it is found: to the operator in the log, to the owners of
 * the company, and to the administrators of the service.
 */
export function tellingOfDamage(
  ground: Pick<TaskGround, 'events' | 'clock' | 'journals' | 'warn' | 'jobs' | 'serviceAdmins'>,
): OnDamage {
  return (companyId, damage) => {
    const { revision, fault } = damage;
    const where = `the journal of ${companyId} is damaged from event ${revision} on`;
    ground.warn?.(`${where}: only a backup helps (docs/guides/backup.md)`, fault);
    const notice = {
      id: `journalDamaged_${revision}`,
      kind: 'journalDamaged' as const,
      params: { revision: String(revision) },
    };
    const telling = ownersOf(ground, companyId).then((owners) =>
      tell(ground, companyId, owners, notice),
    );
    telling.catch((error: unknown) => {
      ground.warn?.(`the owners of ${companyId} could not be notified`, error);
    });
    if (ground.serviceAdmins === undefined || ground.serviceAdmins.length === 0) return;
    ground.jobs
      .enqueue(mailDamageOrder(companyId, damage, ground.clock()))
      .catch((error: unknown) => {
        ground.warn?.('the administrators of the service could not be notified', error);
      });
  };
}

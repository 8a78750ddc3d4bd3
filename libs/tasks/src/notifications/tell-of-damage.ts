import type { OnDamage } from '@balcao/journal';
import type { TaskGround } from '../task-ground.js';
import { tell } from './notice-streams.js';
import { ownersOf } from './owners-of.js';

/**
 * Reports damage of a journal as soon as it is found: to the operator in the log, and to the owners
 * of the company.
 */
export function tellingOfDamage(
  ground: Pick<TaskGround, 'events' | 'clock' | 'journals' | 'warn'>,
): OnDamage {
  return (companyId, { revision, fault }) => {
    const where = `the journal of ${companyId} is damaged from event ${revision} on`;
    ground.warn?.(`${where}: only a backup helps (docs/guides/backup.md)`, fault);
    const notice = {
      ...{ id: `journalDamaged_${revision}`, kind: 'journalDamaged' as const },
      params: { revision: String(revision) },
    };
    const telling = ownersOf(ground, companyId).then((owners) =>
      tell(ground, companyId, owners, notice),
    );
    telling.catch((error: unknown) => {
      ground.warn?.(`the owners of ${companyId} could not be notified`, error);
    });
  };
}

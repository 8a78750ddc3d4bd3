import { useQueryClient } from '@tanstack/react-query';
import { useNotify, type RaRecord } from 'react-admin';
import { useBalcao } from '../admin/hooks.js';
import { askToConfirm } from '../boot/confirm.js';
import { ProblemError } from '../http/problem-error.js';
import { useMessages, type Translate } from '../i18n/use-messages.js';
import { collisionOf } from './collision.js';
import type { DoubtsOf } from './definition.js';
import { FormRefusal, useAsking, type Values } from './use-asking.js';
import { useSayingCollision } from './use-saying-collision.js';

/** A stored record. */
type Kept = Values & { readonly id: string };

/** The form values from React Admin, which types them as `any`. */
interface Sent {
  readonly data?: unknown;
  readonly previousData?: unknown;
}

interface Saving {
  /** Creates a record; for `mutationFn`. */
  readonly create: <R extends RaRecord>(sent: Sent) => Promise<R>;
  /** Saves changes to a record, after a question about concurrent changes. */
  readonly update: <R extends RaRecord>(sent: Sent) => Promise<R>;
}

/** Saves records of a resource: asks the server's questions and shows its refusals. */
export function useSaving(resource: string, doubtsOf: DoubtsOf = () => []): Saving {
  const provider = useBalcao();
  const queries = useQueryClient();
  const notify = useNotify();
  const asking = useAsking();
  const t = useMessages();
  const say = useSayingCollision(resource);
  // Read again before the form closes: until then nothing can be sent twice.
  const readAgain = () => queries.invalidateQueries({ queryKey: [resource] });

  /** Another user saved first: their changes stay, and these are applied on top if confirmed. */
  const saveOver = async (opened: Kept, written: Values, stale: ProblemError): Promise<void> => {
    const { id } = opened;
    const { data: kept } = await provider.getOne<Kept>(resource, { id });
    const collision = collisionOf(opened, kept, written);
    if (!(await askToConfirm(await say(collision, { opened, kept, written })))) throw stale;
    await provider.update(resource, { id, data: collision.merged, previousData: kept });
  };
  const save = async (opened: Kept, data: Values): Promise<void> => {
    try {
      await provider.update(resource, { id: opened.id, data, previousData: opened });
    } catch (error) {
      if (!(error instanceof ProblemError) || error.status !== 412) throw error;
      await saveOver(opened, data, error);
    }
  };
  return {
    create: async <R extends RaRecord>({ data }: Sent) => {
      const values = data as Values;
      await askAbout(doubtsOf(values), t);
      const made = await asking(values, (sent) => provider.create<R>(resource, { data: sent }));
      await readAgain();
      notify(createdWords(t, values), { type: 'success' });
      return made.data;
    },
    update: async <R extends RaRecord>({ data, previousData }: Sent) => {
      const opened = previousData as Kept;
      await asking(data as Values, (values) => save(opened, values));
      await readAgain();
      notify(t('management.saved'), { type: 'success' });
      // No more: what the lists have read since is newer than what the form knows.
      return { id: opened.id } as R;
    },
  };
}

/** Confirms warnings before sending; throws if not confirmed. */
async function askAbout(points: readonly string[], t: Translate): Promise<void> {
  if (points.length === 0) return;
  const isMeant = await askToConfirm({
    title: t('management.doubts.title'),
    points,
    yes: t('management.doubts.save'),
    no: t('management.doubts.back'),
    isDestructive: true,
  });
  if (!isMeant) throw new FormRefusal({});
}

/** Reports that a record was created, by name if it has one. */
function createdWords(t: Translate, { name }: Values): string {
  const isNamed = typeof name === 'string' && name.trim() !== '';
  return isNamed ? t('management.createdNamed', { name: name.trim() }) : t('management.created');
}

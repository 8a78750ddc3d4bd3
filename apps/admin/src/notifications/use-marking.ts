import { useQueryClient } from '@tanstack/react-query';
import { useBalcao, useIsPast } from '../admin/hooks.js';
import { sayProblem } from '../http/say-problem.js';
import { notificationsKey } from './read-notifications.js';

interface Marking {
  readonly mark: (id: string) => Promise<void>;
  readonly markAll: () => Promise<void>;
}

/** How long rows may take to show what was marked; live events tell when it is longer. */
const SHOWN_AFTER_MS = 250;

/** Marks notifications as read. */
export function useMarking(): Marking {
  const provider = useBalcao();
  const queryClient = useQueryClient();
  const isPast = useIsPast();
  const send = async (body: object): Promise<void> => {
    // Nothing is changed in the past, and who looks there wants no refusal.
    if (isPast) return;
    try {
      await provider.send('notifications/read', body);
    } catch (error) {
      sayProblem(error);
    }
    await new Promise((resolve) => setTimeout(resolve, SHOWN_AFTER_MS));
    await queryClient.invalidateQueries({ queryKey: [notificationsKey] });
  };
  return { mark: (id) => send({ ids: [id] }), markAll: () => send({}) };
}

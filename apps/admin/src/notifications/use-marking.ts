import { useQueryClient } from '@tanstack/react-query';
import { useIsPast } from '../admin/hooks.js';
import { useCommands } from '../admin/use-commands.js';
import { notificationsKey } from './read-notifications.js';

interface Marking {
  readonly mark: (id: string) => Promise<void>;
  readonly markAll: () => Promise<void>;
}

/** How long rows may take to show what was marked; live events tell when it is longer. */
const SHOWN_AFTER_MS = 250;

/** Marks notifications as read. */
export function useMarking(): Marking {
  const { attempt } = useCommands();
  const queryClient = useQueryClient();
  const isPast = useIsPast();
  const send = async (body: object): Promise<void> => {
    // Nothing is changed in the past, and who looks there wants no refusal.
    if (isPast) return;
    await attempt({ path: 'notifications/read', body });
    await new Promise((resolve) => setTimeout(resolve, SHOWN_AFTER_MS));
    await queryClient.invalidateQueries({ queryKey: [notificationsKey] });
  };
  return { mark: (id) => send({ ids: [id] }), markAll: () => send({}) };
}

import type { RaRecord } from 'react-admin';
import { verbPath } from '../admin/data-provider.js';
import { useCommands } from '../admin/use-commands.js';
import { askToConfirm } from '../boot/confirm.js';
import { useMessages } from '../i18n/use-messages.js';
import { askRemoval } from './bulk/removal.js';
import type { ManagementDefinition } from './definition.js';

export interface Archiving<R> {
  readonly archive: (row: R) => void;
  readonly restore: (row: R) => void;
}

/** Removes and restores records after a question, which shows the effect of a removal. */
export function useArchiving<R extends RaRecord>(
  definition: ManagementDefinition<R>,
): Archiving<R> {
  const { resource, nameOf } = definition;
  const t = useMessages();
  const act = useAction(resource);
  return {
    archive: (row) => {
      const title = t('management.removeTitle', { name: nameOf(row) });
      const message = t('management.removeMessage');
      const asked = askRemoval(definition, row);
      void (asked ?? askToConfirm({ title, message, isDestructive: true })).then((isYes) =>
        isYes ? act(row, 'archive', t('management.removed')) : undefined,
      );
    },
    restore: (row) => {
      const title = t('management.restoreTitle', { name: nameOf(row) });
      const message = t('management.restoreMessage');
      void askToConfirm({ title, message }).then((isYes) =>
        isYes ? act(row, 'restore', t('management.restored')) : undefined,
      );
    },
  };
}

/** Sends a verb for a record, reloads its lists, and reports the result. */
export function useAction(
  resource: string,
): (row: RaRecord, verb: string, done: string, body?: object) => Promise<void> {
  const { attempt } = useCommands(resource);
  return async (row, verb, done, body = {}) => {
    await attempt({ path: verbPath(resource, row.id, verb), body, done });
  };
}

import Archive from '@mui/icons-material/ArchiveOutlined';
import Unarchive from '@mui/icons-material/UnarchiveOutlined';
import { plainRegisters, resourceOf } from '@balcao/contracts';
import type { RaRecord } from 'react-admin';
import type { EachAction } from './bulk-action.js';

const isArchived = (row: RaRecord): boolean =>
  (row as { readonly isArchived?: unknown }).isArchived === true;

/**
 * Bulk actions to remove and restore records of a register; only those that apply to its records.
 */
export function archiveActions(
  resource: string,
  shown: 'inUse' | 'archived' | 'both',
): readonly EachAction<RaRecord>[] {
  const { path } = resourceOf(resource);
  const register = plainRegisters.find((each) => each.path === path);
  if (register === undefined) return [];
  const actions: readonly EachAction<RaRecord>[] = [
    {
      name: 'archive',
      action: `${register.path}.archive`,
      label: 'management.archive',
      icon: <Archive fontSize="small" />,
      isDestructive: true,
      isRehearsed: true,
      hint: 'management.removeMessage',
      isOffered: (row) => !isArchived(row),
    },
    {
      name: 'restore',
      action: `${register.path}.restore`,
      label: 'management.restore',
      icon: <Unarchive fontSize="small" />,
      isRehearsed: true,
      hint: 'management.restoreMessage',
      isOffered: isArchived,
    },
  ];
  const needless = { inUse: 'restore', archived: 'archive', both: undefined }[shown];
  return actions.filter(({ name }) => name !== needless);
}

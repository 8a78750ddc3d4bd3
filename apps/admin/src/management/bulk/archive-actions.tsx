import Archive from '@mui/icons-material/ArchiveOutlined';
import Unarchive from '@mui/icons-material/UnarchiveOutlined';
import type { RaRecord } from 'react-admin';
import type { EachAction } from './bulk-action.js';

const isArchived = (row: RaRecord): boolean =>
  (row as { readonly isArchived?: unknown }).isArchived === true;

/** Removing and restoring many records of a register. */
export const archiveActions = (resource: string): readonly EachAction<RaRecord>[] => [
  {
    name: 'archive',
    label: 'management.archive',
    icon: <Archive fontSize="small" />,
    isDestructive: true,
    hint: 'management.removeMessage',
    isOffered: (row) => !isArchived(row),
    run: ({ id }, { provider }) => provider.act(resource, id, 'archive'),
  },
  {
    name: 'restore',
    label: 'management.restore',
    icon: <Unarchive fontSize="small" />,
    hint: 'management.restoreMessage',
    isOffered: isArchived,
    run: ({ id }, { provider }) => provider.act(resource, id, 'restore'),
  },
];

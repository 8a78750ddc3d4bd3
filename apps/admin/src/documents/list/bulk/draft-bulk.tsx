import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import TaskAlt from '@mui/icons-material/TaskAlt';
import type { DraftRow } from '@balcao/contracts';
import type { BulkAction } from '../../../management/bulk/bulk-action.js';

/** Bulk actions for drafts: one by one; a refused one stays a draft. */
export const draftActions: readonly BulkAction<DraftRow>[] = [
  {
    name: 'issue',
    action: 'drafts.issue',
    label: 'documents.issue.issue',
    icon: <TaskAlt fontSize="small" />,
    permission: 'documents.issue',
    hint: 'documents.bulk.issueHint',
  },
  {
    name: 'discard',
    action: 'drafts.discard',
    label: 'documents.editor.discard',
    icon: <DeleteOutlined fontSize="small" />,
    permission: 'documents.draft',
    isDestructive: true,
    hint: 'documents.editor.discardMessage',
  },
];

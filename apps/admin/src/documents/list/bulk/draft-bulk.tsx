import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import TaskAlt from '@mui/icons-material/TaskAlt';
import type { DraftRow } from '@balcao/contracts';
import type { BalcaoDataProvider } from '../../../admin/data-provider.js';
import type { BulkAction } from '../../../management/bulk/bulk-action.js';
import { readDraft } from '../../editor/open-editor.js';
import { withReasons } from './whole-reason.js';

/** What can be done with many drafts: each by itself, and what is refused stays a draft. */
export const draftActions: readonly BulkAction<DraftRow>[] = [
  {
    name: 'issue',
    label: 'documents.issue.issue',
    icon: <TaskAlt fontSize="small" />,
    permission: 'documents.issue',
    hint: 'documents.bulk.issueHint',
    run: ({ id }, { provider }) => withReasons(issueDraft(id, provider)),
  },
  {
    name: 'discard',
    label: 'documents.editor.discard',
    icon: <DeleteOutlined fontSize="small" />,
    permission: 'documents.draft',
    isDestructive: true,
    hint: 'documents.editor.discardMessage',
    run: ({ id }, { provider }) => provider.act('drafts', id, 'discard'),
  },
];

/** Issues a draft as it is kept. Throws `ProblemError`. */
async function issueDraft(id: string, provider: BalcaoDataProvider): Promise<void> {
  const { content, revision } = await readDraft(provider, id);
  const path = `documents/${encodeURIComponent(id)}/issue`;
  await provider.send(path, { ...content, draftRevision: revision });
}

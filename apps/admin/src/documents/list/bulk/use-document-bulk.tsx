import CallMerge from '@mui/icons-material/CallMerge';
import type { DocumentRow, DocumentTypeRow } from '@balcao/contracts';
import { useMemo } from 'react';
import { useLanguage } from '../../../i18n/use-messages.js';
import type { BulkAction, BulkList } from '../../../management/bulk/bulk-action.js';
import type { PaperList } from '../../../printing/chosen-papers.js';
import { printMany } from '../../../printing/print-many.js';
import { sendMany } from '../../../sending/send-many.js';
import { chosenDocuments } from './chosen-documents.js';

/** The papers of documents. */
export const documentPapers: PaperList = { kind: 'documents', resource: 'documents' };

/** Bulk actions for documents of a type. */
export function useDocumentBulk(type: DocumentTypeRow): BulkList<DocumentRow> {
  const own = useLanguage();
  return useMemo(() => {
    const actions: BulkAction<DocumentRow>[] = [
      printMany(documentPapers, 'documents.issue'),
      {
        ...sendMany('documents.send', 'documents.issue', own),
        isOffered: ({ clientId }) => clientId !== '',
      },
      {
        name: 'join',
        label: 'documents.bulk.join',
        icon: <CallMerge fontSize="small" />,
        permission: 'documents.draft',
        isOffered: ({ status }) => status !== 'cancelled' && status !== 'converted',
        openWith: (toJoin) => {
          chosenDocuments.merge({ toJoin });
        },
      },
    ];
    return {
      resource: 'documents',
      nameOf: ({ reference }) => reference,
      actions: actions.filter(({ name }) => name !== 'join' || leadsOn(type)),
      only: { typeId: type.id },
    };
  }, [own, type]);
}

const leadsOn = ({ allowedTypes, accountEffect }: DocumentTypeRow): boolean =>
  allowedTypes.length > 0 && accountEffect === 'none';

import CallMerge from '@mui/icons-material/CallMerge';
import Print from '@mui/icons-material/Print';
import type { DocumentRow, DocumentTypeRow } from '@balcao/contracts';
import { useMemo } from 'react';
import { useLanguage } from '../../../i18n/use-messages.js';
import type { BulkAction, BulkList } from '../../../management/bulk/bulk-action.js';
import { sendMany } from '../../../sending/send-many.js';
import { chosenDocuments } from './chosen-documents.js';

/** What can be done with many documents of a type. */
export function useDocumentBulk(type: DocumentTypeRow): BulkList<DocumentRow> {
  const own = useLanguage();
  return useMemo(() => {
    const actions: BulkAction<DocumentRow>[] = [
      {
        name: 'print',
        label: 'printing.action',
        icon: <Print fontSize="small" />,
        permission: 'documents.issue',
        openWith: (toPrint) => {
          chosenDocuments.merge({ toPrint });
        },
      },
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

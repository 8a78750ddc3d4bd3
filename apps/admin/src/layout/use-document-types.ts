import type { DocumentTypeRow } from '@balcao/contracts';
import { useGetList } from 'react-admin';
import { useMay } from '../admin/hooks.js';
import { useLanguage } from '../i18n/use-messages.js';

/** The name of a document type in the language of the screen. */
export const useTypeName = (): ((type: DocumentTypeRow) => string) => {
  const language = useLanguage();
  return (type) => (language === 'pt' ? type.namePt : type.name);
};

/** The document types in use, for menus and choices; empty while they load. */
export function useDocumentTypes(): readonly DocumentTypeRow[] {
  const mayView = useMay('documentTypes.view');
  const { data = [] } = useGetList<DocumentTypeRow>(
    'commercial/document_type',
    {
      filter: { isArchived: false },
      sort: { field: 'id', order: 'ASC' },
      pagination: { page: 1, perPage: 100 },
    },
    { enabled: mayView, staleTime: 300_000 },
  );
  return data;
}

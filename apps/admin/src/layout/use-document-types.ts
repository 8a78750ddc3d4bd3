import type { DocumentTypeRow } from '@balcao/contracts';
import { useGetList } from 'react-admin';
import { useMay } from '../admin/hooks.js';
import { useLanguage } from '../i18n/use-messages.js';

/** The name of a document type in the language of the screen. */
export const useTypeName = (): ((type: DocumentTypeRow) => string) => {
  const language = useLanguage();
  return (type) => (language === 'pt' ? type.namePt : type.name);
};

/**
 * The document types in use, for menus and choices; empty while they load. Those that are priced at
 * what things cost are for whoever may see it.
 */
export function useDocumentTypes(): readonly DocumentTypeRow[] {
  const seesCosts = useMay('stock.viewCost');
  const { data = [] } = useTypesInUse();
  return seesCosts ? data : data.filter(({ group }) => group === 'sales');
}

/** Whether the types of a group are on their way: their place is kept until they come. */
export function useAwaitsTypesOf(group: DocumentTypeRow['group']): boolean {
  const seesCosts = useMay('stock.viewCost');
  const { isLoading } = useTypesInUse();
  return isLoading && (seesCosts || group === 'sales');
}

function useTypesInUse() {
  const mayView = useMay('documentTypes.view');
  return useGetList<DocumentTypeRow>(
    'commercial/document_type',
    {
      filter: { isArchived: false },
      sort: { field: 'id', order: 'ASC' },
      pagination: { page: 1, perPage: 100 },
    },
    { enabled: mayView, staleTime: 300_000 },
  );
}

/** The order in which a day's work needs them; types of the company's own come after. */
const usual = ['FT', 'VD', 'FR', 'NC', 'CT', 'PF', 'EC', 'NE', 'GR', 'GT', 'ND', 'RC', 'FTF'];

const rank = ({ id }: DocumentTypeRow): number => {
  const index = usual.indexOf(id);
  return index < 0 ? usual.length : index;
};

export const mostUsualFirst = (types: readonly DocumentTypeRow[]): readonly DocumentTypeRow[] =>
  [...types].sort((a, b) => rank(a) - rank(b));

/** The types of a group of documents, the most usual first. */
export const useTypesOf = (of: DocumentTypeRow['group']): readonly DocumentTypeRow[] =>
  mostUsualFirst(useDocumentTypes().filter(({ group }) => group === of));

import type {
  DocumentAnswer,
  DocumentRow,
  DocumentTypeRow,
  PaymentMethodRow,
  TreasuryAccountRow,
} from '@balcao/contracts';
import { useQuery } from '@tanstack/react-query';
import { useGetList, useGetOne } from 'react-admin';
import { useBalcao } from '../admin/hooks.js';
import { company, session } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { parseCompany } from '../admin/company.js';
import { today } from '../formats/days.js';
import { imageAddress } from '../images/image-api.js';
import { isReceiptType, type PreviewFacts } from './preview-page.js';

interface Shown {
  readonly typeId: string | undefined;
  readonly documentId: string | undefined;
  /** Of the model; the company's own without it. */
  readonly logoId: string | undefined;
  readonly language: 'en' | 'pt';
}

interface FactsToPreview {
  /** Undefined until they are read. */
  readonly facts: PreviewFacts | undefined;
  readonly error: Error | null;
  readonly types: readonly DocumentTypeRow[];
  /** The newest of the type. */
  readonly documents: readonly DocumentRow[];
}

const many = { pagination: { page: 1, perPage: 100 }, filter: { isArchived: false } } as const;

/** What the preview of a print model says besides what is typed. */
export function usePreviewFacts({ typeId, documentId, logoId, language }: Shown): FactsToPreview {
  const { id } = useSlice(company);
  const { info } = useSlice(session);
  const provider = useBalcao();
  const own = useQuery({
    queryKey: ['company', id],
    queryFn: async () => parseCompany((await provider.read('companies/current')).body),
  });
  const { data: types = [], error } = useGetList<DocumentTypeRow>('commercial/document_type', many);
  const { data: methods = [] } = useGetList<PaymentMethodRow>('commercial/payment_method', many);
  const { data: accounts = [] } = useGetList<TreasuryAccountRow>(
    'commercial/treasury_account',
    many,
  );
  const type = types.find((each) => each.id === typeId) ?? types[0];
  const mayBeChosen = type !== undefined && !isReceiptType(type);
  const { data: documents = [] } = useGetList<DocumentRow>(
    'documents',
    {
      pagination: { page: 1, perPage: 20 },
      sort: { field: 'issuedRevision', order: 'DESC' },
      filter: { typeId: type?.id },
    },
    { enabled: mayBeChosen },
  );
  const { data: chosen } = useGetOne<DocumentAnswer>(
    'documents',
    { id: documentId ?? '' },
    { enabled: documentId !== undefined },
  );
  const logo = useLogo(logoId ?? own.data?.logoId);
  const facts: PreviewFacts | undefined =
    type === undefined || own.data === undefined
      ? undefined
      : {
          company: own.data,
          type,
          banks: accounts.flatMap(bankOf),
          methodNames: new Map(
            methods.map(({ id: methodId, name, namePt }) => [
              methodId,
              language === 'pt' ? namePt : name,
            ]),
          ),
          ...(logo && { logo }),
          ...(info && { seller: `${info.user.firstName} ${info.user.lastName}`.trim() }),
          ...(chosen !== undefined && chosen.id === documentId && { issued: chosen.content }),
          today: today(),
        };
  return { facts, error: own.error ?? error, types, documents: mayBeChosen ? documents : [] };
}

/** The picture itself, as a page that fetches nothing holds it. */
function useLogo(id: string | undefined) {
  const { id: companyId } = useSlice(company);
  const { data } = useQuery({
    queryKey: ['picture', companyId, id],
    queryFn: async () => {
      const path = 'companies/current/images';
      const response = await fetch(imageAddress(path, companyId ?? '', id ?? '', 'large'));
      if (!response.ok) return null;
      const contentType = response.headers.get('content-type') ?? 'image/png';
      return { contentType, bytes: new Uint8Array(await response.arrayBuffer()) };
    },
    enabled: id !== undefined && companyId !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return id === undefined ? undefined : (data ?? undefined);
}

function bankOf({ bank, name, nib, iban, swift }: TreasuryAccountRow) {
  if (nib === undefined && iban === undefined) return [];
  return [
    {
      bank: bank ?? name,
      ...(nib !== undefined && { nib }),
      ...(iban !== undefined && { iban }),
      ...(swift !== undefined && { swift }),
    },
  ];
}

import type {
  Books,
  Company,
  DocumentTypeFields,
  PartyFields,
  PaymentMethodFields,
  PrintModelFields,
  RegisterRecord,
  TreasuryAccountFields,
} from '@balcao/domain';

/** The data that a print needs in addition to the document itself, as it was at one moment. */
export interface PrintSources {
  readonly company: Pick<Company, 'currency' | 'logoId' | 'isDemo'> | undefined;
  readonly models: readonly RegisterRecord<PrintModelFields>[];
  readonly types: readonly RegisterRecord<DocumentTypeFields>[];
  readonly methods: readonly RegisterRecord<PaymentMethodFields>[];
  readonly accounts: readonly RegisterRecord<TreasuryAccountFields>[];
  /** Whose paper it is; nobody where it is internal. */
  readonly party?: Pick<PartyFields, 'language' | 'country'>;
}

/** What the methods of payment are called in the language, by their ids. */
export const methodNamesOf = (
  { methods }: PrintSources,
  language: PrintModelFields['language'],
): ReadonlyMap<string, string> =>
  new Map(methods.map(({ id, name, namePt }) => [id, language === 'pt' ? namePt : name]));

/** As the books have it now: for what is issued now. */
export function sourcesOf(books: Books, partyId = ''): PrintSources {
  const party = books.parties.parties.get(partyId);
  return {
    company: books.companies.company.get(),
    models: [...books.printModels.models.values()],
    types: [...books.documentTypes.types.values()],
    methods: [...books.payments.methods.values()],
    accounts: [...books.treasury.accounts.values()],
    ...(party && { party }),
  };
}

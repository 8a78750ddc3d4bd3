import { wordsOfList } from '@balcao/contracts';
import { roleNames, type Language } from '@balcao/messages';
import { screenMessages } from '@balcao/messages/screens/both';

type Texts = Readonly<Record<string, string>>;

/** What the texts of a screen hold that files need. */
export interface ScreenTexts {
  /** Singular and plural, `Article |||| Articles`. */
  readonly name?: string;
  readonly fields?: Texts;
}

type Resources = Readonly<Record<string, ScreenTexts & Readonly<Record<string, unknown>>>>;

const resourcesIn: Readonly<Record<Language, Resources>> = {
  en: screenMessages.en.resources,
  pt: screenMessages.pt.resources,
};

/** The name of the screen that shows the rows of a path. */
export function screenOf(path: string): string {
  const words = wordsOfList(path);
  return words in screenMessages.en.resources ? words : `commercial/${words}`;
}

/** The texts of a screen; none for one that there is not. */
export const screenTexts = (language: Language, screen: string): ScreenTexts =>
  resourcesIn[language][screen] ?? {};

/** What a field is called wherever no screen has a name of its own for it. */
export const commonHeading = (language: Language, field: string): string | undefined =>
  (screenMessages[language].reports.fields as Texts)[field];

/** Words that stand for the values of a field, `article` for `Article`. */
export function valueWords(language: Language, screen: string, field: string): Texts {
  const { accounting, documents, money, pages, resources, stock, users } = screenMessages[language];
  const clients = resources['commercial/clients'];
  const words: Readonly<Record<string, Texts>> = {
    'commercial/articles kind': resources['commercial/articles'].kinds,
    'commercial/journal type': screenMessages[language].events,
    'commercial/document_type group': resources['commercial/document_type'].groups,
    'commercial/document_type movesStock': resources['commercial/document_type'].stock,
    'commercial/document_type accountEffect': resources['commercial/document_type'].effects,
    'commercial/expense/recurring every': money.expenses.every,
    'commercial/invoicing_series isOpen': {
      true: pages.series.isOpen,
      false: pages.series.isClosed,
    },
    'commercial/invoicing_series kind': pages.series.kinds,
    'commercial/fixed_assets status': accounting.assets.states,
    'commercial/journal_entries kind': accounting.entries.kinds,
    'commercial/journal_entries status': accounting.entries.states,
    'commercial/payment/advances ledger': wordsIn(money.advances),
    'commercial/payment_method kind': money.methods.kinds,
    'commercial/print_model paperSize': resources['commercial/print_model'].papers,
    'commercial/print_model language': resources['commercial/print_model'].languages,
    'commercial/shifts state': screenMessages[language].reports.values.state,
    'commercial/stock limit': wordsIn(stock),
    'commercial/stock_counts state': wordsIn(stock),
    'commercial/stock_moves kind': stock.kinds,
    'commercial/stock_transfers state': wordsIn(stock),
    'commercial/treasury_account kind': money.accounts.kinds,
    'commercial/clients/categories kind': {
      client: clients.fields.isClient,
      supplier: clients.fields.isSupplier,
      entity: entityOf(resources['commercial/entities'].name),
    },
    'users role': roleNames[language],
    'users state': users.states,
    'documents status': documents.states,
    'history status': documents.states,
    'documents/purchases status': documents.states,
  };
  if (screen.startsWith('commercial/reports/')) {
    const values: Readonly<Record<string, Texts>> = screenMessages[language].reports.values;
    return values[field === 'status' ? 'state' : field] ?? {};
  }
  const own = words[`${screen} ${field}`];
  if (own !== undefined || field !== 'status' || !screen.startsWith('commercial/'))
    return own ?? {};
  return money.states;
}

const entityOf = (name: string): string => name.split(' |||| ')[0] ?? name;

/** The sentences of a group, without the groups within it. */
const wordsIn = (group: Readonly<Record<string, unknown>>): Texts =>
  Object.fromEntries(
    Object.entries(group).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

import type { ImportPlan } from '@balcao/contracts';
import { asSaidIn, type Language } from '@balcao/messages';

type Columns = Readonly<Record<ImportPlan['kind'], readonly string[]>>;

/** Of registers that have a name and nothing else. */
const named = { en: ['Name'], pt: ['Nome'] };

const namesIn = (language: Language) => ({
  clientCategories: named[language],
  supplierCategories: named[language],
  entityCategories: named[language],
  expenseCategories: named[language],
  regions: named[language],
});

const parties = {
  en: ['Code', 'Name', 'NUIT', 'Address', 'E-mail', 'Phone', 'Region', 'Category'],
  pt: ['Código', 'Nome', 'NUIT', 'Endereço', 'E-mail', 'Telefone', 'Região', 'Categoria'],
};

/** The columns of the files that can be imported, as the assistant knows them by itself. */
const columns: Readonly<Record<Language, Columns>> = {
  en: {
    articles: [
      'Code',
      'Name',
      'Unit',
      'Sale price',
      'Purchase price',
      'VAT',
      'Barcode',
      'Category',
    ],
    clients: parties.en,
    suppliers: parties.en,
    openingStock: ['Article', 'Warehouse', 'Quantity', 'Cost', 'Batch', 'Expiry'],
    openingBalances: ['Client', 'Document', 'Date', 'Due', 'Amount'],
    articleCategories: ['Name', 'Part of'],
    warehouses: ['Code', 'Name', 'Address', 'City'],
    ...namesIn('en'),
  },
  pt: {
    articles: [
      'Código',
      'Nome',
      'Unidade',
      'Preço de venda',
      'Preço de compra',
      'IVA',
      'Código de barras',
      'Categoria',
    ],
    clients: parties.pt,
    suppliers: parties.pt,
    openingStock: ['Artigo', 'Armazém', 'Quantidade', 'Custo unitário', 'Lote', 'Validade'],
    openingBalances: ['Cliente', 'Documento', 'Data', 'Vencimento', 'Valor'],
    articleCategories: ['Nome', 'Parte de'],
    warehouses: ['Código', 'Nome', 'Endereço', 'Cidade'],
    ...namesIn('pt'),
  },
};

/** An empty file with its heading line, as spreadsheets of the language and the country read it. */
export function importTemplate(
  kind: ImportPlan['kind'],
  language: Language,
  country: string | undefined,
): Blob {
  const separator = language === 'pt' ? ';' : ',';
  const headings = columns[language][kind].map((heading) => asSaidIn(country, heading));
  const text = `\uFEFF${headings.join(separator)}\r\n`;
  return new Blob([text], { type: 'text/csv;charset=utf-8' });
}

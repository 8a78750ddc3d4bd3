import type { Language } from '@balcao/messages';

export const templateNames = ['articles', 'clients', 'stock', 'balances'] as const;
export type TemplateName = (typeof templateNames)[number];

type Columns = Readonly<Record<TemplateName, readonly string[]>>;

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
    clients: ['Code', 'Name', 'NUIT', 'Address', 'E-mail', 'Phone', 'Region', 'Category'],
    stock: ['Article', 'Warehouse', 'Quantity', 'Cost', 'Batch', 'Expiry'],
    balances: ['Client', 'Document', 'Date', 'Due', 'Amount'],
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
    clients: ['Código', 'Nome', 'NUIT', 'Morada', 'E-mail', 'Telefone', 'Região', 'Categoria'],
    stock: ['Artigo', 'Armazém', 'Quantidade', 'Custo unitário', 'Lote', 'Validade'],
    balances: ['Cliente', 'Documento', 'Data', 'Vencimento', 'Valor'],
  },
};

/** An empty file with its heading line, as spreadsheets of the language read it. */
export function importTemplate(name: TemplateName, language: Language): string {
  const separator = language === 'pt' ? ';' : ',';
  return `\uFEFF${columns[language][name].join(separator)}\r\n`;
}

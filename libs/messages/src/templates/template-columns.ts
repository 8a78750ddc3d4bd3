import type { ImportKind } from '@balcao/domain';
import type { Language } from '../screens/index.js';
import { textTemplates } from '../screens/text-registers.js';

type Columns = Readonly<Record<ImportKind, readonly string[]>>;

/** Of registers that have a name and nothing else. */
const named = { en: ['Name'], pt: ['Nome'] };

const namesIn = (language: Language) => ({
  clientCategories: named[language],
  supplierCategories: named[language],
  entityCategories: named[language],
  ...textTemplates(language),
});

const parties = {
  en: ['Code', 'Name', 'NUIT', 'Address', 'E-mail', 'Phone', 'Region', 'Category'],
  pt: ['Código', 'Nome', 'NUIT', 'Endereço', 'E-mail', 'Telefone', 'Região', 'Categoria'],
};

/** The columns of the files that can be imported, as the assistant knows them by itself. */
export const templateColumns: Readonly<Record<Language, Columns>> = {
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
    entities: parties.en,
    openingStock: ['Article', 'Warehouse', 'Quantity', 'Cost', 'Batch', 'Expiry'],
    openingTrialBalance: ['Account', 'Debit', 'Credit', 'Warehouse'],
    fixedAssets: [
      ...['Code', 'Name', 'Class', 'Acquired on', 'Cost without VAT', 'Depreciated before'],
      ...['Depreciated from', 'Yearly rate', 'Purchase or opening account', 'Date of the entry'],
      'Location',
    ],
    openingBalances: ['Client', 'Document', 'Date', 'Due', 'Amount'],
    articleCategories: ['Name', 'Part of'],
    vatCodes: [
      ...['Code', 'Name', 'Rate', 'Taxable share', 'Reason for exemption'],
      ...['Valid from', 'Valid to', 'Default'],
    ],
    paymentMethods: [
      ...['Name', 'Name in Portuguese', 'Type', 'SAF-T code', 'Treasury account'],
      ...['Requires a reference', 'Default'],
    ],
    treasuryAccounts: [
      ...['Name', 'Type', 'Currency', 'Opening balance'],
      ...['Bank', 'Account number', 'NIB', 'IBAN', 'SWIFT'],
    ],
    cashRegisters: [
      ...['Code', 'Name', 'Warehouse', 'Treasury account'],
      ...['Largest difference without approval', 'Network receipt printer'],
    ],
    series: ['Document type', 'Year', 'Code', 'Prefix', 'Kind', 'Cash register'],
    documentTypes: [
      ...['Code', 'Name', 'Name in Portuguese', 'Prefix', 'Group', 'Stock', 'Financial impact'],
      ...['Requires payment', 'Corrects another document', 'Allowed types'],
    ],
    printModels: [
      ...['Name', 'Paper size', 'Language', 'Document types', 'Print options'],
      ...['Header', 'Body', 'Footer', 'Default'],
    ],
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
    entities: parties.pt,
    openingStock: ['Artigo', 'Armazém', 'Quantidade', 'Custo unitário', 'Lote', 'Validade'],
    openingTrialBalance: ['Conta', 'Débito', 'Crédito', 'Armazém'],
    fixedAssets: [
      ...['Código', 'Designação', 'Classe', 'Data de aquisição', 'Custo sem IVA'],
      ...['Amortizado anteriormente', 'Amortizado desde', 'Taxa anual'],
      ...['Conta da compra ou de abertura', 'Data do lançamento', 'Localização'],
    ],
    openingBalances: ['Cliente', 'Documento', 'Data', 'Vencimento', 'Valor'],
    articleCategories: ['Nome', 'Parte de'],
    vatCodes: [
      ...['Código', 'Nome', 'Taxa', 'Parte tributável', 'Motivo de isenção'],
      ...['Válida desde', 'Válida até', 'Predefinido'],
    ],
    paymentMethods: [
      ...['Nome', 'Nome em português', 'Tipo', 'Código SAF-T', 'Conta de tesouraria'],
      ...['Exige referência', 'Predefinido'],
    ],
    treasuryAccounts: [
      ...['Nome', 'Tipo', 'Moeda', 'Saldo inicial'],
      ...['Banco', 'Número de conta', 'NIB', 'IBAN', 'SWIFT'],
    ],
    cashRegisters: [
      ...['Código', 'Nome', 'Armazém', 'Conta de tesouraria'],
      ...['Maior diferença sem aprovação', 'Impressora de talões na rede'],
    ],
    series: ['Tipo de documento', 'Ano', 'Código', 'Prefixo', 'Tipo', 'Caixa'],
    documentTypes: [
      ...['Código', 'Nome em inglês', 'Nome em português', 'Prefixo', 'Grupo', 'Stock'],
      ...['Impacto financeiro', 'Exige pagamento', 'Rectifica outro documento', 'Tipos permitidos'],
    ],
    printModels: [
      ...['Nome', 'Tamanho do papel', 'Idioma', 'Tipos de documento', 'Opções de impressão'],
      ...['Cabeçalho', 'Corpo', 'Rodapé', 'Predefinido'],
    ],
    ...namesIn('pt'),
  },
};

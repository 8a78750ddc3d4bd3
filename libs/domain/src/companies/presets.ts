import type { DocumentTypeFields } from '../document-types/index.js';
import type { PrintModelFields } from '../print-models/index.js';
import type { WarehouseFields } from '../stock/index.js';

/** What a company begins with, under an id that is the same in all of them. */
export type Preset<F> = F & { readonly id: string };

/** Where goods are until the company has other warehouses. */
export const mainWarehouse: Preset<WarehouseFields> = {
  id: 'warehouse_main',
  code: 'PRINCIPAL',
  name: 'Armazém principal',
};

type Effect = Pick<DocumentTypeFields, 'group' | 'movesStock' | 'accountEffect'>;

const sale = (
  movesStock: DocumentTypeFields['movesStock'],
  accountEffect: DocumentTypeFields['accountEffect'],
): Effect => ({ group: 'sales', movesStock, accountEffect });

const purchase = (
  movesStock: DocumentTypeFields['movesStock'],
  accountEffect: DocumentTypeFields['accountEffect'],
): Effect => ({ group: 'purchases', movesStock, accountEffect });

const internal = (movesStock: DocumentTypeFields['movesStock']): Effect => ({
  group: 'internal',
  movesStock,
  accountEffect: 'none',
});

interface More {
  readonly allowedTypes?: readonly string[];
  readonly requiresPayment?: boolean;
  readonly requiresOrigin?: boolean;
  readonly isOrder?: boolean;
}

function type(
  id: string,
  namePt: string,
  name: string,
  effect: Effect,
  more: More = {},
): Preset<DocumentTypeFields> {
  const { requiresPayment = false, requiresOrigin = false, isOrder = false } = more;
  const { allowedTypes = [] } = more;
  const required = { requiresPayment, requiresOrigin };
  return { id, name, namePt, prefix: id, ...effect, ...required, isOrder, allowedTypes };
}

const paid = { requiresPayment: true };
const corrections = ['NC', 'ND'];

/** The document types in use in Mozambique; the codes are custom, there is no official list. */
export const documentTypePresets: readonly Preset<DocumentTypeFields>[] = [
  type('FT', 'Factura', 'Invoice', sale('out', 'debit'), {
    allowedTypes: [...corrections, 'RC', 'GD'],
  }),
  type('VD', 'Venda a Dinheiro', 'Cash sale', sale('out', 'both'), {
    ...paid,
    allowedTypes: corrections,
  }),
  type('FR', 'Factura-Recibo', 'Invoice-receipt', sale('out', 'both'), {
    ...paid,
    allowedTypes: corrections,
  }),
  type('NC', 'Nota de Crédito', 'Credit note', sale('in', 'credit'), { requiresOrigin: true }),
  type('ND', 'Nota de Débito', 'Debit note', sale('none', 'debit'), {
    requiresOrigin: true,
    allowedTypes: ['NC', 'RC'],
  }),
  type('RC', 'Recibo', 'Receipt', sale('none', 'credit'), paid),
  type('CT', 'Cotação', 'Quotation', sale('none', 'none'), {
    allowedTypes: ['EC', 'GR', 'GT', 'FT', 'VD', 'FR', 'PF'],
  }),
  type('PF', 'Factura Proforma', 'Pro forma', sale('none', 'none'), {
    allowedTypes: ['EC', 'FT', 'VD', 'FR'],
  }),
  type('EC', 'Encomenda de Cliente', 'Customer order', sale('none', 'none'), {
    isOrder: true,
    allowedTypes: ['GR', 'GT', 'FT', 'VD', 'FR'],
  }),
  type('GR', 'Guia de Remessa', 'Delivery note', sale('out', 'none'), {
    allowedTypes: ['FT', 'GD'],
  }),
  type('GT', 'Guia de Transporte', 'Transport note', sale('out', 'none'), {
    allowedTypes: ['FT', 'GD'],
  }),
  // Its credit note corrects the invoice, which knows how much is left to be credited.
  type('GD', 'Guia de Devolução', 'Return note', sale('in', 'none')),
  type('EF', 'Encomenda a Fornecedor', 'Purchase order', purchase('none', 'none'), {
    isOrder: true,
    allowedTypes: ['GRF', 'FTF'],
  }),
  type('GRF', 'Recepção de Mercadoria', 'Goods receipt', purchase('in', 'none'), {
    allowedTypes: ['FTF'],
  }),
  type('FTF', 'Factura de Fornecedor', 'Purchase invoice', purchase('in', 'credit'), {
    allowedTypes: ['NCF', 'NDF', 'RF'],
  }),
  type('NCF', 'Nota de Crédito de Fornecedor', 'Supplier credit note', purchase('out', 'debit'), {
    requiresOrigin: true,
  }),
  type('NDF', 'Nota de Débito de Fornecedor', 'Supplier debit note', purchase('none', 'credit'), {
    requiresOrigin: true,
  }),
  type('RF', 'Pagamento a Fornecedor', 'Supplier payment', purchase('none', 'debit'), paid),
  // It settles sales with purchases of one party: paid, and of no account of its own.
  type('EN', 'Encontro de Contas', 'Set-off', sale('none', 'none'), paid),
  type('SI', 'Saldo Inicial', 'Opening balance', sale('none', 'debit'), { allowedTypes: ['RC'] }),
  type(
    'SIF',
    'Saldo Inicial de Fornecedor',
    'Supplier opening balance',
    purchase('none', 'credit'),
    {
      allowedTypes: ['RF'],
    },
  ),
  type('AJE', 'Entrada de Stock', 'Stock in', internal('in')),
  type('AJS', 'Saída de Stock', 'Stock out', internal('out')),
  type('CI', 'Consumo Interno', 'Internal consumption', internal('out')),
  type('QB', 'Quebra', 'Breakage', internal('out')),
];

const copies = ['original', 'duplicate', 'triplicate', 'second', 'third'] as const;
const every = documentTypePresets.map(({ id }) => id);
const ofTheStockroom = documentTypePresets
  .filter(({ group }) => group === 'internal')
  .map(({ id }) => id);

/**
 * In each language a sheet for every type, and the roll of the till for what is sold over the
 * counter or leaves and enters the stockroom behind it.
 */
export const printModelPresets: readonly Preset<PrintModelFields>[] = [
  sheet('print_A4', 'Documento A4', 'pt'),
  sheet('print_A4_en', 'Document A4', 'en'),
  roll('print_80mm', 'Talão 80 mm', 'pt'),
  roll('print_80mm_en', 'Receipt 80 mm', 'en'),
];

function roll(
  id: string,
  name: string,
  language: PrintModelFields['language'],
): Preset<PrintModelFields> {
  const typeIds = ['VD', 'FR', 'FT', 'NC', 'RC', ...ofTheStockroom];
  const copies = ['original', 'second'] as const;
  return { id, name, language, paperSize: 'thermal80', typeIds, copies, isDefault: false };
}

function sheet(
  id: string,
  name: string,
  language: PrintModelFields['language'],
): Preset<PrintModelFields> {
  return { id, name, language, paperSize: 'A4', typeIds: every, copies, isDefault: true };
}

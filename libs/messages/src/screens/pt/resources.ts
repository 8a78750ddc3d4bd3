import { auditResources } from './audit.js';
import { erasureResources } from './erasure.js';
import { shiftResources } from './shifts.js';
import { stockResources } from './stock.js';
import { party, recordResources } from './records.js';
import { reportResources } from './report-fields.js';
import { textResources } from '../text-registers.js';
import type { Translation } from '../messages.js';
import { moneyResources } from './money-resources.js';
import type { resources as english } from '../en/resources.js';

const named = { name: 'Nome', isArchived: 'Removido' };

const ofDocument = {
  reference: 'Referência',
  issuedOn: 'Data',
  emittedAt: 'Data de emissão',
  dueOn: 'Vencimento',
  clientNuit: 'NUIT',
  orderNumber: 'N.º encomenda',
  note: 'Observações',
  receiver: 'Receptor',
  carrier: 'Transportador',
  transport: 'Transporte',
  status: 'Estado',
  currency: 'Moeda',
  baseMinor: 'Base tributável',
  vatMinor: 'IVA',
  discountMinor: 'Descontos',
  totalMinor: 'Total',
  pendingMinor: 'Pendente',
  madeInto: 'Deu origem a',
  isPrinted: 'Original impresso',
  attachments: 'Anexos',
};

export const resources: Translation<typeof english> = {
  ...auditResources,
  ...erasureResources,
  ...shiftResources,
  ...stockResources,
  ...moneyResources,
  ...recordResources,
  ...reportResources,
  ...textResources('pt', ({ ending }) => ({ o: 'Removido', a: 'Removida' })[ending]),
  'commercial/clients': {
    name: 'Cliente |||| Clientes',
    fields: party,
  },
  'commercial/articles': {
    name: 'Artigo |||| Artigos',
    fields: {
      ...named,
      code: 'Código',
      kind: 'Tipo',
      unit: 'Unidade',
      quantity: 'Em stock',
      available: 'Disponível',
      barcodes: 'Códigos de barras',
      salePrice: 'Preço de venda',
      salePriceWithVat: 'Preço com IVA',
      percent: 'Percentagem',
      pricedAt: 'Preço alterado',
      purchasePrice: 'Preço de compra',
      vatId: 'IVA predefinido',
      categoryId: 'Categoria',
      minimumStock: 'Stock mínimo',
      maximumStock: 'Stock máximo',
      isSoldByWeight: 'Vendido a peso',
      movesStock: 'Movimenta stock',
      isBatchManaged: 'Gerido por lotes',
      batchesExpire: 'Os lotes têm validade',
      supplierCodes: 'Códigos dos fornecedores',
      categoryPrices: 'Preços por categoria de clientes',
    },
    kinds: { article: 'Artigo', service: 'Serviço' },
    entryFields: {
      supplier: 'Fornecedor',
      code: 'Código deles',
      category: 'Categoria',
      price: 'Preço',
    },
    barcodesHint: 'Um por linha',
    weightHint: 'A caixa pede o peso. As etiquetas de balança encontram o artigo pelo código.',
  },
  'commercial/vat': {
    name: 'Taxa de IVA |||| Taxas de IVA',
    fields: {
      ...named,
      code: 'Código',
      rate: 'Taxa',
      taxableShare: 'Parte tributável',
      exemptionReason: 'Motivo de isenção',
      onSales: 'Nas vendas',
      onPurchases: 'Nas compras',
      reverseRate: 'Taxa que a empresa liquida',
      validFrom: 'Válida desde',
      validTo: 'Válida até',
      isDefault: 'Predefinido',
    },
    codeHint:
      'Como o diz aos ficheiros fiscais: primeiro NOR, INT, RED, ISE, EXP ou NS; em Angola e Portugal, no fim o código do motivo, ISE-M07',
    exemptionHint: 'Com o artigo da lei; obrigatório a 0\u00a0%',
    onPurchasesHint: 'A alteração vale para as compras seguintes; as já lançadas mantêm a sua',
    byArticle: 'Existências; serviços: outros',
  },
  'commercial/invoicing_series': {
    name: 'Série de facturação |||| Séries de facturação',
    fields: {
      typeId: 'Tipo de documento',
      year: 'Ano',
      code: 'Código',
      prefix: 'Prefixo',
      kind: 'Tipo',
      cashRegisterId: 'Caixa',
      isOpen: 'Estado',
      lastNumber: 'Último número',
      lastIssuedOn: 'Último documento em',
    },
  },
  'commercial/document_type': {
    name: 'Tipo de documento |||| Tipos de documento',
    fields: {
      ...named,
      id: 'Código',
      name: 'Nome em inglês',
      namePt: 'Nome em português',
      prefix: 'Prefixo',
      group: 'Grupo',
      movesStock: 'Stock',
      accountEffect: 'Impacto financeiro',
      requiresPayment: 'Exige pagamento',
      requiresOrigin: 'Rectifica outro documento',
      isOrder: 'Encomenda: reserva ou anuncia stock',
      allowedTypes: 'Tipos permitidos',
    },
    orderHint:
      'O que os clientes encomendam fica reservado e o que se encomenda a fornecedores fica a receber, até à entrega',
    groups: { sales: 'Vendas', purchases: 'Compras', internal: 'Internos' },
    stock: { in: 'Entrada de stock', out: 'Saída de stock', none: 'Sem movimento de stock' },
    effects: { debit: 'Débito', credit: 'Crédito', both: 'Débito e crédito', none: 'Nenhum' },
  },
  users: {
    name: 'Utilizador |||| Utilizadores',
    fields: {
      name: 'Nome',
      email: 'E-mail',
      role: 'Função',
      state: 'Estado',
      joinedAt: 'Desde',
      lastSeenAt: 'Última vez',
    },
  },
  'commercial/clients/categories': {
    name: 'Categoria de clientes |||| Categorias de clientes',
    fields: named,
  },
  'commercial/articles/categories': {
    name: 'Categoria de artigos |||| Categorias de artigos',
    fields: { ...named, parentId: 'Parte de' },
  },
  documents: {
    name: 'Documento |||| Documentos',
    fields: { ...ofDocument, clientName: 'Cliente' },
  },
  'documents/purchases': {
    name: 'Compra |||| Compras',
    fields: { ...ofDocument, clientName: 'Fornecedor' },
  },
  history: {
    name: 'Evento |||| Histórico',
    fields: {
      revision: 'Evento',
      recordedAt: 'Registado em',
      actorName: 'Por',
      what: 'O quê',
      where: 'De onde',
      why: 'Motivo',
      status: 'Estado',
      pendingMinor: 'Pendente',
    },
  },
};

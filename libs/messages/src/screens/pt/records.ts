import { partyWords, wordsIn } from '@balcao/contracts/words';
import type { Translation } from '../messages.js';
import type { recordResources as english } from '../en/records.js';

const named = { name: 'Nome', isArchived: 'Removido' };

/** The fields of clients, of suppliers, and of both. */
export const party = wordsIn('pt', partyWords);

const supplier = { ...party, supplierBalanceMinor: 'A pagar' };

export const recordResources: Translation<typeof english> = {
  'commercial/suppliers': { name: 'Fornecedor |||| Fornecedores', fields: supplier },
  'commercial/suppliers/categories': {
    name: 'Categoria de fornecedores |||| Categorias de fornecedores',
    fields: named,
  },
  'commercial/entities': { name: 'Entidade |||| Entidades', fields: party },
  'commercial/entities/categories': {
    name: 'Categoria de entidades |||| Categorias de entidades',
    fields: named,
  },
  'commercial/opening_balances': {
    name: 'Saldo inicial |||| Saldos iniciais',
    fields: {
      partyId: 'Cliente ou fornecedor',
      amount: 'Valor',
      issuedOn: 'Data',
      dueOn: 'Data de vencimento',
      reference: 'Documento',
      ledger: 'Conta',
    },
  },
  'commercial/opening_stock': {
    name: 'Stock inicial |||| Stock inicial',
    fields: {
      articleId: 'Artigo',
      quantity: 'Quantidade',
      unitCost: 'Custo unitário',
      warehouseId: 'Armazém',
      batchName: 'Lote',
      batchExpiresOn: 'Data de validade',
      on: 'Data',
    },
  },
  'commercial/opening_trial_balance': {
    name: 'Balancete de abertura |||| Balancetes de abertura',
    fields: {
      accountId: 'Conta',
      debitMinor: 'Débito',
      creditMinor: 'Crédito',
      warehouseId: 'Armazém',
    },
  },
  'commercial/print_model': {
    name: 'Modelo de impressão |||| Modelos de impressão',
    fields: {
      ...named,
      paperSize: 'Tamanho do papel',
      language: 'Idioma',
      typeIds: 'Tipos de documento',
      seriesIds: 'Só para as séries',
      cashRegisterIds: 'Só para as caixas',
      copies: 'Opções de impressão',
      header: 'Cabeçalho',
      body: 'Corpo',
      footer: 'Rodapé',
      columns: 'Colunas das linhas',
      facts: 'Dados ao lado do número',
      parts: 'Abaixo dos totais',
      isDefault: 'Predefinido',
    },
    columnNames: {
      code: 'Código',
      description: 'Designação',
      quantity: 'Quantidade',
      unit: 'Unidade',
      unitPrice: 'Preço unitário',
      discount: 'Desconto',
      vat: 'Taxa de IVA',
      amount: 'Valor',
    },
    factNames: {
      issuedOn: 'Data de emissão',
      validUntil: 'Válido até',
      dueOn: 'Data de vencimento',
      currency: 'Moeda',
      rate: 'Câmbio',
      orderNumber: 'N.º da encomenda do cliente',
      supplierReference: 'Documento do fornecedor',
      refersTo: 'Refere-se a',
      account: 'Conta de cliente',
      seller: 'Emitido por',
    },
    partNames: {
      words: 'Valor por extenso',
      payment: 'Métodos de pagamento',
      transport: 'Transporte',
      banks: 'Dados bancários',
      note: 'Observações ou motivo',
      footer: 'Rodapé',
      signature: 'Linha de assinatura',
    },
    papers: { A4: 'A4', thermal80: 'Térmico 80 mm' },
    languages: { en: 'Inglês', pt: 'Português' },
    copyNames: {
      original: 'Original',
      duplicate: 'Duplicado',
      triplicate: 'Triplicado',
      second: 'Segunda via',
      third: 'Terceira via',
    },
  },
};

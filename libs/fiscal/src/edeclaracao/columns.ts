/** What a cell holds, as our workbooks know it; money is in minor units. */
export type DeclarationCell = 'text' | 'day' | 'money' | 'decimal' | 'number';

/** One column of the monthly file. */
export interface DeclarationColumn {
  readonly field: keyof DeclarationRow;
  readonly heading: string;
  /** In XML. */
  readonly element: string;
  readonly kind: DeclarationCell;
}

/** One document at one VAT rate: the first block repeats the document, the last is the rate's. */
export interface DeclarationRow {
  readonly line: number;
  readonly issuer: string;
  readonly month: string;
  readonly id: string;
  readonly type: string;
  readonly series: string;
  readonly number: string;
  readonly seriesNumber: string;
  readonly state: string;
  readonly origin: string;
  readonly invoice: string;
  readonly issuedOn: string;
  readonly dueOn: string;
  readonly clientNuit: string;
  readonly clientName: string;
  readonly netMinor: number;
  readonly otherMinor: number | undefined;
  readonly vatMinor: number;
  readonly exemption: string;
  readonly withheldMinor: number;
  readonly discountMinor: number;
  readonly totalMinor: number;
  readonly receivedMinor: number;
  readonly rate: string;
  readonly rateVatMinor: number;
  readonly rateDiscountMinor: number;
  readonly rateNetMinor: number;
  readonly rateTotalMinor: number;
  readonly currency: string;
  readonly exchangeRate: string;
}

const column = (
  field: keyof DeclarationRow,
  heading: string,
  element: string,
  kind: DeclarationCell = 'text',
): DeclarationColumn => ({ field, heading, element, kind });

/**
 * The columns of the monthly file (Aviso 40/AT/DGI/2025), under the headings that Mozambican
 * programs write. The authority's own template is not public, so the file has only this table.
 */
export const declarationColumns: readonly DeclarationColumn[] = [
  column('line', 'Linha', 'Linha', 'number'),
  column('issuer', 'NUIT', 'NUIT'),
  column('month', 'MÊS', 'Mes'),
  column('id', 'ID Documento', 'IDDocumento'),
  column('type', 'Tipo', 'Tipo'),
  column('series', 'Série', 'Serie'),
  column('number', 'Número', 'Numero'),
  column('seriesNumber', 'Série/Número', 'SerieNumero'),
  column('state', 'Estado', 'Estado'),
  column('origin', 'Referência a Documento de Origem', 'ReferenciaDocumentoOrigem'),
  column('invoice', 'Referência a Factura', 'ReferenciaFactura'),
  column('issuedOn', 'Data Emissão', 'DataEmissao', 'day'),
  column('dueOn', 'Data Vencimento', 'DataVencimento', 'day'),
  column('clientNuit', 'NUIT Cliente', 'NUITCliente'),
  column('clientName', 'Nome do Cliente', 'NomeCliente'),
  column('netMinor', 'Subtotal S/IVA', 'SubtotalSemIVA', 'money'),
  column('otherMinor', 'Outro S/IVA', 'OutroSemIVA', 'money'),
  column('vatMinor', 'IVA', 'IVA', 'money'),
  column('exemption', 'Razão de Isenção de IVA', 'RazaoIsencaoIVA'),
  column('withheldMinor', 'Total Retenção', 'TotalRetencao', 'money'),
  column('discountMinor', 'Total Desconto', 'TotalDesconto', 'money'),
  column('totalMinor', 'Total', 'Total', 'money'),
  column('receivedMinor', 'Valor Recebido', 'ValorRecebido', 'money'),
  column('rate', 'IVA (%)', 'TaxaIVA', 'decimal'),
  column('rateVatMinor', 'Valor do Imposto', 'ValorImposto', 'money'),
  column('rateDiscountMinor', 'Desconto', 'Desconto', 'money'),
  column('rateNetMinor', 'Valor Total sem Imposto', 'ValorTotalSemImposto', 'money'),
  column('rateTotalMinor', 'Total Incluindo Imposto', 'TotalIncluindoImposto', 'money'),
  column('currency', 'Moeda', 'Moeda'),
  column('exchangeRate', 'Taxa Câmbio', 'TaxaCambio', 'decimal'),
];

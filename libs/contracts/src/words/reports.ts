import type { ReportName } from '../reports/index.js';
import type { InBoth } from './in-language.js';

/** What a report is called, what it answers, and the name of its file where that is another. */
export interface ReportWords {
  readonly title: InBoth;
  readonly hint: InBoth;
  readonly file?: InBoth;
}

/** Statements have pages of their own among the reports. */
export type StatementName = 'account_statement' | 'financial_statement' | 'vat_summary';

/** The words of every report and statement, in both languages. */
export const reportWords: Readonly<Record<ReportName | StatementName, ReportWords>> = {
  documents: {
    title: { en: 'Documents', pt: 'Documentos' },
    hint: {
      en: 'Issued documents, by client, type, month or seller',
      pt: 'Documentos emitidos, por cliente, tipo, mês ou vendedor',
    },
    file: { en: 'Documents report', pt: 'Relatório de documentos' },
  },
  pending_documents: {
    title: { en: 'Unpaid documents', pt: 'Documentos em dívida' },
    hint: {
      en: 'Unpaid documents and how overdue they are',
      pt: 'Documentos por liquidar e há quanto tempo venceram',
    },
    file: { en: 'Unpaid documents report', pt: 'Relatório de documentos em dívida' },
  },
  payments: {
    title: { en: 'Payments', pt: 'Pagamentos' },
    hint: {
      en: 'Payments from clients and to suppliers',
      pt: 'Pagamentos de clientes e a fornecedores',
    },
    file: { en: 'Payments report', pt: 'Relatório de pagamentos' },
  },
  withholdings: {
    title: { en: 'Withholding tax', pt: 'Retenções na fonte' },
    hint: {
      en: 'Tax withheld by clients and from suppliers, by month, rate or party',
      pt: 'Imposto retido por clientes e a fornecedores, por mês, taxa ou entidade',
    },
    file: { en: 'Withholding tax list', pt: 'Lista de retenções na fonte' },
  },
  expenses_reports: {
    title: { en: 'Expenses', pt: 'Despesas' },
    hint: {
      en: 'Expenses by category, supplier or month',
      pt: 'Despesas por categoria, fornecedor ou mês',
    },
    file: { en: 'Expenses report', pt: 'Relatório de despesas' },
  },
  stock_reports: {
    title: { en: 'Stock', pt: 'Stock' },
    hint: { en: 'Stock and value of each article', pt: 'Stock e valor de cada artigo' },
    file: { en: 'Stock report', pt: 'Relatório de stock' },
  },
  treasury: {
    title: { en: 'Treasury movements', pt: 'Movimentos de tesouraria' },
    hint: {
      en: 'Money in and out, by account and type',
      pt: 'Entradas e saídas de dinheiro, por conta e tipo',
    },
  },
  sales: {
    title: { en: 'Sales', pt: 'Vendas' },
    hint: {
      en: 'By client, seller, till, hour, weekday, method or series',
      pt: 'Por cliente, vendedor, caixa, hora, dia da semana, método ou série',
    },
    file: { en: 'Sales report', pt: 'Relatório de vendas' },
  },
  cancellations: {
    title: { en: 'Cancellations', pt: 'Anulações' },
    hint: {
      en: 'Cancelled documents: by whom, when and how much',
      pt: 'Documentos anulados: por quem, quando e quanto',
    },
    file: { en: 'Cancellations report', pt: 'Relatório de anulações' },
  },
  article_sales: {
    title: { en: 'Sales by article', pt: 'Vendas por artigo' },
    hint: {
      en: 'Sales by article and category, client, seller and till',
      pt: 'Vendas por artigo e categoria, cliente, vendedor e caixa',
    },
  },
  profit: {
    title: { en: 'Profit by article', pt: 'Lucro por artigo' },
    hint: {
      en: 'Sales minus cost of goods, with margin',
      pt: 'Vendas menos custo das mercadorias, com margem',
    },
  },
  discounts: {
    title: { en: 'Discounts', pt: 'Descontos' },
    hint: {
      en: 'Discounts given: by whom, on what and to whom',
      pt: 'Descontos concedidos: por quem, em quê e a quem',
    },
  },
  purchases: {
    title: { en: 'Purchases', pt: 'Compras' },
    hint: {
      en: 'Purchases by supplier, article, category or month',
      pt: 'Compras por fornecedor, artigo, categoria ou mês',
    },
  },
  treasury_statement: {
    title: { en: 'Treasury account statement', pt: 'Extracto de conta de tesouraria' },
    hint: {
      en: 'Movements of one account, with running balance',
      pt: 'Movimentos de uma conta, com saldo acumulado',
    },
  },
  stock_valuation: {
    title: { en: 'Stock valuation', pt: 'Valorização do stock' },
    hint: { en: 'Stock and its value on any date', pt: 'Stock e o seu valor em qualquer data' },
  },
  stock_card: {
    title: { en: 'Stock card', pt: 'Ficha de stock' },
    hint: {
      en: 'Movements of one article, with running stock',
      pt: 'Movimentos de um artigo, com stock acumulado',
    },
  },
  stock_movements: {
    title: { en: 'Stock movements', pt: 'Movimentos de stock' },
    hint: {
      en: 'Stock in and out, by article, warehouse, type or day',
      pt: 'Entradas e saídas de stock, por artigo, armazém, tipo ou dia',
    },
  },
  expiring_batches: {
    title: { en: 'Expiring batches', pt: 'Lotes a expirar' },
    hint: { en: 'Batches in stock by expiry date', pt: 'Lotes em stock por data de validade' },
  },
  shift_reports: {
    title: { en: 'Shifts', pt: 'Turnos' },
    hint: {
      en: 'Sales, expected and counted cash of each shift',
      pt: 'Vendas, numerário esperado e contado de cada turno',
    },
  },
  balance_sheet: {
    title: { en: 'Balance sheet', pt: 'Balanço' },
    hint: {
      en: 'Assets, equity and liabilities at the end of any day',
      pt: 'Activo, capital próprio e passivo no fim de qualquer dia',
    },
  },
  income_statement: {
    title: { en: 'Income statement', pt: 'Demonstração de resultados' },
    hint: {
      en: 'Income and expenses of a period by nature, and its result',
      pt: 'Rendimentos e gastos de um período por natureza, e o seu resultado',
    },
  },
  depreciation_map: {
    title: { en: 'Depreciation', pt: 'Mapa de amortizações' },
    hint: {
      en: 'Fixed assets with their cost, earlier, period and accumulated depreciation, and net value',
      pt: 'Activos fixos: custo, amortizações anteriores, do período e acumuladas, e valor líquido',
    },
    file: { en: 'Depreciation schedule', pt: 'Mapa de amortizações' },
  },
  trial_balance: {
    title: { en: 'Trial balance', pt: 'Balancete' },
    hint: {
      en: 'Balance of each account before and after a period',
      pt: 'Saldo de cada conta antes e depois de um período',
    },
  },
  ledger_journal: {
    title: { en: 'Accounting journal', pt: 'Diário' },
    hint: {
      en: 'Debits and credits of every document and movement',
      pt: 'Débitos e créditos de cada documento e movimento',
    },
  },
  exchange_differences: {
    title: { en: 'Exchange and rounding', pt: 'Câmbio e arredondamentos' },
    hint: {
      en: 'Realised exchange gains and losses, and rounding of cash',
      pt: 'Ganhos e perdas cambiais realizados e arredondamentos de caixa',
    },
    file: {
      en: 'Exchange and rounding differences',
      pt: 'Diferenças de câmbio e de arredondamento',
    },
  },
  ledger_account: {
    title: { en: 'Account ledger', pt: 'Extracto de conta' },
    hint: {
      en: 'What was posted to one account, and its balance after each entry',
      pt: 'O que foi lançado numa conta, e o saldo depois de cada lançamento',
    },
  },
  credits: {
    title: { en: 'Plan credits', pt: 'Créditos do plano' },
    hint: { en: 'Credits bought, used and left', pt: 'Créditos comprados, usados e restantes' },
  },
  account_statement: {
    title: { en: 'Account statement', pt: 'Extracto de conta corrente' },
    hint: {
      en: 'Balance and entries of a client or supplier, with ageing',
      pt: 'Saldo e movimentos de um cliente ou fornecedor, com antiguidade',
    },
    file: { en: 'Account statement', pt: 'Extracto de conta' },
  },
  financial_statement: {
    title: { en: 'Financial statement', pt: 'Mapa financeiro' },
    hint: {
      en: 'Income, costs and account balances of a period',
      pt: 'Proveitos, custos e saldos das contas de um período',
    },
  },
  vat_of_sales: {
    title: { en: 'VAT register of sales', pt: 'Registo de IVA das vendas' },
    hint: {
      en: 'Every sale that the VAT return counts, by document and VAT code',
      pt: 'Cada venda que entra na declaração de IVA, por documento e código de IVA',
    },
  },
  vat_of_purchases: {
    title: { en: 'VAT register of purchases', pt: 'Registo de IVA das compras' },
    hint: {
      en: 'Every purchase and expense that the VAT return counts, with the VAT that is deducted',
      pt: 'Cada compra e despesa que entra na declaração de IVA, com o IVA dedutível',
    },
  },
  vat_summary: {
    title: { en: 'VAT summary', pt: 'Resumo do IVA' },
    hint: {
      en: 'VAT on sales and purchases by code, with the boxes of the return',
      pt: 'IVA das vendas e das compras por código, com os campos da declaração',
    },
  },
};

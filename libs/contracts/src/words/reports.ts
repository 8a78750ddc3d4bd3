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
      en: 'What was issued, with totals by client, type, month, seller',
      pt: 'O que foi emitido, com totais por cliente, tipo, mês, vendedor',
    },
    file: { en: 'Documents report', pt: 'Relatório de documentos' },
  },
  pending_documents: {
    title: { en: 'Pending documents', pt: 'Documentos pendentes' },
    hint: {
      en: 'What is left to be paid, and how late it is',
      pt: 'O que falta pagar, e com que atraso',
    },
    file: { en: 'Pending documents report', pt: 'Relatório de documentos pendentes' },
  },
  payments: {
    title: { en: 'Payments', pt: 'Pagamentos' },
    hint: {
      en: 'What clients paid and what suppliers were paid',
      pt: 'O que os clientes pagaram e o que se pagou aos fornecedores',
    },
    file: { en: 'Payments report', pt: 'Relatório de pagamentos' },
  },
  expenses_reports: {
    title: { en: 'Expenses', pt: 'Despesas' },
    hint: {
      en: 'What was spent, by category, supplier, month',
      pt: 'O que se gastou, por categoria, fornecedor, mês',
    },
    file: { en: 'Expenses report', pt: 'Relatório de despesas' },
  },
  stock_reports: {
    title: { en: 'Stock', pt: 'Stock' },
    hint: {
      en: 'What there is of each article, and what it is worth',
      pt: 'O que há de cada artigo, e quanto vale',
    },
    file: { en: 'Stock report', pt: 'Relatório de stock' },
  },
  treasury: {
    title: { en: 'Treasury movements', pt: 'Movimentos de tesouraria' },
    hint: {
      en: 'Money in and out, by account and by kind',
      pt: 'Dinheiro que entrou e saiu, por conta e por tipo',
    },
  },
  sales: {
    title: { en: 'Sales', pt: 'Vendas' },
    hint: {
      en: 'By client, seller, till, hour, day of the week, method, series',
      pt: 'Por cliente, vendedor, caixa, hora, dia da semana, método, série',
    },
    file: { en: 'Sales report', pt: 'Relatório de vendas' },
  },
  cancellations: {
    title: { en: 'Cancellations', pt: 'Anulações' },
    hint: {
      en: 'What was taken back: whose, when, how much',
      pt: 'O que foi anulado: de quem, quando, quanto',
    },
    file: { en: 'Cancellations report', pt: 'Relatório de anulações' },
  },
  article_sales: {
    title: { en: 'Sales by article', pt: 'Vendas por artigo' },
    hint: {
      en: 'What was sold of each article and category, to whom, by whom, at which till',
      pt: 'O que se vendeu de cada artigo e categoria, a quem, por quem, em que caixa',
    },
  },
  profit: {
    title: { en: 'Profit by article', pt: 'Lucro por artigo' },
    hint: {
      en: 'What sales brought beyond what their goods cost, with the margin',
      pt: 'O que as vendas renderam acima do custo das mercadorias, com a margem',
    },
  },
  discounts: {
    title: { en: 'Discounts', pt: 'Descontos' },
    hint: {
      en: 'What was left off prices: by whom, on what, for whom',
      pt: 'O que se descontou nos preços: quem, em quê, a quem',
    },
  },
  purchases: {
    title: { en: 'Purchases', pt: 'Compras' },
    hint: {
      en: 'What was bought, by supplier, article, category, month',
      pt: 'O que se comprou, por fornecedor, artigo, categoria, mês',
    },
  },
  treasury_statement: {
    title: { en: 'Treasury account statement', pt: 'Extracto de conta de tesouraria' },
    hint: {
      en: 'One account: what it began with, what came and went, and the balance after each',
      pt: 'Uma conta: o saldo inicial, o que entrou e saiu, e o saldo depois de cada movimento',
    },
  },
  stock_valuation: {
    title: { en: 'Stock valuation', pt: 'Valorização do stock' },
    hint: {
      en: 'What there was on any day, and what it was worth',
      pt: 'O que havia num dia qualquer, e quanto valia',
    },
  },
  stock_card: {
    title: { en: 'Stock card', pt: 'Ficha de stock' },
    hint: {
      en: 'One article: what entered and left, and what there was after each',
      pt: 'Um artigo: o que entrou e saiu, e o que havia depois de cada movimento',
    },
  },
  stock_movements: {
    title: { en: 'Stock movements', pt: 'Movimentos de stock' },
    hint: {
      en: 'What entered and left in a period, by article, warehouse, kind or day',
      pt: 'O que entrou e saiu num período, por artigo, armazém, tipo ou dia',
    },
  },
  expiring_batches: {
    title: { en: 'Expiring batches', pt: 'Lotes a expirar' },
    hint: {
      en: 'What is left of batches, by how soon they expire',
      pt: 'O que resta dos lotes, por prazo de validade',
    },
  },
  shift_reports: {
    title: { en: 'Shifts', pt: 'Turnos' },
    hint: {
      en: 'What each shift sold, what should have been in the drawer, and what was',
      pt: 'O que cada turno vendeu, o que devia estar na gaveta, e o que estava',
    },
  },
  credits: {
    title: { en: 'Credits of the plan', pt: 'Créditos do plano' },
    hint: {
      en: 'Credits bought and used for the plan, and what is left',
      pt: 'Créditos comprados e usados no plano, e o que resta',
    },
  },
  account_statement: {
    title: { en: 'Account statement', pt: 'Extracto de conta corrente' },
    hint: {
      en: 'What a client owes or a supplier is owed, entry by entry, and how late it is',
      pt: 'O que um cliente deve ou se deve a um fornecedor, movimento a movimento, e com que atraso',
    },
    file: { en: 'Account statement', pt: 'Extracto de conta' },
  },
  financial_statement: {
    title: { en: 'Financial statement', pt: 'Mapa financeiro' },
    hint: {
      en: 'What a period earned and cost, and what it left on the accounts',
      pt: 'O que um período rendeu e custou, e o que deixou nas contas',
    },
  },
  vat_summary: {
    title: { en: 'VAT summary', pt: 'Resumo do IVA' },
    hint: {
      en: 'VAT of sales and purchases by code, and the boxes of the return',
      pt: 'IVA das vendas e das compras por código, e os campos da declaração',
    },
  },
};

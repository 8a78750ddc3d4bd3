import type { HelpTopics } from '../help-topic.js';

/** Caixa e bancos, IVA, o fim do ano, relatórios. */
export const money: HelpTopics<'treasury' | 'vat' | 'year-end' | 'reports'> = {
  treasury: {
    title: 'Caixa e bancos',
    summary: 'Contas, transferências, extractos bancários e câmbios.',
    parts: [
      {
        heading: 'Contas',
        text: [
          'Cada caixa, conta bancária e carteira móvel é uma [conta de tesouraria](/commercial/treasury_account). Abra uma para ver os movimentos e o saldo.',
          'Lance [depósitos](/commercial/deposit), [levantamentos](/commercial/withdrawal) e [transferências](/commercial/transfer) entre contas.',
        ],
      },
      {
        heading: 'Reconcilie com o banco',
        isSteps: true,
        text: [
          'Abra a conta e importe o ficheiro do extracto bancário.',
          'São propostas correspondências. Confirme-as e lance o que falta, como as comissões do banco.',
          'O extracto está reconciliado quando não resta nenhuma linha.',
        ],
      },
      {
        heading: 'Outras moedas',
        text: [
          'Introduza a taxa do dia em [Câmbios](/exchange). Os documentos nessa moeda usam-na e mantêm-na.',
        ],
      },
    ],
  },
  vat: {
    title: 'IVA e ficheiros fiscais',
    summary: 'Taxas, isenções, declaração mensal e SAF-T.',
    parts: [
      {
        heading: 'Taxas e códigos',
        text: [
          'Um código de IVA é uma taxa com o seu tratamento: normal, reduzida, zero ou isenta. Um código isento imprime o motivo legal da isenção.',
          'Os códigos das compras dizem também o que se compra, porque disso depende o IVA dedutível.',
        ],
      },
      {
        heading: 'O mês',
        isSteps: true,
        text: [
          'Facture tudo o que foi entregue e introduza todas as facturas de fornecedores.',
          'Abra o [Resumo do IVA](/commercial/reports/vat_summary) e compare-o com o [registo de IVA das vendas](/commercial/reports/vat_of_sales) e o [registo de IVA das compras](/commercial/reports/vat_of_purchases), que têm os documentos que o compõem.',
          'Abra [Ficheiros fiscais](/commercial/fiscal), escolha o mês e crie o ficheiro.',
          'Corrija o que a verificação indicar, submeta o ficheiro à autoridade tributária e marque o mês como submetido.',
        ],
      },
      {
        heading: 'Alterações depois da submissão',
        text: [
          'A página inicial avisa quando um mês submetido foi alterado. Corrija os meses anteriores com notas de crédito e de débito no mês corrente.',
        ],
      },
    ],
  },
  'year-end': {
    title: 'Fecho do mês e do ano',
    summary: 'O que conferir, o que fechar e o que se abre no novo ano.',
    parts: [
      {
        heading: 'Todos os meses',
        isSteps: true,
        text: [
          'Facture tudo o que foi entregue.',
          'Lance recebimentos e pagamentos, e impute adiantamentos e créditos.',
          'Reconcilie bancos e caixas.',
          'Submeta o IVA do mês.',
          'Defina a data de bloqueio em [Empresa](/company), para que nada seja lançado até esse dia.',
        ],
      },
      {
        heading: 'O fim do ano',
        isSteps: true,
        text: [
          'Faça tudo o que pertence a Dezembro.',
          '[Conte o stock](/help/stock) no último dia.',
          'Guarde a [valorização do stock](/commercial/reports/stock_valuation) de 31 de Dezembro como inventário: artigos, quantidades, custos unitários e valores, que somam a conta de mercadorias.',
          'Compare os [documentos em dívida](/commercial/reports/pending_documents) com clientes e fornecedores, e envie extractos.',
          'Crie o ficheiro SAF-T do ano em [Ficheiros fiscais](/commercial/fiscal).',
          'Imprima ou guarde a [demonstração financeira](/commercial/reports/financial_statement) para o contabilista.',
          'Escolha Fechar ano em [Séries de facturação](/commercial/invoicing_series). As séries podem ser reabertas se algo ficou esquecido.',
          'Exporte todos os dados em [Empresa](/company) e guarde o ficheiro noutro local durante dez anos.',
        ],
      },
      {
        heading: 'O novo ano',
        text: [
          'Cada tipo de documento recebe uma série do novo ano, com números a partir de 1. É proposta com o primeiro documento do ano.',
          'Os saldos de clientes, fornecedores, stock e contas transitam automaticamente.',
        ],
      },
    ],
  },
  reports: {
    title: 'Valores e relatórios',
    summary: 'Painel, relatórios, vistas guardadas e envios programados.',
    parts: [
      {
        heading: 'Onde procurar',
        text: [
          'A página inicial mostra o dia. O [painel](/commercial/dashboard) compara períodos. Os [relatórios](/commercial/reports) respondem em pormenor.',
          'Seleccione um valor, ou prima W sobre ele, para ver os documentos de que é feito.',
        ],
      },
      {
        heading: 'Um relatório à sua medida',
        text: [
          'Escolha período, filtros, grupos e colunas, e guarde o relatório com um nome.',
          'Exporte-o para Excel, CSV ou PDF, ou programe o envio por e-mail.',
        ],
      },
    ],
  },
};

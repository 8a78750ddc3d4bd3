import type { HelpTopics } from '../help-topic.js';

/** The chart of accounts, what is posted to it, and its reports. */
export const accounting: HelpTopics<'accounts'> = {
  accounts: {
    title: 'Contabilidade',
    summary: 'O plano de contas, o que se lança em cada conta, e os mapas.',
    parts: [
      {
        heading: 'O plano e as regras',
        text: [
          'Cada documento, pagamento, despesa e movimento de stock é lançado nas contas. Ninguém tem de o lançar de novo.',
          'Em [Regras de lançamento](/commercial/posting_rules), escolha o PGC-NIRF ou o PGC-PE e indique outra conta onde a sua for diferente. O que já foi lançado acompanha a mudança.',
          'Acrescente as suas contas ao [plano de contas](/commercial/ledger_accounts).',
        ],
      },
      {
        heading: 'Os mapas',
        text: [
          'O [balancete](/commercial/reports/trial_balance) mostra cada conta antes e depois de um período. Escolha uma conta para ver os lançamentos.',
          'O [diário](/commercial/reports/ledger_journal) mostra os débitos e créditos de cada documento. O contabilista usa outro programa? [Ficheiro de lançamentos](/commercial/reports/ledger_journal) escreve o diário de um período em CSV com títulos, ou na tabela que o PHC CS importa. O Primavera não publica um formato fixo: indique as colunas do CSV na importação. Cada lançamento tem o mesmo número em todos os ficheiros.',
          'A [demonstração de resultados](/commercial/reports/income_statement) e o [balanço](/commercial/reports/balance_sheet) seguem as rubricas do PGC-NIRF e podem ser comparados com outro período ou dia.',
        ],
      },
      {
        heading: 'Os seus lançamentos',
        text: [
          'Salários, amortizações, empréstimos, capital e regularizações são [lançamentos](/commercial/journal_entries): uma data, um texto e linhas a débito ou a crédito. Os débitos e os créditos têm de ser iguais.',
          'Um lançamento nunca é alterado. Estorne-o, copie-o e guarde a cópia como deve ser: o diário e o extracto mostram os três.',
          'O que as contas tinham antes de começar é um lançamento do tipo Saldos iniciais. Clientes, fornecedores, contas de tesouraria e stock têm o saldo inicial nas próprias páginas e ficam fora dele.',
        ],
      },
      {
        heading: 'O novo ano',
        text: [
          'Não há lançamento de encerramento. A 1 de Janeiro, rendimentos e gastos começam em zero e o resultado do ano passa para resultados transitados.',
          'O que for lançado mais tarde num ano anterior também transita. A data de bloqueio em [Empresa](/company) impede-o.',
        ],
      },
    ],
  },
};

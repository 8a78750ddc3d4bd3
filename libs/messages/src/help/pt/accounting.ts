import type { HelpTopics } from '../help-topic.js';

/** The chart of accounts, what is posted to it, and its reports. */
export const accounting: HelpTopics<'accounts' | 'withholding'> = {
  withholding: {
    title: 'Retenção na fonte',
    summary: 'Taxas, imposto retido por clientes e a fornecedores, a declaração e a lista mensal.',
    parts: [
      {
        heading: 'As taxas',
        text: [
          'As [taxas de retenção](/commercial/withholding_rates) que a empresa usa. Acrescentar taxas legais traz as dos não residentes, do artigo 62 do Código do IRPC, e as dos residentes: rendas de empresas, serviços de pessoas singulares, artistas e desportistas. Introduza as outras, como as rendas de pessoas singulares, segundo o contabilista as indicar. Uma empresa que gere os seus próprios imóveis não sofre retenção nas rendas.',
          'Quando a lei altera uma taxa, preencha Válida até na antiga e crie outra. Os pagamentos mantêm a taxa do seu dia.',
        ],
      },
      {
        heading: 'Paga a um fornecedor e retém imposto',
        isSteps: true,
        text: [
          'Crie o pagamento em [Pagamentos a fornecedores](/commercial/payment/suppliers) e escolha a factura.',
          'Em Deduções, escolha Adicionar retenção, o documento e a taxa. O valor sujeito é a factura sem IVA; o imposto resulta dele.',
          'Pague o resto. A factura fica liquidada e o imposto fica em dívida ao Estado: conta 4425, ou a que escolher para a taxa nas [Regras de lançamento](/commercial/posting_rules).',
        ],
      },
      {
        heading: 'Uma despesa com retenção',
        text: [
          'Escolha o fornecedor e a taxa de retenção ao registar a [despesa](/commercial/expense). O imposto sobre o valor sem IVA fica logo em dívida ao Estado; ao fornecedor só se deve o resto. As [despesas recorrentes](/commercial/expense/recurring) retêm-no de cada vez.',
        ],
      },
      {
        heading: 'Um cliente retém-lhe imposto',
        text: [
          'Escolha a taxa ao escrever a factura: indica o que será retido e o que fica a pagar, no papel e nos ficheiros fiscais. Os totais e a dívida mantêm-se até o cliente pagar. Numa factura noutra moeda, o que se deve em meticais é a taxa sobre a sua base em meticais.',
          'O [recibo](/commercial/payment/clients) já o traz ao escolher a factura; o que não foi indicado introduz-se da mesma forma. Acrescente o número e a data da declaração quando a tiver. A factura fica liquidada sem esse dinheiro, que é imposto pago por conta.',
        ],
      },
      {
        heading: 'A lista mensal e a declaração',
        text: [
          'As [Retenções na fonte](/commercial/reports/withholdings) têm o que foi retido no mês, para exportar ou imprimir. Os pagamentos anulados saem da lista.',
          'Escolha aí um fornecedor e um período, e depois Declaração de retenção: é o papel com que o fornecedor prova o imposto.',
        ],
      },
    ],
  },
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
          '[Câmbio e arredondamentos](/commercial/reports/exchange_differences) mostra os ganhos e perdas cambiais realizados e os arredondamentos de caixa, com o pagamento de cada um.',
        ],
      },
      {
        heading: 'Os seus lançamentos',
        text: [
          'Salários, empréstimos, capital e regularizações são [lançamentos](/commercial/journal_entries): uma data, um texto e linhas a débito ou a crédito. Os débitos e os créditos têm de ser iguais.',
          'Um lançamento nunca é alterado. Estorne-o, copie-o e guarde a cópia como deve ser: o diário e o extracto mostram os três.',
          'O que as contas tinham antes de começar é um lançamento do tipo Saldos iniciais. Clientes, fornecedores, contas de tesouraria e stock têm o saldo inicial nas próprias páginas e ficam fora dele.',
          'Os saldos de outro programa entram com um ficheiro: escolha Balancete de abertura em [Importar](/imports), um ficheiro com conta, débito e crédito, e a data. Cada linha com erro é indicada, e nada se grava enquanto débitos e créditos não forem iguais. As linhas de clientes, fornecedores, contas de tesouraria e stock vão para a conta 59, que volta ao seu próprio saldo quando esses saldos forem introduzidos nas suas páginas.',
        ],
      },
      {
        heading: 'Activos fixos e amortizações',
        text: [
          'As [classes de activos](/commercial/asset_classes) têm cada uma a taxa anual e a conta. Acrescentar taxas legais traz as do Decreto 72/2013, que substituiu a Portaria 20817 de 1968; altere-as onde as suas forem diferentes.',
          'Registe em [Activos fixos](/commercial/fixed_assets) o que usa durante anos: classe, data, custo sem IVA e a conta em que a compra está lançada: 342 se o código de IVA for de activos. O que já tinha antes regista-se contra 59, com o que até aí foi amortizado. Deixe a conta vazia se os saldos já estão na contabilidade.',
          'Activos fixos, em [Importar](/imports), traz o registo de outro programa: código, designação, classe, data e custo, com o que já estava amortizado e a data desde a qual se amortiza aqui.',
          'Amortizar lança o que falta, em quotas constantes e por duodécimos desde o mês da aquisição, até ao fim de um mês: todos os meses, ou uma vez para o ano. As últimas amortizações podem ser estornadas.',
          'Abater retira um activo vendido, destruído ou perdido. Amortiza-se até ao mês anterior; o preço e o valor líquido dão um ganho (7631) ou uma perda (6831).',
          'O [mapa de amortizações](/commercial/reports/depreciation_map) imprime-se ou exporta-se: para cada activo, o custo, a taxa, as amortizações de anos anteriores, do período e acumuladas, e o valor líquido. O que o fisco não aceita, como o custo de uma viatura ligeira acima de 800.000 MT, é o contabilista que o corrige.',
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

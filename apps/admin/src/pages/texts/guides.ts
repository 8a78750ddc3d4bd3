import type { TextPage } from './section.js';

/** Short guides by their name; links name them in both languages. */
export const guides = {
  firstSteps: {
    en: [
      {
        heading: 'First steps',
        paragraphs: [
          '1. Check the company details that documents print: name, NUIT and address.',
          '2. Check VAT, payment methods and treasury accounts. The presets suit most businesses.',
          '3. Add articles and clients, or import them from a spreadsheet.',
          '4. Enter opening stock and opening balances as of the day you begin.',
          '5. Issue the first invoice. A training series lets you try without consequences.',
        ],
      },
    ],
    pt: [
      {
        heading: 'Primeiros passos',
        paragraphs: [
          '1. Confira os dados da empresa: nome, NUIT, endereço. Os documentos imprimem-nos.',
          '2. Veja o IVA, os métodos de pagamento e as contas de tesouraria; o que vem preparado serve a maioria das empresas.',
          '3. Acrescente artigos e clientes, ou importe-os de uma folha de cálculo.',
          '4. Introduza o stock inicial e os saldos iniciais à data em que começa.',
          '5. Emita a primeira factura. Uma série de formação permite experimentar sem consequências.',
        ],
      },
    ],
  },
  closing: {
    en: [
      {
        heading: 'Closing a month',
        paragraphs: [
          '1. Invoice everything that was delivered.',
          '2. Record receipts and payments, and allocate advances.',
          '3. Reconcile the bank statement.',
          '4. Count the fastest-moving articles and correct stock differences.',
          '5. Compare VAT on sales and purchases with their documents.',
          '6. Close the period of the treasury accounts, and export the files for the accountant.',
        ],
      },
    ],
    pt: [
      {
        heading: 'Fecho de um mês',
        paragraphs: [
          '1. Facture tudo o que foi entregue.',
          '2. Registe recebimentos e pagamentos, e impute os adiantamentos.',
          '3. Reconcilie o extracto bancário.',
          '4. Conte o que mais se movimenta e regularize as diferenças de stock.',
          '5. Compare o IVA das vendas e das compras com os respectivos documentos.',
          '6. Feche o período das contas de tesouraria e exporte os ficheiros para o contabilista.',
        ],
      },
    ],
  },
  invoicing: {
    en: [
      {
        heading: 'What an invoice must show',
        paragraphs: [
          'Name, NUIT and address of the seller; name of the buyer, with NUIT when there is one.',
          'A number in an unbroken series, and the date.',
          'Each article or service with quantity, unit price and discount.',
          'The taxable base and the VAT by rate; the reason where no VAT is charged.',
          'The total in figures, and that it was processed by computer.',
        ],
      },
    ],
    pt: [
      {
        heading: 'O que uma factura deve conter',
        paragraphs: [
          'Nome, NUIT e endereço de quem vende; nome de quem compra, com NUIT quando o tenha.',
          'Um número em série sem interrupções, e a data.',
          'Cada artigo ou serviço com quantidade, preço unitário e desconto.',
          'A base tributável e o IVA por taxa; o motivo quando não se cobra IVA.',
          'O total em algarismos, e que foi processada por computador.',
        ],
      },
    ],
  },
  retention: {
    en: [
      {
        heading: 'How long documents are kept',
        paragraphs: [
          'Books and supporting documents are kept, as a rule, for ten years.',
          'Electronic records have to stay readable and unchanged; the company’s journal is chained, and a check shows any change.',
          'Export all data once a year and keep the file elsewhere.',
        ],
      },
    ],
    pt: [
      {
        heading: 'Durante quanto tempo se conservam os documentos',
        paragraphs: [
          'Os livros e documentos de suporte conservam-se, em regra, durante dez anos.',
          'Os registos electrónicos têm de se manter legíveis e inalterados; aqui o diário da empresa é encadeado, e uma verificação mostra qualquer alteração.',
          'Exporte a empresa uma vez por ano e guarde o ficheiro à parte.',
        ],
      },
    ],
  },
  saft: {
    en: [
      {
        heading: 'SAF-T',
        paragraphs: [
          'SAF-T is an XML file with master data (company, clients, suppliers, articles, tax table) and documents (sales, movements of goods, payments) of a period.',
          'Every document in it carries its number, its state, its totals and its signature; totals of the file equal the sums of its documents.',
          'Fill in NUIT, addresses and tax codes with care: most errors come from them.',
        ],
      },
    ],
    pt: [
      {
        heading: 'SAF-T',
        paragraphs: [
          'O SAF-T é um ficheiro XML com dados mestres (empresa, clientes, fornecedores, artigos, tabela de impostos) e documentos (vendas, movimentos de mercadorias, pagamentos) de um período.',
          'Cada documento traz o seu número, o seu estado, os seus totais e a sua assinatura; os totais do ficheiro são as somas dos documentos.',
          'Preencha com cuidado os NUIT, os endereços e os códigos de imposto: é daí que vem a maioria dos erros.',
        ],
      },
    ],
  },
} as const satisfies Readonly<Record<string, TextPage>>;

export type Guide = keyof typeof guides;

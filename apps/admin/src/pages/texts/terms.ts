import type { TextPage } from './section.js';

/** Under which terms the service is used; `%{operator}` is whoever runs the installation. */
export const terms: TextPage = {
  en: [
    {
      heading: '1. The service',
      paragraphs: [
        '%{operator} offers Balcão, a service for selling, invoicing and keeping the records of a business. By opening an account you accept these terms for the company that you use it for.',
      ],
    },
    {
      heading: '2. Accounts',
      paragraphs: [
        'Accounts are personal. Keep your password to yourself and tell us if someone else may know it. What is done with an account counts as done by its owner. The owner of a company decides who works in it and what they may do.',
      ],
    },
    {
      heading: '3. Your duties',
      paragraphs: [
        'Enter what is true, use the service lawfully, and neither disturb it nor try to reach the data of others. You remain responsible for your taxes, your declarations and the content of your documents.',
        'A document that is issued has legal meaning. It is corrected by cancelling it or by another document, never erased.',
      ],
    },
    {
      heading: '4. Plans, prices and credits',
      paragraphs: [
        'Plans and prices are shown in meticais. A period is paid in advance and renews unless it is cancelled. After cancelling, access stays to the end of the paid period; afterwards the records can be read and exported.',
        'Credits are non-refundable and not transferable between accounts or companies, except as the law provides. Prices may change for periods to come, with thirty days of notice.',
      ],
    },
    {
      heading: '5. Electronic documents',
      paragraphs: [
        'Under Lei n.º 3/2017 of 9 January, on electronic transactions, messages and documents in electronic form have effect when their integrity and origin can be shown. The service chains and dates every record for this purpose.',
        'Records are kept for as long as tax and commercial law require, as a rule ten years. You can export yours at any time, and should keep copies of your own.',
      ],
    },
    {
      heading: '6. Your data',
      paragraphs: [
        'What you enter belongs to you. We use it to provide the service, as the privacy policy says.',
      ],
    },
    {
      heading: '7. Availability and liability',
      paragraphs: [
        'We take care that the service is available and safe, announce maintenance, and make backups. We are not liable for matters outside our control, nor for wrong entries. Liability beyond that is limited to what was paid for the last twelve months, except for intent, gross negligence and what the law does not let us limit.',
      ],
    },
    {
      heading: '8. Suspension and end',
      paragraphs: [
        'We may suspend an account that is misused or not paid for, after a warning unless there is danger in delay. You may end the contract at any time. Records that have to be kept stay readable to those entitled to them.',
      ],
    },
    {
      heading: '9. Law and disputes',
      paragraphs: [
        'The law of the Republic of Mozambique applies. We try to settle disputes by agreement; failing that, the courts of the operator’s seat decide, unless the law prescribes others.',
      ],
    },
    {
      heading: '10. Changes',
      paragraphs: ['Changes of these terms are announced thirty days before they take effect.'],
    },
  ],
  pt: [
    {
      heading: '1. O serviço',
      paragraphs: [
        '%{operator} oferece o Balcão, um serviço para vender, facturar e manter os registos de uma empresa. Quem abre uma conta aceita estes termos, pela empresa em nome da qual a conta é usada.',
      ],
    },
    {
      heading: '2. Contas',
      paragraphs: [
        'As contas são pessoais. Guarde para si a palavra-passe e avise-nos quando outra pessoa a possa conhecer. O que se faz com uma conta vale como feito pelo seu titular. O proprietário de uma empresa decide quem nela trabalha e o que pode fazer.',
      ],
    },
    {
      heading: '3. Os seus deveres',
      paragraphs: [
        'Introduza o que é verdadeiro, use o serviço de forma lícita, não o perturbe nem tente aceder a dados alheios. Continua responsável pelos seus impostos, pelas suas declarações e pelo conteúdo dos seus documentos.',
        'Um documento emitido tem valor legal. Corrige-se anulando-o ou com outro documento, e nunca se apaga.',
      ],
    },
    {
      heading: '4. Planos, preços e créditos',
      paragraphs: [
        'Os planos e preços são indicados em meticais. Cada período é pago antecipadamente e renova-se, salvo cancelamento. Depois do cancelamento, o acesso mantém-se até ao fim do período pago; em seguida os registos podem ser consultados e exportados.',
        'Os créditos não são reembolsáveis nem transferíveis entre contas ou empresas, salvo nos casos previstos na lei. Os preços podem mudar para períodos futuros, com aviso de trinta dias.',
      ],
    },
    {
      heading: '5. Documentos electrónicos',
      paragraphs: [
        'Nos termos da Lei n.º 3/2017, de 9 de Janeiro, das transacções electrónicas, as mensagens e os documentos electrónicos produzem efeitos quando se possa demonstrar a sua integridade e origem. Para isso o serviço encadeia e data cada registo.',
        'Os registos são conservados enquanto a lei fiscal e comercial o exigir, em regra dez anos. Pode exportar os seus em qualquer momento, e convém guardar cópias próprias.',
      ],
    },
    {
      heading: '6. Os seus dados',
      paragraphs: [
        'O que introduz pertence-lhe. Usamo-lo para prestar o serviço, como diz a política de privacidade.',
      ],
    },
    {
      heading: '7. Disponibilidade e responsabilidade',
      paragraphs: [
        'Cuidamos de que o serviço esteja disponível e seguro, anunciamos a manutenção e fazemos cópias de segurança. Não respondemos pelo que está fora do nosso controlo nem por dados mal introduzidos. No mais, a responsabilidade limita-se ao que foi pago nos últimos doze meses, salvo dolo, culpa grave e o que a lei não permite limitar.',
      ],
    },
    {
      heading: '8. Suspensão e cessação',
      paragraphs: [
        'Podemos suspender uma conta usada indevidamente ou não paga, com aviso prévio, salvo perigo na demora. Pode pôr fim ao contrato em qualquer momento. Os registos que têm de ser conservados continuam legíveis para quem a eles tem direito.',
      ],
    },
    {
      heading: '9. Lei e litígios',
      paragraphs: [
        'Aplica-se a lei da República de Moçambique. Procuramos resolver os litígios por acordo; na sua falta, decidem os tribunais da sede do operador, salvo se a lei impuser outros.',
      ],
    },
    {
      heading: '10. Alterações',
      paragraphs: [
        'As alterações destes termos são anunciadas trinta dias antes de produzirem efeitos.',
      ],
    },
  ],
};

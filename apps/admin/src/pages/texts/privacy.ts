import type { TextPage } from './section.js';

/** How personal data are treated; `%{operator}` is whoever runs the installation. */
export const privacy: TextPage = {
  en: [
    {
      heading: '1. Who is responsible',
      paragraphs: [
        '%{operator} runs this service and is responsible for the personal data of those who have an account. For the data that a company keeps in its own books (clients, suppliers, staff) the company decides, and we act on its behalf.',
      ],
    },
    {
      heading: '2. What is kept',
      paragraphs: [
        'Of people: name, e-mail address, telephone number if given, language, pictures if given, and a password of which only a one-way digest is kept.',
        'Of their use: sign-ins with time, device and network address, and what was done in the books of a company, by whom and when.',
        'Of companies: what they enter, such as documents, clients, articles, payments and files.',
      ],
    },
    {
      heading: '3. What it is for',
      paragraphs: [
        'To provide the service that was agreed, to keep accounts safe, to answer messages, and to fulfil duties laid down by law. Data are not sold, and no advertising is shown.',
        'This follows the Constitution of the Republic of Mozambique and Lei n.º 3/2017 of 9 January, on electronic transactions: data are collected lawfully, for a stated purpose, no more than needed, and kept safe.',
      ],
    },
    {
      heading: '4. How long it is kept',
      paragraphs: [
        'Accounting and tax records, with the history of who made them, are kept for as long as tax and commercial law require, as a rule ten years, also after a subscription has ended.',
        'Data of an account are kept while it exists and removed afterwards, except where they are part of such records. Messages of the contact form are kept until they are dealt with.',
      ],
    },
    {
      heading: '5. Who else sees it',
      paragraphs: [
        'Other members of the same company, as far as they are allowed to. Those who run servers, deliver e-mail or take payments for us, under contract and for that purpose alone. Authorities, where the law obliges us.',
        'When data leave Mozambique for servers elsewhere, the same protection is agreed with their operators.',
      ],
    },
    {
      heading: '6. Your rights',
      paragraphs: [
        'You may ask what is kept about you, have it corrected or completed, have it exported, object to its use, and have it erased where no law requires it to be kept. Write to us by way of the contact page; about data in the books of a company, ask that company.',
      ],
    },
    {
      heading: '7. Safety',
      paragraphs: [
        'Connections are encrypted, passwords are digested, access is by permission, and the books are chained so that a change leaves a trace. If data were nevertheless exposed, those concerned and the authorities would be told without delay.',
      ],
    },
    {
      heading: '8. Storage in the browser',
      paragraphs: [
        'One cookie keeps you signed in. Language, theme and the state of the screens are kept in the browser. Nothing follows you elsewhere.',
      ],
    },
    {
      heading: '9. Changes',
      paragraphs: ['Changes are announced here and, when they matter, by e-mail beforehand.'],
    },
  ],
  pt: [
    {
      heading: '1. Quem é responsável',
      paragraphs: [
        '%{operator} explora este serviço e é responsável pelos dados pessoais de quem tem uma conta. Quanto aos dados que uma empresa guarda nos seus próprios registos (clientes, fornecedores, pessoal), é a empresa que decide, e nós agimos por conta dela.',
      ],
    },
    {
      heading: '2. O que se guarda',
      paragraphs: [
        'Das pessoas: nome, endereço de e-mail, telefone se indicado, idioma, imagens se fornecidas, e uma palavra-passe de que só se guarda um resumo irreversível.',
        'Do uso: inícios de sessão com hora, dispositivo e endereço de rede, e o que foi feito nos registos de uma empresa, por quem e quando.',
        'Das empresas: o que elas introduzem, como documentos, clientes, artigos, pagamentos e ficheiros.',
      ],
    },
    {
      heading: '3. Para quê',
      paragraphs: [
        'Para prestar o serviço acordado, proteger as contas, responder a mensagens e cumprir deveres legais. Os dados não são vendidos nem se mostra publicidade.',
        'Observa-se a Constituição da República de Moçambique e a Lei n.º 3/2017, de 9 de Janeiro, das transacções electrónicas: os dados são recolhidos de forma lícita, para uma finalidade declarada, só na medida necessária, e mantidos em segurança.',
      ],
    },
    {
      heading: '4. Durante quanto tempo',
      paragraphs: [
        'Os registos contabilísticos e fiscais, com o histórico de quem os fez, são conservados enquanto a lei fiscal e comercial o exigir, em regra dez anos, também depois do fim da subscrição.',
        'Os dados de uma conta são guardados enquanto ela existir e depois eliminados, salvo se fizerem parte desses registos. As mensagens do formulário de contacto são guardadas até serem tratadas.',
      ],
    },
    {
      heading: '5. Quem mais os vê',
      paragraphs: [
        'Outros membros da mesma empresa, na medida das suas permissões. Quem gere servidores, entrega e-mails ou recebe pagamentos por nós, sob contrato e só para esse fim. As autoridades, quando a lei nos obriga.',
        'Quando os dados saem de Moçambique para servidores no estrangeiro, a mesma protecção é acordada com quem os explora.',
      ],
    },
    {
      heading: '6. Os seus direitos',
      paragraphs: [
        'Pode perguntar o que se guarda sobre si, pedir que seja corrigido ou completado, exportado, opor-se ao seu uso e pedir que seja apagado, quando nenhuma lei exija a sua conservação. Escreva-nos pela página de contacto; sobre dados nos registos de uma empresa, dirija-se a essa empresa.',
      ],
    },
    {
      heading: '7. Segurança',
      paragraphs: [
        'As ligações são cifradas, as palavras-passe resumidas, o acesso é por permissão, e os registos são encadeados para que uma alteração deixe rasto. Se ainda assim houver exposição de dados, os interessados e as autoridades são avisados sem demora.',
      ],
    },
    {
      heading: '8. Armazenamento no navegador',
      paragraphs: [
        'Um cookie mantém a sessão iniciada. O idioma, o tema e o estado dos ecrãs ficam no navegador. Nada o segue noutros sítios.',
      ],
    },
    {
      heading: '9. Alterações',
      paragraphs: ['As alterações são anunciadas aqui e, quando importantes, antes por e-mail.'],
    },
  ],
};

import type { Translation } from '../messages.js';
import type { site as english } from '../en/site.js';

/** Páginas sobre o produto e sobre quem o explora. */
export const site: Translation<typeof english> = {
  contact: {
    title: 'Contacte-nos',
    subtitle: 'Escreva-nos: respondemos por e-mail.',
    name: 'O seu nome',
    email: 'O seu e-mail',
    topic: 'Assunto',
    message: 'Mensagem',
    website: 'Deixe este campo vazio',
    send: 'Enviar a mensagem',
    sending: 'A enviar…',
    required: 'Obrigatório',
    sent: 'Obrigado. A sua mensagem foi recebida.',
    another: 'Escrever outra mensagem',
    address: 'Endereço',
    phone: 'Telefone',
  },
  about: {
    title: 'Sobre nós',
    pitch: 'O Balcão é onde uma empresa vende, factura e tem as contas em ordem.',
    sales:
      'Facturas, recibos, stock, tesouraria e despesas batem certo ao centavo, e dizem porquê.',
    history: 'Cada facto fica: quem fez o quê, quando, e o que daí resultou.',
    home: 'Feito para Moçambique, e em casa em Angola e Portugal: moeda, IVA e facturação.',
    operator: 'Quem explora este serviço',
    noOperator: 'Quem explora esta instalação não disse quem é.',
  },
  links: {
    contact: 'Contacte-nos',
    about: 'Sobre nós',
    privacy: 'Política de privacidade',
    terms: 'Termos e condições',
  },
  legal: {
    draft: 'Minuta, a rever pelo advogado do operador antes da publicação.',
    unnamed: '[operador: nome e endereço por configurar]',
  },
  documents: {
    title: 'Documentos úteis',
    guides: 'Guias',
    templates: 'Modelos para importações',
    rules: 'Regras e ficheiros para a autoridade tributária',
    firstSteps: 'Primeiros passos: empresa, artigos, primeira factura',
    closing: 'Fecho de um mês: o que conferir, e por que ordem',
    saft: 'SAF-T: o que contém o ficheiro, e de onde vem',
    invoicing: 'O que uma factura deve conter',
    retention: 'Durante quanto tempo se conservam os documentos',
    api: 'A interface de programação',
    download: 'Descarregar',
  },
};

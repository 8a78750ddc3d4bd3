import type { Translation } from '../messages.js';
import type { site as english } from '../en/site.js';

/** Páginas sobre o produto e sobre quem o explora. */
export const site: Translation<typeof english> = {
  contact: {
    title: 'Contacte-nos',
    subtitle: 'Respondemos por e-mail.',
    name: 'O seu nome',
    email: 'O seu e-mail',
    topic: 'Assunto',
    message: 'Mensagem',
    website: 'Deixe este campo vazio',
    send: 'Enviar a mensagem',
    sending: 'A enviar…',
    required: 'Obrigatório',
    sent: 'Obrigado. Recebemos a sua mensagem.',
    another: 'Escrever outra mensagem',
    address: 'Endereço',
    phone: 'Telefone',
  },
  about: {
    title: 'Sobre nós',
    pitch: 'O Balcão é vendas, facturação e contas da sua empresa.',
    sales:
      'Facturas, recibos, stock, tesouraria e despesas que batem certo, com cada valor explicado.',
    history: 'Um histórico completo: quem fez o quê, e quando.',
    home: 'Feito para Moçambique, preparado também para Angola e Portugal.',
    operator: 'Fornecedor do serviço',
    noOperator: 'Esta instalação ainda não tem contactos definidos.',
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
    closing: 'Fecho do mês: o que conferir',
    saft: 'SAF-T: o que contém o ficheiro',
    invoicing: 'O que uma factura deve conter',
    retention: 'Durante quanto tempo se conservam os documentos',
    api: 'Referência da API',
    download: 'Descarregar',
  },
};

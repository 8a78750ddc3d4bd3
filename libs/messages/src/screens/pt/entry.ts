import type { Translation } from '../messages.js';
import type { entry as english } from '../en/entry.js';

export const entry: Translation<typeof english> = {
  language: 'Idioma',
  signIn: {
    title: 'Iniciar sessão',
    subtitle: 'Bem-vindo de volta. Use a sua conta da empresa.',
    email: 'E-mail',
    password: 'Palavra-passe',
    showPassword: 'Mostrar a palavra-passe',
    hidePassword: 'Ocultar a palavra-passe',
    submit: 'Entrar',
    submitting: 'A iniciar sessão…',
    signOutWaits:
      'A sessão será terminada no servidor assim que houver rede. Até lá, este dispositivo não mostra nada da sua conta.',
    required: 'Preencha este campo',
  },
  firstRun: {
    title: 'Configure a sua empresa',
    subtitle:
      'Uma empresa, uma conta de proprietário: dois minutos e pode emitir a primeira factura.',
    code: 'Código de instalação',
    codeInLog:
      'O servidor escreveu-o no seu registo quando arrancou: «The first visit takes the code …».',
    codeInSettings: 'É o SETUP_CODE da configuração do servidor.',
    companySection: 'Empresa',
    companyName: 'Nome da empresa',
    nuit: 'NUIT',
    nuitHint: '9 algarismos',
    address: 'Endereço',
    city: 'Cidade',
    country: 'País',
    phone: 'Número de telefone',
    companyEmail: 'E-mail da empresa',
    ownerSection: 'A sua conta',
    firstName: 'Nome',
    lastName: 'Apelido',
    email: 'E-mail',
    password: 'Palavra-passe',
    optional: 'opcional',
    submit: 'Criar empresa',
    submitting: 'A criar…',
    acceptNuit: 'O número está certo, usar mesmo assim',
    or: 'ou',
    demo: 'Explorar com dados de demonstração',
    demoHint: 'Uma empresa de exemplo com clientes, artigos e documentos. Pode recomeçar depois.',
    demoPreparing: 'A preparar a empresa de exemplo…',
    demoProgress: 'O ano de exemplo está a ser preenchido: {percent}\u00a0%',
  },
  sample: {
    rice: 'Arroz agulha 5 kg',
    oil: 'Óleo de girassol 1 L',
    coffee: 'Café moído 250 g',
    total: 'Total',
  },
};

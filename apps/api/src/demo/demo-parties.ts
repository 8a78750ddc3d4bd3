/** Who buys: code, name, NUIT (its check digit fits), address, city, days to pay, category. */
export const demoClients = [
  ['C001', 'Mercearia Polana, Lda', '400718520', 'Av. Julius Nyerere 812', 'Maputo', 30, 'Revenda'],
  ['C002', 'Construções Limpopo, SA', '400005834', 'Av. 24 de Julho 3549', 'Maputo', 30, 'Obras'],
  ['C003', 'Padaria Nova Esperança', '400584291', 'Rua da Resistência 47', 'Matola', 15, 'Revenda'],
  ['C004', 'Hotel Costa do Sol', '400123454', 'Av. Marginal 10249', 'Maputo', 30, 'Hotelaria'],
  ['C005', 'Escola Comunitária de Xai-Xai', '500171650', 'EN 1', 'Xai-Xai', 60, 'Instituições'],
  ['C006', 'Farmácia Central da Beira', '700152855', 'Rua Correia de Brito 2112', 'Beira', 30, ''],
  ['C007', 'Helena Macuácua', '100033593', 'Bairro do Alto Maé 318', 'Maputo', 0, ''],
  ['C008', 'João Baptista Nhantumbo', '123456785', 'Av. Acordos de Lusaka 95', 'Matola', 0, ''],
  ['C009', 'Restaurante Zambi', '600000063', 'Av. 10 de Novembro 8', 'Maputo', 15, 'Hotelaria'],
  ['C010', 'Consumidor final', '', '', 'Maputo', 0, ''],
  ['C011', 'Take-away Mundo da Mamã', '', 'Av. Eduardo Mondlane 640', 'Maputo', 7, 'Hotelaria'],
  [
    'C012',
    'Centro de Saúde da Machava',
    '',
    'Rua dos Combatentes 12',
    'Matola',
    45,
    'Instituições',
  ],
  ['C013', 'Transportes Inhambane, Lda', '', 'Av. de Angola 2301', 'Maputo', 15, 'Obras'],
  ['C014', 'Bazar da Dona Lurdes', '', 'Mercado do Zimpeto, banca 44', 'Maputo', 7, 'Revenda'],
  ['C015', 'Igreja Presbiteriana do Chamanculo', '', 'Rua do Chamanculo 77', 'Maputo', 30, ''],
  ['C016', 'Pensão Baía Azul', '', 'Rua da Praia 5', 'Bilene', 15, 'Hotelaria'],
  ['C017', 'Serralharia Mavota', '', 'Av. das FPLM 1180', 'Maputo', 15, 'Obras'],
  ['C018', 'Cantina da Universidade', '', 'Av. Julius Nyerere 3453', 'Maputo', 30, 'Instituições'],
] as const;

/** Who buys, as a row of `demoClients`. */
export type DemoClient = readonly [
  code: string,
  name: string,
  nuit: string,
  address: string,
  city: string,
  daysToPay: number,
  category: string,
];

/** Who sells to it: code, name, NUIT, city, days until it is paid, categories of its articles. */
export const demoSuppliers = [
  ['F001', 'Armazéns do Norte, Lda', '400582610', 'Nampula', 30, ['Mercearia']],
  ['F002', 'Frescos do Vale do Umbelúzi', '', 'Boane', 7, ['Frescos', 'Padaria']],
  ['F003', 'Higiene Total Moçambique', '', 'Matola', 30, ['Higiene e limpeza']],
  ['F004', 'Distribuidora de Bebidas Maputo', '', 'Maputo', 15, ['Bebidas']],
  ['F005', 'Cimentos e Ferro, SA', '', 'Matola', 45, ['Construção']],
  ['F006', 'Auto Peças Maputo', '', 'Maputo', 30, ['Oficina']],
] as const;

/** A client and a supplier at once. */
export const demoEntity = {
  code: 'E001',
  name: 'Cooperativa Agrícola de Chókwè',
  address1: 'Rua do Regadio 3',
  address2: 'Chókwè',
} as const;

/** A supplier abroad, from whom tax is withheld. */
export const demoAbroad = {
  code: 'F007',
  name: 'Tejo Sistemas de Gestão, Lda',
  address1: 'Avenida da República 50',
  address2: 'Lisboa',
  country: 'PT',
} as const;

/** The region that each of their places lies in. */
export const demoRegions: Readonly<Record<string, string>> = {
  Maputo: 'Maputo Cidade',
  Matola: 'Maputo Província',
  Boane: 'Maputo Província',
  'Xai-Xai': 'Gaza',
  Bilene: 'Gaza',
  Chókwè: 'Gaza',
  Beira: 'Sofala',
  Nampula: 'Nampula',
};

const FIRST_PHONE = 841_200_000;
const BETWEEN_PHONES = 1_373;

/** The telephone of the client or supplier with a code, `C007`. */
export const demoPhone = (code: string): string =>
  String(FIRST_PHONE + Number.parseInt(code.slice(1), 10) * BETWEEN_PHONES);

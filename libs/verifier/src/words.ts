import type { Check, FindingCode, LastSeal, Verdict } from './report.js';
import type { KnownPaper } from './tell-paper.js';

/** The languages that the verifier speaks, by itself and without a network. */
export type VerifierLanguage = 'en' | 'pt';

interface Words {
  readonly title: string;
  readonly hint: string;
  readonly choose: string;
  readonly folder: string;
  readonly drop: string;
  readonly working: string;
  readonly unreadable: string;
  readonly absent: string;
  readonly closed: (code: string) => string;
  readonly cutOff: string;
  readonly verdicts: Readonly<Record<Verdict, string>>;
  readonly looked: (looked: number) => string;
  readonly more: (more: number) => string;
  readonly expected: string;
  readonly found: string;
  readonly events: string;
  readonly lastSeal: (number: string, on: string) => string;
  readonly checkedAgainst: (events: number, papers: number, signatures: number) => string;
  readonly compared: (seal: LastSeal) => string;
  readonly notCompared: string;
  readonly outside: string;
  readonly limits: string;
  readonly paper: string;
  readonly paperUnknown: string;
  readonly paperKnown: Readonly<Record<KnownPaper['how'], (at: string) => string>>;
  readonly checks: Readonly<Record<Check, string>>;
  readonly findings: Readonly<Record<FindingCode, string>>;
}

/** `4159` → `4 159`, with a space that does not break. */
export const grouped = (count: number): string =>
  String(count).replace(/\B(?=(\d{3})+$)/g, '\u202f');

const en: Words = {
  title: 'Check of an inspection pack',
  hint: 'Everything is checked on this computer; nothing is sent anywhere.',
  choose: 'Choose the ZIP file',
  folder: 'Choose the unpacked folder',
  drop: 'or drop the ZIP file here',
  working: 'Checking…',
  unreadable: 'This is not a readable inspection pack.',
  absent: 'File or folder not found.',
  closed: (code) => `Access denied (${code}).`,
  cutOff: 'The archive is damaged, or was cut off when it was copied. Copy it again.',
  verdicts: {
    fits: 'Everything checked matches.',
    unproved: 'Not proved: proof of some items is missing.',
    differs: 'Not intact: something does not match.',
  },
  looked: (looked) => (looked === 0 ? 'none in this pack' : `${grouped(looked)} checked`),
  more: (more) => `and ${grouped(more)} more`,
  expected: 'expected',
  found: 'found',
  events: 'Events',
  lastSeal: (number, on) => `Last seal: no. ${number}, ${on}`,
  checkedAgainst: (events, papers, signatures) =>
    `Checked: ${grouped(events)} events against their chain and seals, files and ${grouped(papers)} PDFs against the digests sealed in the journal, ${grouped(signatures)} signatures against the keys in the pack.`,
  compared: ({ number, on, code }) =>
    `Seal ${code}, no. ${number} of ${on}, was compared from outside: events up to it are as they were then.`,
  notCompared:
    'No outside seal was compared: only the latest seal from a Z report or an e-mail shows a journal that was rewritten or cut short.',
  outside: 'Seal from an e-mail or Z report (optional)',
  limits:
    'This page can be replaced, too. Use your own copy, or compare its SHA-256 with the one on a Z report, in the guide, or where packs are made.',
  paper: 'Check a single file against this journal: a PDF, a fiscal file, an earlier pack',
  paperUnknown: 'The journal has no record of this file: it was changed, or never issued.',
  paperKnown: {
    printed: (at) => `handed out ${at}`,
    sent: (at) => `e-mailed ${at}`,
    packed: (at) => `packed for an inspection ${at}`,
    made: (at) => `created from the data ${at}`,
  },
  checks: {
    files: 'Files',
    pack: 'Pack against the journal',
    papers: 'Documents against events',
    chain: 'Chain of events',
    seals: 'Seals',
    signatures: 'Signatures of documents',
    numbers: 'Numbers of series',
    declaration: 'Declaration against events',
    vat: 'Totals per VAT rate',
    saft: 'SAF-T against events',
  },
  findings: {
    manifestUnreadable: 'The list of the pack cannot be read',
    fileMissing: 'A file is missing',
    fileUnlisted: 'A file is not of the pack',
    fileChanged: 'A file was changed',
    attachmentChanged: 'An attached file was missing or changed when the pack was made',
    lineUnreadable: 'A line cannot be read',
    contentUnreadable: 'What this check reads does not have the shape of a pack',
    packUnsealed: 'The journal has no event that seals this pack: its list is not proved',
    packDiffers: 'The list differs from what the journal sealed of this pack',
    packEnd: 'The events do not end with the seal of this pack',
    fileUnsealed: 'A file is not the one that the journal sealed',
    documentLater: 'Issued, cancelled or restored while the pack was made: not in its files',
    paperUnknown: 'A paper is of no document that was issued',
    paperOfAnother: 'A paper is not that of its document',
    paperUnsealed: 'A paper is not the file that the journal tells of',
    paperUnproved: 'The journal has no digest of a paper: it is not proved',
    paperMissing: 'The paper of a document is missing',
    eventMissing: 'An event is not in its place',
    eventChanged: 'An event was changed, or does not follow the one before it',
    eventsCut: 'The events do not end with the last one that was packed',
    eventsCount: 'There are not as many events as were packed',
    sealChanged: 'A seal was changed',
    sealMissing: 'A seal is missing',
    sealOrder: 'A seal does not follow the one before it',
    sealElsewhere: 'A seal is not of these events',
    sealOutside: 'No seal of the pack has the code that you gave',
    signatureWrong: 'A signature is not of this document',
    signatureOrder: 'A signature does not follow the one before it in the series',
    signatureMissing: 'A document of a signed series has no signature',
    signatureUnproved: 'The pack has no key for a signature: it is not proved',
    numberGap: 'Numbers are missing before',
    numberTwice: 'A number was given twice',
    numberOfSeal: 'A series has not come to the number of the seal',
    rowUnknown: 'A row of the declaration has no event',
    rowDiffers: 'The declaration says something else than the event',
    rowMissing: 'A document is not in the declaration',
    rateDiffers: 'A rate does not add up to the same',
    saftUnknown: 'A document of the SAF-T file has no event',
    saftTwice: 'The SAF-T file has it twice',
    saftDiffers: 'The SAF-T file says something else than the event',
    saftMissing: 'A document is not in the SAF-T file',
  },
};

const pt: Words = {
  title: 'Verificação de um dossier para inspecção',
  hint: 'Tudo é verificado neste computador; nada é enviado.',
  choose: 'Escolher o ficheiro ZIP',
  folder: 'Escolher a pasta extraída',
  drop: 'ou largue aqui o ficheiro ZIP',
  working: 'A verificar…',
  unreadable: 'Não é um dossier para inspecção que se possa ler.',
  absent: 'Não existe tal ficheiro ou pasta.',
  closed: (code) => `O sistema não deixa que seja lido (${code}).`,
  cutOff: 'O arquivo está danificado, ou ficou incompleto ao ser copiado. Copie-o de novo.',
  verdicts: {
    fits: 'Tudo o que foi verificado corresponde.',
    unproved: 'Não provado: falta a prova de alguns elementos.',
    differs: 'Não íntegro: algo não corresponde.',
  },
  looked: (looked) => (looked === 0 ? 'nenhum neste dossier' : `${grouped(looked)} verificados`),
  more: (more) => `e mais ${grouped(more)}`,
  expected: 'esperado',
  found: 'encontrado',
  events: 'Eventos',
  lastSeal: (number, on) => `Último selo: n.º ${number}, ${on}`,
  checkedAgainst: (events, papers, signatures) =>
    `Verificado: ${grouped(events)} eventos face à cadeia e aos selos, ficheiros e ${grouped(papers)} PDF face aos resumos selados no diário, ${grouped(signatures)} assinaturas face às chaves do dossier.`,
  compared: ({ number, on, code }) =>
    `O selo ${code}, n.º ${number} de ${on}, foi comparado de fora: os eventos até ele estão como estavam nessa altura.`,
  notCompared:
    'Nenhum selo exterior foi comparado: só o selo mais recente de um relatório Z ou de um e-mail revela um diário reescrito ou cortado.',
  outside: 'Selo de um e-mail ou fecho Z (opcional)',
  limits:
    'Também esta página pode ser substituída. Use uma cópia sua, ou compare o seu SHA-256 com o de um relatório Z, do guia ou da página onde se criam dossiers.',
  paper:
    'Verificar um ficheiro face a este diário: um PDF, um ficheiro fiscal, um dossier anterior',
  paperUnknown: 'O diário não tem registo deste ficheiro: foi alterado, ou nunca foi entregue.',
  paperKnown: {
    printed: (at) => `entregue ${at}`,
    sent: (at) => `enviado por e-mail ${at}`,
    packed: (at) => `incluído num dossier para inspecção ${at}`,
    made: (at) => `gerado a partir dos dados ${at}`,
  },
  checks: {
    files: 'Ficheiros',
    pack: 'Dossier face ao diário',
    papers: 'Documentos face aos eventos',
    chain: 'Cadeia de eventos',
    seals: 'Selos',
    signatures: 'Assinaturas dos documentos',
    numbers: 'Números das séries',
    declaration: 'Declaração face aos eventos',
    vat: 'Totais por taxa de IVA',
    saft: 'SAF-T face aos eventos',
  },
  findings: {
    manifestUnreadable: 'Não se consegue ler a lista do dossier',
    fileMissing: 'Falta um ficheiro',
    fileUnlisted: 'Um ficheiro não é do dossier',
    fileChanged: 'Um ficheiro foi alterado',
    attachmentChanged: 'Um ficheiro anexado faltava ou estava alterado quando o dossier foi feito',
    lineUnreadable: 'Não se consegue ler uma linha',
    contentUnreadable: 'O que esta verificação lê não tem a forma de um dossier',
    packUnsealed: 'O diário não tem o evento que sela este dossier: a lista não está provada',
    packDiffers: 'A lista não é a que o diário selou deste dossier',
    packEnd: 'Os eventos não terminam no selo deste dossier',
    fileUnsealed: 'Um ficheiro não é o que o diário selou',
    documentLater:
      'Emitido, anulado ou restaurado enquanto se fazia o dossier: não está nos ficheiros',
    paperUnknown: 'Um papel não é de nenhum documento emitido',
    paperOfAnother: 'Um papel não é o do seu documento',
    paperUnsealed: 'Um papel não é o ficheiro de que o diário fala',
    paperUnproved: 'O diário não tem o resumo de um papel: não está provado',
    paperMissing: 'Falta o papel de um documento',
    eventMissing: 'Um evento não está no seu lugar',
    eventChanged: 'Um evento foi alterado, ou não segue o anterior',
    eventsCut: 'Os eventos não terminam no último que foi incluído',
    eventsCount: 'O número de eventos não é o que foi incluído',
    sealChanged: 'Um selo foi alterado',
    sealMissing: 'Falta um selo',
    sealOrder: 'Um selo não segue o anterior',
    sealElsewhere: 'Um selo não é destes eventos',
    sealOutside: 'Nenhum selo do dossier tem o código indicado',
    signatureWrong: 'Uma assinatura não é deste documento',
    signatureOrder: 'Uma assinatura não segue a anterior da série',
    signatureMissing: 'Um documento de uma série assinada não tem assinatura',
    signatureUnproved: 'O dossier não tem a chave de uma assinatura: não está provada',
    numberGap: 'Faltam números antes de',
    numberTwice: 'Um número foi dado duas vezes',
    numberOfSeal: 'Uma série não chegou ao número do selo',
    rowUnknown: 'Uma linha da declaração não tem evento',
    rowDiffers: 'A declaração não diz o mesmo que o evento',
    rowMissing: 'Um documento não está na declaração',
    rateDiffers: 'Uma taxa não soma o mesmo',
    saftUnknown: 'Um documento do SAF-T não tem evento',
    saftTwice: 'Está duas vezes no SAF-T',
    saftDiffers: 'O SAF-T não diz o mesmo que o evento',
    saftMissing: 'Um documento não está no SAF-T',
  },
};

/** Sentences of the verifier: it goes where the product's own catalogue does not. */
export const verifierWords: Readonly<Record<VerifierLanguage, Words>> = { en, pt };

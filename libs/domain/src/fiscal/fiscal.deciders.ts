import type { Books } from '../books.js';
import { companyOf, todayIn } from '../companies/index.js';
import type { Decide, DecideContext } from '../decide.js';
import { Problems, refuse } from '../refusal.js';
import {
  changesBetween,
  integer,
  oneOf,
  readFields,
  required,
  text,
  withChanges,
  type FieldsMap,
} from '../registers/index.js';
import { nameOf } from '../series/index.js';
import type {
  ChangeFiscalSettings,
  DeclarePeriod,
  SettleDeclaredChanges,
  WithdrawDeclaration,
} from './fiscal.commands.js';
import {
  signatureModes,
  type DeclaredPeriodAltered,
  type FiscalSettings,
  type PeriodDeclared,
} from './fiscal.events.js';
import { monthOf, monthShape } from './alterations.js';
import type { DeclaredPeriod } from './fiscal.slice.js';
import { versionOf } from './sign-document.js';
import { writeVatReturn } from './write-vat-return.js';

const fiscalFields: FieldsMap<FiscalSettings> = {
  signatureMode: required(oneOf(...signatureModes)),
  signatureKey: text(20),
  saftNamespace: text(200),
  saftVersion: text(20),
  declarationDay: integer(1, 31),
};
const settingNames = Object.keys(fiscalFields) as (keyof FiscalSettings)[];
const noteText = text(500);
const receiptText = text(100);

const changeFiscalSettings: Decide<ChangeFiscalSettings> = (books, { fields }, context) => {
  const { id } = companyOf(books);
  const before = books.fiscal.settings.get();
  const problems = new Problems();
  const after = readFields(fiscalFields, withChanges(before, { ...fields }), problems);
  problems.refuseIfAny();
  if (after.signatureMode === 'off') refuseSigned(books);
  else if (after.signatureMode !== 'sha256-chain') refuseWithoutKey(after, context);
  const changes = changesBetween(before, after, settingNames);
  return changes ? [{ type: 'FiscalSettingsChanged', data: { id, ...changes } }] : [];
};

/** A chain that has begun goes on until its series is closed. */
function refuseSigned(books: Books): void {
  for (const [seriesId] of books.fiscal.signatures.entries()) {
    const series = books.series.series.get(seriesId);
    if (series?.isOpen !== true) continue;
    refuse('fiscal.seriesSigned', { series: nameOf(series) }, 'signatureMode');
  }
}

function refuseWithoutKey(settings: FiscalSettings, { keys }: DecideContext): void {
  const versions = keys?.versions ?? [];
  const version = versionOf(settings, versions);
  if (!versions.includes(version)) refuse('fiscal.keyMissing', { version }, 'signatureMode');
}

const declarePeriod: Decide<DeclarePeriod> = (books, command, context) => {
  const { period: id, alterations, readTo, revision, receipt: sent } = command;
  const today = todayIn(books, context);
  if (!monthShape.test(id)) refuse('fiscal.invalidPeriod', undefined, 'period');
  if (id >= monthOf(today)) refuse('fiscal.periodNotEnded', { period: id }, 'period');
  if (books.fiscal.lastChange.get() > readTo) refuse('fiscal.changedMeanwhile');
  const problems = new Problems();
  const receipt = receiptText.read(sent, 'receipt', problems);
  problems.refuseIfAny();
  const { fileId, fileKind, fileName, size, sha256, madeOn } = command;
  const file = { fileId, fileKind, fileName, size, sha256, revision, madeOn };
  const declared: PeriodDeclared = {
    type: 'PeriodDeclared',
    data: { id, ...file, on: today, ...(receipt !== undefined && { receipt }) },
  };
  return [
    declared,
    ...alterations.map((alteration): DeclaredPeriodAltered => ({
      type: 'DeclaredPeriodAltered',
      data: { id, ...alteration },
    })),
  ];
};

const settleDeclaredChanges: Decide<SettleDeclaredChanges> = (books, command) => {
  const { id } = declaredOf(books, command.period);
  const { until } = command;
  const note = readNote(command.note, 'note');
  return [{ type: 'DeclaredChangesSettled', data: { id, until, note } }];
};

const withdrawDeclaration: Decide<WithdrawDeclaration> = (books, command) => {
  const { id } = declaredOf(books, command.period);
  const reason = readNote(command.reason, 'reason');
  return [{ type: 'DeclarationWithdrawn', data: { id, reason } }];
};

function readNote(sent: string, path: string): string {
  const problems = new Problems();
  const note = noteText.read(sent, path, problems);
  problems.refuseIfAny();
  return note ?? refuse('fiscal.noteRequired', undefined, path);
}

const declaredOf = (books: Books, period: string): DeclaredPeriod =>
  books.fiscal.declarations.get(period) ?? refuse('fiscal.notDeclared', { period });

/** The rules of the commands on signing and declaring, by command. */
export const fiscalDeciders = {
  ChangeFiscalSettings: changeFiscalSettings,
  DeclarePeriod: declarePeriod,
  SettleDeclaredChanges: settleDeclaredChanges,
  WithdrawDeclaration: withdrawDeclaration,
  WriteVatReturn: writeVatReturn,
};

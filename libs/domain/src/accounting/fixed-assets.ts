import { AMOUNT_MINOR_MAX, isRate, rate as rateOf, toMicros } from '@balcao/pricing';
import type { Books } from '../books.js';
import { firstOfMonth, isDay, lastDayOf } from '../calendar.js';
import { todayIn } from '../companies/index.js';
import type { Decide } from '../decide.js';
import { Problems, refuse } from '../refusal.js';
import { day, integer, minorAmount, required, text } from '../registers/index.js';
import { refuseStale, refuseTakenId } from '../threads/index.js';
import { MONEY_REFERENCE_MAX, readMoneyReason, readPastDay } from '../treasury/index.js';
import { depreciatedThrough } from './depreciation.js';
import type { FixedAsset } from './evolve-assets.js';
import type { DepreciationLine } from './fixed-assets.events.js';

/** Records a fixed asset: bought now, or owned since before the books began. */
export interface RecordFixedAsset {
  readonly type: 'RecordFixedAsset';
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly classId: string;
  readonly acquiredOn: string;
  /** Defaults to the day of purchase. */
  readonly depreciatesFrom?: string;
  readonly costMinor: number;
  /** Depreciated before that, in other books. */
  readonly beforeMinor?: number;
  /** Percentage in a year; defaults to that of the class. */
  readonly rate?: string;
  /** The account that its purchase or opening balance is on; nothing is posted without it. */
  readonly againstAccountId?: string;
  /** Of the entry; defaults to the day of purchase. */
  readonly on?: string;
  readonly reference?: string;
  readonly location?: string;
}

/** Takes an asset back that should not have been recorded. */
export interface CancelFixedAsset {
  readonly type: 'CancelFixedAsset';
  readonly id: string;
  readonly reason: string;
  readonly expectedRevision?: number;
}

/** An asset is sold, scrapped or lost. */
export interface DisposeOfFixedAsset {
  readonly type: 'DisposeOfFixedAsset';
  readonly id: string;
  /** Defaults to today. */
  readonly on?: string;
  /** Without VAT; 0 where nothing is paid for it. */
  readonly proceedsMinor?: number;
  /** The account that the sale is on. */
  readonly againstAccountId?: string;
  readonly reason: string;
  readonly expectedRevision?: number;
}

/** Takes a disposal back. */
export interface RestoreFixedAsset {
  readonly type: 'RestoreFixedAsset';
  readonly id: string;
  readonly reason: string;
  readonly expectedRevision?: number;
}

/** Depreciates all assets to the end of a month. */
export interface DepreciateFixedAssets {
  readonly type: 'DepreciateFixedAssets';
  readonly id: string;
  /** `2026-11`. */
  readonly through: string;
}

/** Takes the last run of depreciation back. */
export interface ReverseDepreciation {
  readonly type: 'ReverseDepreciation';
  readonly id: string;
  readonly reason: string;
}

const fields = {
  code: required(text(20)),
  name: required(text(120)),
  acquiredOn: required(day()),
  depreciatesFrom: day(),
  costMinor: required(integer(1, AMOUNT_MINOR_MAX)),
  beforeMinor: minorAmount(),
  proceedsMinor: minorAmount(),
  reference: text(MONEY_REFERENCE_MAX),
  location: text(120),
};

const recordFixedAsset: Decide<RecordFixedAsset> = (books, command, context) => {
  const { id, classId, againstAccountId } = command;
  refuseTakenId(books, id);
  const problems = new Problems();
  const read = <F extends keyof typeof fields & keyof RecordFixedAsset>(field: F) =>
    fields[field].read(command[field], field, problems) as RecordFixedAsset[F] | undefined;
  const today = todayIn(books, context);
  const acquiredOn = read('acquiredOn') ?? today;
  if (acquiredOn > today) problems.add('acquiredOn', 'treasury.inFuture', { today });
  const depreciatesFrom = read('depreciatesFrom') ?? acquiredOn;
  if (depreciatesFrom < acquiredOn) problems.add('depreciatesFrom', 'asset.beforePurchase');
  const on = readPastDay(command.on ?? acquiredOn, today, problems);
  const code = read('code') ?? '';
  if (isTaken(books, code)) problems.add('code', 'asset.codeTaken', { code });
  const costMinor = read('costMinor') ?? 0;
  const beforeMinor = read('beforeMinor') ?? 0;
  if (beforeMinor > costMinor) problems.add('beforeMinor', 'asset.beyondCost');
  const found = books.accounting.assetClasses.get(classId);
  if (found?.isArchived !== false) problems.add('classId', 'asset.classNotFound');
  const rate = command.rate ?? found?.rate ?? '0';
  if (!isRate(rate) || toMicros(rateOf(rate)) > RATE_MICROS_MAX) {
    problems.add('rate', 'asset.rateOutOfRange');
  }
  checkAgainst(books, againstAccountId, problems);
  const [name = '', reference, location] = [read('name'), read('reference'), read('location')];
  problems.refuseIfAny();
  return [
    {
      type: 'FixedAssetRecorded',
      data: {
        id,
        on,
        code,
        name,
        classId,
        acquiredOn,
        depreciatesFrom,
        costMinor,
        beforeMinor,
        rate: rateOf(rate),
        ...(againstAccountId !== undefined && { againstAccountId }),
        ...(reference !== undefined && { reference }),
        ...(location !== undefined && { location }),
      },
    },
  ];
};

/** 100 %. */
const RATE_MICROS_MAX = 100_000_000;

const isTaken = (books: Books, code: string): boolean =>
  [...books.accounting.fixedAssets.values()].some((asset) => asset.code === code);

/** Adds a problem unless the account is open and has no parts, which are posted to instead. */
function checkAgainst(books: Books, accountId: string | undefined, problems: Problems): void {
  if (accountId === undefined) return;
  const { ledgerAccounts } = books.accounting;
  const account = ledgerAccounts.get(accountId);
  const code = account?.code ?? accountId;
  if (!account) problems.add('againstAccountId', 'accounting.accountNotFound', { code });
  else if (account.isArchived)
    problems.add('againstAccountId', 'accounting.accountClosed', { code });
  else if (
    [...ledgerAccounts.values()].some(
      (other) => !other.isArchived && other.code !== code && other.code.startsWith(code),
    )
  ) {
    problems.add('againstAccountId', 'asset.accountHasParts', { code });
  }
}

function assetNamed(books: Books, id: string, expected: number | undefined): FixedAsset {
  const asset = books.accounting.fixedAssets.get(id);
  if (asset === undefined) return refuse('record.notFound', { id });
  refuseStale(books, id, expected);
  return asset;
}

const cancelFixedAsset: Decide<CancelFixedAsset> = (books, command) => {
  const { id, expectedRevision } = command;
  const asset = assetNamed(books, id, expectedRevision);
  if (asset.disposed !== undefined) refuse('asset.disposed', { code: asset.code });
  if (asset.depreciatedMinor > asset.beforeMinor) refuse('asset.depreciated', { code: asset.code });
  const problems = new Problems();
  const reason = readMoneyReason(command.reason, problems);
  problems.refuseIfAny();
  const { on, classId, costMinor, beforeMinor, againstAccountId } = asset;
  const worth = { classId, costMinor, beforeMinor };
  const against = againstAccountId === undefined ? {} : { againstAccountId };
  return [{ type: 'FixedAssetCancelled', data: { id, on, reason, ...worth, ...against } }];
};

const disposeOfFixedAsset: Decide<DisposeOfFixedAsset> = (books, command, context) => {
  const { id, expectedRevision, againstAccountId } = command;
  const asset = assetNamed(books, id, expectedRevision);
  const { code, classId, costMinor, depreciatedMinor } = asset;
  if (asset.disposed !== undefined) refuse('asset.disposed', { code });
  const problems = new Problems();
  const on = readPastDay(command.on, todayIn(books, context), problems);
  if (on < asset.acquiredOn || on < asset.on) problems.add('on', 'asset.beforePurchase');
  const proceedsMinor =
    fields.proceedsMinor.read(command.proceedsMinor, 'proceedsMinor', problems) ?? 0;
  checkAgainst(books, againstAccountId, problems);
  if (proceedsMinor > 0 && againstAccountId === undefined) {
    problems.add('againstAccountId', 'asset.proceedsAccount');
  }
  const reason = readMoneyReason(command.reason, problems);
  problems.refuseIfAny();
  // The month that it leaves in is not depreciated any more.
  const lastMinor = Math.max(0, depreciatedThrough(asset, monthBefore(on)) - depreciatedMinor);
  return [
    {
      type: 'FixedAssetDisposed',
      data: {
        id,
        on,
        reason,
        classId,
        costMinor,
        depreciatedMinor,
        lastMinor,
        proceedsMinor,
        ...(proceedsMinor > 0 && againstAccountId !== undefined && { againstAccountId }),
      },
    },
  ];
};

const monthBefore = (on: string): string => firstOfMonth(on, -1).slice(0, 7);

const restoreFixedAsset: Decide<RestoreFixedAsset> = (books, command) => {
  const { id, expectedRevision } = command;
  const { code, disposed } = assetNamed(books, id, expectedRevision);
  if (disposed === undefined) return refuse('asset.inUse', { code });
  const problems = new Problems();
  const reason = readMoneyReason(command.reason, problems);
  problems.refuseIfAny();
  return [{ type: 'FixedAssetRestored', data: { ...disposed, id, reason } }];
};

const isMonth = (text: string): boolean => isDay(`${text}-01`);

/** What a run to the end of a month would post, asset by asset. */
export function depreciationDue(books: Books, through: string): readonly DepreciationLine[] {
  return [...books.accounting.fixedAssets.entries()].flatMap(([assetId, asset]) => {
    const { classId, depreciatedMinor, disposed } = asset;
    const amountMinor = depreciatedThrough(asset, through) - depreciatedMinor;
    return disposed === undefined && amountMinor > 0 ? [{ assetId, classId, amountMinor }] : [];
  });
}

/** The last run that stands, and the month that it went to. */
export function lastDepreciation(
  books: Books,
): { readonly id: string; readonly through: string } | undefined {
  const [id, through] = [...books.accounting.depreciationRuns.entries()].at(-1) ?? [];
  return id === undefined || through === undefined ? undefined : { id, through };
}

const depreciateFixedAssets: Decide<DepreciateFixedAssets> = (books, { id, through }, context) => {
  refuseTakenId(books, id);
  const today = todayIn(books, context);
  if (!isMonth(through)) refuse('field.invalid', { field: 'through' }, 'through');
  if (through > today.slice(0, 7)) refuse('treasury.inFuture', { today }, 'through');
  const last = lastDepreciation(books);
  if (last !== undefined && through < last.through) {
    refuse('asset.depreciatedFurther', { month: last.through }, 'through');
  }
  const lines = depreciationDue(books, through);
  if (lines.length === 0) refuse('asset.nothingToDepreciate', { month: through }, 'through');
  const end = lastDayOf(`${through}-01`);
  // The entry of the running month is of today: the journal has no day to come.
  const on = end > today ? today : end;
  return [{ type: 'FixedAssetsDepreciated', data: { id, on, through, lines } }];
};

const reverseDepreciation: Decide<ReverseDepreciation> = (books, command, context) => {
  const { id } = command;
  const run = context.firstEvents.get(id);
  if (run?.type !== 'FixedAssetsDepreciated') return refuse('record.notFound', { id });
  if (lastDepreciation(books)?.id !== id) refuse('asset.notLastRun');
  const { on, lines } = run.data;
  const { fixedAssets } = books.accounting;
  const gone = lines.find(({ assetId }) => fixedAssets.get(assetId)?.disposed !== undefined);
  if (gone) refuse('asset.disposed', { code: fixedAssets.get(gone.assetId)?.code ?? '' });
  const problems = new Problems();
  const reason = readMoneyReason(command.reason, problems);
  problems.refuseIfAny();
  return [{ type: 'DepreciationReversed', data: { id, on, reason, lines } }];
};

/** The rules of the commands on fixed assets, by command. */
export const fixedAssetDeciders = {
  RecordFixedAsset: recordFixedAsset,
  CancelFixedAsset: cancelFixedAsset,
  DisposeOfFixedAsset: disposeOfFixedAsset,
  RestoreFixedAsset: restoreFixedAsset,
  DepreciateFixedAssets: depreciateFixedAssets,
  ReverseDepreciation: reverseDepreciation,
};

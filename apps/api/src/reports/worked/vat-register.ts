import type { DocumentRow, VatRegisterRow } from '@balcao/contracts';
import { documentLines, documents, expenses, signOf, vat } from '@balcao/projections';
import type { Group, RowReader } from '@balcao/read-store';
import { countedLines } from '../../statistics/sales-lists.js';
import { countedExpenses } from '../../statistics/vat-sums.js';
import type { AskedReport } from '../asked-report.js';
import { firstDayIn, lastDayIn } from './text-in.js';

/** The side of a VAT register. */
type Side = 'sales' | 'purchases';

const summed = ['baseMinor', 'vatMinor', 'deductedMinor', 'selfChargedMinor'] as const;
type Figures = Readonly<Record<(typeof summed)[number], number>>;

/** One document or expense at one VAT code. */
interface Part extends Figures {
  readonly recordId: string;
  readonly vatId: string;
}

/**
 * A row for each VAT code of each document of the period, and of each expense among purchases: what
 * the VAT return of the period counts, and nothing else.
 */
export async function vatRegister(
  rows: RowReader,
  asked: AskedReport,
  side: Side,
): Promise<readonly VatRegisterRow[]> {
  const { list, previous } = asked;
  const periods = [list.where, ...(previous === undefined ? [] : [previous])];
  const made = await Promise.all(
    periods.map((where) => registerOf(rows, asked.companyId, side, daysIn(where))),
  );
  return made.flat();
}

interface Days {
  readonly $gte?: string;
  readonly $lte?: string;
}

/** The requested period; undefined for all. */
function daysIn(where: AskedReport['list']['where']): Days | undefined {
  const from = firstDayIn(where, 'issuedOn');
  const to = lastDayIn(where, 'issuedOn');
  if (from === undefined && to === undefined) return undefined;
  return { ...(from !== undefined && { $gte: from }), ...(to !== undefined && { $lte: to }) };
}

async function registerOf(
  rows: RowReader,
  companyId: string,
  side: Side,
  days: Days | undefined,
): Promise<readonly VatRegisterRow[]> {
  const lines = await rows.group(documentLines, companyId, {
    where: { ...countedLines(side), ...(days && { issuedOn: days }) },
    by: ['documentId', 'vatId', 'accountEffect'],
    sum: side === 'sales' ? ['tradeBaseMinor', 'tradeVatMinor'] : summed,
  });
  const parts = lines.map((group) => (side === 'sales' ? soldPart(group) : boughtPart(group)));
  const [ofDocuments, ofExpenses] = await Promise.all([
    documentRows(rows, companyId, parts),
    side === 'sales' ? [] : expenseRows(rows, companyId, days),
  ]);
  return [...ofDocuments, ...ofExpenses];
}

const placeOf = ({ key }: Group) => ({
  recordId: String(key['documentId']),
  vatId: String(key['vatId']),
});

/** Lines of sales take the sign of their document. */
const soldPart = (group: Group): Part => ({
  ...placeOf(group),
  baseMinor: group.sums['tradeBaseMinor'] ?? 0,
  vatMinor: group.sums['tradeVatMinor'] ?? 0,
  deductedMinor: 0,
  selfChargedMinor: 0,
});

function boughtPart(group: Group): Part {
  const accountEffect = String(group.key['accountEffect']) as 'debit' | 'credit' | 'both' | 'none';
  const sign = signOf({ typeId: '', group: 'purchases', accountEffect });
  const figure = (of: (typeof summed)[number]) => sign * (group.sums[of] ?? 0);
  return {
    ...placeOf(group),
    baseMinor: figure('baseMinor'),
    vatMinor: figure('vatMinor'),
    deductedMinor: figure('deductedMinor'),
    selfChargedMinor: figure('selfChargedMinor'),
  };
}

const isSomething = (figures: Figures): boolean => summed.some((figure) => figures[figure] !== 0);

async function documentRows(
  rows: RowReader,
  companyId: string,
  parts: readonly Part[],
): Promise<readonly VatRegisterRow[]> {
  const ids = [...new Set(parts.map(({ recordId }) => recordId))];
  const found = new Map((await documentsOf(rows, companyId, ids)).map((row) => [row.id, row]));
  const codes = await codesOf(rows, companyId, parts);
  return parts.filter(isSomething).flatMap(({ recordId, vatId, ...figures }) => {
    const document = found.get(recordId);
    const code = codes.get(vatId);
    if (document === undefined || code === undefined) return [];
    const { revision, issuedOn, reference, supplierReference, typeId, issuedById } = document;
    const { clientId: partyId, clientName: partyName, clientNuit: partyNuit } = document;
    return [
      {
        id: `${recordId} ${vatId}`,
        revision,
        documentId: recordId,
        issuedOn,
        reference,
        typeId,
        issuedById,
        partyId,
        partyName,
        ...(partyNuit !== undefined && { partyNuit }),
        ...(supplierReference !== undefined && { supplierReference }),
        ...rateOf(code),
        ...withTotal(figures),
      },
    ];
  });
}

const idsPerRead = 1_000;

async function documentsOf(
  rows: RowReader,
  companyId: string,
  ids: readonly string[],
): Promise<readonly DocumentRow[]> {
  const found: DocumentRow[] = [];
  for (let at = 0; at < ids.length; at += idsPerRead) {
    found.push(...(await rows.getMany(documents, companyId, ids.slice(at, at + idsPerRead))));
  }
  return found;
}

async function expenseRows(
  rows: RowReader,
  companyId: string,
  days: Days | undefined,
): Promise<readonly VatRegisterRow[]> {
  const found = await rows.find(expenses, companyId, {
    where: { ...countedExpenses, ...(days && { on: days }) },
  });
  const codes = await codesOf(rows, companyId, found);
  return found.flatMap((expense) => {
    const { id, revision, on: issuedOn, description, reference, supplierId, supplier } = expense;
    const code = codes.get(expense.vatId ?? '');
    const figures = {
      baseMinor: expense.baseMinor,
      vatMinor: expense.vatMinor,
      deductedMinor: expense.deductedMinor,
      selfChargedMinor: expense.selfChargedMinor,
    };
    if (code === undefined || !isSomething(figures)) return [];
    return [
      {
        id,
        revision,
        issuedOn,
        reference: description,
        partyName: supplier ?? '',
        ...(supplierId !== undefined && { partyId: supplierId }),
        ...(expense.supplierNuit !== undefined && { partyNuit: expense.supplierNuit }),
        ...(reference !== undefined && { supplierReference: reference }),
        ...rateOf(code),
        ...withTotal(figures),
      },
    ];
  });
}

interface Code {
  readonly id: string;
  readonly code: string;
  readonly rate: string;
}

async function codesOf(
  rows: RowReader,
  companyId: string,
  parts: readonly { readonly vatId?: string }[],
): Promise<ReadonlyMap<string, Code>> {
  const ids = [...new Set(parts.flatMap(({ vatId }) => vatId ?? []))];
  return new Map((await rows.getMany(vat, companyId, ids)).map((code) => [code.id, code]));
}

const rateOf = ({ code, rate }: Code) => ({ vatCode: code, vatRate: rate });

const withTotal = (figures: Figures) => ({
  ...figures,
  totalMinor: figures.baseMinor + figures.vatMinor,
});

import {
  resultStockLines,
  stockLines,
  vatLines,
  type FinancialStatementAnswer,
} from '@balcao/contracts';
import type { Language } from '@balcao/messages';
import { en } from '@balcao/messages/screens/en';
import { pt } from '@balcao/messages/screens/pt';

const words = { en: en.reports.financial, pt: pt.reports.financial };

type Statement = Omit<FinancialStatementAnswer, 'previous' | 'open'>;
type Figure = (statement: Statement) => number | undefined;

/** One line of the statement as a file. */
interface FinancialRow {
  readonly part: string;
  readonly name: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly previousMinor?: number;
  readonly changeMinor?: number;
}

/** The statement from its first line to its last, beside the days that it is compared with. */
export function financialRows(
  answer: FinancialStatementAnswer,
  currency: string,
  language: Language,
): readonly FinancialRow[] {
  const texts = words[language];
  const line = (part: string, name: string, figure: Figure, of = currency) =>
    lineOf({ part, name, currency: of }, answer, figure);
  const result = (name: string, figure: Figure) => line(texts.result, name, figure);
  return [
    ...result(texts.sales, ({ sales }) => sales?.netMinor),
    ...result(texts.cost, ({ sales }) => less(sales?.costMinor)),
    ...result(texts.margin, ({ sales }) =>
      sales?.costMinor === undefined ? undefined : sales.netMinor - sales.costMinor,
    ),
    ...resultStockLines.flatMap((of) => result(texts.stock[of], ({ stock }) => stock?.[of])),
    ...categoriesOf(answer).flatMap(({ id, name }) =>
      result(name, ({ expenses }) => expenses && less(spentOn(expenses, id))),
    ),
    ...result(texts.expenses, ({ expenses }) => less(expenses?.netMinor)),
    ...result(texts.result, ({ resultMinor }) => resultMinor),
    ...result(texts.purchases, ({ purchases }) => purchases?.netMinor),
    ...stockLines.flatMap((of) =>
      line(texts.stock.title, texts.stock[of], ({ stock }) => stock?.[of]),
    ),
    ...vatLines.flatMap((of) => line(texts.vat.title, texts.vat[of], ({ vat }) => vat?.[of])),
    ...openRows(answer, currency, language),
    ...(answer.accounts ?? []).flatMap(({ id, name, currency: own }) =>
      (['opening', 'moved', 'closing'] as const).flatMap((of) =>
        line(
          texts.accounts,
          `${name}: ${texts[of]}`,
          ({ accounts }) => accounts?.find((each) => each.id === id)?.[`${of}Minor`],
          own,
        ),
      ),
    ),
  ];
}

const less = (minor: number | undefined) => (minor === undefined || minor === 0 ? minor : -minor);

type Spent = NonNullable<FinancialStatementAnswer['expenses']>;

const spentOn = ({ categories }: Spent, id: string): number =>
  categories.find((category) => category.id === id)?.netMinor ?? 0;

/** The categories of either of the periods, each once. */
function categoriesOf({
  expenses,
  previous,
}: FinancialStatementAnswer): readonly { readonly id: string; readonly name: string }[] {
  const now = expenses?.categories ?? [];
  const gone = previous?.expenses?.categories ?? [];
  return [...now, ...gone.filter(({ id }) => !now.some((category) => category.id === id))];
}

/** What is open is of today: it is compared with nothing. */
function openRows(
  { open }: FinancialStatementAnswer,
  currency: string,
  language: Language,
): readonly FinancialRow[] {
  if (open === undefined) return [];
  const { open: part, receivable, payable } = words[language];
  return [
    { part, name: receivable, amountMinor: open.receivableMinor, currency },
    { part, name: payable, amountMinor: open.payableMinor, currency },
  ];
}

/** A line where its figure may be seen; nothing where not. */
function lineOf(
  head: Pick<FinancialRow, 'part' | 'name' | 'currency'>,
  answer: FinancialStatementAnswer,
  figure: Figure,
): readonly FinancialRow[] {
  const amountMinor = figure(answer);
  if (amountMinor === undefined) return [];
  const { previous } = answer;
  if (previous === undefined) return [{ ...head, amountMinor }];
  const previousMinor = figure(previous) ?? 0;
  return [{ ...head, amountMinor, previousMinor, changeMinor: amountMinor - previousMinor }];
}

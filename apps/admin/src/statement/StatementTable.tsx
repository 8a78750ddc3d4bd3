import type { ScreenMessageKey } from '@balcao/messages';
import type { ReactNode } from 'react';
import { AmountCell } from '../explain/AmountCell.js';
import { Explained } from '../explain/Explained.js';
import { lessFigure, rowFigure } from '../explain/figure-of.js';
import { Amount } from '../fields/Amount.js';
import { Day } from '../fields/cells.js';
import { useMessages } from '../i18n/use-messages.js';

/** One entry as a statement shows it; amounts in minor units, 0 for the other side. */
export interface StatementEntry {
  readonly id: string;
  readonly on: string;
  readonly reference: ReactNode;
  readonly kind: ScreenMessageKey;
  readonly inMinor: number;
  readonly outMinor: number;
  /** The account's balance after it. */
  readonly balanceMinor: number;
  /** What it adds to the balance. */
  readonly changeMinor: number;
}

/** What an account calls the two sides of its entries. */
export interface StatementHeadings {
  readonly in: ScreenMessageKey;
  readonly out: ScreenMessageKey;
}

interface StatementTableProps {
  readonly entries: readonly StatementEntry[];
  readonly headings: StatementHeadings;
  /** Where the entries are kept, for their figures to be explained. */
  readonly collection: 'account_entries' | 'treasury_entries';
  /** Says below the entries, the newest of which come first, what the account had before them. */
  readonly showsOpening?: boolean;
}

/** Entries of an account in their order, with the balance after each. */
export function StatementTable(props: StatementTableProps): ReactNode {
  const { entries, headings, collection, showsOpening = false } = props;
  const t = useMessages();
  const oldest = showsOpening ? entries.at(-1) : undefined;
  return (
    <table className="statement" aria-label={t('pages.client.statement')}>
      <thead>
        <tr>
          <th scope="col">{t('pages.client.date')}</th>
          <th scope="col">{t('pages.client.reference')}</th>
          <th scope="col">{t('pages.client.kind')}</th>
          <th scope="col" className="number">
            {t(headings.in)}
          </th>
          <th scope="col" className="number">
            {t(headings.out)}
          </th>
          <th scope="col" className="number">
            {t('pages.client.running')}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <Entry key={entry.id} {...{ entry, headings, collection }} />
        ))}
        {oldest === undefined ? null : (
          <tr className="statement__opening">
            <td>
              <Day day={oldest.on} />
            </td>
            <td colSpan={4}>{t('pages.statement.opening')}</td>
            <td className="number">
              <Explained
                isInRow
                figure={openingFigure(collection, oldest, t('pages.statement.opening'))}
              >
                <Amount minor={oldest.balanceMinor - oldest.changeMinor} />
              </Explained>
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

type EntryProps = Pick<StatementTableProps, 'headings' | 'collection'> & {
  readonly entry: StatementEntry;
};

/** What each side of an entry is kept as; treasury entries out of an account are below zero. */
const sides = {
  account_entries: {
    in: { field: 'debitMinor', isLess: false },
    out: { field: 'creditMinor', isLess: false },
  },
  treasury_entries: {
    in: { field: 'amountMinor', isLess: false },
    out: { field: 'amountMinor', isLess: true },
  },
} as const;

/** What the account had before an entry: the balance before it. */
const openingFigure = (
  collection: StatementTableProps['collection'],
  { id }: StatementEntry,
  title: string,
) => rowFigure(collection, 'openingMinor', id, title);

function Entry({ entry, headings, collection }: EntryProps): ReactNode {
  const t = useMessages();
  const title = t('pages.client.running');
  const { on, reference, kind, inMinor, outMinor, balanceMinor } = entry;
  const figureOf = (side: 'in' | 'out', minor: number) => {
    if (minor === 0) return undefined;
    const { field, isLess } = sides[collection][side];
    const figure = rowFigure(collection, field, entry.id, t(kind));
    return isLess ? lessFigure(figure) : figure;
  };
  return (
    <tr>
      <td>
        <Day day={on} />
      </td>
      <td>{reference}</td>
      <td>{t(kind)}</td>
      <AmountCell
        figure={figureOf('in', inMinor)}
        label={t(headings.in)}
        isEmpty={inMinor === 0}
        minor={inMinor}
        dashForZero
      />
      <AmountCell
        figure={figureOf('out', outMinor)}
        label={t(headings.out)}
        isEmpty={outMinor === 0}
        minor={outMinor}
        dashForZero
      />
      <AmountCell
        figure={rowFigure(collection, 'balanceMinor', entry.id, title)}
        label={title}
        minor={balanceMinor}
        style={{ fontWeight: 650 }}
      />
    </tr>
  );
}

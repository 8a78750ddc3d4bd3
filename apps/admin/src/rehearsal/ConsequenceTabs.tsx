import './consequences.css';
import type { Rehearsal } from '@balcao/contracts';
import { grouped } from '@balcao/messages';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, useState, type ReactNode } from 'react';
import { useMessages } from '../i18n/use-messages.js';
import {
  countOf,
  consequencesOf,
  touchedParts,
  type ConsequencePart,
  type Consequences,
} from './consequence-parts.js';
import {
  BalanceRow,
  DocumentRow,
  MoneyRow,
  SeriesRow,
  SettledRow,
  StateRow,
  StockRow,
  TaxRow,
} from './rows.js';

interface ConsequenceTabsProps {
  readonly rehearsal: Omit<Rehearsal, 'events' | 'declared' | 'states'> & Partial<Rehearsal>;
}

/** What it does to each part of the books, under tabs where it touches more than one. */
export function ConsequenceTabs({ rehearsal }: ConsequenceTabsProps): ReactNode {
  const t = useMessages();
  const id = useId();
  const [chosen, setChosen] = useState<ConsequencePart>();
  const consequences = consequencesOf(rehearsal);
  const parts = touchedParts(consequences);
  const [first] = parts;
  if (first === undefined) return <p>{t('documents.consequences.none')}</p>;
  const part = parts.find((each) => each === chosen) ?? first;
  const labelOf = (each: ConsequencePart): string =>
    `${t(`documents.consequences.parts.${each}`)} ${grouped(String(countOf(consequences, each)))}`;
  return (
    <>
      <Tabs
        value={part}
        variant="scrollable"
        scrollButtons={false}
        className="consequences__tabs"
        aria-label={t('documents.consequences.title')}
        onChange={(_event, next: ConsequencePart) => {
          setChosen(next);
        }}
      >
        {parts.map((each) => (
          <Tab
            key={each}
            value={each}
            id={`${id}-${each}`}
            aria-controls={`${id}-panel`}
            label={labelOf(each)}
          />
        ))}
      </Tabs>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${part}`}
        tabIndex={0}
        className="consequences__panel"
      >
        <dl className="consequences__rows">
          <Part part={part} consequences={consequences} />
        </dl>
      </div>
    </>
  );
}

function Part({
  part,
  consequences,
}: {
  readonly part: ConsequencePart;
  readonly consequences: Consequences;
}): ReactNode {
  switch (part) {
    case 'documents':
      return (
        <>
          {consequences.documents.map((row) => (
            <DocumentRow key={row.id} row={row} />
          ))}
          {consequences.states.map((row) => (
            <StateRow key={row.documentId} row={row} />
          ))}
          {consequences.settled.map((row) => (
            <SettledRow key={row.documentId} row={row} />
          ))}
        </>
      );
    case 'stock':
      return consequences.stock.map((row) => (
        <StockRow key={`${row.articleId} ${row.warehouseId} ${row.batchId ?? ''}`} row={row} />
      ));
    case 'money':
      return consequences.money.map((row) => <MoneyRow key={row.accountId} row={row} />);
    case 'accounts':
      return consequences.balances.map((row) => (
        <BalanceRow key={`${row.ledger} ${row.partyId}`} row={row} />
      ));
    case 'tax':
      return consequences.tax.map((row) => (
        <TaxRow key={`${row.period} ${row.direction}`} row={row} />
      ));
    case 'series':
      return consequences.series.map((id) => <SeriesRow key={id} id={id} />);
  }
}

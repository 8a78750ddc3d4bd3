import './consequences.css';
import type { Rehearsal } from '@balcao/contracts';
import { grouped } from '@balcao/messages';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, useState, type ReactNode } from 'react';
import { useMessages } from '../i18n/use-messages.js';
import {
  countOf,
  toldOf,
  touchedParts,
  type ConsequencePart,
  type Told,
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
  const told = toldOf(rehearsal);
  const parts = touchedParts(told);
  const [first] = parts;
  if (first === undefined) return <p>{t('documents.consequences.none')}</p>;
  const part = parts.find((each) => each === chosen) ?? first;
  const labelOf = (each: ConsequencePart): string =>
    `${t(`documents.consequences.parts.${each}`)} ${grouped(String(countOf(told, each)))}`;
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
          <Part part={part} told={told} />
        </dl>
      </div>
    </>
  );
}

function Part({ part, told }: { readonly part: ConsequencePart; readonly told: Told }): ReactNode {
  switch (part) {
    case 'documents':
      return (
        <>
          {told.documents.map((row) => (
            <DocumentRow key={row.id} row={row} />
          ))}
          {told.states.map((row) => (
            <StateRow key={row.documentId} row={row} />
          ))}
          {told.settled.map((row) => (
            <SettledRow key={row.documentId} row={row} />
          ))}
        </>
      );
    case 'stock':
      return told.stock.map((row) => (
        <StockRow key={`${row.articleId} ${row.warehouseId} ${row.batchId ?? ''}`} row={row} />
      ));
    case 'money':
      return told.money.map((row) => <MoneyRow key={row.accountId} row={row} />);
    case 'accounts':
      return told.balances.map((row) => (
        <BalanceRow key={`${row.ledger} ${row.partyId}`} row={row} />
      ));
    case 'tax':
      return told.tax.map((row) => <TaxRow key={`${row.period} ${row.direction}`} row={row} />);
    case 'series':
      return told.series.map((id) => <SeriesRow key={id} id={id} />);
  }
}

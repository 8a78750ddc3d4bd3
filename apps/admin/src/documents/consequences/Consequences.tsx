import './consequences.css';
import type { Rehearsal } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { showMonth } from '../../formats/days.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import { ChangedSince } from './ChangedSince.js';
import { BalanceRow, MoneyRow, SettledRow, StockRow, TaxRow } from './rows.js';
import type { Rehearsing } from './use-rehearsal.js';

/** What a command does to stock, money and accounts, told before it is carried out. */
export function Consequences({ rehearsing }: { readonly rehearsing: Rehearsing }): ReactNode {
  const t = useMessages();
  const { rehearsal, error, isReading, isOutdated, outdatedAt } = rehearsing;
  return (
    <section className="consequences" aria-label={t('documents.consequences.title')}>
      {isOutdated ? <p role="alert">{t('documents.consequences.outdated')}</p> : null}
      {outdatedAt === undefined ? null : <ChangedSince revision={outdatedAt} />}
      {isReading ? (
        <p role="status">{t('documents.consequences.reading')}</p>
      ) : error !== null ? (
        <p className="consequences__refusal" role="alert">
          {error.message}
        </p>
      ) : rehearsal === undefined ? null : (
        <>
          <Rows rehearsal={rehearsal} />
          <Declared rehearsal={rehearsal} />
        </>
      )}
    </section>
  );
}

function Rows({ rehearsal }: { readonly rehearsal: Rehearsal }): ReactNode {
  const t = useMessages();
  const balances = rehearsal.balances.filter(({ changeMinor }) => changeMinor !== 0);
  const money = rehearsal.money.filter(({ changeMinor }) => changeMinor !== 0);
  const stock = rehearsal.stock.filter(({ change }) => change !== '0');
  const settled = rehearsal.settled.filter(({ changeMinor }) => changeMinor !== 0);
  const tax = rehearsal.tax.filter(({ vatMinor }) => vatMinor !== 0);
  const count = balances.length + money.length + stock.length + settled.length + tax.length;
  if (count === 0) return <p>{t('documents.consequences.none')}</p>;
  return (
    <dl className="summary__rows">
      {balances.map((row) => (
        <BalanceRow key={`${row.ledger} ${row.partyId}`} row={row} />
      ))}
      {money.map((row) => (
        <MoneyRow key={row.accountId} row={row} />
      ))}
      {stock.map((row) => (
        <StockRow key={`${row.articleId} ${row.warehouseId} ${row.batchId ?? ''}`} row={row} />
      ))}
      {settled.map((row) => (
        <SettledRow key={row.documentId} row={row} />
      ))}
      {tax.map((row) => (
        <TaxRow key={`${row.period} ${row.direction}`} row={row} />
      ))}
    </dl>
  );
}

/** A month that was handed in would be another one: said before it is too late. */
function Declared({ rehearsal }: { readonly rehearsal: Rehearsal }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  return rehearsal.declared.map(({ period }) => (
    <p key={period} role="alert" className="consequences__refusal">
      {t('documents.consequences.declared', { period: showMonth(`${period}-01`, language) })}
    </p>
  ));
}

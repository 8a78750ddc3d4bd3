import type {
  DocumentRow as DocumentRecord,
  RehearsedBalance,
  RehearsedDocument,
  RehearsedMoney,
  RehearsedSettlement,
  RehearsedState,
  RehearsedStock,
  RehearsedTax,
  SeriesRow as SeriesRecord,
} from '@balcao/contracts';
import { referenceById } from '@balcao/domain';
import { quantity, subtractDecimals } from '@balcao/pricing';
import type { ReactNode } from 'react';
import { useReference, type RaRecord } from 'react-admin';
import { Amount } from '../fields/Amount.js';
import { Figure } from '../fields/cells.js';
import { ReferenceName } from '../fields/ReferenceName.js';
import { showMonth } from '../formats/days.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';

interface RowProps {
  readonly label: ReactNode;
  readonly detail?: ReactNode;
  /** What it comes to before and behind the change, in minor units. */
  readonly fromMinor?: number;
  readonly thenMinor?: number;
  readonly children: ReactNode;
}

function Row({ label, detail, fromMinor, thenMinor, children }: RowProps): ReactNode {
  return (
    <div>
      <dt>
        {label}
        {detail === undefined ? null : <small> {detail}</small>}
      </dt>{' '}
      <dd>
        {children}
        {thenMinor === undefined ? null : <Then from={fromMinor} minor={thenMinor} />}
      </dd>
    </div>
  );
}

/** A change has its sign, also where it adds. */
const sign = (isAbove: boolean): string => (isAbove ? '+' : '');

function Changed({ minor }: { readonly minor: number }): ReactNode {
  return (
    <>
      {sign(minor > 0)}
      <Amount minor={minor} />
    </>
  );
}

interface ThenProps {
  readonly from: number | undefined;
  readonly minor: number;
}

function Then({ from, minor }: ThenProps): ReactNode {
  const t = useMessages();
  return (
    <small>
      {' '}
      {from === undefined ? (
        t('documents.consequences.then')
      ) : (
        <>
          <Amount minor={from} /> →
        </>
      )}{' '}
      <Amount minor={minor} />
    </small>
  );
}

interface Named extends RaRecord {
  readonly name?: string;
}

/** A supplier's account is ours to pay: what raises it is a credit. */
export function BalanceRow({ row }: { readonly row: RehearsedBalance }): ReactNode {
  const t = useMessages();
  const isSupplier = row.ledger === 'supplier';
  const reference = isSupplier ? 'commercial/suppliers' : 'commercial/clients';
  const { referenceRecord } = useReference<Named>({ reference, id: row.partyId });
  const name = referenceRecord?.name ?? row.partyId;
  const change = isSupplier ? 0 - row.changeMinor : row.changeMinor;
  const balance = isSupplier ? 0 - row.balanceMinor : row.balanceMinor;
  const [less, more] = isSupplier
    ? (['weOweLess', 'weOweMore'] as const)
    : (['owesLess', 'owesMore'] as const);
  return (
    <Row
      label={t(`documents.consequences.${change < 0 ? less : more}`, { name })}
      fromMinor={balance - change}
      thenMinor={balance}
    >
      <Amount minor={Math.abs(change)} />
    </Row>
  );
}

/** Nothing for those who do not see the balance. */
const beforeAndAfter = ({ balanceMinor, changeMinor }: RehearsedMoney) =>
  balanceMinor === undefined
    ? {}
    : { fromMinor: balanceMinor - changeMinor, thenMinor: balanceMinor };

/** What would change on a treasury account. */
export function MoneyRow({ row }: { readonly row: RehearsedMoney }): ReactNode {
  const t = useMessages();
  return (
    <Row
      label={
        <>
          {t('documents.consequences.money')}:{' '}
          <ReferenceName reference="commercial/treasury_account" id={row.accountId} />
        </>
      }
      {...beforeAndAfter(row)}
    >
      <Changed minor={row.changeMinor} />
    </Row>
  );
}

/** Where goods are between two warehouses: no warehouse, so it has no name of its own. */
const IN_TRANSIT = 'in-transit';

/** What would change of an article at one place. */
export function StockRow({ row }: { readonly row: RehearsedStock }): ReactNode {
  const t = useMessages();
  return (
    <Row
      label={
        <>
          {t('documents.consequences.stock')}:{' '}
          <ReferenceName reference="commercial/articles" id={row.articleId} />
        </>
      }
      detail={
        <>
          {row.warehouseId === IN_TRANSIT ? (
            t('stock.inTransit')
          ) : (
            <ReferenceName reference="commercial/warehouse" id={row.warehouseId} />
          )}{' '}
          <ReferenceName reference="commercial/batches" id={row.batchId} />
        </>
      }
    >
      {sign(!row.change.startsWith('-'))}
      <Figure decimal={row.change} />
      <small>
        {' '}
        <Figure decimal={quantityBefore(row)} /> → <Figure decimal={row.quantity} />
      </small>
    </Row>
  );
}

const quantityBefore = ({ quantity: then, change }: RehearsedStock): string =>
  subtractDecimals(quantity(then, signed), quantity(change, signed));
const signed = { signed: true } as const;

/** A document that would be issued, numbered as it would be now. */
export function DocumentRow({ row }: { readonly row: RehearsedDocument }): ReactNode {
  const t = useMessages();
  return (
    <Row label={t('documents.consequences.issues', { reference: row.reference })}>
      <Amount minor={row.totalMinor} currency={row.currency} />
    </Row>
  );
}

/** A document that others are made of: the state that it has, and the one that it gets. */
export function StateRow({ row }: { readonly row: RehearsedState }): ReactNode {
  const t = useMessages();
  const { documentId, status } = row;
  const { referenceRecord: now } = useReference<DocumentRecord>({
    reference: 'documents',
    id: documentId,
  });
  const reference = now?.reference ?? referenceById(documentId);
  return (
    <Row label={t('documents.consequences.becomes', { reference })}>
      {now === undefined ? null : `${t(`documents.states.${now.status}`)} → `}
      {t(`documents.states.${status}`)}
    </Row>
  );
}

/** A series that would be closed. */
export function SeriesRow({ id }: { readonly id: string }): ReactNode {
  const t = useMessages();
  const reference = 'commercial/invoicing_series';
  const { referenceRecord } = useReference<SeriesRecord>({ reference, id });
  const { prefix = '', code = '', lastNumber } = referenceRecord ?? {};
  return (
    <Row label={referenceRecord === undefined ? id : `${prefix} ${code}`}>
      {lastNumber === undefined || lastNumber === 0
        ? t('documents.consequences.closesEmpty')
        : t('documents.consequences.closesAt', { number: lastNumber })}
    </Row>
  );
}

/** What would be settled of a document, or be open again. */
export function SettledRow({ row }: { readonly row: RehearsedSettlement }): ReactNode {
  const t = useMessages();
  const { referenceRecord } = useReference<DocumentRecord>({
    reference: 'documents',
    id: row.documentId,
  });
  const reference = referenceRecord?.reference ?? referenceById(row.documentId);
  return (
    <Row
      label={t('documents.consequences.settled', { reference })}
      fromMinor={row.openMinor - row.changeMinor}
      thenMinor={row.openMinor}
    >
      <Changed minor={row.changeMinor} />
    </Row>
  );
}

/** What would change of the VAT of a month. */
export function TaxRow({ row }: { readonly row: RehearsedTax }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { direction, vatMinor } = row;
  const period = showMonth(`${row.period}-01`, language);
  return (
    <Row label={t(`documents.consequences.${direction}`, { period })}>
      <Changed minor={vatMinor} />
    </Row>
  );
}

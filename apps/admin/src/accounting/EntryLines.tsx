import '../layout/cards.css';
import './accounting.css';
import type { JournalEntryLine } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { useReference } from 'react-admin';
import { Amount } from '../fields/Amount.js';
import { choiceText } from '../fields/choice-text.js';
import type { Named } from '../fields/name-in.js';
import { ReferenceName } from '../fields/ReferenceName.js';
import { TableHead } from '../fields/TableHead.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';

const fields = 'resources.commercial/journal_entries.fields';
const chart = 'commercial/ledger_accounts';

/** The lines of a manual journal entry. */
export function EntryLines({ lines }: { readonly lines: readonly JournalEntryLine[] }): ReactNode {
  const t = useMessages();
  return (
    <table className="postings" aria-label={t(`${fields}.lines`)}>
      <TableHead
        headings={[
          { label: t(`${fields}.accountId`) },
          { label: t(`${fields}.debitMinor`), isFigure: true },
          { label: t(`${fields}.creditMinor`), isFigure: true },
        ]}
      />
      <tbody>
        {lines.map(({ accountId, debitMinor, creditMinor, description, warehouseId }, at) => (
          // Lines have no ids, and never change.
          <tr key={at}>
            <td>
              <AccountName id={accountId} />
              {description === undefined ? null : <> · {description}</>}
              {warehouseId === undefined ? null : (
                <>
                  {' · '}
                  <ReferenceName reference="commercial/warehouse" id={warehouseId} />
                </>
              )}
            </td>
            <td className="number">{debitMinor === 0 ? null : <Amount minor={debitMinor} />}</td>
            <td className="number">{creditMinor === 0 ? null : <Amount minor={creditMinor} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function AccountName({ id }: { readonly id: string }): ReactNode {
  const language = useLanguage();
  const { referenceRecord } = useReference<Named>({ reference: chart, id });
  return referenceRecord === undefined ? id : choiceText(chart, referenceRecord, language);
}

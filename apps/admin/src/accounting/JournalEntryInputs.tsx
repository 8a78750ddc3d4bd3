import './accounting.css';
import type { JournalEntryLineBody } from '@balcao/contracts';
import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { TextInput, useGetList } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { Amount } from '../fields/Amount.js';
import { ChoiceInput } from '../fields/ChoiceInput.js';
import { DayInput } from '../fields/DayInput.js';
import { EntriesInput } from '../fields/EntriesInput.js';
import { MoneyInput } from '../fields/MoneyInput.js';
import { ReferenceSelect } from '../fields/ReferenceSelect.js';
import { useOfferedValue } from '../fields/use-offered-value.js';
import { today } from '../formats/days.js';
import { useMessages } from '../i18n/use-messages.js';

const fields = 'resources.commercial/journal_entries.fields';
const chart = 'commercial/ledger_accounts';

/** The fields of a manual journal entry: date, text and lines. */
export function JournalEntryInputs(): ReactNode {
  const t = useMessages();
  const kind: unknown = useWatch({ name: 'kind' });
  useOfferedValue('on', today());
  return (
    <>
      <NoChart />
      <DayInput source="on" />
      <ChoiceInput
        source="kind"
        choices={(['general', 'opening'] as const).map((id) => ({
          id,
          name: t(`accounting.entries.kinds.${id}`),
        }))}
      />
      <TextInput source="description" required helperText={false} />
      <TextInput source="reference" helperText={false} />
      {kind === 'opening' ? (
        <Alert severity="info" className="form__whole">
          {t('accounting.entries.openingHint')}
        </Alert>
      ) : null}
      <EntriesInput
        source="lines"
        label={t(`${fields}.lines`)}
        empty={{}}
        entry={(at) => (
          <>
            <ReferenceSelect
              source={`${at}.accountId`}
              label={t(`${fields}.accountId`)}
              reference={chart}
              required
            />
            <MoneyInput source={`${at}.debitMinor`} label={t(`${fields}.debitMinor`)} />
            <MoneyInput source={`${at}.creditMinor`} label={t(`${fields}.creditMinor`)} />
            <TextInput
              source={`${at}.description`}
              label={t(`${fields}.lineText`)}
              helperText={false}
            />
            <ReferenceSelect
              source={`${at}.warehouseId`}
              label={t(`${fields}.warehouseId`)}
              reference="commercial/warehouse"
            />
          </>
        )}
      />
      <Balance />
    </>
  );
}

/** A link to the official chart while the company has no accounts. */
function NoChart(): ReactNode {
  const t = useMessages();
  const { total } = useGetList(chart, { pagination: { page: 1, perPage: 1 } });
  if (total !== 0) return null;
  return (
    <Alert severity="info" className="form__whole">
      <Link to="/commercial/posting_rules">{t('accounting.entries.noChart')}</Link>
    </Alert>
  );
}

/** The totals of the lines so far. */
function Balance(): ReactNode {
  const t = useMessages();
  const lines = (useWatch({ name: 'lines' }) ?? []) as readonly JournalEntryLineBody[];
  const debitMinor = sumOf(lines, 'debitMinor');
  const creditMinor = sumOf(lines, 'creditMinor');
  if (debitMinor === 0 && creditMinor === 0) return null;
  const difference = debitMinor - creditMinor;
  return (
    <p role="status" className="form__whole entry__balance">
      {t(`${fields}.debitMinor`)} <Amount minor={debitMinor} /> · {t(`${fields}.creditMinor`)}{' '}
      <Amount minor={creditMinor} /> ·{' '}
      {difference === 0 ? (
        t('accounting.entries.balanced')
      ) : (
        <strong>
          {t('accounting.entries.difference')} <Amount minor={Math.abs(difference)} />
        </strong>
      )}
    </p>
  );
}

const sumOf = (
  lines: readonly JournalEntryLineBody[],
  side: 'debitMinor' | 'creditMinor',
): number => lines.reduce((sum, { [side]: minor }) => sum + (minor ?? 0), 0);

import Checkbox from '@mui/material/Checkbox';
import type { ReadStatementLine, StatementReading } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { Amount } from '../fields/Amount.js';
import { Day } from '../fields/cells.js';
import { StatusChip } from '../fields/StatusChip.js';
import { useMessages } from '../i18n/use-messages.js';

interface StatementPreviewProps {
  readonly reading: StatementReading;
  readonly taken: readonly boolean[];
  readonly onTurn: (at: number) => void;
}

/** The lines of a file with their signs, checked by the running balance, and what is left out. */
export function StatementPreview({ reading, taken, onTurn }: StatementPreviewProps): ReactNode {
  const t = useMessages();
  const { lines, leftOut } = reading;
  const hasBalance = lines.some(({ balanceMinor }) => balanceMinor !== undefined);
  const off = lines.filter(({ isOffBalance }) => isOffBalance === true).length;
  return (
    <>
      {lines.length === 0 ? null : (
        <p role={off > 0 ? 'alert' : 'status'}>
          {off > 0
            ? t('money.statement.balancesOff', { smart_count: off })
            : t(`money.statement.${hasBalance ? 'balancesMatch' : 'noBalance'}`)}
        </p>
      )}
      <table className="statement" aria-label={t('money.statement.lines')}>
        <tbody>
          {lines.map((line, at) => (
            <Line
              key={`${at} ${line.on}`}
              line={line}
              isTaken={taken[at] === true}
              onTurn={() => {
                onTurn(at);
              }}
            />
          ))}
        </tbody>
      </table>
      {leftOut.length === 0 ? null : (
        <details>
          <summary>{t('money.statement.leftOut', { smart_count: leftOut.length })}</summary>
          <ul>
            {leftOut.map(({ line, text }) => (
              <li key={line}>{t('money.statement.leftOutLine', { line, text })}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

interface LineProps {
  readonly line: ReadStatementLine;
  readonly isTaken: boolean;
  readonly onTurn: () => void;
}

function Line({ line, isTaken, onTurn }: LineProps): ReactNode {
  const t = useMessages();
  const { on, description, reference, likeness, isOffBalance, amountMinor, balanceMinor } = line;
  return (
    <tr>
      <td>
        <Checkbox
          checked={isTaken}
          disabled={likeness === 'known'}
          onChange={onTurn}
          slotProps={{
            input: { 'aria-label': t('money.statement.take', { text: description }) },
          }}
        />
      </td>
      <td>
        <Day day={on} />
      </td>
      <td>
        {[description, reference].filter(Boolean).join(' · ')}
        {likeness === 'new' ? null : (
          <small className="statement__entry">{t(`money.statement.${likeness}`)}</small>
        )}
        {isOffBalance === true ? (
          <div>
            <StatusChip tone="warning">{t('money.statement.offBalance')}</StatusChip>
          </div>
        ) : null}
      </td>
      <td className="number">
        <Amount minor={amountMinor} />
        {balanceMinor === undefined ? null : (
          <small className="statement__entry">
            {t('money.accounts.balance')} <Amount minor={balanceMinor} />
          </small>
        )}
      </td>
    </tr>
  );
}

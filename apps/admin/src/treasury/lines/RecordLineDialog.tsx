import './lines.css';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { BankStatementLineRow, LineSettlement } from '@balcao/contracts';
import { useState, type ReactNode } from 'react';
import { useMay } from '../../admin/hooks.js';
import { DialogFrame } from '../../dialogs/DialogFrame.js';
import { Amount } from '../../fields/Amount.js';
import { Day } from '../../fields/cells.js';
import { useMessages } from '../../i18n/use-messages.js';
import { MoveLine } from './MoveLine.js';
import { RefundLine } from './RefundLine.js';
import { SettleLine } from './SettleLine.js';
import { SpendLine } from './SpendLine.js';

interface RecordLineDialogProps {
  readonly line: BankStatementLineRow;
  readonly accountId: string;
  /** What it probably settles, or pays back. */
  readonly settlement: LineSettlement | undefined;
  readonly onClose: () => void;
}

type Way = 'settle' | 'refund' | 'spend' | 'move';

const allWays: readonly Way[] = ['settle', 'refund', 'spend', 'move'];

function suggestedWay(settlement: LineSettlement | undefined): Way {
  if (settlement === undefined) return 'move';
  return settlement.isRefund === true ? 'refund' : 'settle';
}

/** Records what a line is and the account does not have yet, and reconciles the two. */
export function RecordLineDialog(props: RecordLineDialogProps): ReactNode {
  const { line, accountId, settlement, onClose } = props;
  const t = useMessages();
  const isOut = line.amountMinor < 0;
  const may: Readonly<Record<Way, boolean>> = {
    settle: useMay('payments.record'),
    refund: useMay('payments.refund'),
    spend: useMay('expenses.record') && isOut,
    move: useMay('treasury.move'),
  };
  const ways = allWays.filter((way) => may[way]);
  const [chosen, setChosen] = useState(() => suggestedWay(settlement));
  const way = ways.includes(chosen) ? chosen : ways[0];
  const names = {
    settle: t(`officeMore.lines.ways.${isOut ? 'settleOut' : 'settleIn'}`),
    refund: t('officeMore.lines.ways.refund'),
    spend: t('officeMore.lines.ways.spend'),
    move: t(`officeMore.lines.ways.${isOut ? 'moveOut' : 'moveIn'}`),
  };
  const [settled, refunded] =
    settlement?.isRefund === true ? [undefined, settlement] : [settlement, undefined];
  const text = [line.description, line.reference].filter(Boolean).join(' · ');
  return (
    <DialogFrame title={t('officeMore.lines.title')} isWide onClose={onClose}>
      <p>
        <Day day={line.on} /> · {text} · <Amount minor={line.amountMinor} />
      </p>
      <ToggleButtonGroup
        exclusive
        size="small"
        className="statement__ways"
        aria-label={t('officeMore.lines.way')}
        value={way}
        onChange={(_, next: Way | null) => {
          if (next !== null) setChosen(next);
        }}
      >
        {ways.map((one) => (
          <ToggleButton key={one} value={one}>
            {names[one]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {way === 'settle' ? (
        <SettleLine {...{ line, accountId, onClose }} settlement={settled} />
      ) : null}
      {way === 'refund' ? (
        <RefundLine {...{ line, accountId, onClose }} settlement={refunded} />
      ) : null}
      {way === 'spend' ? <SpendLine {...{ line, accountId, onClose }} /> : null}
      {way === 'move' ? <MoveLine {...{ line, onClose }} /> : null}
    </DialogFrame>
  );
}

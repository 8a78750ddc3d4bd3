import './scan.css';
import './ticket.css';
import { useRef, useState, type ReactNode } from 'react';
import { usePart } from '../../boot/slice.js';
import { ApprovalDialog } from '../approval/ApprovalDialog.js';
import { useShownToClient } from '../display/use-shown-to-client.js';
import { MadeSaleCard, ParkedSales, ScannedLine, Tiles, UnknownCode } from '../later-parts.js';
import { useTill } from '../till/till-context.js';
import { AskedDialog } from './later-asked.js';
import { ScanField } from './ScanField.js';
import { Ticket } from './Ticket.js';
import { useSelling, type Asked } from './use-selling.js';

/** The selling page: scanning and tiles on one side, the ticket on the other. */
export function SellingPage(): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [unknown, setUnknown] = useState<string>();
  const till = useTill();
  const mode = usePart(till.state, (state) => state.select_mode);
  const last = usePart(till.view, (view) => view.last);
  const isSelling = usePart(till.state, ({ cart }) => cart.lines.length > 0);
  const focus = (): void => {
    field.current?.focus();
  };
  const selling = useSelling({ ask: setAsked, offer: setUnknown, focus });
  useShownToClient();
  const done = (): void => {
    setAsked(null);
    setUnknown(undefined);
    // After the dialog has given the focus back.
    setTimeout(focus);
  };
  return (
    <div className="sell">
      <div className="sell__choose">
        <ScanField field={field} selling={selling} />
        {unknown === undefined ? null : (
          <UnknownCode
            code={unknown}
            onMake={() => {
              setAsked({ what: 'article', code: unknown });
            }}
          />
        )}
        {last === null ? null : <MadeSaleCard sale={last} isPast={isSelling} onDone={focus} />}
        {mode === 'catalogue' ? (
          <Tiles onChoose={selling.add} />
        ) : (
          <>
            <ScannedLine />
            <ParkedSales onDone={focus} />
          </>
        )}
      </div>
      <Ticket selling={selling} />
      {asked === null ? null : (
        <AskedDialog asked={asked} selling={selling} onAsk={setAsked} onClose={done} />
      )}
      <ApprovalDialog />
    </div>
  );
}

import { useRef, useState, type ReactNode } from 'react';
import { usePosState, useTillView } from '../till/till-context.js';
import { MadeSaleCard } from './MadeSaleCard.js';
import { ParkedSales } from './ParkedSales.js';
import { PayDialog } from './PayDialog.js';
import { ScanField } from './ScanField.js';
import { Ticket } from './Ticket.js';
import { Tiles } from './Tiles.js';
import { useSelling, type Asked } from './use-selling.js';
import { FigureDialog } from './FigureDialog.js';

/** Where a cashier stands all day: codes and tiles on one side, the ticket on the other. */
export function SellingPage(): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [category, setCategory] = useState<string>();
  const { select_mode: mode } = usePosState();
  const { last } = useTillView();
  const focus = (): void => {
    field.current?.focus();
  };
  const selling = useSelling({ ask: setAsked, focus });
  const done = (): void => {
    setAsked(null);
    // After the dialog has given the focus back.
    setTimeout(focus);
  };
  return (
    <div className="sell">
      <div className="sell__choose">
        <ScanField field={field} selling={selling} />
        {mode === 'catalogue' ? (
          <Tiles category={category} onCategory={setCategory} onChoose={selling.add} />
        ) : (
          <>
            {last === null ? null : <MadeSaleCard sale={last} />}
            <ParkedSales onDone={focus} />
          </>
        )}
      </div>
      <Ticket selling={selling} />
      {asked === 'pay' ? <PayDialog onClose={done} /> : null}
      {asked !== null && asked !== 'pay' ? <FigureDialog asked={asked} onClose={done} /> : null}
    </div>
  );
}

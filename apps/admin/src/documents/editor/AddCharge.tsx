import Add from '@mui/icons-material/Add';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { bearsVat, chargeKinds, creditsOrigin, type ChargeKind } from '@balcao/domain';
import type { ReactNode } from 'react';
import { usePopup } from '../../fields/use-popup.js';
import { useMessages } from '../../i18n/use-messages.js';
import { useEditor } from './context.js';

interface AddChargeProps {
  readonly onAdd: (charge: ChargeKind, name: string) => void;
}

/** Adds freight, packing or a deposit: lines that no discount of the document is on. */
export function AddCharge({ onAdd }: AddChargeProps): ReactNode {
  const t = useMessages();
  const { type } = useEditor();
  const { opener, hung, close } = usePopup('menu');
  // A note gives back what was charged, and nothing is charged within the house.
  if (!bearsVat(type.group) || creditsOrigin(type)) return null;
  return (
    <>
      <button type="button" className="lines__add" {...opener}>
        <Add fontSize="small" aria-hidden="true" />
        {t('documents.editor.addCharge')}
      </button>
      <Menu {...hung}>
        {chargeKinds.map((charge) => {
          const name = t(`documents.line.charges.${charge}`);
          return (
            <MenuItem
              key={charge}
              onClick={() => {
                close();
                // The menu gives the focus back to its button; writing goes on after.
                setTimeout(onAdd, 0, charge, name);
              }}
            >
              {name}
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}

import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ReactNode } from 'react';
import { usePopup } from '../fields/use-popup.js';

interface ChoiceMenuProps<V extends string> {
  readonly label: string;
  readonly icon: ReactNode;
  readonly value: V;
  readonly choices: readonly { readonly value: V; readonly label: string }[];
  readonly onChoose: (value: V) => void;
}

/** An icon that opens a menu of which one entry is chosen. */
export function ChoiceMenu<V extends string>(props: ChoiceMenuProps<V>): ReactNode {
  const { label, icon, value, choices, onChoose } = props;
  const { opener, hung, close } = usePopup();
  return (
    <>
      <IconButton aria-label={label} title={label} {...opener}>
        {icon}
      </IconButton>
      <Menu {...hung}>
        {choices.map((choice) => (
          <MenuItem
            key={choice.value}
            role="menuitemradio"
            aria-checked={choice.value === value}
            selected={choice.value === value}
            onClick={() => {
              close();
              onChoose(choice.value);
            }}
          >
            {choice.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState, type ReactNode } from 'react';

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
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = (): void => {
    setAnchor(null);
  };
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="menu"
        title={label}
        onClick={(event) => {
          setAnchor(event.currentTarget);
        }}
      >
        {icon}
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
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

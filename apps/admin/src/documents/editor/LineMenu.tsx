import '../../shortcuts/shortcuts.css';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/use-messages.js';
import { Keys } from '../../shortcuts/Keys.js';
import type { LineMove } from './grid-keys.js';

/** The menu of a line and its position. */
export interface OpenMenu {
  readonly lineKey: string;
  readonly anchor: HTMLElement;
}

/** The menu that a click opens, if any. */
export function menuAt(target: EventTarget): OpenMenu | undefined {
  const anchor = target instanceof Element ? target.closest<HTMLElement>('[data-menu]') : null;
  const lineKey = anchor?.closest<HTMLElement>('[data-line]')?.dataset['line'];
  return anchor === null || lineKey === undefined ? undefined : { anchor, lineKey };
}

const entries = [
  { name: 'insert', keys: 'Alt+Enter', move: { kind: 'insertLine' } },
  { name: 'duplicate', keys: 'Ctrl+D', move: { kind: 'duplicateLine' } },
  { name: 'up', keys: 'Alt+ArrowUp', move: { kind: 'moveLine', step: -1 } },
  { name: 'down', keys: 'Alt+ArrowDown', move: { kind: 'moveLine', step: 1 } },
  { name: 'remove', keys: 'Ctrl+Delete', move: { kind: 'removeLine' } },
] as const satisfies readonly { name: string; keys: string; move: LineMove }[];

interface LineMenuProps extends OpenMenu {
  /** Undefined if the menu was closed without a choice. */
  readonly onChoose: (move?: LineMove) => void;
}

/** The actions of a line, with their keyboard shortcuts. */
export function LineMenu({ anchor, onChoose }: LineMenuProps): ReactNode {
  const t = useMessages();
  return (
    <Menu
      open
      anchorEl={anchor}
      // The cell that was chosen gets the focus, not the number that opened the menu.
      disableRestoreFocus
      onClose={() => {
        onChoose();
      }}
    >
      {entries.map(({ name, keys, move }) => (
        <MenuItem
          key={name}
          className="doc-line__entry"
          onClick={() => {
            onChoose(move);
          }}
        >
          <span>{t(`documents.line.${name}`)}</span>
          <Keys keys={keys} />
        </MenuItem>
      ))}
    </Menu>
  );
}

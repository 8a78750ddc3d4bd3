import ArrowDown from '@mui/icons-material/KeyboardArrowDown';
import ArrowUp from '@mui/icons-material/KeyboardArrowUp';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Switch from '@mui/material/Switch';
import { useId, type ReactNode } from 'react';
import { useStore } from 'react-admin';
import { useMessages } from '../../i18n/use-messages.js';
import type { ColumnWidths } from './column-widths.js';
import { widthsKey } from './ColumnEdges.js';
import { movedColumn, orderedColumns } from './column-order.js';
import { hiddenAtFirst } from './use-shown-columns.js';

/** A column that can be shown, hidden and moved. */
export interface ChoosableColumn {
  readonly source: string;
  readonly label: string;
  readonly isHidden?: boolean | undefined;
}

export interface ChosenColumnsProps {
  readonly storeKey: string;
  readonly columns: readonly ChoosableColumn[];
  /** The button that opened them. */
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** The columns of a list: shown or hidden, and their order. */
export function ChosenColumns(props: ChosenColumnsProps): ReactNode {
  const { anchor, onClose, ...list } = props;
  const t = useMessages();
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': t('lists.columns.title') } }}
    >
      <Columns {...list} />
    </Popover>
  );
}

function Columns({
  storeKey,
  columns,
}: Pick<ChosenColumnsProps, 'storeKey' | 'columns'>): ReactNode {
  const t = useMessages();
  const first = hiddenAtFirst(columns);
  const [hidden, setHidden] = useStore<readonly string[]>(storeKey, first);
  const ranksKey = `${storeKey}_columnRanks`;
  const [ranks, setRanks] = useStore<readonly number[] | undefined>(ranksKey);
  const [, setWidths] = useStore<ColumnWidths | undefined>(widthsKey(storeKey));
  const ordered = orderedColumns(columns, ranks);
  return (
    <>
      <ul className="columns">
        {ordered.map((column, at) => (
          <ColumnRow
            key={column.source}
            column={column}
            isShown={!hidden.includes(column.source)}
            isFirst={at === 0}
            isLast={at === ordered.length - 1}
            onShow={(isShown) => {
              const others = hidden.filter((source) => source !== column.source);
              setHidden(isShown ? others : [...others, column.source]);
            }}
            onMove={(by) => {
              setRanks(movedColumn(columns.length, ranks, at, by));
            }}
          />
        ))}
      </ul>
      <Button
        fullWidth
        onClick={() => {
          setHidden(first);
          setRanks(undefined);
          setWidths(undefined);
        }}
      >
        {t('lists.columns.reset')}
      </Button>
    </>
  );
}

interface ColumnRowProps {
  readonly column: ChoosableColumn;
  readonly isShown: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onShow: (isShown: boolean) => void;
  readonly onMove: (by: 1 | -1) => void;
}

function ColumnRow(props: ColumnRowProps): ReactNode {
  const { column, isShown, isFirst, isLast, onShow, onMove } = props;
  const { label } = column;
  const t = useMessages();
  const id = useId();
  return (
    <li>
      <Switch
        size="small"
        checked={isShown}
        onChange={(_event, isChecked) => {
          onShow(isChecked);
        }}
        slotProps={{ input: { id, role: 'switch' } }}
      />
      <label htmlFor={id}>{label}</label>
      <IconButton
        size="small"
        disabled={isFirst}
        aria-label={t('lists.columns.up', { column: label })}
        onClick={() => {
          onMove(-1);
        }}
      >
        <ArrowUp fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        disabled={isLast}
        aria-label={t('lists.columns.down', { column: label })}
        onClick={() => {
          onMove(1);
        }}
      >
        <ArrowDown fontSize="small" />
      </IconButton>
    </li>
  );
}

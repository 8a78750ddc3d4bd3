import ArrowDown from '@mui/icons-material/KeyboardArrowDown';
import ArrowUp from '@mui/icons-material/KeyboardArrowUp';
import ViewWeek from '@mui/icons-material/ViewWeek';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Switch from '@mui/material/Switch';
import { useId, useState, type ReactNode } from 'react';
import { useStore } from 'react-admin';
import { useMessages } from '../../i18n/use-messages.js';
import type { ColumnWidths } from './column-widths.js';
import { widthsKey } from './ColumnEdges.js';
import { movedColumn, orderedColumns } from './column-order.js';

/** A column that can be shown, hidden and moved. */
export interface ChoosableColumn {
  readonly source: string;
  readonly label: string;
  readonly isHidden?: boolean | undefined;
}

interface ColumnChooserProps {
  readonly storeKey: string;
  readonly columns: readonly ChoosableColumn[];
}

/** Lets the user choose which columns a list shows, and in which order; it is remembered. */
export function ColumnChooser(props: ColumnChooserProps): ReactNode {
  const t = useMessages();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <span className="list__columns">
      <Button
        startIcon={<ViewWeek />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
        }}
      >
        {t('lists.columns.title')}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => {
          setAnchor(null);
        }}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('lists.columns.title') } }}
      >
        <Columns {...props} />
      </Popover>
    </span>
  );
}

function Columns({ storeKey, columns }: ColumnChooserProps): ReactNode {
  const t = useMessages();
  const first = columns.filter(({ isHidden }) => isHidden).map(({ source }) => source);
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

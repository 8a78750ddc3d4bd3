import { resourceOf } from '@balcao/contracts';
import Archive from '@mui/icons-material/ArchiveOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import Functions from '@mui/icons-material/Functions';
import History from '@mui/icons-material/HistoryOutlined';
import Unarchive from '@mui/icons-material/UnarchiveOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { useNavigate } from 'react-router';
import { useMay } from '../admin/hooks.js';
import { explain } from '../explain/explaining.js';
import { useRowFigures } from './use-row-figures.js';
import { useMessages } from '../i18n/use-messages.js';
import { opened } from './arrival.js';
import type { ManagementDefinition } from './definition.js';
import { useArchiving } from './use-archiving.js';

export interface RowEntriesProps<R extends RaRecord> {
  readonly definition: ManagementDefinition<R>;
  readonly row: R;
  /** The button that opened them. */
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

interface Entry {
  readonly label: string;
  readonly icon: ReactNode;
  readonly run: () => void;
}

/** The actions of a row, as menu entries. */
export function RowEntries<R extends RaRecord>(props: RowEntriesProps<R>): ReactNode {
  const { definition, row, anchor, onClose } = props;
  const entries = useEntries(definition, row);
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {entries.map(({ label, icon, run }) => (
        <MenuItem
          key={label}
          onClick={() => {
            onClose();
            run();
          }}
        >
          <ListItemIcon>{icon}</ListItemIcon>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}

const hasMouse = (): boolean => matchMedia('(hover: hover) and (min-width: 700px)').matches;

function useEntries<R extends RaRecord>(
  definition: ManagementDefinition<R>,
  row: R,
): readonly Entry[] {
  const { resource, isEditable = true, isArchivable = true, actions = [] } = definition;
  const t = useMessages();
  const navigate = useNavigate();
  const mayManage = useMay(resourceOf(resource).manage);
  const { archive, restore } = useArchiving(definition);
  const figureOf = useRowFigures(definition);
  const go = (name: string) => (): void => {
    void navigate(`/${resource}/${encodeURIComponent(row.id)}/${name}`, { state: opened });
  };
  const isArchived = (row as { isArchived?: unknown }).isArchived === true;
  const small = { fontSize: 'small' } as const;
  const offered = (reads: boolean): readonly Entry[] =>
    actions
      .filter(({ isOffered, isReading = false }) => isReading === reads && isOffered(row))
      .map(({ label, icon, run }) => ({
        label: t(label),
        icon,
        run: () => {
          run(row);
        },
      }));
  // Where there is no mouse to rest on a figure, and on cards, which do not show all of them.
  const explaining = definition.columns.flatMap(({ source, isNumeric, isHidden }): Entry[] => {
    const figure = isNumeric === true && isHidden !== true ? figureOf(row, source) : undefined;
    if (figure === undefined || hasMouse()) return [];
    const [name = ''] = figure.title.split(' · ');
    const run = (): void => {
      explain(figure);
    };
    return [{ label: t('explain.of', { name }), icon: <Functions {...small} />, run }];
  });
  const managing: Entry[] = [
    ...(isEditable
      ? [{ label: t('management.edit'), icon: <Edit {...small} />, run: go('edit') }]
      : []),
    ...offered(false),
    ...(isArchivable
      ? [
          isArchived
            ? {
                label: t('management.restore'),
                icon: <Unarchive {...small} />,
                run: () => {
                  restore(row);
                },
              }
            : {
                label: t('management.archive'),
                icon: <Archive {...small} />,
                run: () => {
                  archive(row);
                },
              },
        ]
      : []),
  ];
  return [
    ...(mayManage ? managing : []),
    ...offered(true),
    ...explaining,
    { label: t('management.history'), icon: <History {...small} />, run: go('history') },
  ];
}

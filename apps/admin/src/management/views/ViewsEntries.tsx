import Group from '@mui/icons-material/GroupOutlined';
import Star from '@mui/icons-material/Star';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { SavedView } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { useIsPast, useMay } from '../../admin/hooks.js';
import { showSnack } from '../../boot/snack.js';
import { firstSentenceOf } from '../../http/say-problem.js';
import { useMessages } from '../../i18n/use-messages.js';
import type { Popup } from '../../fields/use-popup.js';
import type { ViewsAtHand } from './use-views-menu.js';
import type { ViewWords } from './view-words.js';

interface ViewsEntriesProps {
  readonly words: ViewWords;
  readonly menu: ViewsAtHand;
  readonly hung: Popup['hung'];
  readonly onDialog: (dialog: 'save' | 'manage') => void;
}

/** The views to choose from, and their actions. */
export function ViewsEntries({ words, menu, hung, onDialog }: ViewsEntriesProps): ReactNode {
  const t = useMessages();
  const { onClose } = hung;
  const { views, current, at } = menu;
  const isPast = useIsPast();
  const after = (act: () => void) => (): void => {
    onClose();
    act();
  };
  return (
    <Menu {...hung}>
      <MenuItem
        selected={current === undefined}
        onClick={after(() => {
          menu.show(undefined);
        })}
      >
        {t(`${words}.none`)}
      </MenuItem>
      {views.map((view) => (
        <MenuItem
          key={view.id}
          selected={view.id === current?.id}
          onClick={after(() => {
            menu.show(view);
          })}
        >
          <span className="views__name">{view.name}</span>
          {view.id === at.defaultId ? (
            <Star fontSize="small" titleAccess={t(`${words}.isDefault`)} />
          ) : null}
          {view.isShared ? <Group fontSize="small" titleAccess={t(`${words}.isShared`)} /> : null}
        </MenuItem>
      ))}
      <Divider />
      <UpdateEntry words={words} menu={menu} onClose={onClose} />
      <MenuItem
        disabled={isPast}
        onClick={after(() => {
          onDialog('save');
        })}
      >
        {t(`${words}.save`)}
      </MenuItem>
      {views.length === 0 ? null : (
        <MenuItem
          disabled={isPast}
          onClick={after(() => {
            onDialog('manage');
          })}
        >
          {t(`${words}.manage`)}
        </MenuItem>
      )}
    </Menu>
  );
}

/** Saves changes to a view; absent without the permission. */
function UpdateEntry({
  words,
  menu,
  onClose,
}: Pick<ViewsEntriesProps, 'words' | 'menu'> & Pick<Popup['hung'], 'onClose'>): ReactNode {
  const t = useMessages();
  const mayShare = useMay('views.share');
  const isPast = useIsPast();
  const { current, isChanged, at, content } = menu;
  if (current === undefined || !isChanged || (current.isShared && !mayShare)) return null;
  const update = async (view: SavedView): Promise<void> => {
    try {
      await at.update(view, content);
      showSnack(t(`${words}.saved`, { name: view.name }), 'success');
    } catch (error) {
      showSnack(firstSentenceOf(error), 'error');
    }
  };
  return (
    <MenuItem
      disabled={isPast}
      onClick={() => {
        onClose();
        void update(current);
      }}
    >
      {t('lists.views.update', { name: current.name })}
    </MenuItem>
  );
}

import './views.css';
import Bookmark from '@mui/icons-material/BookmarkBorderOutlined';
import Button from '@mui/material/Button';
import type { SavedViewContent } from '@balcao/contracts';
import { useState, type ReactNode } from 'react';
import { useMessages } from '../../i18n/use-messages.js';
import { SaveViewDialog } from './SaveViewDialog.js';
import type { ViewedList } from './use-shown-list.js';
import { useViewsMenu } from './use-views-menu.js';
import { ViewsDialog } from './ViewsDialog.js';
import { ViewsEntries } from './ViewsEntries.js';

interface ViewsMenuProps {
  readonly viewed: ViewedList;
  /** The list as it comes, without any view. */
  readonly unchanged: SavedViewContent;
}

/** The views of a list under their names: shows one, keeps the list as it is, and orders them. */
export function ViewsMenu({ viewed, unchanged }: ViewsMenuProps): ReactNode {
  const t = useMessages();
  const menu = useViewsMenu(viewed, unchanged);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [dialog, setDialog] = useState<'save' | 'manage'>();
  const { at, current, isChanged } = menu;
  const name = current?.name ?? t('lists.views.title');
  return (
    <>
      <Button
        startIcon={<Bookmark />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
        }}
      >
        {isChanged ? t('lists.views.changed', { name }) : name}
      </Button>
      <ViewsEntries
        menu={menu}
        anchor={anchor}
        onDialog={setDialog}
        onClose={() => {
          setAnchor(null);
        }}
      />
      {dialog === 'save' ? (
        <SaveViewDialog
          at={at}
          content={menu.content}
          onClose={(id) => {
            setDialog(undefined);
            if (id !== undefined) menu.choose(id);
          }}
        />
      ) : null}
      {dialog === 'manage' ? (
        <ViewsDialog
          at={at}
          onClose={() => {
            setDialog(undefined);
          }}
        />
      ) : null}
    </>
  );
}

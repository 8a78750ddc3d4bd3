import './views.css';
import Bookmark from '@mui/icons-material/BookmarkBorderOutlined';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { later } from '../../routing/later.js';
import { useMessages } from '../../i18n/use-messages.js';
import { usePopup } from '../../fields/use-popup.js';
import type { ViewsAtHand } from './use-views-menu.js';
import type { ViewWords } from './view-words.js';
import { ViewsEntries } from './ViewsEntries.js';

// Views are chosen every day, made and ordered now and then.
const SaveViewDialog = later(async () => (await import('./SaveViewDialog.js')).SaveViewDialog);
const ViewsDialog = later(async () => (await import('./ViewsDialog.js')).ViewsDialog);

interface NamedViewsProps {
  readonly menu: ViewsAtHand;
  /** The words used: views of a list, or saved reports. */
  readonly words: ViewWords;
}

/** Named views: shows one, saves the current state, and manages them. */
export function NamedViews({ menu, words }: NamedViewsProps): ReactNode {
  const t = useMessages();
  const { opener, hung } = usePopup();
  const [dialog, setDialog] = useState<'save' | 'manage'>();
  const { at, current, isChanged } = menu;
  const name = current?.name ?? t(`${words}.title`);
  return (
    <>
      <Button
        className={current === undefined ? 'list__tool' : undefined}
        title={t(`${words}.title`)}
        startIcon={<Bookmark />}
        {...opener}
      >
        {isChanged ? t(`${words}.changed`, { name }) : name}
      </Button>
      <ViewsEntries words={words} menu={menu} hung={hung} onDialog={setDialog} />
      {dialog === 'save' ? (
        <SaveViewDialog
          words={words}
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
          words={words}
          at={at}
          onClose={() => {
            setDialog(undefined);
          }}
        />
      ) : null}
    </>
  );
}

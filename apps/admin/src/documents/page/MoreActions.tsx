import MoreVert from '@mui/icons-material/MoreVert';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { DocumentAnswer, DocumentTypeRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/use-messages.js';
import { chosenLabels } from '../../labels/chosen-labels.js';
import { labelsOf } from '../../labels/labels-of.js';
import { useDocumentTypes, useTypeName } from '../../layout/use-document-types.js';
import { usePopup } from '../../fields/use-popup.js';
import { ActionEntry } from './ActionEntry.js';
import { isCharged, offeredTypes, type ActionName, type Offer } from './offered-actions.js';
import { useBeginning } from './use-beginning.js';
import { usePermissions } from './use-permissions.js';

interface MoreActionsProps {
  readonly document: DocumentAnswer;
  readonly type: DocumentTypeRow;
  readonly offers: Readonly<Record<ActionName, Offer<ActionName>>>;
  readonly onRun: (name: ActionName) => void;
  readonly onFailed: (error: unknown) => void;
}

/** The menu of following documents and cancelling. */
export function MoreActions({
  document,
  type,
  offers,
  onRun,
  onFailed,
}: MoreActionsProps): ReactNode {
  const t = useMessages();
  const nameOf = useTypeName();
  const may = usePermissions();
  const { opener, hung, close } = usePopup();
  const begin = useBeginning();
  const following = offeredTypes(document, useDocumentTypes(), may);
  const { group, lines } = document.content;
  const labelled = group === 'purchases' || group === 'internal' ? labelsOf(lines) : [];
  const named = isCharged(type) ? (['correct', 'mention'] as const) : (['mention'] as const);
  const choose = (run: () => void) => () => {
    close();
    run();
  };
  return (
    <>
      <IconButton aria-label={t('documents.actions.more')} {...opener}>
        <MoreVert />
      </IconButton>
      <Menu {...hung}>
        {following.map((offer) => (
          <ActionEntry
            key={offer.name}
            offer={offer}
            label={t('documents.actions.follow', { type: nameOf(offer.type) })}
            onRun={choose(() => {
              begin(document.id, offer.name).catch(onFailed);
            })}
          />
        ))}
        {named.map((name) => (
          <ActionEntry
            key={name}
            offer={offers[name]}
            label={t(`documents.actions.${name}`)}
            onRun={choose(() => {
              onRun(name);
            })}
          />
        ))}
        {labelled.length === 0 ? null : (
          <MenuItem
            className="doc__entry"
            onClick={choose(() => {
              chosenLabels.merge({ articles: labelled });
            })}
          >
            {t('labels.action')}
          </MenuItem>
        )}
        <Divider />
        <ActionEntry
          offer={offers.cancel}
          isDestructive
          label={t('documents.actions.cancel')}
          onRun={choose(() => {
            onRun('cancel');
          })}
        />
      </Menu>
    </>
  );
}

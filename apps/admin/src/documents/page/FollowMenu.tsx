import Next from '@mui/icons-material/ArrowForward';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import type { DocumentAnswer } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { sayProblem } from '../../http/say-problem.js';
import { useMessages } from '../../i18n/use-messages.js';
import { useDocumentTypes, useTypeName } from '../../layout/use-document-types.js';
import { usePopup } from '../../fields/use-popup.js';
import { ActionEntry } from './ActionEntry.js';
import { offeredTypes } from './offered-actions.js';
import { useBeginning } from './use-beginning.js';
import { usePermissions } from './use-permissions.js';

/**
 * The documents that can follow a quotation, order or delivery note, while something of it remains.
 */
export function FollowMenu({ document }: { readonly document: DocumentAnswer }): ReactNode {
  const t = useMessages();
  const nameOf = useTypeName();
  const begin = useBeginning();
  const { opener, hung, close } = usePopup();
  const offers = offeredTypes(document, useDocumentTypes(), usePermissions());
  const isOpen = offers.some(({ hindrance }) => hindrance === undefined);
  if (document.accountEffect !== 'none' || !isOpen) return null;
  return (
    <>
      <Button variant="contained" startIcon={<Next />} {...opener}>
        {t('documents.actions.followMenu')}
      </Button>
      <Menu {...hung}>
        {offers.map((offer) => (
          <ActionEntry
            key={offer.name}
            offer={offer}
            label={nameOf(offer.type)}
            onRun={() => {
              close();
              begin(document.id, offer.name).catch(sayProblem);
            }}
          />
        ))}
      </Menu>
    </>
  );
}

import DeleteForever from '@mui/icons-material/DeleteForeverOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ClientRow } from '@balcao/contracts';
import { useState, type ReactNode } from 'react';
import { useMay } from '../admin/hooks.js';
import { useMessages } from '../i18n/use-messages.js';
import { Moment } from '../fields/Moment.js';
import { EraseDialog } from './EraseDialog.js';

interface EraseProps {
  readonly party: ClientRow;
}

/** Leads to the question whether personal data are erased, for those who may. */
export function EraseParty({ party }: EraseProps): ReactNode {
  const t = useMessages();
  const mayErase = useMay('parties.erase');
  const [isOpen, setOpen] = useState(false);
  if (!mayErase || party.erased !== undefined) return null;
  return (
    <>
      <Button
        variant="outlined"
        color="error"
        startIcon={<DeleteForever />}
        onClick={() => {
          setOpen(true);
        }}
      >
        {t('erasure.action')}
      </Button>
      {isOpen ? (
        <EraseDialog
          party={party}
          onClose={() => {
            setOpen(false);
          }}
        />
      ) : null}
    </>
  );
}

/** Says that personal data were erased: what of them, when and why. */
export function ErasedNote({ party }: EraseProps): ReactNode {
  const t = useMessages();
  const { erased, erasedAt, erasedByName, erasureReason } = party;
  if (erased === undefined) return null;
  return (
    <Alert severity="info" sx={{ marginBottom: '16px' }}>
      {t(erased.includes('identity') ? 'erasure.allGone' : 'erasure.contactGone')}{' '}
      {erasedAt === undefined ? null : <Moment at={erasedAt} />}
      {erasedByName === undefined ? null : ` · ${erasedByName}`}
      {erasureReason === undefined ? null : ` · ${erasureReason}`}
    </Alert>
  );
}

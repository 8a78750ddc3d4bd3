import Print from '@mui/icons-material/Print';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { useMessages } from '../i18n/use-messages.js';
import type { Printable } from './paper-request.js';
import { PrintDialog } from './PrintDialog.js';

/** Opens the print of a document or payment. */
export function PrintButton({ printable }: { readonly printable: Printable }): ReactNode {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Print />}
        onClick={() => {
          setOpen(true);
        }}
      >
        {t('printing.action')}
      </Button>
      {isOpen ? (
        <PrintDialog
          printable={printable}
          onClose={() => {
            setOpen(false);
          }}
        />
      ) : null}
    </>
  );
}

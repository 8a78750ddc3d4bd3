import './sending.css';
import MailOutlined from '@mui/icons-material/MailOutlined';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useMay } from '../admin/hooks.js';
import { useMessages } from '../i18n/use-messages.js';
import { SendDialog } from './SendDialog.js';
import type { SentRecord } from './sent-record.js';

/** The button that sends a document or receipt by mail; nothing for who may not. */
export function SendButton({ record }: { readonly record: SentRecord }): ReactNode {
  const t = useMessages();
  const queryClient = useQueryClient();
  const mayIssue = useMay('documents.issue');
  const mayRecord = useMay('payments.record');
  const [isOpen, setOpen] = useState(false);
  if (!(record.api === 'payments' ? mayRecord : mayIssue)) return null;
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<MailOutlined />}
        onClick={() => {
          setOpen(true);
        }}
      >
        {t('sending.action')}
      </Button>
      {isOpen ? (
        <SendDialog
          record={record}
          onClose={() => {
            setOpen(false);
          }}
          onSent={() => {
            void queryClient.invalidateQueries({ queryKey: ['sendings', record.api, record.id] });
          }}
        />
      ) : null}
    </>
  );
}

import Article from '@mui/icons-material/ArticleOutlined';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { company } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { ask } from '../http/request.js';
import { messageOf } from '../http/say-problem.js';
import { useMessages } from '../i18n/use-messages.js';
import { downloadBlob } from '../http/download.js';
import { nameIn } from '../management/export-file.js';

interface CertificateButtonProps {
  readonly partyId: string | undefined;
  readonly period: { readonly from?: string; readonly to?: string };
}

/** The certificate of the tax withheld from the supplier that was chosen, over the period. */
export function CertificateButton({ partyId, period }: CertificateButtonProps): ReactNode {
  const t = useMessages();
  const notify = useNotify();
  const { id: companyId } = useSlice(company);
  const fetchFile = async (): Promise<void> => {
    if (partyId === undefined || companyId === null) {
      notify(t('money.withholding.certificateHint'), { type: 'info' });
      return;
    }
    const search = new URLSearchParams({ ...period }).toString();
    const path = `/api/suppliers/${encodeURIComponent(partyId)}/withholding-certificate`;
    try {
      const answer = await ask(`${path}?${search}`, { companyId });
      const name = nameIn(answer.headers.get('content-disposition')) ?? 'withholding.pdf';
      downloadBlob(name, await answer.blob());
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
  };
  return (
    <Button startIcon={<Article />} onClick={() => void fetchFile()}>
      {t('money.withholding.certificate')}
    </Button>
  );
}

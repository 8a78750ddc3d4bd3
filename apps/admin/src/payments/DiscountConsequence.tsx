import Button from '@mui/material/Button';
import type { DocumentAnswer } from '@balcao/contracts';
import { showMinor } from '@balcao/messages';
import { splitVat } from '@balcao/pricing';
import type { ReactNode } from 'react';
import { useMay } from '../admin/hooks.js';
import { useDocument } from '../one-document/use-document.js';
import { useCopying } from '../one-document/use-copying.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { discountNote } from './discount-note.js';

interface DiscountConsequenceProps {
  readonly documentId: string;
  readonly discountMinor: number;
  /** Whether the company grants it by a credit note, which lowers the VAT. */
  readonly isByNote: boolean;
}

/** What a discount for paying early does to the VAT of its invoice. */
export function DiscountConsequence(props: DiscountConsequenceProps): ReactNode {
  const { data } = useDocument(props.documentId);
  return data === undefined ? null : <Consequence {...props} document={data} />;
}

interface ConsequenceProps extends DiscountConsequenceProps {
  readonly document: DocumentAnswer;
}

function Consequence({ document, discountMinor, isByNote }: ConsequenceProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const copy = useCopying();
  const mayDraft = useMay('documents.draft');
  const { reference, leadsTo, content } = document;
  const { baseMinor, vatMinor } = splitVat(discountMinor, content.totals);
  const figures = {
    document: reference,
    base: showMinor(baseMinor, language),
    vat: showMinor(vatMinor, language),
  };
  const isOffered = isByNote && mayDraft && leadsTo.includes('NC') && discountMinor > 0;
  return (
    <p className="means__consequence">
      {t(isByNote ? 'money.discounts.byNote' : 'money.discounts.withoutVat', figures)}{' '}
      {isOffered ? (
        <Button
          onClick={() => {
            copy(discountNote(document, discountMinor));
          }}
        >
          {t('money.discounts.writeNote')}
        </Button>
      ) : null}
    </p>
  );
}

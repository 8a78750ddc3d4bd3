import Button from '@mui/material/Button';
import type { DocumentTypeRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LearnMore } from '../../help-links/LearnMore.js';
import { useMessages } from '../../i18n/use-messages.js';
import { isIssuable } from '../../layout/issuable.js';
import { CreateDocument } from './CreateDocument.js';
import { useFilter } from './use-filter.js';

/** An empty list: nothing issued yet, or no matches. */
export function EmptyDocuments({ type }: { readonly type: DocumentTypeRow }): ReactNode {
  const t = useMessages();
  const { filter, setFilter } = useFilter();
  if (Object.keys(filter).length > 0) {
    return (
      <div className="list__state">
        <p>{t('management.noMatch')}</p>
        <Button
          variant="outlined"
          onClick={() => {
            setFilter(() => ({}));
          }}
        >
          {t('management.clearFilters')}
        </Button>
      </div>
    );
  }
  if (!isIssuable(type)) return <WithPayments type={type} />;
  return (
    <div className="list__state">
      <h2>{t('documents.list.emptyTitle')}</h2>
      <p>{t('documents.list.emptyHint')}</p>
      <CreateDocument type={type} />
      <LearnMore />
    </div>
  );
}

/** Documents issued by payments are listed with the payments. */
function WithPayments({ type }: { readonly type: DocumentTypeRow }): ReactNode {
  const t = useMessages();
  const isSale = type.group === 'sales';
  return (
    <div className="list__state">
      <h2>{t('documents.list.emptyTitle')}</h2>
      <p>{t('documents.list.withPayments')}</p>
      <Button
        component={Link}
        to={`/commercial/payment/${isSale ? 'clients' : 'suppliers'}`}
        variant="outlined"
      >
        {t(isSale ? 'layout.pages.receipts' : 'layout.pages.supplierPayments')}
      </Button>
      <LearnMore />
    </div>
  );
}

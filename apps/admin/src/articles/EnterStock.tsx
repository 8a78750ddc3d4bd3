import Button from '@mui/material/Button';
import type { ArticleRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { useMay } from '../admin/hooks.js';
import { useCopying } from '../one-document/use-copying.js';
import { useMessages } from '../i18n/use-messages.js';
import { useTypesOf } from '../layout/use-document-types.js';

/** Begins the internal document by which the article comes into stock, as at a shop's opening. */
export function EnterStock({ article }: { readonly article: ArticleRow }): ReactNode {
  const t = useMessages();
  const mayDraft = useMay('documents.draft');
  const entry = useTypesOf('internal').find(({ movesStock }) => movesStock === 'in');
  const begin = useCopying();
  if (!mayDraft || entry === undefined || article.isArchived) return null;
  const { id: articleId, name: description, unit, vatId, purchasePrice: unitPrice = '0' } = article;
  const line = { articleId, description, unit, quantity: '1', unitPrice, vatId };
  return (
    <Button
      size="small"
      onClick={() => {
        begin({ documentTypeId: entry.id, lines: [line] });
      }}
    >
      {t('article.enterStock')}
    </Button>
  );
}

import type { ArticleRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { ArticleInputs } from '../../article-inputs/ArticleInputs.js';
import { newArticle } from '../../article-inputs/new-article.js';
import { useMessages } from '../../i18n/use-messages.js';
import { NewRecordDialog } from '../../management/NewRecordDialog.js';

interface NewArticleDialogProps {
  readonly name: string;
  readonly onClose: () => void;
  readonly onCreated: (article: ArticleRow) => void;
}

/** Creates an article without leaving the line. */
export function NewArticleDialog({ name, onClose, onCreated }: NewArticleDialogProps): ReactNode {
  const t = useMessages();
  return (
    <NewRecordDialog<ArticleRow>
      resource="commercial/articles"
      title={t('pages.home.newArticle')}
      defaults={{ ...newArticle, name }}
      onClose={onClose}
      onCreated={onCreated}
    >
      <ArticleInputs isNew isNamed={name !== ''} />
    </NewRecordDialog>
  );
}

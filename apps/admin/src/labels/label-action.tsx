import Label from '@mui/icons-material/QrCode2';
import type { ArticleRow } from '@balcao/contracts';
import type { WholeAction } from '../management/bulk/bulk-action.js';
import { chosenLabels } from './chosen-labels.js';

/** Labels for the articles that were selected, one of each to begin with. */
export const labelAction: WholeAction<ArticleRow> = {
  name: 'labels',
  label: 'labels.action',
  icon: <Label fontSize="small" />,
  permission: 'catalog.view',
  isOffered: ({ kind }) => kind === 'article',
  openWith: (rows) => {
    chosenLabels.merge({ articles: rows.map(({ id, name }) => ({ id, name, count: 1 })) });
  },
};

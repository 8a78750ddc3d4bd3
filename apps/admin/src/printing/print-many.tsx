import Print from '@mui/icons-material/Print';
import type { Permission } from '@balcao/domain';
import type { WholeAction } from '../management/bulk/bulk-action.js';
import { chosenPapers, type PaperList, type PaperRow } from './chosen-papers.js';

/** Printing many papers at once, in a dialog of its own. */
export const printMany = (list: PaperList, permission: Permission): WholeAction<PaperRow> => ({
  name: 'print',
  label: 'printing.action',
  icon: <Print fontSize="small" />,
  permission,
  openWith: (rows) => {
    chosenPapers.merge({ toPrint: { ...list, rows } });
  },
});

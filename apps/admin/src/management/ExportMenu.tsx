import Close from '@mui/icons-material/CloseOutlined';
import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ReactNode } from 'react';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { usePopup } from '../fields/use-popup.js';
import type { FileFormat, Progress } from './export-file.js';
import { exportedRowsMax } from './bulk/bulk-limits.js';
import { showSnack } from '../boot/snack.js';
import { useExport, type ExportableList } from './use-export.js';

interface ExportMenuProps extends ExportableList {
  /** The number of rows in the file, if known. */
  readonly total: number | undefined;
  /** For rows selected one by one: the most that a file takes. */
  readonly isOfSelected?: boolean;
}

const formats = ['xlsx', 'csv', 'pdf'] as const satisfies readonly FileFormat[];

/** Exports all rows that match search and filters, with progress and a way to cancel. */
export function ExportMenu({ total, isOfSelected = false, ...list }: ExportMenuProps): ReactNode {
  const t = useMessages();
  const { progress, run, stop } = useExport(list);
  const { opener, hung, close } = usePopup();
  if (progress !== undefined) {
    return (
      <Button startIcon={<Close />} onClick={stop} title={t('management.exportStop')}>
        <span role="status" className="amount">
          <ShownProgress progress={progress} total={total} />
        </span>
      </Button>
    );
  }
  return (
    <>
      <Button
        className="list__tool"
        title={t('management.export')}
        startIcon={<FileDownload />}
        {...opener}
        onClick={(event) => {
          if (isOfSelected && total !== undefined && total > exportedRowsMax) {
            showSnack(t('lists.bulk.tooManyToExport', { max: exportedRowsMax }), 'error');
          } else {
            opener.onClick(event);
          }
        }}
      >
        {t('management.export')}
      </Button>
      <Menu {...hung}>
        {formats.map((format) => (
          <MenuItem
            key={format}
            onClick={() => {
              close();
              run(format);
            }}
          >
            {t(`management.formats.${format}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

const BYTES_PER_KB = 1_000;

function ShownProgress({ progress, total }: { progress: Progress; total: number | undefined }) {
  const t = useMessages();
  const language = useLanguage();
  const show = (figure: number) => new Intl.NumberFormat(language).format(figure);
  const { rows, bytes } = progress;
  if (rows !== undefined && total !== undefined) {
    return t('management.exportedRows', { rows: show(Math.min(rows, total)), total: show(total) });
  }
  if (bytes === 0) return t('management.exporting');
  return t('management.exportedBytes', { size: show(Math.ceil(bytes / BYTES_PER_KB)) });
}

import type { ResourceName } from '@balcao/contracts';
import FileUpload from '@mui/icons-material/FileUploadOutlined';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { importScreens } from './import-kinds.js';
import { useImportKinds } from './use-import-kinds.js';
import { useMessages } from '../i18n/use-messages.js';

/** A link to the import for this list; absent if there is none. */
export function ImportLink({ resource }: { readonly resource: ResourceName }): ReactNode {
  const t = useMessages();
  const kind = useImportKinds().find((each) => importScreens[each] === resource);
  if (kind === undefined) return null;
  return (
    <Button
      className="list__tool"
      title={t('management.import')}
      component={Link}
      to={`/imports?kind=${kind}`}
      startIcon={<FileUpload />}
    >
      {t('management.import')}
    </Button>
  );
}

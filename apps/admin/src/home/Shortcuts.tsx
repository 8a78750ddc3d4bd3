import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMay } from '../admin/hooks.js';
import { useMessages } from '../i18n/use-messages.js';

/** What one does most, as far as one may. */
export function Shortcuts(): ReactNode {
  const t = useMessages();
  const mayDraft = useMay('documents.draft');
  const mayManageParties = useMay('parties.manage');
  const mayManageCatalog = useMay('catalog.manage');
  return (
    <nav className="home__shortcuts" aria-label={t('pages.home.shortcuts')}>
      {mayManageParties ? (
        <Button component={Link} to="/commercial/clients/create" variant="outlined">
          {t('pages.home.newClient')}
        </Button>
      ) : null}
      {mayManageCatalog ? (
        <Button component={Link} to="/commercial/articles/create" variant="outlined">
          {t('pages.home.newArticle')}
        </Button>
      ) : null}
      {mayDraft ? (
        <Button
          component={Link}
          to="/commercial/document/FT/create"
          variant="contained"
          startIcon={<Add />}
        >
          {t('pages.home.newInvoice')}
        </Button>
      ) : null}
    </nav>
  );
}

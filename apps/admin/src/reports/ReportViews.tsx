import '../management/views/views.css';
import type { Report } from '@balcao/contracts';
import Bookmark from '@mui/icons-material/BookmarkBorderOutlined';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { useMessages } from '../i18n/use-messages.js';
import { SaveViewDialog } from '../management/views/SaveViewDialog.js';
import { ViewsDialog } from '../management/views/ViewsDialog.js';
import { ViewsEntries } from '../management/views/ViewsEntries.js';
import type { ChosenColumns } from './ReportColumns.js';
import { useReportViews } from './use-report-views.js';

interface ReportViewsProps {
  readonly report: Report;
  readonly chosen: ChosenColumns;
}

/** The report under names: shows a saved one, keeps it as it is asked for, and orders them. */
export function ReportViews({ report, chosen }: ReportViewsProps): ReactNode {
  const t = useMessages();
  const menu = useReportViews(report, chosen);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [dialog, setDialog] = useState<'save' | 'manage'>();
  const { at, current, isChanged } = menu;
  const name = current?.name ?? t('reports.saved.title');
  return (
    <>
      <Button
        startIcon={<Bookmark />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
        }}
      >
        {isChanged ? t('lists.views.changed', { name }) : name}
      </Button>
      <ViewsEntries
        menu={menu}
        anchor={anchor}
        onDialog={setDialog}
        onClose={() => {
          setAnchor(null);
        }}
      />
      {dialog === 'save' ? (
        <SaveViewDialog
          at={at}
          content={menu.content}
          onClose={(id) => {
            setDialog(undefined);
            if (id !== undefined) menu.choose(id);
          }}
        />
      ) : null}
      {dialog === 'manage' ? (
        <ViewsDialog
          at={at}
          onClose={() => {
            setDialog(undefined);
          }}
        />
      ) : null}
    </>
  );
}

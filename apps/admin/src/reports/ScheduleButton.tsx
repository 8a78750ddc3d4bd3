import Schedule from '@mui/icons-material/ScheduleSendOutlined';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { useIsPast } from '../admin/hooks.js';
import { later } from '../routing/later.js';
import type { MailedReport } from './schedule-form.js';

const ScheduleDialog = later(async () => (await import('./ScheduleDialog.js')).ScheduleDialog);

interface ScheduleButtonProps {
  readonly label: string;
  readonly mailed: MailedReport;
}

/** Schedules a report to be mailed. */
export function ScheduleButton({ label, mailed }: ScheduleButtonProps): ReactNode {
  const isPast = useIsPast();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        startIcon={<Schedule />}
        disabled={isPast}
        onClick={() => {
          setOpen(true);
        }}
      >
        {label}
      </Button>
      {isOpen ? (
        <ScheduleDialog
          mailed={mailed}
          onClose={() => {
            setOpen(false);
          }}
        />
      ) : null}
    </>
  );
}

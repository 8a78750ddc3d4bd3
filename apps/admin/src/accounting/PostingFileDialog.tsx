import { postingLayouts, type PostingLayout } from '@balcao/contracts';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState, type ReactNode } from 'react';
import { company } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { DialogButtons } from '../dialogs/DialogButtons.js';
import { DialogFrame } from '../dialogs/DialogFrame.js';
import { SentForm } from '../dialogs/SentForm.js';
import { DayField } from '../fields/DayField.js';
import { parseTypedDay, showDay, today } from '../formats/days.js';
import { ask } from '../http/request.js';
import { useSubmission } from '../http/use-submission.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { downloadBlob } from '../http/download.js';
import { nameIn } from '../management/export-file.js';

interface PostingFileDialogProps {
  readonly period: { readonly from?: string; readonly to?: string };
  readonly onClose: () => void;
}

/** Asks for the layout and period of a posting file, and shows what the layout is based on. */
export function PostingFileDialog({ period, onClose }: PostingFileDialogProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { id: companyId } = useSlice(company);
  const [layout, setLayout] = useState<PostingLayout>('csv');
  const firstOfYear = `${today().slice(0, 4)}-01-01`;
  const [from, setFrom] = useState(showDay(period.from ?? firstOfYear, language));
  const [to, setTo] = useState(showDay(period.to ?? today(), language));
  const { errors, isBusy, run, forget } = useSubmission();
  const fetchFile = async (): Promise<void> => {
    if (companyId === null) return;
    const search = new URLSearchParams({
      layout,
      from: parseTypedDay(from) ?? from,
      to: parseTypedDay(to) ?? to,
    });
    const answer = await ask(`/api/accounting/posting-file?${search.toString()}`, { companyId });
    const name = nameIn(answer.headers.get('content-disposition')) ?? `${layout}.csv`;
    downloadBlob(name, await answer.blob());
    onClose();
  };
  const day = (field: 'from' | 'to', text: string, set: (text: string) => void): ReactNode => (
    <DayField
      label={t(`accounting.postingFile.${field}`)}
      text={text}
      required
      error={errors[`filter.${field}`]}
      onChange={(typed) => {
        set(typed);
        forget();
      }}
    />
  );
  return (
    <DialogFrame title={t('accounting.postingFile.title')} onClose={onClose}>
      <SentForm
        problems={errors}
        onSubmit={() => {
          run(fetchFile);
        }}
      >
        <div className="form">
          <TextField
            select
            className="form__whole"
            label={t('accounting.postingFile.layout')}
            value={layout}
            helperText={t(`accounting.postingFile.about.${layout}`)}
            onChange={({ target: { value } }) => {
              setLayout(postingLayouts.find((each) => each === value) ?? 'csv');
            }}
          >
            {postingLayouts.map((each) => (
              <MenuItem key={each} value={each}>
                {t(`accounting.postingFile.layouts.${each}`)}
              </MenuItem>
            ))}
          </TextField>
          {day('from', from, setFrom)}
          {day('to', to, setTo)}
        </div>
        <DialogButtons
          label={t('accounting.postingFile.download')}
          onCancel={onClose}
          isDisabled={isBusy}
        />
      </SentForm>
    </DialogFrame>
  );
}

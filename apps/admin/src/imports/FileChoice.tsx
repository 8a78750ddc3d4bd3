import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ImportPlan } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { FileButton } from '../fields/FileButton.js';
import { useCompanyCountry, useLanguage, useMessages } from '../i18n/use-messages.js';
import { downloadBlob } from '../http/download.js';
import { useImportKinds } from '../management/use-import-kinds.js';
import { importTemplate } from './import-templates.js';
import type { Assistant } from './use-import.js';

/** What the file holds, and which file it is. */
export function FileChoice({ assistant }: { readonly assistant: Assistant }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const country = useCompanyCountry();
  const { state, choose, change } = assistant;
  const { plan, reading, isWorking } = state;
  const kinds = useImportKinds();
  return (
    <div className="imports__choice">
      <TextField
        select
        label={t('imports.kind')}
        value={plan.kind}
        onChange={(event) => {
          change({ kind: event.target.value as ImportPlan['kind'] });
        }}
      >
        {kinds.map((kind) => (
          <MenuItem key={kind} value={kind}>
            {t(`imports.kinds.${kind}`)}
          </MenuItem>
        ))}
      </TextField>
      <FileButton
        variant="outlined"
        disabled={isWorking}
        accept=".csv,.txt,.tsv,.xlsx,.xls,.ods"
        label={t('imports.file')}
        onChoose={([file]) => {
          choose(file);
        }}
      >
        {t('imports.choose')}
      </FileButton>
      {reading === undefined ? (
        <Button
          onClick={() => {
            const name = t(`imports.kinds.${plan.kind}`);
            downloadBlob(`${name}.csv`, importTemplate(plan.kind, language, country));
          }}
        >
          {t('imports.template')}
        </Button>
      ) : (
        <span>{t('imports.found', { file: plan.fileName, smart_count: reading.rows })}</span>
      )}
    </div>
  );
}

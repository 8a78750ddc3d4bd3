import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ImportPlan } from '@balcao/contracts';
import { useRef, type ReactNode } from 'react';
import { showSnack } from '../boot/snack.js';
import { useMessages } from '../i18n/use-messages.js';
import { CheckResult } from './CheckResult.js';
import { ColumnMapping } from './ColumnMapping.js';
import { PlanOptions } from './PlanOptions.js';
import { importKinds } from './import-kinds.js';
import { SavedMappings } from './SavedMappings.js';
import { useImport, type Assistant } from './use-import.js';

/** From a file to its rows in the books: choose, map, check, import. */
export function ImportAssistant({ onBegun }: { readonly onBegun: () => void }): ReactNode {
  const t = useMessages();
  const assistant = useImport();
  const { state, change, map, check, commit, startOver } = assistant;
  const { plan, reading, isWorking } = state;
  const importNow = async () => {
    const id = await commit();
    if (id === undefined) return;
    showSnack(t('imports.begun'), 'success');
    startOver();
    onBegun();
  };
  return (
    <section className="card">
      <h2>{t('imports.title')}</h2>
      <p className="card__hint">{t('imports.hint')}</p>
      <FileChoice assistant={assistant} />
      {reading === undefined ? null : (
        <>
          <SavedMappings
            mappings={reading.mappings}
            chosen={state.mappingId ?? ''}
            onChoose={assistant.take}
            onChanged={assistant.readAgain}
          />
          <ColumnMapping reading={reading} fields={plan.fields ?? {}} onMap={map} />
          <PlanOptions
            plan={plan}
            decimal={reading.decimal}
            dayOrder={reading.dayOrder}
            onChange={change}
          />
          <div className="form__buttons">
            <Button onClick={startOver}>{t('app.cancel')}</Button>
            <Button variant="outlined" disabled={isWorking} onClick={check}>
              {t('imports.check')}
            </Button>
          </div>
        </>
      )}
      {state.check === undefined || reading === undefined ? null : (
        <CheckResult
          check={state.check}
          reading={reading}
          isWorking={isWorking}
          isOutdated={state.isOutdated === true}
          onImport={() => void importNow()}
          onCheck={check}
        />
      )}
    </section>
  );
}

/** What the file holds, and which file it is. */
function FileChoice({ assistant }: { readonly assistant: Assistant }): ReactNode {
  const t = useMessages();
  const { state, choose, change } = assistant;
  const { plan, reading, isWorking } = state;
  const input = useRef<HTMLInputElement>(null);
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
        {importKinds.map((kind) => (
          <MenuItem key={kind} value={kind}>
            {t(`imports.kinds.${kind}`)}
          </MenuItem>
        ))}
      </TextField>
      <Button
        variant="outlined"
        disabled={isWorking}
        onClick={() => {
          input.current?.click();
        }}
      >
        {t('imports.choose')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.txt,.tsv,.xlsx"
        aria-label={t('imports.file')}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file !== undefined) choose(file);
          event.target.value = '';
        }}
      />
      {reading === undefined ? null : (
        <span>{t('imports.found', { file: plan.fileName, smart_count: reading.rows })}</span>
      )}
    </div>
  );
}

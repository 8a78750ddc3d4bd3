import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useDropping } from '../attachments/use-dropping.js';
import { showSnack } from '../boot/snack.js';
import { useMessages } from '../i18n/use-messages.js';
import { CheckResult } from './CheckResult.js';
import { ColumnMapping } from './ColumnMapping.js';
import { FileChoice } from './FileChoice.js';
import { PlanOptions } from './PlanOptions.js';
import { SavedMappings } from './SavedMappings.js';
import { TablePlace } from './TablePlace.js';
import { useImport } from './use-import.js';

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
  const { isOver, ...dropping } = useDropping(([file]) => {
    if (file !== undefined) assistant.choose(file);
  });
  return (
    <section className={isOver ? 'card imports__dropping' : 'card'} {...dropping}>
      <h2>{t('imports.title')}</h2>
      <p className="card__hint">{t('imports.hint')}</p>
      <FileChoice assistant={assistant} />
      {reading === undefined ? null : (
        <>
          <TablePlace reading={reading} onChange={change} />
          <SavedMappings
            mappings={reading.mappings}
            chosen={state.mappingId ?? ''}
            onChoose={assistant.take}
            onChanged={assistant.readAgain}
          />
          <ColumnMapping reading={reading} fields={plan.fields ?? {}} onMap={map} />
          <PlanOptions plan={plan} reading={reading} onChange={change} />
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
          sent={assistant.sent}
          isWorking={isWorking}
          isOutdated={state.isOutdated === true}
          onImport={() => void importNow()}
          onCheck={check}
          onCorrect={assistant.correct}
        />
      )}
    </section>
  );
}

import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { Form, type RaRecord } from 'react-admin';
import { useBalcao } from '../../admin/hooks.js';
import { Spinner } from '../../boot/lazy-screen.js';
import { showSnack } from '../../boot/snack.js';
import { useMessages } from '../../i18n/use-messages.js';
import { DialogFrame } from '../DialogFrame.js';
import { isWhole, type BulkAction, type BulkList } from './bulk-action.js';
import { useBulkRuns } from './use-bulk-runs.js';
import type { Selection } from './use-selection.js';

interface BulkDialogProps<R extends RaRecord> {
  readonly list: BulkList<R>;
  readonly action: BulkAction<R>;
  readonly selection: Selection<R>;
  readonly onClose: () => void;
}

type Values = Readonly<Record<string, unknown>>;

const sentenceOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Asks once for all rows, with what has to be filled in first, and then sets to work. */
export function BulkDialog<R extends RaRecord>(props: BulkDialogProps<R>): ReactNode {
  const { list, action, selection, onClose } = props;
  const t = useMessages();
  const rows = useRows(selection, onClose);
  const start = useStart(props);
  const { isOffered = () => true } = action;
  const meant = rows?.filter(isOffered) ?? [];
  const leftOut = (rows?.length ?? 0) - meant.length;
  const Inputs = isWhole(action) ? undefined : action.inputs;
  const hint = isWhole(action) ? undefined : action.hint;
  return (
    <DialogFrame
      title={t('lists.bulk.askTitle', { action: t(action.label), count: meant.length })}
      onClose={onClose}
      isQuestion={Inputs === undefined}
    >
      {rows === undefined ? (
        <Spinner />
      ) : (
        <Form
          defaultValues={isWhole(action) ? {} : { ...action.defaults }}
          onSubmit={(values: Values) => {
            start(meant, values);
          }}
          noValidate
        >
          <p className="bulk__names">{namesOf(meant, list.nameOf)}</p>
          {hint === undefined ? null : <p>{t(hint)}</p>}
          {leftOut === 0 ? null : <p>{t('lists.bulk.leftOut', { count: leftOut })}</p>}
          {Inputs === undefined ? null : (
            <div className="form">
              <Inputs />
            </div>
          )}
          <div className="form__buttons">
            <Button
              variant="outlined"
              onClick={onClose}
              autoFocus={!isWhole(action) && action.isDestructive === true}
            >
              {t('app.cancel')}
            </Button>
            <Button type="submit" variant="contained" disabled={meant.length === 0}>
              {t(action.label)}
            </Button>
          </div>
        </Form>
      )}
    </DialogFrame>
  );
}

/** Rows whose names a question tells. */
const NAMES_SHOWN = 5;

function namesOf<R>(rows: readonly R[], nameOf: (row: R) => string): string {
  const names = rows.slice(0, NAMES_SHOWN).map(nameOf).join(', ');
  return rows.length > NAMES_SHOWN ? `${names}…` : names;
}

function useRows<R>({ rows }: Selection<R>, onFailed: () => void): readonly R[] | undefined {
  const [read, setRead] = useState<readonly R[]>();
  useEffect(() => {
    rows()
      .then(setRead)
      .catch((error: unknown) => {
        showSnack(sentenceOf(error), 'error');
        onFailed();
      });
    // Read once, when it is asked: what is shown is what is done.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return read;
}

function useStart<R extends RaRecord>(props: BulkDialogProps<R>) {
  const { list, action, selection, onClose } = props;
  const provider = useBalcao();
  const queryClient = useQueryClient();
  const { start } = useBulkRuns();
  return (rows: readonly R[], values: Values): void => {
    const failed = (error: unknown): void => {
      showSnack(sentenceOf(error), 'error');
    };
    if (isWhole(action)) {
      onClose();
      action
        .runWhole(rows, { provider, values })
        .then(() => queryClient.invalidateQueries({ queryKey: [list.resource] }))
        .catch(failed);
      return;
    }
    const order = {
      action: action.action,
      rows: rows.map((row) => ({ id: String(row.id), name: shortened(list.nameOf(row)) })),
      ...action.detailsOf?.(values),
    };
    start(order, { resource: list.resource, label: action.label }).then(() => {
      selection.clear();
      onClose();
    }, failed);
  };
}

/** Characters of a row's name that an order carries. */
const NAME_MAX = 200;

const shortened = (name: string): string =>
  name.length <= NAME_MAX ? name : `${name.slice(0, NAME_MAX)}…`;

import type { BulkBody } from '@balcao/contracts';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { Skeleton } from '../../skeletons/Skeleton.js';
import { showSnack } from '../../boot/snack.js';
import { messageOf } from '../../http/say-problem.js';
import { useMessages } from '../../i18n/use-messages.js';
import { isOutdated } from '../../rehearsal/use-rehearsal.js';
import { DialogFrame } from '../../dialogs/DialogFrame.js';
import { BulkForm } from './BulkForm.js';
import { OrderButtons } from './OrderButtons.js';
import type { BulkList, EachAction } from './bulk-action.js';
import type { RehearsedOrder } from './use-bulk-rehearsal.js';
import { useBulkRuns } from './use-bulk-runs.js';
import type { Selection } from './use-selection.js';

export interface BulkDialogProps<R extends RaRecord> {
  readonly list: BulkList<R>;
  readonly action: EachAction<R>;
  readonly selection: Selection<R>;
  readonly onClose: () => void;
}

type Values = Readonly<Record<string, unknown>>;

/** Asks once for all rows, with the inputs of the action, and then starts it. */
export function BulkDialog<R extends RaRecord>(props: BulkDialogProps<R>): ReactNode {
  const { list, action, selection, onClose } = props;
  const t = useMessages();
  const rows = useRows(selection, onClose);
  const start = useStart(props);
  const shown = useRef<RehearsedOrder>(undefined);
  const { isOffered = () => true } = action;
  const meant = rows?.filter(isOffered) ?? [];
  const leftOut = (rows?.length ?? 0) - meant.length;
  const { inputs: Inputs, hint } = action;
  return (
    <DialogFrame
      title={t('lists.bulk.askTitle', { action: t(action.label), smart_count: meant.length })}
      onClose={onClose}
      isQuestion={Inputs === undefined}
    >
      {rows === undefined ? (
        <Skeleton shape="text" />
      ) : (
        <BulkForm
          defaultValues={{ ...action.defaults }}
          onSubmit={(values: Values) => {
            start(meant, values, shown.current);
          }}
        >
          <p className="bulk__names">{namesOf(meant, list.nameOf)}</p>
          {hint === undefined ? null : <p>{t(hint)}</p>}
          {leftOut === 0 ? null : <p>{t('lists.bulk.leftOut', { count: leftOut })}</p>}
          {Inputs === undefined ? null : (
            <div className="form">
              <Inputs />
            </div>
          )}
          <OrderButtons
            label={action.label}
            keepLabel={action.keepLabel}
            resource={list.resource}
            isDestructive={action.isDestructive === true}
            hasInputs={Inputs !== undefined}
            isEmpty={meant.length === 0}
            orderOf={
              action.isRehearsed !== true
                ? undefined
                : (values) =>
                    isFilledIn(action, values) ? orderOf(list, action, meant, values) : undefined
            }
            onShown={(order) => {
              shown.current = order;
            }}
            onClose={onClose}
          />
        </BulkForm>
      )}
    </DialogFrame>
  );
}

/** Whether the action can be rehearsed: all its inputs are filled in. */
const isFilledIn = <R,>({ needs = [] }: EachAction<R>, values: Values): boolean =>
  needs.every((name) => {
    const value = values[name];
    return typeof value === 'string' && value.trim() !== '';
  });

function orderOf<R extends RaRecord>(
  list: BulkList<R>,
  action: EachAction<R>,
  rows: readonly R[],
  values: Values,
): BulkBody {
  return {
    action: action.action,
    rows: rows.map((row) => ({ id: String(row.id), name: shortened(list.nameOf(row)) })),
    ...action.detailsOf?.(values),
  };
}

/** The most rows that a question names. */
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
        showSnack(messageOf(error), 'error');
        onFailed();
      });
    // Read once, when it is asked: what is shown is what is done.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return read;
}

function useStart<R extends RaRecord>(props: BulkDialogProps<R>) {
  const { list, action, selection, onClose } = props;
  const { start } = useBulkRuns();
  return (rows: readonly R[], values: Values, shown?: RehearsedOrder): void => {
    const failed = (error: unknown): void => {
      if (isOutdated(error)) shown?.readAgain();
      else showSnack(messageOf(error), 'error');
    };
    const token = shown?.rehearsal?.token;
    const order = {
      ...orderOf(list, action, rows, values),
      ...(token !== undefined && { rehearsed: token }),
    };
    start(order, { resource: list.resource, label: action.label }).then(() => {
      selection.clear();
      onClose();
    }, failed);
  };
}

/** The most characters of a row's name in a request. */
const NAME_MAX = 200;

const shortened = (name: string): string =>
  name.length <= NAME_MAX ? name : `${name.slice(0, NAME_MAX)}…`;

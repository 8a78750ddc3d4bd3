import type { BulkBody } from '@balcao/contracts';
import type { ScreenMessageKey } from '@balcao/messages';
import { useEffect, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useMessages } from '../../i18n/use-messages.js';
import { DialogButtons } from '../../dialogs/DialogButtons.js';
import { BulkConsequences } from './BulkConsequences.js';
import { useBulkRehearsal, type RehearsedOrder } from './use-bulk-rehearsal.js';

interface OrderButtonsProps {
  readonly label: ScreenMessageKey;
  readonly keepLabel: ScreenMessageKey | undefined;
  readonly resource: string;
  readonly isDestructive: boolean;
  /** No has the focus if something is removed, unless there are inputs. */
  readonly hasInputs: boolean;
  /** No row can be handled. */
  readonly isEmpty: boolean;
  /** The request with the current inputs; undefined while they are incomplete. */
  readonly orderOf:
    | ((values: Readonly<Record<string, unknown>>) => BulkBody | undefined)
    | undefined;
  /** Receives the rehearsal shown, for the request. */
  readonly onShown: (shown: RehearsedOrder) => void;
  readonly onClose: () => void;
}

/** The effect of the action, if it can be rehearsed, and the buttons. */
export function OrderButtons(props: OrderButtonsProps): ReactNode {
  const { label, keepLabel, resource, isDestructive, hasInputs, isEmpty } = props;
  const { orderOf, onShown, onClose } = props;
  const t = useMessages();
  const values = useWatch();
  const order = isEmpty ? undefined : orderOf?.(values);
  const shown = useBulkRehearsal(order);
  const { rehearsal, isReading } = shown;
  useEffect(() => {
    onShown(shown);
  });
  const isUnknown = rehearsal === undefined || isReading || rehearsal.changed === 0;
  return (
    <>
      {order === undefined ? null : <BulkConsequences order={shown} resource={resource} />}
      <DialogButtons
        label={t(label)}
        {...(keepLabel !== undefined && { cancelLabel: t(keepLabel) })}
        onCancel={onClose}
        isDisabled={isEmpty || (orderOf !== undefined && isUnknown)}
        isDestructive={isDestructive}
        focused={isDestructive && !hasInputs ? 'cancel' : undefined}
      />
    </>
  );
}

import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import type { Plan } from '@balcao/domain';
import { minorToDecimal, type Language } from '@balcao/messages';
import { useState, type ReactNode } from 'react';
import { parseTypedMinor, writeDecimal } from '../formats/typed-decimal.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { DialogFrame } from '../dialogs/DialogFrame.js';
import { Refusal } from '../dialogs/Refusal.js';
import { useServiceCommand } from './use-service.js';

const limits = ['users', 'documentsPerMonth', 'warehouses', 'cashRegisters'] as const;

interface PlanDialogProps {
  /** None for a new one. */
  readonly plan: Plan | undefined;
  readonly onClose: () => void;
}

/** What a plan is called, costs and gives; an empty limit is none. */
export function PlanDialog({ plan, onClose }: PlanDialogProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const send = useServiceCommand();
  const [typed, setTyped] = useState(typedOf(plan, language));
  const [hasApi, setHasApi] = useState(plan?.limits.hasApi ?? false);
  const labels = [
    ...(plan === undefined ? [['id', t('billing.service.identifier')] as const] : []),
    ['name', t('billing.service.nameEn')] as const,
    ['namePt', t('billing.service.namePt')] as const,
    ['monthly', t('billing.service.monthly')] as const,
    ...limits.map((limit) => [limit, t(`billing.limits.${limit}`)] as const),
  ];
  const save = async (): Promise<void> => {
    const { id, name, namePt, monthly } = typed;
    const counted = limits.map((limit) => [limit, limitOf(typed[limit])] as const);
    const isSaved = await send('/plans', {
      id,
      name,
      namePt,
      monthlyMinor: parseTypedMinor(monthly, language) ?? -1,
      limits: { ...Object.fromEntries(counted), hasApi },
      ...(plan !== undefined && { expectedRevision: plan.revision }),
    });
    if (isSaved) onClose();
  };
  return (
    <DialogFrame title={plan?.name ?? t('billing.service.newPlan')} onClose={onClose}>
      <Refusal />
      <div className="billing__form">
        {labels.map(([field, label]) => (
          <TextField
            key={field}
            label={label}
            value={typed[field]}
            onChange={({ target }) => {
              setTyped({ ...typed, [field]: target.value });
            }}
          />
        ))}
        <FormControlLabel
          control={
            <Checkbox
              checked={hasApi}
              onChange={(_, isChecked) => {
                setHasApi(isChecked);
              }}
            />
          }
          label={t('billing.limits.hasApi')}
        />
      </div>
      <div className="form__buttons">
        <Button variant="contained" onClick={() => void save()}>
          {t('billing.service.save')}
        </Button>
      </div>
    </DialogFrame>
  );
}

/** A limit as typed; what is no number is left for the server to refuse. */
const limitOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));

function typedOf(plan: Plan | undefined, language: Language) {
  const limit = (name: (typeof limits)[number]): string => String(plan?.limits[name] ?? '');
  return {
    id: plan?.id ?? '',
    name: plan?.name ?? '',
    namePt: plan?.namePt ?? '',
    monthly: writeDecimal(minorToDecimal(plan?.monthlyMinor ?? 0), language),
    users: limit('users'),
    documentsPerMonth: limit('documentsPerMonth'),
    warehouses: limit('warehouses'),
    cashRegisters: limit('cashRegisters'),
  };
}

import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { Permission } from '@balcao/domain';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useBalcao, useMay } from '../admin/hooks.js';
import { company } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { useMessages } from '../i18n/use-messages.js';
import { LimitField } from './LimitField.js';
import { parseNamed } from './member-api.js';
import { withoutLimit, type Limits } from './rights.js';

interface LimitFieldsProps {
  readonly limits: Limits;
  readonly isReadOnly: boolean;
  readonly onChange: (limits: Limits) => void;
}

/** How far the user may go. */
export function LimitFields({ limits, isReadOnly, onChange }: LimitFieldsProps): ReactNode {
  const t = useMessages();
  const places = { limits, isReadOnly, onChange };
  return (
    <section className="card">
      <h2>{t('users.limits')}</h2>
      <p className="card__hint">{t('users.limitsHint')}</p>
      <div className="rights__limits">
        <LimitField name="lineDiscount" {...places} />
        <LimitField name="documentDiscount" {...places} />
        <LimitField name="cashRefundMinor" {...places} />
        <LimitField name="cashOutMinor" {...places} />
        <LimitField name="voidMinor" {...places} />
        <LimitField name="purchaseMinor" {...places} />
        <LimitField name="expenseMinor" {...places} />
        <LimitField name="cancellationMinor" {...places} />
        <PlaceField name="seriesIds" path="series" view="series.view" {...places} />
        <PlaceField name="warehouseIds" path="warehouses" view="stock.view" {...places} />
        <PlaceField name="cashRegisterIds" path="cash-registers" view="pos.view" {...places} />
      </div>
      <FormControlLabel
        label={t('users.currentShiftOnly')}
        control={
          <Checkbox
            checked={limits.currentShiftOnly === true}
            disabled={isReadOnly}
            onChange={(_, isChecked) => {
              const rest = withoutLimit(limits, 'currentShiftOnly');
              onChange(isChecked ? { ...rest, currentShiftOnly: true } : rest);
            }}
          />
        }
      />
    </section>
  );
}

interface PlaceFieldProps extends LimitFieldsProps {
  readonly name: 'seriesIds' | 'warehouseIds' | 'cashRegisterIds';
  /** Below `/api`. */
  readonly path: string;
  readonly view: Permission;
}

/** Records of one kind; none chosen means all of them. */
function PlaceField(props: PlaceFieldProps): ReactNode {
  const { name, path, view, limits, isReadOnly, onChange } = props;
  const t = useMessages();
  const provider = useBalcao();
  const mayView = useMay(view);
  const { data = [] } = useQuery({
    queryKey: ['users', 'places', path, useSlice(company).id],
    queryFn: async () => parseNamed((await provider.read(`${path}?perPage=250`)).body),
    enabled: mayView,
  });
  const chosen = limits[name] ?? [];
  const unknown = chosen.filter((id) => data.every((one) => one.id !== id));
  const choices = [...data, ...unknown.map((id) => ({ id, name: id }))];
  return (
    <TextField
      select
      label={t(`users.${name}`)}
      value={chosen}
      disabled={isReadOnly}
      onChange={({ target }) => {
        // A choice of several is typed as one text.
        const ids: readonly string[] = [target.value].flat();
        const rest = withoutLimit(limits, name);
        onChange(ids.length === 0 ? rest : { ...rest, [name]: ids });
      }}
      slotProps={{
        inputLabel: { shrink: true },
        select: {
          multiple: true,
          displayEmpty: true,
          renderValue: () => (chosen.length === 0 ? t('users.allOf') : namesOf(chosen, choices)),
        },
      }}
    >
      {choices.map((choice) => (
        <MenuItem key={choice.id} value={choice.id}>
          {choice.name}
        </MenuItem>
      ))}
    </TextField>
  );
}

function namesOf(ids: readonly string[], choices: ReturnType<typeof parseNamed>): string {
  return ids.map((id) => choices.find((one) => one.id === id)?.name ?? id).join(', ');
}

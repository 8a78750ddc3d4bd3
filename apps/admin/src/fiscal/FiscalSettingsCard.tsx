import type { ChangeFiscalSettingsBody, FiscalSettingsAnswer } from '@balcao/contracts';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState, type ReactNode } from 'react';
import { useMay } from '../admin/hooks.js';
import { Skeleton } from '../skeletons/Skeleton.js';
import { useMessages } from '../i18n/use-messages.js';
import { useFiscalSettings } from './use-fiscal.js';

const modes = ['off', 'sha256-chain', 'rsa-sha1', 'rsa-sha256'] as const;

interface FiscalSettingsCardProps {
  readonly companyId: string;
  readonly send: (path: string, body: object, text?: string) => Promise<boolean>;
}

/** How documents are signed, and what files and their days are made of. */
export function FiscalSettingsCard({ companyId, send }: FiscalSettingsCardProps): ReactNode {
  const t = useMessages();
  const { data, error } = useFiscalSettings(companyId);
  return (
    <section className="card" aria-labelledby="fiscal-settings">
      <h2 id="fiscal-settings">{t('fiscal.settings.title')}</h2>
      <p className="card__hint">{t('fiscal.settings.hint')}</p>
      {error === null ? null : <p role="alert">{error.message}</p>}
      {data === undefined && error === null ? <Skeleton shape="form" /> : null}
      {data === undefined ? null : (
        <Settings key={JSON.stringify(data)} settings={data} send={send} />
      )}
    </section>
  );
}

function Settings({
  settings,
  send,
}: {
  readonly settings: FiscalSettingsAnswer;
  readonly send: FiscalSettingsCardProps['send'];
}): ReactNode {
  const t = useMessages();
  const mayManage = useMay('companies.manage');
  const [changed, setChanged] = useState<ChangeFiscalSettingsBody>({});
  const now = { ...settings, ...changed };
  const { keys, series, country } = settings;
  const signed = series.filter(({ isSigned }) => isSigned).map(({ name }) => name);
  const isRsa = now.signatureMode.startsWith('rsa');
  const change = (part: ChangeFiscalSettingsBody): void => {
    setChanged((before) => ({ ...before, ...part }));
  };
  return (
    <>
      <div className="fiscal__settings">
        <ModeField
          value={now.signatureMode}
          isDisabled={!mayManage}
          hasKeys={keys.length > 0}
          onChange={(signatureMode) => {
            change({ signatureMode });
          }}
        />
        {isRsa ? (
          <KeyField
            keys={keys}
            value={now.signatureKey ?? ''}
            isDisabled={!mayManage}
            onChange={(signatureKey) => {
              change({ signatureKey });
            }}
          />
        ) : null}
        <DayUntil
          value={now.declarationDay ?? ''}
          isDisabled={!mayManage}
          onChange={(declarationDay) => {
            change({ declarationDay });
          }}
        />
        {country === 'MZ' ? (
          <SchemaFields now={now} isDisabled={!mayManage} onChange={change} />
        ) : null}
      </div>
      <p className="fiscal__where">
        {signed.length === 0
          ? t('fiscal.settings.noneSigned')
          : `${t('fiscal.settings.signed')}: ${signed.join(', ')}`}
      </p>
      {mayManage ? (
        <Button
          variant="contained"
          disabled={Object.keys(changed).length === 0}
          onClick={() => void send('fiscal/settings', changed, t('fiscal.settings.saved'))}
        >
          {t('fiscal.settings.save')}
        </Button>
      ) : null}
    </>
  );
}

interface FieldProps<V> {
  readonly value: V;
  readonly isDisabled: boolean;
}

interface KeyFieldProps extends FieldProps<string> {
  readonly keys: readonly string[];
  readonly onChange: (version: string | null) => void;
}

/** Which version of the key signs. */
function KeyField({ keys, value, isDisabled, onChange }: KeyFieldProps): ReactNode {
  const t = useMessages();
  return (
    <TextField
      select
      label={t('fiscal.settings.key')}
      value={value}
      disabled={isDisabled}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      onChange={({ target }) => {
        onChange(target.value === '' ? null : target.value);
      }}
    >
      <MenuItem value="">{t('fiscal.settings.newest')}</MenuItem>
      {keys.map((version) => (
        <MenuItem key={version} value={version}>
          {t('fiscal.settings.version', { version })}
        </MenuItem>
      ))}
    </TextField>
  );
}

interface DayUntilProps extends FieldProps<number | ''> {
  readonly onChange: (day: number | null) => void;
}

/** The day of the month after until which a month is declared. */
function DayUntil({ value, isDisabled, onChange }: DayUntilProps): ReactNode {
  const t = useMessages();
  return (
    <TextField
      label={t('fiscal.settings.day')}
      type="number"
      value={value}
      disabled={isDisabled}
      helperText={t('fiscal.settings.dayHint')}
      slotProps={{ htmlInput: { min: 1, max: 31 } }}
      onChange={({ target }) => {
        const day = Number.parseInt(target.value, 10);
        onChange(Number.isNaN(day) ? null : day);
      }}
    />
  );
}

interface ModeFieldProps extends FieldProps<(typeof modes)[number]> {
  readonly hasKeys: boolean;
  readonly onChange: (mode: (typeof modes)[number]) => void;
}

/** How documents are signed; says where the key for it is missing. */
function ModeField({ value, isDisabled, hasKeys, onChange }: ModeFieldProps): ReactNode {
  const t = useMessages();
  const isWithoutKey = value.startsWith('rsa') && !hasKeys;
  return (
    <TextField
      select
      label={t('fiscal.settings.mode')}
      value={value}
      disabled={isDisabled}
      helperText={isWithoutKey ? t('fiscal.settings.noKeys') : undefined}
      onChange={({ target }) => {
        const mode = modes.find((one) => one === target.value);
        if (mode !== undefined) onChange(mode);
      }}
    >
      {modes.map((mode) => (
        <MenuItem key={mode} value={mode}>
          {t(`fiscal.settings.modes.${mode}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}

interface SchemaFieldsProps {
  readonly now: ChangeFiscalSettingsBody;
  readonly isDisabled: boolean;
  readonly onChange: (part: ChangeFiscalSettingsBody) => void;
}

/** What Mozambique has not settled of its SAF-T. */
function SchemaFields({ now, isDisabled, onChange }: SchemaFieldsProps): ReactNode {
  const t = useMessages();
  const labels = {
    saftNamespace: t('fiscal.settings.namespace'),
    saftVersion: t('fiscal.settings.fileVersion'),
  };
  return (['saftNamespace', 'saftVersion'] as const).map((name) => (
    <TextField
      key={name}
      label={labels[name]}
      value={now[name] ?? ''}
      disabled={isDisabled}
      helperText={t('fiscal.settings.schemaHint')}
      onChange={({ target }) => {
        onChange({ [name]: target.value.trim() === '' ? null : target.value });
      }}
    />
  ));
}

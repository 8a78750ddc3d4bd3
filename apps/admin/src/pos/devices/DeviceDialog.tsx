import { useEffect, useState, type ReactNode } from 'react';
import { useSlice } from '../../boot/slice.js';
import { sayProblem } from '../../http/say-problem.js';
import { useMessages } from '../../i18n/use-messages.js';
import { useTill } from '../till/till-context.js';
import { NativeDialog } from '../page/NativeDialog.js';
import { Choice } from './Choice.js';
import { codePages } from './code-pages.js';
import {
  chooseDevice,
  columnCounts,
  deviceSettings,
  printerWays,
  type DeviceSettings,
} from './device-settings.js';
import { EscPos } from './escpos.js';
import { OpenDrawer } from './OpenDrawer.js';
import { portOf, writeToPrinter } from './printer.js';
import { ScaleSettings } from './ScaleSettings.js';

const names = { cp860: 'CP860', cp850: 'CP850', cp1252: 'Windows 1252' } as const;
const baudRates = [4_800, 9_600, 19_200, 38_400, 115_200] as const;

/** The printer, the drawer and the scale of this device. */
export function DeviceDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useMessages();
  const settings = useSlice(deviceSettings);
  const port = portOf(settings.way, useTill());
  return (
    <NativeDialog title={t('tillMore.devices.title')} onClose={onClose}>
      <div className="pay devices">
        <fieldset>
          <legend>{t('tillMore.devices.printer')}</legend>
          {printerWays.map((way) => (
            <label key={way} className="devices__choice">
              <input
                type="radio"
                name="way"
                checked={settings.way === way}
                onChange={() => {
                  chooseDevice({ way });
                }}
              />
              {t(`tillMore.devices.ways.${way}`)}
            </label>
          ))}
        </fieldset>
        {port === undefined ? null : <RawPrinter key={settings.way} settings={settings} />}
        <Check
          label={t('tillMore.devices.atOnce')}
          isChecked={settings.printsAtOnce}
          onChange={(printsAtOnce) => {
            chooseDevice({ printsAtOnce });
          }}
        />
        <ScaleSettings settings={settings} baudRates={baudRates} />
      </div>
    </NativeDialog>
  );
}

/** Settings for printers that receive raw bytes. */
function RawPrinter({ settings }: { readonly settings: DeviceSettings }): ReactNode {
  const t = useMessages();
  const { way, columns, codePage, baudRate, opensDrawer, drawerPin } = settings;
  if (portOf(way, useTill())?.isHere === false) {
    return (
      <p role="alert">
        {t(way === 'network' ? 'tillMore.devices.notAllowed' : 'tillMore.devices.notHere')}
      </p>
    );
  }
  return (
    <>
      <Connection settings={settings} />
      <div className="devices__fields">
        <Choice
          label={t('tillMore.devices.columns')}
          value={String(columns)}
          options={columnCounts.map((count) => [String(count), String(count)])}
          onChange={(value) => {
            chooseDevice({ columns: columnCounts.find((each) => String(each) === value) ?? 48 });
          }}
        />
        <Choice
          label={t('tillMore.devices.codePage')}
          value={codePage}
          options={codePages.map((page) => [page, names[page]])}
          onChange={(value) => {
            chooseDevice({ codePage: codePages.find((each) => each === value) ?? 'cp860' });
          }}
        />
        {way === 'serial' ? (
          <Choice
            label={t('tillMore.devices.speed')}
            value={String(baudRate)}
            options={baudRates.map((rate) => [String(rate), String(rate)])}
            onChange={(value) => {
              chooseDevice({ baudRate: Number.parseInt(value, 10) });
            }}
          />
        ) : null}
        <Choice
          label={t('tillMore.devices.pin')}
          value={String(drawerPin)}
          options={[
            ['2', 'Pin 2'],
            ['5', 'Pin 5'],
          ]}
          onChange={(value) => {
            chooseDevice({ drawerPin: value === '5' ? 5 : 2 });
          }}
        />
      </div>
      <Check
        label={t('tillMore.devices.drawer')}
        isChecked={opensDrawer}
        onChange={(opens) => {
          chooseDevice({ opensDrawer: opens });
        }}
      />
    </>
  );
}

/** The connected printer, with a test print. */
function Connection({ settings }: { readonly settings: DeviceSettings }): ReactNode {
  const t = useMessages();
  const { way, codePage } = settings;
  const till = useTill();
  const [name, setName] = useState<string>();
  const isOfOffice = way === 'network';
  useEffect(() => {
    void portOf(way, till)
      ?.known()
      .then((printer) => {
        setName(printer?.name);
      });
  }, [way, till]);
  const attempt = (work: () => Promise<void>) => (): void => {
    work().catch((error: unknown) => {
      sayProblem(error);
    });
  };
  const test = (): Promise<void> => {
    const page = new EscPos(codePage).align('centre').line('Balcão');
    return writeToPrinter(till, page.line(t('tillMore.devices.testText')).cut().bytes());
  };
  return (
    <>
      <p role="status">
        {name === undefined
          ? t(isOfOffice ? 'tillMore.devices.noAddress' : 'tillMore.devices.noPrinter')
          : t(isOfOffice ? 'tillMore.devices.address' : 'tillMore.devices.connected', { name })}
      </p>
      <div className="pos__actions">
        {isOfOffice ? null : (
          <button
            type="button"
            onClick={attempt(async () => {
              setName((await portOf(way, till)?.choose())?.name);
            })}
          >
            {t('tillMore.devices.connect')}
          </button>
        )}
        <button type="button" disabled={name === undefined} onClick={attempt(test)}>
          {t('tillMore.devices.test')}
        </button>
      </div>
      <OpenDrawer isReady={name !== undefined} />
    </>
  );
}

interface CheckProps {
  readonly label: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

function Check({ label, isChecked, onChange }: CheckProps): ReactNode {
  return (
    <label className="devices__choice">
      <input
        type="checkbox"
        checked={isChecked}
        onChange={({ target }) => {
          onChange(target.checked);
        }}
      />
      {label}
    </label>
  );
}

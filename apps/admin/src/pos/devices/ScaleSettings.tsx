import { useEffect, useState, type ReactNode } from 'react';
import { sayProblem } from '../../http/say-problem.js';
import { useMessages } from '../../i18n/use-messages.js';
import { scalePortOf } from '../weigh/scale.js';
import { Choice } from './Choice.js';
import {
  chooseDevice,
  scaleProtocolNames,
  scaleWays,
  type DeviceSettings,
} from './device-settings.js';

interface ScaleSettingsProps {
  readonly settings: DeviceSettings;
  readonly baudRates: readonly number[];
}

/** The scale of this device and its protocol. */
export function ScaleSettings({ settings, baudRates }: ScaleSettingsProps): ReactNode {
  const t = useMessages();
  const { scale, scaleProtocol, scaleBaudRate } = settings;
  return (
    <fieldset>
      <legend>{t('tillMore.scale.title')}</legend>
      {scaleWays.map((way) => (
        <label key={way} className="devices__choice">
          <input
            type="radio"
            name="scale"
            checked={scale === way}
            onChange={() => {
              chooseDevice({ scale: way });
            }}
          />
          {t(`tillMore.scale.ways.${way}`)}
        </label>
      ))}
      {scale === 'none' ? null : <Connection key={scale} settings={settings} />}
      {scale === 'serial' ? (
        <div className="devices__fields">
          <Choice
            label={t('tillMore.scale.protocol')}
            value={scaleProtocol}
            options={scaleProtocolNames.map((each) => [
              each,
              t(`tillMore.scale.protocols.${each}`),
            ])}
            onChange={(value) => {
              const chosen = scaleProtocolNames.find((each) => each === value);
              chooseDevice({ scaleProtocol: chosen ?? 'stream' });
            }}
          />
          <Choice
            label={t('tillMore.scale.speed')}
            value={String(scaleBaudRate)}
            options={baudRates.map((rate) => [String(rate), String(rate)])}
            onChange={(value) => {
              chooseDevice({ scaleBaudRate: Number.parseInt(value, 10) });
            }}
          />
        </div>
      ) : null}
    </fieldset>
  );
}

/** The connected scale, or a button to connect one. */
function Connection({ settings: { scale } }: Pick<ScaleSettingsProps, 'settings'>): ReactNode {
  const t = useMessages();
  const [name, setName] = useState<string>();
  const port = scalePortOf(scale);
  useEffect(() => {
    void scalePortOf(scale)
      ?.known()
      .then((found) => {
        setName(found?.name);
      });
  }, [scale]);
  if (port?.isHere !== true) return <p role="alert">{t('tillMore.scale.notHere')}</p>;
  return (
    <>
      <p role="status">
        {name === undefined ? t('tillMore.scale.noScale') : t('tillMore.scale.connected', { name })}
      </p>
      <div className="pos__actions">
        <button
          type="button"
          onClick={() => {
            port.choose().then((chosen) => {
              setName(chosen.name);
            }, sayProblem);
          }}
        >
          {t('tillMore.scale.connect')}
        </button>
      </div>
    </>
  );
}

import type { ShiftFilmFrame } from '@balcao/contracts';
import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useBalcao } from '../admin/hooks.js';
import { Spinner } from '../boot/lazy-screen.js';
import { Amount } from '../fields/Amount.js';
import { useMessages } from '../i18n/use-messages.js';
import { Moment } from './Moment.js';

/** Everything that happened in a shift, with what should be in the drawer behind each. */
export function ShiftFilm({ id }: { readonly id: string }): ReactNode {
  const t = useMessages();
  const provider = useBalcao();
  const { data, error } = useQuery({
    queryKey: ['commercial/shifts', 'film', id],
    queryFn: async () => {
      const { body } = await provider.read(`shifts/${encodeURIComponent(id)}/film`);
      return parseFilm(body);
    },
  });
  return (
    <section className="shift__film">
      <h2>{t('shifts.film')}</h2>
      {error === null ? null : <Alert severity="error">{error.message}</Alert>}
      {data === undefined && error === null ? <Spinner /> : null}
      {data?.length === 0 ? <p className="shift__hint">{t('shifts.noFilm')}</p> : null}
      {data === undefined || data.length === 0 ? null : <Frames frames={data} />}
    </section>
  );
}

function Frames({ frames }: { readonly frames: readonly ShiftFilmFrame[] }): ReactNode {
  const t = useMessages();
  return (
    // It scrolls by itself where it is too wide: it has to be reached by keys for that.
    <div className="shift__scroll" tabIndex={0} role="region" aria-label={t('shifts.film')}>
      <table>
        <thead>
          <tr>
            <th>{t('shifts.at')}</th>
            <th>{t('shifts.what')}</th>
            <th>{t('shifts.cashier')}</th>
            <th className="shift__number">{t('shifts.amount')}</th>
            <th className="shift__number">{t('shifts.cash')}</th>
            <th className="shift__number">{t('shifts.expected')}</th>
          </tr>
        </thead>
        <tbody>
          {frames.map((frame) => (
            <Frame key={frame.id} frame={frame} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Frame({ frame }: { readonly frame: ShiftFilmFrame }): ReactNode {
  const { at, kind, cashier, reference, text, totalMinor, cashMinor, expectedMinor } = frame;
  const t = useMessages();
  const told = [reference, text].filter((one) => one !== undefined).join(' · ');
  return (
    <tr>
      <td>
        <Moment at={at} isTimeOnly />
      </td>
      <td>
        {t(`shifts.kinds.${kind}`)}
        {told === '' ? null : <span className="shift__told"> {told}</span>}
      </td>
      <td>{cashier}</td>
      <td className="shift__number">
        {totalMinor === undefined ? null : <Amount minor={totalMinor} />}
      </td>
      <td className="shift__number">
        <Amount minor={cashMinor} dashForZero />
      </td>
      <td className="shift__number">
        <Amount minor={expectedMinor} />
      </td>
    </tr>
  );
}

function parseFilm(body: unknown): readonly ShiftFilmFrame[] {
  if (!Array.isArray(body)) throw new Error('the film has an unknown shape');
  return body as ShiftFilmFrame[];
}

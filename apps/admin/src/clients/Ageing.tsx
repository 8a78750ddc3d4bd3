import type { AgeingAnswer } from '@balcao/contracts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useBalcao } from '../admin/hooks.js';
import { Explained } from '../explain/Explained.js';
import { Amount } from '../fields/Amount.js';
import { Day } from '../fields/cells.js';
import { useMessages } from '../i18n/use-messages.js';
import { Skeleton } from '../skeletons/Skeleton.js';
import { agedFigure } from './aged-figure.js';
import type { PartyAccount } from './party-account.js';

const columns = [
  ['notDue', 'notDueMinor'],
  ['days1To30', 'days1To30Minor'],
  ['days31To60', 'days31To60Minor'],
  ['days61To90', 'days61To90Minor'],
  ['over90', 'over90Minor'],
  ['credits', 'creditsMinor'],
] as const;

interface AgeingProps {
  readonly partyId: string;
  readonly account: PartyAccount;
}

/** How late what is open is today, by the days since it was due. */
export function Ageing({ partyId, account: { resource, api } }: AgeingProps): ReactNode {
  const t = useMessages();
  const provider = useBalcao();
  const { data, error } = useQuery({
    queryKey: [resource, 'ageing', partyId],
    queryFn: async () => {
      const { body } = await provider.read(`${api}/${encodeURIComponent(partyId)}/ageing`);
      return parseAgeing(body);
    },
  });
  if (error !== null && data === undefined) return <p role="alert">{error.message}</p>;
  if (data === undefined) {
    return (
      <div className="ageing__waiting">
        <Skeleton shape="text" />
      </div>
    );
  }
  return (
    <section aria-labelledby="ageing">
      <h2 id="ageing" className="statement__title ageing__title">
        {t('money.parties.ageing.title')} <Day day={data.on} />
      </h2>
      <dl className="figures" data-size="small">
        {columns.map(([name, field]) => (
          <div key={name}>
            <dt>{t(`money.parties.ageing.${name}`)}</dt>
            <dd>
              <Explained
                figure={agedFigure(
                  { api, partyId, field, minor: data[field], on: data.on },
                  t(`money.parties.ageing.${name}`),
                )}
              >
                <Amount minor={data[field]} dashForZero />
              </Explained>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The figures of an answer; typed by the contract, checked to be an object. */
function parseAgeing(body: unknown): AgeingAnswer {
  if (typeof body !== 'object' || body === null) throw new Error('the ageing is no object');
  return body as AgeingAnswer;
}

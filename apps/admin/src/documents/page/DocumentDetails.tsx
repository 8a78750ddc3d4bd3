import type { DocumentAnswer } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMay } from '../../admin/hooks.js';
import { showNuit } from '../../formats/nuit.js';
import { useMessages } from '../../i18n/use-messages.js';
import { documentPath } from '../parts/paths.js';
import { ShownDay } from '../parts/ShownDay.js';

/** The client and the days as they were at issue. */
export function DocumentDetails({ document }: { readonly document: DocumentAnswer }): ReactNode {
  const t = useMessages();
  const mayViewClients = useMay('parties.view');
  const { content, accountEffect } = document;
  const { party, partyId, originId, receiver, carrier } = content;
  const address = [party.address1, party.address2].filter((part) => part !== undefined).join(', ');
  const contact = (each: typeof receiver): string =>
    [each?.name, each?.contact, each?.address].filter((part) => part !== undefined).join(' · ');
  return (
    <section className="card doc__details" aria-label={t('documents.editor.details')}>
      <div className="doc__client">
        <small>{t('documents.fields.client')}</small>
        {mayViewClients ? (
          <Link to={`/commercial/clients/${partyId}`}>{party.name}</Link>
        ) : (
          <strong>{party.name}</strong>
        )}
        <span>
          {[party.code, party.nuit && t('layout.nuit', { nuit: showNuit(party.nuit) })]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {address === '' ? null : <span>{address}</span>}
      </div>
      <dl>
        <Fact label={t('documents.fields.issuedOn')}>
          <ShownDay day={content.issuedOn} />
        </Fact>
        <Fact
          label={t(
            accountEffect === 'none' ? 'documents.fields.validUntil' : 'documents.fields.dueOn',
          )}
        >
          <ShownDay day={content.dueOn} />
        </Fact>
        {content.orderNumber === undefined ? null : (
          <Fact label={t('documents.fields.orderNumber')}>{content.orderNumber}</Fact>
        )}
        {originId === undefined ? null : (
          <Fact label={t('documents.fields.origin')}>
            <Origin id={originId} />
          </Fact>
        )}
        {receiver === undefined ? null : (
          <Fact label={t('documents.fields.receiver')}>{contact(receiver)}</Fact>
        )}
        {carrier === undefined ? null : (
          <Fact label={t('documents.fields.carrier')}>{contact(carrier)}</Fact>
        )}
      </dl>
    </section>
  );
}

interface FactProps {
  readonly label: string;
  readonly children: ReactNode;
}

function Fact({ label, children }: FactProps): ReactNode {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The document that this one follows; its id begins with its type. */
function Origin({ id }: { readonly id: string }): ReactNode {
  const [typeId = '', rest = ''] = id.split('_');
  return <Link to={documentPath(typeId, id)}>{`${typeId} ${rest.replace('.', '/')}`}</Link>;
}

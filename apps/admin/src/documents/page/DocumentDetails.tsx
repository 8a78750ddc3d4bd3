import type { DocumentAnswer } from '@balcao/contracts';
import { Fragment, type ReactNode } from 'react';
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
  const { party, partyId, supplierReference, supplierIssuedOn } = content;
  const isPurchase = document.group === 'purchases';
  const address = [party.address1, party.address2].filter((part) => part !== undefined).join(', ');
  return (
    <section className="card doc__details" aria-label={t('documents.editor.details')}>
      <div className="doc__client">
        <small>{t(isPurchase ? 'documents.fields.supplier' : 'documents.fields.client')}</small>
        {mayViewClients && partyId !== '' ? (
          <Link to={`/commercial/${isPurchase ? 'suppliers' : 'clients'}/${partyId}`}>
            {party.name}
          </Link>
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
        {content.till === undefined ? null : (
          <Fact label={t('shifts.cashier')}>{content.till.cashier}</Fact>
        )}
        {content.orderNumber === undefined ? null : (
          <Fact label={t('documents.fields.orderNumber')}>{content.orderNumber}</Fact>
        )}
        {supplierReference === undefined ? null : (
          <Fact label={t('documents.fields.supplierReference')}>{supplierReference}</Fact>
        )}
        {supplierIssuedOn === undefined ? null : (
          <Fact label={t('documents.fields.supplierIssuedOn')}>
            <ShownDay day={supplierIssuedOn} />
          </Fact>
        )}
        <Links label={t('documents.fields.origin')} ids={originsOf(document)} />
        <Links
          label={t('documents.fields.madeInto')}
          ids={(document.madeInto ?? []).map(({ documentId }) => documentId)}
        />
        <Links label={t('documents.fields.references')} ids={content.references ?? []} />
        <Links
          label={t('documents.fields.duplicateOf')}
          ids={content.duplicateOf === undefined ? [] : [content.duplicateOf]}
        />
        <Contacts content={content} />
      </dl>
    </section>
  );
}

/** Who receives the goods, and who carries them. */
function Contacts({ content }: Pick<DocumentAnswer, 'content'>): ReactNode {
  const t = useMessages();
  const { receiver, carrier } = content;
  const told = (each: typeof receiver): string =>
    [each?.name, each?.contact, each?.address].filter((part) => part !== undefined).join(' · ');
  return (
    <>
      {receiver === undefined ? null : (
        <Fact label={t('documents.fields.receiver')}>{told(receiver)}</Fact>
      )}
      {carrier === undefined ? null : (
        <Fact label={t('documents.fields.carrier')}>{told(carrier)}</Fact>
      )}
    </>
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

/** The documents that this one is made of, or corrects. */
function originsOf({ madeOf = [], content: { originId } }: DocumentAnswer): readonly string[] {
  const ids = madeOf.map(({ documentId }) => documentId);
  return originId === undefined || ids.includes(originId) ? ids : [originId, ...ids];
}

interface LinksProps {
  readonly label: string;
  readonly ids: readonly string[];
}

function Links({ label, ids }: LinksProps): ReactNode {
  if (ids.length === 0) return null;
  return (
    <Fact label={label}>
      {ids.map((id, index) => (
        <Fragment key={id}>
          {index > 0 ? ', ' : ''}
          <DocumentLink id={id} />
        </Fragment>
      ))}
    </Fact>
  );
}

/** A document by its id, which begins with its type. */
function DocumentLink({ id }: { readonly id: string }): ReactNode {
  const [typeId = '', rest = ''] = id.split('_');
  return <Link to={documentPath(typeId, id)}>{`${typeId} ${rest.replace('.', '/')}`}</Link>;
}

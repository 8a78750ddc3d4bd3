import type { DocumentAnswer } from '@balcao/contracts';
import { givesBack } from '@balcao/domain';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMay } from '../../admin/hooks.js';
import { namedNuit } from '../../formats/nuit.js';
import { useMessages } from '../../i18n/use-messages.js';
import { DocumentLinks } from '../parts/DocumentLinks.js';
import { ShownDay } from '../parts/ShownDay.js';

/** An internal document names the company itself. */
const partyLabels = {
  sales: 'documents.fields.client',
  purchases: 'documents.fields.supplier',
  internal: 'layout.pages.company',
} as const;

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
        <small>{t(partyLabels[document.group])}</small>
        {mayViewClients && partyId !== '' ? (
          <Link to={`/commercial/${isPurchase ? 'suppliers' : 'clients'}/${partyId}`}>
            {party.name}
          </Link>
        ) : (
          <strong>{party.name}</strong>
        )}
        <span>
          {[party.code, party.nuit && namedNuit(party.nuit, party.country)]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {address === '' ? null : <span>{address}</span>}
      </div>
      <dl>
        <Fact label={t('documents.fields.issuedOn')}>
          <ShownDay day={content.issuedOn} />
        </Fact>
        {document.group === 'internal' || givesBack(document) ? null : (
          <Fact
            label={t(
              accountEffect === 'none' ? 'documents.fields.validUntil' : 'documents.fields.dueOn',
            )}
          >
            <ShownDay day={content.dueOn} />
          </Fact>
        )}
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
      <DocumentLinks ids={ids} />
    </Fact>
  );
}

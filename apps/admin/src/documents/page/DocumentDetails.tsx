import type { DocumentAnswer, DocumentLink, DocumentRow, TextRow } from '@balcao/contracts';
import { givesBack } from '@balcao/domain';
import { noteReasons, showDecimal, showMinor, type Language } from '@balcao/messages';
import type { ReactNode } from 'react';
import { useGetList, useGetMany } from 'react-admin';
import { Link } from 'react-router';
import { useMay } from '../../admin/hooks.js';
import { Moment } from '../../fields/Moment.js';
import { namedNuit } from '../../formats/nuit.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import { DocumentLinks } from '../parts/DocumentLinks.js';
import { ShownDay } from '../parts/ShownDay.js';

const partyLabels = {
  sales: 'documents.fields.client',
  purchases: 'documents.fields.supplier',
} as const;

/** Party and dates as of issue. */
export function DocumentDetails({ document }: { readonly document: DocumentAnswer }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { content, accountEffect, group } = document;
  const { supplierReference, supplierIssuedOn } = content;
  return (
    <section
      className={group === 'internal' ? 'card' : 'card doc__details'}
      aria-label={t('documents.editor.details')}
    >
      {group === 'internal' ? null : <Party document={document} group={group} />}
      <dl className="doc-facts">
        <Fact label={t('documents.fields.issuedOn')}>
          <ShownDay day={content.issuedOn} />
        </Fact>
        <Fact label={t('documents.fields.emittedAt')}>
          <Moment at={document.emittedAt} />
        </Fact>
        {group === 'internal' ? <Warehouses content={content} /> : null}
        {group === 'internal' || givesBack(document) ? null : (
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
        {content.withheld === undefined ? null : (
          <Fact label={t('documents.fields.withholdingRate')}>
            {withheldText(content.withheld, content, language)}
          </Fact>
        )}
        {content.reasonCode === undefined ? null : (
          <Fact label={t('documents.fields.reasonCode')}>
            {noteReasons[language][content.reasonCode]}
          </Fact>
        )}
        <Links label={t('documents.fields.origin')} ids={originsOf(document)} />
        <Links
          label={t('documents.fields.madeInto')}
          ids={linkedIn(document.madeInto, (kind) => kind !== 'correction')}
        />
        <Corrections document={document} />
        <Links label={t('documents.fields.references')} ids={content.references ?? []} />
        <Links
          label={t('documents.fields.duplicateOf')}
          ids={content.duplicateOf === undefined ? [] : [content.duplicateOf]}
        />
        <Copies of={document.id} />
        <Contacts content={content} />
      </dl>
    </section>
  );
}

/** What the client will withhold; of another currency also what the State is owed. */
function withheldText(
  { code, rate, amountMinor }: NonNullable<DocumentAnswer['content']['withheld']>,
  { currency, exchange }: DocumentAnswer['content'],
  language: Language,
): string {
  const amount = showMinor(amountMinor, language);
  const amounts =
    exchange?.withheldMinor === undefined
      ? amount
      : `${amount} ${currency} = ${showMinor(exchange.withheldMinor, language)}`;
  return `${code} · ${showDecimal(rate, language)}\u00a0% · ${amounts}`;
}

interface PartyProps {
  readonly document: DocumentAnswer;
  readonly group: keyof typeof partyLabels;
}

/** The client or supplier as of issue. */
function Party({ document, group }: PartyProps): ReactNode {
  const t = useMessages();
  const mayView = useMay('parties.view');
  const { party, partyId } = document.content;
  const address = [party.address1, party.address2].filter((part) => part !== undefined).join(', ');
  return (
    <div className="doc__client">
      <small>{t(partyLabels[group])}</small>
      {mayView && partyId !== '' ? (
        <Link to={`/commercial/${group === 'purchases' ? 'suppliers' : 'clients'}/${partyId}`}>
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
  );
}

/** The warehouse of the stock movement. */
function Warehouses({ content }: Pick<DocumentAnswer, 'content'>): ReactNode {
  const t = useMessages();
  const ids = [...new Set((content.stock ?? []).map(({ warehouseId }) => warehouseId))];
  const enabled = useMay('stock.view') && ids.length > 0;
  const { data = [] } = useGetMany<TextRow<'commercial/warehouse'>>(
    'commercial/warehouse',
    { ids },
    { enabled },
  );
  const names = data.map(({ name }) => name).join(', ');
  return names === '' ? null : <Fact label={t('documents.fields.warehouse')}>{names}</Fact>;
}

/** Receiver and carrier of the goods. */
function Contacts({ content }: Pick<DocumentAnswer, 'content'>): ReactNode {
  const t = useMessages();
  const { receiver, carrier } = content;
  const contactText = (each: typeof receiver): string =>
    [each?.name, each?.contact, each?.address].filter((part) => part !== undefined).join(' · ');
  return (
    <>
      {receiver === undefined ? null : (
        <Fact label={t('documents.fields.receiver')}>{contactText(receiver)}</Fact>
      )}
      {carrier === undefined ? null : (
        <Fact label={t('documents.fields.carrier')}>{contactText(carrier)}</Fact>
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

/** The document that took the place of this one, and the one whose place it took. */
function Corrections({ document }: { readonly document: DocumentAnswer }): ReactNode {
  const t = useMessages();
  const { corrects } = document.content;
  return (
    <>
      <Links
        label={t('documents.fields.correctedBy')}
        ids={linkedIn(document.madeInto, (kind) => kind === 'correction')}
      />
      <Links
        label={t('documents.fields.corrects')}
        ids={corrects === undefined ? [] : [corrects]}
      />
    </>
  );
}

const linkedIn = (
  links: readonly DocumentLink[] = [],
  isMeant: (kind: DocumentLink['kind']) => boolean,
): readonly string[] =>
  links.filter(({ kind }) => isMeant(kind)).map(({ documentId }) => documentId);

/** The source documents of this one. */
function originsOf({ madeOf = [], content: { originId } }: DocumentAnswer): readonly string[] {
  const ids = linkedIn(madeOf, (kind) => kind !== 'correction');
  return originId === undefined || ids.includes(originId) ? ids : [originId, ...ids];
}

const COPIES_SHOWN = 20;

/** The documents that were copied from this one, as far as the user may see them. */
function Copies({ of: id }: { readonly of: string }): ReactNode {
  const t = useMessages();
  const { data = [] } = useGetList<DocumentRow>('documents', {
    filter: { duplicateOf: id },
    sort: { field: 'issuedOn', order: 'ASC' },
    pagination: { page: 1, perPage: COPIES_SHOWN },
  });
  return <Links label={t('documents.fields.copies')} ids={data.map((copy) => copy.id)} />;
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

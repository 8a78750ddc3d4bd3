import type { FiscalChangeAnswer } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { documentPath } from '../routing/document-paths.js';
import { Amount } from '../fields/Amount.js';
import { showInstant } from '../formats/instants.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';

/** What makes the file of the month another one, and what the law lets be done about it. */
export function ChangesSince({
  items,
}: {
  readonly items: readonly FiscalChangeAnswer[];
}): ReactNode {
  const t = useMessages();
  return (
    <section aria-labelledby="fiscal-changes">
      <h3 id="fiscal-changes">{t('fiscal.month.changes')}</h3>
      {items.length === 0 ? (
        <p>{t('fiscal.month.none')}</p>
      ) : (
        <ul className="rows">
          {items.map((item) => (
            <Change key={`${item.revision} ${item.documentId ?? item.partyId}`} item={item} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Change({ item }: { readonly item: FiscalChangeAnswer }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { kind, documentId, reference, partyName, at, by, vatMinor } = item;
  const text = t(`fiscal.month.kinds.${kind}`, { reference, name: partyName });
  return (
    <li>
      <span>
        <strong>
          {documentId === undefined ? text : <Link to={pathOf(documentId)}>{text}</Link>}
        </strong>
        <small>
          {`${showInstant(at, language)} · ${by}`}
          {documentId === undefined ? named(item) : ` · ${partyName}`}
        </small>
        <small className="fiscal__correction">{t(`fiscal.month.corrections.${kind}`)}</small>
      </span>
      <span className="fiscal__vat">
        {t('fiscal.month.vat')} <Amount minor={vatMinor} />
      </span>
    </li>
  );
}

const pathOf = (documentId: string) =>
  documentPath(documentId.slice(0, documentId.lastIndexOf('_')), documentId);

/** What the client was called and is called. */
function named({ before = {}, after = {} }: FiscalChangeAnswer): string {
  const from = [before.name, before.nuit].filter((part) => part !== undefined).join(' ');
  const to = [after.name, after.nuit].filter((part) => part !== undefined).join(' ');
  return ` · ${from === '' ? '—' : from} → ${to === '' ? '—' : to}`;
}

import type { ModelCheck, ReadModelAnswer, RowDifference } from '@balcao/contracts';
import { grouped } from '@balcao/messages';
import { referenceById } from '@balcao/domain';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Amount } from '../fields/Amount.js';
import { StatusChip } from '../fields/StatusChip.js';
import { useMessages } from '../i18n/use-messages.js';
import { useWords } from '../operations/use-words.js';

/** Characters of a certificate that are shown. */
const CODE_LENGTH = 12;

interface CheckedModelProps {
  readonly model: ModelCheck;
  readonly behind: ReadModelAnswer['behind'] | undefined;
}

/** One list: how far it is, what was compared, and the rows that differ. */
export function CheckedModel({ model, behind }: CheckedModelProps): ReactNode {
  const t = useMessages();
  const words = useWords();
  const { name, rows, differences, told: samples, certificate } = model;
  const isEqual = differences === 0;
  return (
    <li>
      <div>
        <strong>{words.modelName(name)}</strong>
        <small>
          {t('audit.books.rows', { smart_count: rows, count: grouped(String(rows)) })}
          {' · '}
          {t('audit.books.certificate', { code: certificate.slice(0, CODE_LENGTH) })}
          {behind && behind.events > 0 ? ` · ${words.behind(behind)}` : null}
        </small>
        {samples.map((one) => (
          <Difference key={`${one.kind} ${one.id}`} difference={one} />
        ))}
      </div>
      <StatusChip tone={isEqual ? 'success' : 'error'}>
        {isEqual
          ? t('audit.books.isEqual')
          : t('audit.books.isDifferent', { count: grouped(String(differences)) })}
      </StatusChip>
    </li>
  );
}

/** `issuedOn` → `Issued on`, where no screen names the field. */
function readable(field: string): string {
  const words = field.replace(/Minor$/, '').replace(/(?<=[a-z])[A-Z]/g, (capital) => {
    return ` ${capital.toLowerCase()}`;
  });
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Amounts as amounts; other figures as they are kept. */
function written(field: string, figure: string): ReactNode {
  return field.endsWith('Minor') ? <Amount minor={Number.parseInt(figure, 10)} /> : figure;
}

function Difference({ difference }: { readonly difference: RowDifference }): ReactNode {
  const t = useMessages();
  const translate = useTranslate();
  const { id, kind, fields, figures = [], reference, revision } = difference;
  const nameOf = (field: string): string =>
    translate(`resources.documents.fields.${field}`, { _: readable(field) });
  return (
    <p>
      {reference === undefined ? null : <>{referenceById(reference)} </>}
      <code>{id}</code>: {t(`audit.books.kinds.${kind}`, { fields: fields.map(nameOf).join(', ') })}
      {figures.map(({ field, shown, journal }) => (
        <span key={field}>
          {' · '}
          {t('audit.books.figures', { field: nameOf(field) })} <del>{written(field, shown)}</del> →{' '}
          <ins>{written(field, journal)}</ins>
        </span>
      ))}
      {revision < 0 ? null : (
        <>
          {' · '}
          <Link to={`/commercial/journal/event/${revision}`}>
            {t('audit.books.event', { revision: grouped(String(revision)) })}
          </Link>
        </>
      )}
    </p>
  );
}

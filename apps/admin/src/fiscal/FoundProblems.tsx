import type { FiscalCheckAnswer, FiscalProblemAnswer } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { useMessages, type Translate } from '../i18n/use-messages.js';

const sections = [
  'SalesInvoices',
  'MovementOfGoods',
  'WorkingDocuments',
  'Payments',
  'PurchaseInvoices',
] as const;

interface FoundProblemsProps {
  readonly name: string;
  readonly answer: FiscalCheckAnswer;
}

/** What a check has found: how much was read, then line by line what is wrong. */
export function FoundProblems({ name, answer }: FoundProblemsProps): ReactNode {
  const t = useMessages();
  const { errors, warnings, problems, signatures } = answer;
  const isFine = errors === 0 && warnings === 0;
  return (
    <>
      <p>
        <strong>{name}</strong>
        <br />
        {isFine ? t('fiscal.fine') : t('fiscal.found', { errors, warnings })}{' '}
        {t('fiscal.read', { documents: documentsOf(t, answer) })}{' '}
        {signatures.valid + signatures.unproved > 0 ? t('fiscal.signatures', signatures) : null}
      </p>
      {problems.length === 0 ? null : <Problems problems={problems} />}
      {problems.length < errors + warnings ? (
        <p className="fiscal__where">{t('fiscal.more', { count: problems.length })}</p>
      ) : null}
    </>
  );
}

function Problems({ problems }: { readonly problems: readonly FiscalProblemAnswer[] }): ReactNode {
  const t = useMessages();
  return (
    <div className="fiscal__problems" role="region" aria-label={t('fiscal.problems')} tabIndex={0}>
      <table aria-label={t('fiscal.problems')}>
        <thead>
          <tr>
            <th scope="col">{t('fiscal.line')}</th>
            <th scope="col">{t('fiscal.what')}</th>
          </tr>
        </thead>
        <tbody>
          {problems.map((one, at) => (
            <tr key={at}>
              <td>{one.line}</td>
              <td>
                {one.severity === 'warning' ? `${t('fiscal.warning')}: ` : null}
                {one.sentence}
                <div className="fiscal__where">
                  {[one.document, one.element].filter((part) => part !== undefined).join(' · ')}
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function documentsOf(t: Translate, { documents }: FiscalCheckAnswer): string {
  const texts = sections
    .filter((section) => (documents[section] ?? 0) > 0)
    .map((section) => t(`fiscal.sections.${section}`, { smart_count: documents[section] ?? 0 }));
  return texts.length === 0 ? '0' : texts.join(', ');
}

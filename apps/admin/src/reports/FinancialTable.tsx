import type { FinancialStatementAnswer } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useCompany } from '../admin/use-company.js';
import { Explained } from '../explain/Explained.js';
import { Amount } from '../fields/Amount.js';
import { showDay } from '../formats/days.js';
import { Change } from './Change.js';
import type { FinancialLine, Statement } from './financial-lines.js';
import type { ReportWords } from '../explain/report-words.js';

/** A statement and its translations. */
export interface FinancialProps {
  readonly answer: FinancialStatementAnswer;
  readonly words: ReportWords;
}

interface FinancialTableProps extends FinancialProps {
  readonly title: string;
  readonly lines: readonly FinancialLine[];
}

/** Lines of a period, next to those of the period it is compared with. */
export function FinancialTable({ answer, words, title, lines }: FinancialTableProps): ReactNode {
  const { t, language } = words;
  const { data: company } = useCompany();
  const { previous } = answer;
  const days = ({ from, to }: Statement) => `${showDay(from, language)} – ${showDay(to, language)}`;
  return (
    <section className="list report-section">
      <h2 className="statement__title">
        {title} <small>{company?.currency}</small>
      </h2>
      <table
        className={previous === undefined ? 'report report--pairs' : 'report'}
        aria-label={title}
      >
        {previous === undefined ? null : (
          <thead>
            <tr>
              <th scope="col">{t('reports.financial.line')}</th>
              <th scope="col" className="number">
                {days(answer)}
              </th>
              <th scope="col" className="number">
                {days(previous)}
              </th>
              <th scope="col" className="number">
                {t('reports.change')}
              </th>
            </tr>
          </thead>
        )}
        <tbody>
          {lines.map((line, at) => (
            <Line key={at} line={line} answer={answer} words={words} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface LineProps extends FinancialProps {
  readonly line: FinancialLine;
}

function Line({ line, answer, words }: LineProps): ReactNode {
  const { label, minor, figure, to, isSum } = line;
  const { previous } = answer;
  const now = minor(answer);
  if (now === undefined) return null;
  const before = previous && (minor(previous) ?? 0);
  return (
    <tr data-sum={isSum}>
      <td>{to === undefined ? label : <Link to={to}>{label}</Link>}</td>
      <td className="number">
        <Explained figure={now === 0 ? undefined : figure(answer)}>
          <Amount minor={now} />
        </Explained>
      </td>
      {previous === undefined || before === undefined ? null : (
        <>
          <td className="number" data-label={words.t('reports.before')}>
            <Explained figure={before === 0 ? undefined : figure(previous)}>
              <Amount minor={before} dashForZero />
            </Explained>
          </td>
          <td className="number" data-label={words.t('reports.change')}>
            <Change now={now} before={before} />
          </td>
        </>
      )}
    </tr>
  );
}

import { vatSummaryColumns, type VatSummaryAnswer, type VatSummaryRow } from '@balcao/contracts';
import { showDecimal } from '@balcao/messages';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useBalcao } from '../admin/hooks.js';
import { proofPath } from '../dashboard/proof/links.js';
import { useCompany } from '../admin/use-company.js';
import { AmountCell } from '../explain/AmountCell.js';
import { Explained } from '../explain/Explained.js';
import { proofFigure, statementFigure } from '../explain/figure-of.js';
import { Amount } from '../fields/Amount.js';
import { TableHead } from '../fields/TableHead.js';
import { ExportMenu } from '../management/ExportMenu.js';
import { PeriodField } from './PeriodField.js';
import { Answered, StatementFrame } from './StatementFrame.js';
import { periodQuery, useStatementPeriod } from './use-statement-period.js';
import { useReportWords, type ReportWords } from '../explain/report-words.js';

/** VAT by code, of sales and of purchases, and in Mozambique the boxes of its return. */
export function VatSummary(): ReactNode {
  const words = useReportWords();
  const hasReturn = useCompany().data?.country === 'MZ';
  const { preset, period, set } = useStatementPeriod('thisMonth');
  const provider = useBalcao();
  const query = periodQuery(period);
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    queryKey: ['documents', 'vat-summary', query],
    queryFn: async () => parse((await provider.read(`reports/vat-summary?${query}`)).body),
  });
  const file = { api: 'reports/vat-summary', screen: 'commercial/reports/vat_summary', query };
  return (
    <StatementFrame
      title={words.t('reports.vat.title')}
      name="vat_summary"
      mailed={{ filters: {} }}
      period={period}
      readAt={dataUpdatedAt}
      fields={<PeriodField preset={preset} period={period} set={set} words={words} />}
      made={<ExportMenu {...file} columns={vatSummaryColumns} total={undefined} />}
      words={words}
    >
      <Answered data={data} error={error} onRetry={() => void refetch()}>
        {(answer) => (
          <>
            <Side side="sales" answer={answer} words={words} hasReturn={hasReturn} />
            <Side side="purchases" answer={answer} words={words} hasReturn={hasReturn} />
            {hasReturn ? <Boxes answer={answer} words={words} /> : null}
          </>
        )}
      </Answered>
    </StatementFrame>
  );
}

interface PartProps {
  readonly answer: VatSummaryAnswer;
  readonly words: ReportWords;
}

/** The lines, each with its document, that a row of a side is the sum of. */
function linesPath({ from, to }: VatSummaryAnswer, { side, vatId, code, name }: VatSummaryRow) {
  const filter = { issuedOn: { $gte: from, $lte: to }, group: side, vatId };
  const back = `/commercial/reports/vat_summary?from=${from}&to=${to}`;
  return proofPath('lines', filter, `${code} · ${name}`, back);
}

/** What a figure of a side, or of one VAT of it, is explained by. */
function figureOfSide(
  { from, to }: VatSummaryAnswer,
  side: VatSummaryRow['side'],
  of: 'baseMinor' | 'vatMinor',
  title: string,
  row?: VatSummaryRow,
) {
  const field = of === 'vatMinor' ? of : 'netMinor';
  const issuedOn = { $gte: from, $lte: to };
  const filter = { issuedOn, group: side, ...(row && { vatId: row.vatId }) };
  return proofFigure({ of: 'lines', field }, filter, title);
}

interface SideProps extends PartProps {
  readonly side: VatSummaryRow['side'];
  /** Whether there is a return that each VAT has its place in. */
  readonly hasReturn: boolean;
}

function Side({ side, answer, words, hasReturn }: SideProps) {
  const { t, field, language } = words;
  const rows = answer.rows.filter((row) => row.side === side);
  const figureOf = (of: 'baseMinor' | 'vatMinor', row?: VatSummaryRow) =>
    figureOfSide(answer, side, of, `${field(of)} · ${row?.name ?? t(`reports.vat.${side}`)}`, row);
  const sum = (of: 'baseMinor' | 'vatMinor') => rows.reduce((total, row) => total + row[of], 0);
  return (
    <section className="list report-section">
      <h2 className="statement__title">{t(`reports.vat.${side}`)}</h2>
      <table className="report stacked" aria-label={t(`reports.vat.${side}`)}>
        <SideHeadings words={words} hasReturn={hasReturn} />
        <tbody>
          {rows.length > 0 ? null : (
            <tr>
              <td colSpan={hasReturn ? 6 : 5}>{t(`reports.vat.none.${side}`)}</td>
            </tr>
          )}
          {rows.map((row) => (
            <tr key={row.vatId}>
              <td>{row.code}</td>
              <td data-label={field('name')}>
                <Link to={linesPath(answer, row)}>{row.name}</Link>
              </td>
              <td className="number" data-label={t('reports.vat.rate')}>
                {showDecimal(row.rate, language)} %
              </td>
              {hasReturn ? (
                <td data-label={t('reports.vat.treatment')}>
                  {t(`reports.vat.treatments.${row.treatment}`)}
                </td>
              ) : null}
              <AmountCell
                figure={figureOf('baseMinor', row)}
                label={field('baseMinor')}
                minor={row.baseMinor}
              />
              <AmountCell
                figure={figureOf('vatMinor', row)}
                label={field('vatMinor')}
                minor={row.vatMinor}
                dashForZero
              />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={hasReturn ? 4 : 3}>{t('reports.total')}</td>
            <td className="number" data-label={field('baseMinor')}>
              <Explained figure={figureOf('baseMinor')}>
                <Amount minor={sum('baseMinor')} />
              </Explained>
            </td>
            <td className="number" data-label={field('vatMinor')}>
              <Explained figure={figureOf('vatMinor')}>
                <Amount minor={sum('vatMinor')} />
              </Explained>
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function SideHeadings({
  words: { t, field },
  hasReturn,
}: Pick<SideProps, 'words' | 'hasReturn'>): ReactNode {
  return (
    <TableHead
      headings={[
        { label: field('code') },
        { label: field('name') },
        { label: t('reports.vat.rate'), isFigure: true },
        ...(hasReturn ? [{ label: t('reports.vat.treatment') }] : []),
        { label: field('baseMinor'), isFigure: true },
        { label: field('vatMinor'), isFigure: true },
      ]}
    />
  );
}

const boxes = [
  ...(['01', '02', '03', '04', '05', '06', '07', '08'] as const),
  ...(['11', '12', '13', '14', '15'] as const),
];

function Boxes({ answer, words: { t } }: PartProps): ReactNode {
  return (
    <section className="list report-section">
      <h2 className="statement__title">{t('reports.vat.return')}</h2>
      <p className="report-hint">{t('reports.vat.hint')}</p>
      <dl className="vat-boxes">
        {boxes.map((box) => (
          <div key={box} className="vat-box" data-main={Number.parseInt(box, 10) > 10}>
            <dt>
              <b>{box}</b> {t(`reports.vat.boxes.${box}`)}
            </dt>
            <dd>
              <Explained
                figure={
                  answer.boxes[box] === 0
                    ? undefined
                    : statementFigure(
                        `boxes.${box}`,
                        answer,
                        `${box} ${t(`reports.vat.boxes.${box}`)}`,
                      )
                }
              >
                <Amount minor={answer.boxes[box]} dashForZero />
              </Explained>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Typed by the contract, checked to have boxes. */
function parse(body: unknown): VatSummaryAnswer {
  if (typeof body !== 'object' || body === null || !('boxes' in body)) {
    throw new Error('the VAT summary has an unknown shape');
  }
  return body as VatSummaryAnswer;
}

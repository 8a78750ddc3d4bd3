import {
  vatSides,
  vatSummaryColumns,
  type VatSide,
  type VatSummaryAnswer,
  type VatSummaryRow,
} from '@balcao/contracts';
import { ISPC_TURNOVER_MINOR_MAX, purchaseUses } from '@balcao/domain';
import { showDecimal, showMinor } from '@balcao/messages';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useBalcao } from '../admin/hooks.js';
import { proofPath } from '../dashboard/proof/links.js';
import { useCompany } from '../admin/use-company.js';
import { AmountCell } from '../explain/AmountCell.js';
import { Explained } from '../explain/Explained.js';
import type { ExplainedFigure } from '../explain/explaining.js';
import { proofFigure } from '../explain/figure-of.js';
import { Amount } from '../fields/Amount.js';
import { TableHead } from '../fields/TableHead.js';
import { ExportMenu } from '../management/ExportMenu.js';
import { PeriodField } from './PeriodField.js';
import { Answered, StatementFrame } from './StatementFrame.js';
import { periodQuery, useStatementPeriod } from './use-statement-period.js';
import { VatReturnForm } from './VatReturnForm.js';
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
            {vatSides.map((side) => (
              <Side key={side} side={side} answer={answer} words={words} hasReturn={hasReturn} />
            ))}
            <VatBottomLine answer={answer} words={words} hasReturn={hasReturn} />
          </>
        )}
      </Answered>
    </StatementFrame>
  );
}

/** What the company files: a return or, under another regime, its sales of the year. */
function VatBottomLine({
  answer,
  words,
  hasReturn,
}: PartProps & { readonly hasReturn: boolean }): ReactNode {
  const { turnover, from, to } = answer;
  const { t, language } = words;
  if (turnover === undefined) {
    return hasReturn ? <VatReturnForm answer={answer} words={words} /> : null;
  }
  const { regime, periodMinor, yearMinor } = turnover;
  const title = t('reports.vat.turnover.title', { year: to.slice(0, 4) });
  const issuedOn = { $gte: `${to.slice(0, 4)}-01-01`, $lte: to };
  const limit = showMinor(ISPC_TURNOVER_MINOR_MAX, language);
  const isNear = regime === 'ispc' && yearMinor * 10 >= ISPC_TURNOVER_MINOR_MAX * 9;
  return (
    <section className="list report-section">
      <h2 className="statement__title">{title}</h2>
      <p className="report-hint" role={isNear ? 'alert' : undefined}>
        {t(`reports.vat.turnover.${regime}`, { limit })}
        {isNear ? ` ${t('reports.vat.turnover.near')}` : ''}
      </p>
      <dl className="vat-boxes">
        {[
          [t('reports.vat.turnover.period'), { $gte: from, $lte: to }, periodMinor] as const,
          [title, issuedOn, yearMinor] as const,
        ].map(([label, days, minor]) => (
          <div key={label} className="vat-box">
            <dt>{label}</dt>
            <dd>
              <Explained
                figure={proofFigure({ of: 'sales', field: 'netMinor' }, { issuedOn: days }, label)}
              >
                <Amount minor={minor} />
              </Explained>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface PartProps {
  readonly answer: VatSummaryAnswer;
  readonly words: ReportWords;
}

/** The address of the lines behind a row: documents or expenses. */
function linesPath(
  { from, to }: VatSummaryAnswer,
  { side, vatId, treatment, code, name }: VatSummaryRow,
) {
  if (side === 'expenses') return `/commercial/reports/expenses_reports?from=${from}&to=${to}`;
  const use = side === 'purchases' ? { vatUse: treatment } : {};
  const filter = { issuedOn: { $gte: from, $lte: to }, group: side, vatId, ...use };
  const back = `/commercial/reports/vat_summary?from=${from}&to=${to}`;
  return proofPath('lines', filter, `${code} · ${name}`, back);
}

type SideFigure = 'baseMinor' | 'vatMinor' | 'deductedMinor';

/** The source of a figure of one side, or of one VAT code of it. */
function figureOfSide(
  { from, to }: VatSummaryAnswer,
  side: VatSide,
  of: SideFigure,
  title: string,
  row?: VatSummaryRow,
): ExplainedFigure {
  const days = { $gte: from, $lte: to };
  const bought = row && side !== 'sales' ? { vatUse: row.treatment } : {};
  const filter = { ...(row && { vatId: row.vatId }), ...bought };
  if (side === 'expenses') {
    const { vatUse = { $in: purchaseUses } } = bought;
    const spent = JSON.stringify({ ...filter, vatUse, on: days });
    return { figure: `report.expenses_reports.${of}`, title, filter: spent };
  }
  const field = of === 'baseMinor' ? 'netMinor' : of;
  const lines = { issuedOn: days, group: side, ...filter };
  return proofFigure({ of: 'lines', field }, lines, title);
}

interface SideProps extends PartProps {
  readonly side: VatSide;
  /** Whether the country has a return with boxes. */
  readonly hasReturn: boolean;
}

function Side({ side, answer, words, hasReturn }: SideProps) {
  const { t, field, language } = words;
  const rows = answer.rows.filter((row) => row.side === side);
  const figures: readonly SideFigure[] =
    side === 'sales' ? ['baseMinor', 'vatMinor'] : ['baseMinor', 'vatMinor', 'deductedMinor'];
  const figureOf = (of: SideFigure, row?: VatSummaryRow) =>
    figureOfSide(answer, side, of, `${field(of)} · ${row?.name ?? t(`reports.vat.${side}`)}`, row);
  const sum = (of: SideFigure) => rows.reduce((total, row) => total + row[of], 0);
  return (
    <section className="list report-section">
      <h2 className="statement__title">{t(`reports.vat.${side}`)}</h2>
      <table className="report stacked" aria-label={t(`reports.vat.${side}`)}>
        <SideHeadings figures={figures} words={words} hasReturn={hasReturn} />
        <tbody>
          {rows.length > 0 ? null : (
            <tr>
              <td colSpan={(hasReturn ? 4 : 3) + figures.length}>
                {t(`reports.vat.none.${side}`)}
              </td>
            </tr>
          )}
          {rows.map((row) => (
            <tr key={`${row.vatId} ${row.treatment}`}>
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
              {figures.map((of) => (
                <AmountCell
                  key={of}
                  figure={figureOf(of, row)}
                  label={field(of)}
                  minor={row[of]}
                  dashForZero={of !== 'baseMinor'}
                />
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={hasReturn ? 4 : 3}>{t('reports.total')}</td>
            {figures.map((of) => (
              <td key={of} className="number" data-label={field(of)}>
                <Explained figure={figureOf(of)}>
                  <Amount minor={sum(of)} />
                </Explained>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function SideHeadings({
  figures,
  words: { t, field },
  hasReturn,
}: Pick<SideProps, 'words' | 'hasReturn'> & {
  readonly figures: readonly SideFigure[];
}): ReactNode {
  return (
    <TableHead
      headings={[
        { label: field('code') },
        { label: field('name') },
        { label: t('reports.vat.rate'), isFigure: true },
        ...(hasReturn ? [{ label: t('reports.vat.treatment') }] : []),
        ...figures.map((of) => ({ label: field(of), isFigure: true })),
      ]}
    />
  );
}

/** Typed by the contract, checked to have boxes. */
function parse(body: unknown): VatSummaryAnswer {
  if (typeof body !== 'object' || body === null || !('boxes' in body)) {
    throw new Error('the VAT summary has an unknown shape');
  }
  return body as VatSummaryAnswer;
}

import Button from '@mui/material/Button';
import { statementFigures, type VatSummaryAnswer } from '@balcao/contracts';
import { vatBoxes, type VatBox } from '@balcao/domain';
import { useState, type ReactNode } from 'react';
import { useMay } from '../admin/hooks.js';
import { Explained } from '../explain/Explained.js';
import { statementFigure } from '../explain/figure-of.js';
import type { ReportWords } from '../explain/report-words.js';
import { Amount } from '../fields/Amount.js';
import { later } from '../routing/later.js';

const WriteVatReturn = later(async () => (await import('./WriteVatReturn.js')).WriteVatReturn);

interface VatReturnFormProps {
  readonly answer: VatSummaryAnswer;
  readonly words: ReportWords;
}

const explained: ReadonlySet<string> = new Set(statementFigures.boxes);

/** The boxes of the return: to the cent, and in whole meticais as filed. */
export function VatReturnForm({ answer, words: { t } }: VatReturnFormProps): ReactNode {
  const [isWriting, setWriting] = useState(false);
  const mayWrite = useMay('fiscal.export');
  const { boxes, form, month } = answer;
  const figureOf = (box: VatBox) =>
    boxes[box] === 0 || !explained.has(box)
      ? undefined
      : statementFigure(`boxes.${box}`, answer, `${box} ${t(`reports.vat.boxes.${box}`)}`);
  return (
    <section className="list report-section">
      <div className="vat-return__head">
        <h2 className="statement__title">{t('reports.vat.return')}</h2>
        {month !== undefined && mayWrite ? (
          <Button
            size="small"
            variant="outlined"
            onClick={() => {
              setWriting(true);
            }}
          >
            {t('reports.vat.write.action')}
          </Button>
        ) : null}
      </div>
      <p className="report-hint">
        {t('reports.vat.hint')} {t('reports.vat.write.whole')}
      </p>
      <dl className="vat-boxes">
        {vatBoxes.map((box) => (
          <div key={box} className="vat-box" data-main={Number.parseInt(box, 10) > 10}>
            <dt>
              <b>{box}</b> {t(`reports.vat.boxes.${box}`)}
            </dt>
            <dd>
              <Explained figure={figureOf(box)}>
                <Amount minor={boxes[box]} dashForZero />
              </Explained>
              {form[box] === boxes[box] ? null : (
                <small>
                  <Amount minor={form[box]} />
                </small>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {isWriting && month !== undefined ? (
        <WriteVatReturn
          month={month}
          carriedMinor={boxes['16']}
          onClose={() => {
            setWriting(false);
          }}
        />
      ) : null}
    </section>
  );
}

import type { SalesAnswer } from '@balcao/contracts';
import Button from '@mui/material/Button';
import { showMinor } from '@balcao/messages';
import { useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { Explained } from '../../explain/Explained.js';
import { Amount } from '../../fields/Amount.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import { Curve, type CurvePoint } from '../charts/Curve.js';
import type { Measure } from '../period.js';
import { amountOf } from '../use-figures.js';
import { Card } from './Card.js';
import { figureOfPath, measuredBy } from '../proof/proof-figure.js';
import { pathOfPoint } from './point-path.js';
import { pointNames, showDays, showShort } from './show.js';

interface CurveCardProps {
  readonly sales: SalesAnswer;
  readonly measure: Measure;
}

/** Sales over the period next to those of the period before, as a curve or as a table. */
export function CurveCard({ sales, measure }: CurveCardProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const navigate = useNavigate();
  const [isTable, setTable] = useState(false);
  const title = t(`dashboard.curve.${sales.step}`);
  const points = usePoints(sales, measure);
  const best = points.reduce<CurvePoint | undefined>(
    (found, point) => (found === undefined || point.value > found.value ? point : found),
    undefined,
  );
  const showValue = (minor: number) => showMinor(minor, language);
  const value = showValue(amountOf(sales.current, measure));
  return (
    <Card
      title={title}
      hint={
        <>
          <span className="dash__range">{showDays(sales.period, language)}</span>{' '}
          <span className="dash__beside">
            {`${t('dashboard.curve.before')}: `}
            <span className="dash__range">{showDays(sales.previous, language)}</span>
          </span>
        </>
      }
      span={8}
      aside={
        <Button
          size="small"
          aria-pressed={isTable}
          onClick={() => {
            setTable(!isTable);
          }}
        >
          {t(isTable ? 'dashboard.table.hide' : 'dashboard.table.show')}
        </Button>
      }
    >
      {points.length === 0 ? (
        <p className="dash__none">{t('dashboard.none')}</p>
      ) : isTable ? (
        <PointsTable measure={measure} sales={sales} points={points} />
      ) : (
        <Curve
          points={points}
          summary={t('dashboard.curve.summary', { title, value, best: best?.title ?? '' })}
          hint={t('dashboard.curve.hint')}
          now={t('dashboard.curve.now')}
          past={t('dashboard.curve.before')}
          showAxis={(minor) => showShort(minor, language)}
          showValue={showValue}
          onOpen={(index) => {
            const point = sales.points[index];
            if (point) void navigate(pathOfPoint(sales, point.at));
          }}
        />
      )}
    </Card>
  );
}

/** The points with those of the period before, the first next to the first. */
function usePoints(sales: SalesAnswer, measure: Measure): readonly CurvePoint[] {
  const language = useLanguage();
  const { points, pointsBefore, step } = sales;
  return points.map((point, index) => {
    const sameHour = pointsBefore.find(({ at }) => at === point.at);
    const before = step === 'hour' ? sameHour : pointsBefore[index];
    return {
      ...pointNames(point.at, language),
      value: amountOf(point, measure),
      ...(before && { before: amountOf(before, measure) }),
    };
  });
}

interface PointsTableProps {
  readonly measure: Measure;
  readonly sales: SalesAnswer;
  readonly points: readonly CurvePoint[];
}

function PointsTable({ sales, measure, points }: PointsTableProps): ReactNode {
  const t = useMessages();
  const figureOf = (title: string, index: number) =>
    figureOfPath(pathOfPoint(sales, sales.points[index]?.at ?? ''), title, measuredBy[measure]);
  return (
    <div className="dash__table" tabIndex={0} role="region" aria-label={t('dashboard.table.show')}>
      <table aria-label={t('dashboard.table.show')}>
        <thead>
          <tr>
            <th scope="col">{t('dashboard.table.at')}</th>
            <th scope="col">{t('dashboard.curve.now')}</th>
            <th scope="col">{t('dashboard.curve.before')}</th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ title, value, before = 0 }, index) => (
            <tr key={title}>
              <th scope="row">
                <Link to={pathOfPoint(sales, sales.points[index]?.at ?? '')}>{title}</Link>
              </th>
              <td>
                <Explained isInRow figure={figureOf(title, index)}>
                  <Amount minor={value} dashForZero />
                </Explained>
              </td>
              <td>
                <Amount minor={before} dashForZero />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

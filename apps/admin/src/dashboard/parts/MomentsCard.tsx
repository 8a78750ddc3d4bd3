import type { SalesAnswer } from '@balcao/contracts';
import { showMinor } from '@balcao/messages';
import type { ReactNode } from 'react';
import { weekdays } from '../../formats/days.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import { HeatTable } from '../charts/HeatTable.js';
import type { Measure } from '../period.js';
import { salesPath } from '../proof/links.js';
import { amountOf } from '../use-figures.js';
import { Card } from './Card.js';
import { utcHour } from './point-path.js';
import { showShort } from './show.js';

interface MomentsProps {
  readonly sales: SalesAnswer;
  readonly measure: Measure;
}

/** When people buy: a row for each day of the week, a column for each hour with sales. */
export function MomentsCard({ sales, measure }: MomentsProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { moments, period, hoursFromUtc } = sales;
  const names = weekdays(language);
  const hours = moments.filter(({ count }) => count !== 0).map(({ hour }) => hour);
  const first = Math.min(...hours);
  const columns = Array.from({ length: hours.length === 0 ? 0 : Math.max(...hours) - first + 1 });
  const title = t('dashboard.moments');
  const cells = moments
    .filter(({ count }) => count !== 0)
    .map((moment) => {
      const { weekday, hour } = moment;
      const value = amountOf(moment, measure);
      const row = names[weekday - 1] ?? '';
      const name = `${row} ${hour}:00 – ${hour}:59`;
      const filter = { weekday, hourUtc: utcHour(hour, hoursFromUtc) };
      return {
        row,
        column: `${hour}h`,
        value,
        title: `${name}: ${showMinor(value, language)}`,
        to: salesPath(period, filter, name),
      };
    });
  return (
    <Card title={title} hint={t('dashboard.momentsHint')} span={8}>
      {cells.length === 0 ? (
        <p className="dash__none">{t('dashboard.noMoments')}</p>
      ) : (
        <HeatTable
          rows={names}
          columns={columns.map((_, index) => `${first + index}h`)}
          cells={cells}
          caption={title}
          showCell={(minor) => showShort(minor, language)}
        />
      )}
    </Card>
  );
}

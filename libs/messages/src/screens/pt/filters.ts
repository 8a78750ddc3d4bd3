import type { Translation } from '../messages.js';
import type { filters as english } from '../en/filters.js';

export const filters: Translation<typeof english> = {
  period: 'Período',
  allDays: 'Todas as datas',
  ownDays: 'Escolher datas…',
  from: 'De',
  to: 'Até',
  clear: 'Limpar filtros',
  periods: {
    today: 'Hoje',
    yesterday: 'Ontem',
    last7Days: 'Últimos 7 dias',
    last30Days: 'Últimos 30 dias',
    thisWeek: 'Esta semana',
    lastWeek: 'Semana passada',
    thisMonth: 'Este mês',
    lastMonth: 'Mês passado',
    thisQuarter: 'Este trimestre',
    lastQuarter: 'Trimestre passado',
    thisYear: 'Este ano',
    lastYear: 'Ano passado',
  },
};

import { states } from '../screens/pt/document-states.js';
import { explain } from '../screens/pt/explain.js';
import { figures } from '../screens/pt/figures.js';
import { home } from '../screens/pt/home.js';
import { layout } from '../screens/pt/layout.js';
import { notifications } from '../screens/pt/notifications.js';
import { past } from '../screens/pt/past.js';
import { setUp } from '../screens/pt/set-up.js';
import { site } from '../screens/pt/site.js';
import { reportTitles } from '../screens/report-words.js';
import { textTitles } from '../screens/text-registers.js';

/** What the frame of the back office and Home say, in Portuguese; other pages bring the rest. */
export const sentences = {
  companies: { setUp },
  dashboard: figures,
  documents: { states },
  explain,
  layout,
  notifications,
  pages: { home },
  past,
  reports: { titles: reportTitles('pt') },
  resources: textTitles('pt'),
  site,
};

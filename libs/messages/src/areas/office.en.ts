import { states } from '../screens/en/document-states.js';
import { explain } from '../screens/en/explain.js';
import { figures } from '../screens/en/figures.js';
import { home } from '../screens/en/home.js';
import { layout } from '../screens/en/layout.js';
import { notifications } from '../screens/en/notifications.js';
import { past } from '../screens/en/past.js';
import { setUp } from '../screens/en/set-up.js';
import { site } from '../screens/en/site.js';
import { reportTitles } from '../screens/report-words.js';
import { textTitles } from '../screens/text-registers.js';

/** What the frame of the back office and Home say, in English; other pages bring the rest. */
export const sentences = {
  companies: { setUp },
  dashboard: figures,
  documents: { states },
  explain,
  layout,
  notifications,
  pages: { home },
  past,
  reports: { titles: reportTitles('en') },
  resources: textTitles('en'),
  site,
};

import { declaredRoutes, printedRoutes } from '@balcao/api';
import { describeApi } from './description.js';
import { eventsFile } from './events.js';
import { permissionsPage } from './permissions.js';
import { printed } from './printed.js';
import { rowsFile } from './read-models.js';
import { settingsPage } from './settings.js';
import { withSpecificCodes } from './specific-codes.js';

/** Every generated file of `docs/reference`, by its name. */
export function referenceFiles(app: Parameters<typeof describeApi>[0]) {
  const routes = declaredRoutes(app);
  const api = describeApi(app);
  const events = eventsFile();
  const rows = rowsFile(Object.keys(api.components.schemas));
  return {
    'openapi.json': printed(withSpecificCodes(api, routes)),
    'events.json': printed(events),
    'rows.json': printed(rows),
    'routes.txt': printedRoutes(routes),
    'permissions.md': permissionsPage(),
    'settings.md': settingsPage(),
  };
}

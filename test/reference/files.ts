import { declaredRoutes, printedRoutes } from '@balcao/api';
import { describeApi } from './description.js';
import { eventsFile } from './events.js';
import { permissionsPage } from './permissions.js';
import { printed } from './printed.js';
import { rowsFile } from './read-models.js';
import { settingsPage } from './settings.js';

/** Every generated file of `docs/reference`, by its name. */
export function referenceFiles(app: Parameters<typeof describeApi>[0]) {
  const api = describeApi(app);
  return {
    'openapi.json': printed(api),
    'events.json': printed(eventsFile()),
    'rows.json': printed(rowsFile(Object.keys(api.components.schemas))),
    'routes.txt': printedRoutes(declaredRoutes(app)),
    'permissions.md': permissionsPage(),
    'settings.md': settingsPage(),
  };
}

export { createApi, type Api, type ApiOptions } from './create-api.js';
export { readConfiguration, type Configuration, type LogLevel } from './configuration.js';
export { openApiOf } from './openapi/openapi.js';
export { limits, type Limit } from './http/limits.js';
export { StartError } from '@balcao/tasks/settings';
export { declaredRoutes, printedRoutes, type DeclaredRoute } from './access/declared-routes.js';

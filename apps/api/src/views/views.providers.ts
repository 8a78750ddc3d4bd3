import { ListViews } from './list-views.js';
import { ViewsController } from './views.controller.js';

export const viewsControllers = [ViewsController];
export const viewsProviders = [ListViews];

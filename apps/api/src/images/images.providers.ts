import { imageRoutes } from './image.routes.js';
import { ImageStore } from './image-store.js';

/** Pictures of articles, and of the company itself. */
export const imagesControllers = [
  imageRoutes({ path: 'articles', view: 'catalog.view', manage: 'catalog.manage' }),
  imageRoutes({ path: 'companies/current', view: 'companies.view', manage: 'companies.manage' }),
];

export const imagesProviders = [ImageStore];

export * from './article-categories.projection.js';
export * from './articles.projection.js';

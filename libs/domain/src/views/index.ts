export type {
  DefaultViewChosen,
  ViewContent,
  ViewEvent,
  ViewRemoved,
  ViewRenamed,
  ViewSaved,
} from './view.events.js';
export * from './views.js';

export { notificationSentence } from './notification-sentence.js';
export type { NotificationSentenceKind } from './notification-sentences.en.js';

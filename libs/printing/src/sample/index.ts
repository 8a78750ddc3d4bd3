export { sampleDocument, type SampleOf } from './sample-document.js';
export { samplePayment } from './sample-payment.js';

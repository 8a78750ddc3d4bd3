export { isTooMuch } from './said-amounts.js';
export { refuseTooLarge } from './refuse-too-large.js';
export { refusingPrices } from './refusing-prices.js';

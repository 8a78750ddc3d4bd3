export { refuseTooLarge } from './refuse-too-large.js';
export { isTooMuch } from './said-amounts.js';
export { refusingPrices } from './refusing-prices.js';

import '../parties/index.js';
import '@balcao/pricing';

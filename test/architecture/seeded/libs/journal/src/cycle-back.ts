import './no-cycle.js';

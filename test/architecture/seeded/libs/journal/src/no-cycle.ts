import './cycle-back.js';

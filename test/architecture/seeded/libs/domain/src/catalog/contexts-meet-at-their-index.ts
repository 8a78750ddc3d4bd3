import '../parties/client.js';

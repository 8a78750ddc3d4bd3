import '../sqlite/open.js';

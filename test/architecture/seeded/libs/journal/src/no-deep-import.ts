import '../../read-store/src/sqlite/open.js';

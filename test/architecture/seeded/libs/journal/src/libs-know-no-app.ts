import '../../../apps/api/src/composition/fine.js';

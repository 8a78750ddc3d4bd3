import '@balcao/domain/src/catalog/index.js';

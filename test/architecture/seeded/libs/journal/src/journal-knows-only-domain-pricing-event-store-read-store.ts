import '@balcao/projections';

import '@balcao/contracts';

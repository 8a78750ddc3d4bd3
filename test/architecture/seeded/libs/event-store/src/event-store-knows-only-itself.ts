import '@balcao/domain';

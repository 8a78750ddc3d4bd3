import '@balcao/journal';

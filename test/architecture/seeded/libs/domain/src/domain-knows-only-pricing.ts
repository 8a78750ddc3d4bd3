import '@balcao/messages';

import '@balcao/event-store';

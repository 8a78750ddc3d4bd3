import '@balcao/event-store/sqlite';

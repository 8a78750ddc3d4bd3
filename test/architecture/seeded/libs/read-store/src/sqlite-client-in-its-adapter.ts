import '@photostructure/sqlite';

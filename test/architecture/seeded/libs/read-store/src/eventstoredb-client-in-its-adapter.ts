import '@eventstore/db-client';

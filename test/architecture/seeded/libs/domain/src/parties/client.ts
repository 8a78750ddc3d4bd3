export const client = 'Mercearia Sol';

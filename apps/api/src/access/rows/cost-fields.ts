export { costFields, secretFields, withoutFields } from '@balcao/domain';

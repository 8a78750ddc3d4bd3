export {
  decimalSign,
  grouped,
  minorToDecimal,
  showDecimal,
  showMinor,
  withPlaces,
} from '@balcao/messages';

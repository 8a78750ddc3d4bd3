import { vatPresetsOf, type PartySnapshot } from '@balcao/domain';

/** What a sample takes from a country: who buys there, and what carries the goods. */
interface SamplePlace {
  readonly party: PartySnapshot;
  readonly vehicle: string;
}

// cspell:disable
const ofMozambique: SamplePlace = {
  party: {
    code: 'C001',
    name: 'Hotel Índico, Lda',
    nuit: '400123454',
    country: 'MZ',
    address1: 'Av. 25 de Setembro 1230, Maputo',
  },
  vehicle: 'AAB 123 MC',
};

const ofAngola: SamplePlace = {
  party: {
    code: 'C001',
    name: 'Hotel Baía, Lda',
    nuit: '5400339910',
    country: 'AO',
    address1: 'Rua Rainha Ginga 87, Luanda',
  },
  vehicle: 'LD-12-34-AB',
};

const ofPortugal: SamplePlace = {
  party: {
    code: 'C001',
    name: 'Hotel Atlântico, Lda',
    nuit: '500339911',
    country: 'PT',
    address1: 'Avenida da Liberdade 180, Lisboa',
  },
  vehicle: 'AA-12-BB',
};

// cspell:enable

const places: Readonly<Record<string, SamplePlace>> = { AO: ofAngola, PT: ofPortugal };

/** Where a company of the country would deliver. */
export const samplePlaceOf = (country: string): SamplePlace => places[country] ?? ofMozambique;

/** The VAT of most goods there, and what daily bread is exempt by. */
export function sampleVatOf(country: string) {
  const presets = vatPresetsOf(country);
  const normal = presets.find(({ isDefault }) => isDefault);
  const exempt = presets.find(({ code }) => code.startsWith('ISE'));
  if (normal === undefined || exempt === undefined) throw new Error(`no VAT for ${country}`);
  return { normal, exempt };
}

import type { Command } from '@balcao/domain';
import type { DemoBegun } from './demo-marks.js';
import { demoYear } from './demo-plan.js';

/** The command that sets the company up, with the series of the year in which its trade began. */
export function demoRegistration({ companyId, ownerId, ownerName, today }: DemoBegun): Command {
  return {
    type: 'RegisterCompany',
    id: companyId,
    isDemo: true,
    name: 'Comercial Sitoe, Lda (demonstração)',
    nuit: '400339910',
    address: 'Av. Eduardo Mondlane 1270',
    city: 'Maputo',
    province: 'Maputo Cidade',
    phone: '843012345',
    email: 'geral@sitoe.co.mz',
    ownerId,
    ownerName,
    year: demoYear(today).yearOpened,
  };
}

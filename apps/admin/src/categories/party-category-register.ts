import type { PartyCategoryRow, ResourceName } from '@balcao/contracts';
import type { ScreenMessageKey } from '@balcao/messages';
import type { ManagementDefinition } from '../management/definition.js';
import { namedRegister } from '../management/named-register.js';

/** The register of the categories of one kind of parties. */
export const partyCategories = (
  resource: ResourceName,
  title: ScreenMessageKey,
  kind: PartyCategoryRow['kind'],
): ManagementDefinition<PartyCategoryRow> =>
  namedRegister<PartyCategoryRow>(resource, title, { only: { kind }, defaults: { kind } });

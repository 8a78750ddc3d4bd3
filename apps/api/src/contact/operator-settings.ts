import { isEmail } from '@balcao/domain';
import { StartError, textOf, type Environment, type SettingName } from '@balcao/tasks/settings';

/** Who runs this installation: the legal pages and the contact form name it. */
export interface OperatorSettings {
  readonly name: string;
  readonly address: string;
  readonly nuit?: string;
  readonly phone?: string;
  /** Where messages of the contact form go; nowhere when absent. */
  readonly contactEmail?: string;
}

/** Reads who runs the installation; `StartError` for an address that is none. */
export function readOperatorSettings(environment: Environment): OperatorSettings {
  const text = (name: SettingName): string | undefined => textOf(environment, name);
  const contactEmail = text('CONTACT_EMAIL');
  if (contactEmail !== undefined && !isEmail(contactEmail)) {
    throw new StartError('CONTACT_EMAIL is no address such as contact@example.co.mz.');
  }
  const nuit = text('OPERATOR_NUIT');
  const phone = text('OPERATOR_PHONE');
  return {
    name: text('OPERATOR_NAME') ?? '',
    address: text('OPERATOR_ADDRESS') ?? '',
    ...(nuit !== undefined && { nuit }),
    ...(phone !== undefined && { phone }),
    ...(contactEmail !== undefined && { contactEmail }),
  };
}

import { Problems } from '../refusal.js';
import { oneOf, readFields, required, text, type FieldsMap } from '../registers/index.js';
import type { UserEvent, UserImageKind } from './user.events.js';
import type { User } from './user-state.js';

const nameFields = { firstName: required(text(100)), lastName: required(text(100)) };

/** The person's name; nothing where it stays as it is. */
export function changeProfile(
  user: User,
  sent: { readonly firstName: string; readonly lastName: string },
): readonly UserEvent[] {
  const problems = new Problems();
  const fields = readFields(nameFields, { ...sent }, problems);
  problems.refuseIfAny();
  if (fields.firstName === user.firstName && fields.lastName === user.lastName) return [];
  return [{ type: 'ProfileChanged', data: { id: user.id, ...fields } }];
}

/** How the screens look to the person, wherever they sign in. */
export interface Preferences {
  readonly language?: string | undefined;
  readonly theme?: string | undefined;
}

interface Chosen {
  readonly language?: 'en' | 'pt';
  readonly theme?: 'light' | 'dark' | 'system';
}

const preferenceFields: FieldsMap<Chosen> = {
  language: oneOf('en', 'pt'),
  theme: oneOf('light', 'dark', 'system'),
};

/** Keeps what was chosen; nothing where it stays as it is. */
export function changePreferences(user: User, sent: Preferences): readonly UserEvent[] {
  const problems = new Problems();
  const { language, theme } = readFields(preferenceFields, { ...sent }, problems);
  problems.refuseIfAny();
  const data = {
    id: user.id,
    ...(language !== undefined && language !== user.language && { language }),
    ...(theme !== undefined && theme !== user.theme && { theme }),
  };
  return 'language' in data || 'theme' in data ? [{ type: 'PreferencesChanged', data }] : [];
}

/** Puts a picture on the profile, or takes it away with null. */
export function changeProfileImage(
  user: User,
  kind: UserImageKind,
  imageId: string | null,
): readonly UserEvent[] {
  const current = kind === 'cover' ? user.coverImageId : user.profileImageId;
  if ((current ?? null) === imageId) return [];
  return [{ type: 'ProfileImageChanged', data: { id: user.id, kind, imageId } }];
}

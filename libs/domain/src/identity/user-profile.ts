import { Problems } from '../refusal.js';
import { oneOf, readFields, required, text, type FieldsMap } from '../registers/index.js';
import {
  preferenceChoices,
  preferenceNames,
  type PreferenceName,
  type Preferences,
} from './preferences.js';
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

const preferenceFields = Object.fromEntries(
  preferenceNames.map((name) => [name, oneOf(...preferenceChoices[name])]),
) as FieldsMap<Preferences>;

/** Keeps what was chosen; nothing where it stays as it is. */
export function changePreferences(
  user: User,
  sent: { readonly [N in PreferenceName]?: string | undefined },
): readonly UserEvent[] {
  const problems = new Problems();
  const chosen = readFields(preferenceFields, { ...sent }, problems);
  problems.refuseIfAny();
  const changed = preferenceNames.filter(
    (name) => chosen[name] !== undefined && chosen[name] !== user.preferences[name],
  );
  if (changed.length === 0) return [];
  const data = Object.fromEntries(changed.map((name) => [name, chosen[name]]));
  return [{ type: 'PreferencesChanged', data: { id: user.id, ...data } }];
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

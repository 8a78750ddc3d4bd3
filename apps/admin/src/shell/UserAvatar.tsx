import Avatar from '@mui/material/Avatar';
import type { SessionInfo } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { imageAddress } from '../account/image-address.js';

/** The picture that a user has chosen; the initials until there is one. */
export function UserAvatar({ user }: Pick<SessionInfo, 'user'>): ReactNode {
  const { firstName, lastName, profileImageId } = user;
  return (
    <Avatar
      alt=""
      {...(profileImageId !== undefined && { src: imageAddress(profileImageId, 'small') })}
      sx={{
        width: 28,
        height: 28,
        fontSize: 12,
        fontWeight: 'bold',
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
      }}
    >
      {firstName.charAt(0)}
      {lastName.charAt(0)}
    </Avatar>
  );
}

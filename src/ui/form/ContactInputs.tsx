import { TextInput } from '@mantine/core';
import type { TextInputProps } from '@mantine/core';
import type { ReactNode } from 'react';

/** A field for someone else's email address, which the browser doesn't fill in with one's own. */
export const EmailInput = (props: TextInputProps): ReactNode => (
  <TextInput type="email" dir="ltr" autoComplete="off" {...props} />
);

/** A field for someone else's phone number. */
export const PhoneInput = (props: TextInputProps): ReactNode => (
  <TextInput type="tel" dir="ltr" autoComplete="off" {...props} />
);

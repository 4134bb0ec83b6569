import { TextInput } from '@mantine/core';
import type { TextInputProps } from '@mantine/core';
import type { ReactNode } from 'react';

/** For other people's addresses: no autofill. */
export const EmailInput = (props: TextInputProps): ReactNode => (
  <TextInput type="email" dir="ltr" autoComplete="off" {...props} />
);

export const PhoneInput = (props: TextInputProps): ReactNode => (
  <TextInput type="tel" dir="ltr" autoComplete="off" {...props} />
);

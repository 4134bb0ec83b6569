import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';

/** An email address that can be written to. Where there is no room for it in one line, it goes on with the @. */
export function EmailLink({ email }: { email: string }): ReactNode {
  const [local, domain] = email.split(/(?=@)/);
  // Half of a pair of signs has no place in an address.
  const address = encodeURIComponent(email.replaceAll(/\p{Surrogate}/gu, ''));
  return (
    <Anchor href={`mailto:${address}`} inherit>
      <bdi dir="ltr" data-no-translate>
        {local}
        <wbr />
        {domain}
      </bdi>
    </Anchor>
  );
}

/** A phone number that can be called. */
export const PhoneLink = ({ phone }: { phone: string }): ReactNode => (
  <Anchor href={`tel:${phone.replace(/[^+\d]/g, '')}`} inherit>
    <bdi dir="ltr">{phone}</bdi>
  </Anchor>
);

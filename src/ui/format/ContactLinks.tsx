import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';

/** A mailto link that may wrap before the @. */
export function EmailLink({ email }: { email: string }): ReactNode {
  const [local, domain] = email.split(/(?=@)/);
  // encodeURIComponent throws on lone surrogates.
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

export const PhoneLink = ({ phone }: { phone: string }): ReactNode => (
  <Anchor href={`tel:${phone.replace(/[^+\d]/g, '')}`} inherit>
    <bdi dir="ltr">{phone}</bdi>
  </Anchor>
);

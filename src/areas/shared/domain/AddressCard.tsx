import type { ReactNode } from 'react';
import { PhoneLink } from '#ui/format/ContactLinks.tsx';
import { useTag } from '#ui/format/useTag.ts';
import { addressLines } from './address.ts';
import type { PostalAddress } from './address.ts';
import classes from './AddressCard.module.css';

interface AddressCardProps {
  address: PostalAddress & { phone?: string | null };
}

export function AddressCard({ address }: AddressCardProps): ReactNode {
  const tag = useTag();
  const { phone } = address;
  return (
    <address className={classes.address}>
      {addressLines(address, tag).map((line, index) => (
        // Lines may repeat, but never reorder.
        <bdi key={index}>{line}</bdi>
      ))}
      {phone ? <PhoneLink phone={phone} /> : null}
    </address>
  );
}

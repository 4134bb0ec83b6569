import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { EmailLink, PhoneLink } from '../format/ContactLinks.tsx';
import { Copyable } from '../format/Copyable.tsx';
import { plainText } from '../format/instant.ts';
import { readEach } from '../format/read-each.ts';
import type { Fact } from './Section.tsx';
import classes from './facts.module.css';

/** – if empty. */
const copyable = (label: string, value: unknown, shown: (text: string) => ReactNode): Fact => ({
  label,
  value:
    typeof value === 'string' && value ? (
      <Copyable value={value} label={label}>
        {shown(value)}
      </Copyable>
    ) : null,
});

export const emailFact = (label: string, email: string | null | undefined): Fact =>
  copyable(label, email, (text) => <EmailLink email={text} />);

export const phoneFact = (label: string, phone: string | null | undefined): Fact =>
  copyable(label, phone, (text) => <PhoneLink phone={text} />);

/** Last part of the storefront URL. */
export const handleFact = (label: string, handle: string | null | undefined): Fact =>
  copyable(label, handle, (text) => <bdi dir="ltr">/{text}</bdi>);

export function linksFact<Row>(
  label: string,
  rows: readonly Row[] | null | undefined,
  read: (row: Row) => { name: string; to: string },
): Fact {
  const links = readEach(rows, read);
  return {
    label,
    value:
      links.length > 0 ? (
        <ul className={classes.links}>
          {links.map(({ name, to }) => (
            <li key={to}>
              <Anchor component={Link} to={to} inherit>
                <bdi>{plainText(name)}</bdi>
              </Anchor>
            </li>
          ))}
        </ul>
      ) : null,
  };
}

export const linesFact = (label: string, text: string | null | undefined): Fact => ({
  label,
  value: text ? <bdi className={classes.lines}>{plainText(text)}</bdi> : null,
});

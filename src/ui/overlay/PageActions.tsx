import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PHONE } from '../theme/values.ts';
import { MoreItem, MoreMenu } from './MoreMenu.tsx';
import classes from './PageActions.module.css';

export type PageAction = {
  label: string;
  icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': true }>;
} & ({ to: string } | { onClick: () => void });

export interface PageMenu {
  label: string;
  /** `MoreItem`s. */
  items: ReactNode;
}

interface PageActionsProps {
  /** Buttons, which phones show in the menu. */
  further?: readonly PageAction[] | undefined;
  /** Label of the menu. */
  label: string;
  /** `MoreItem`s of the menu; without them, only phones have one. */
  menu?: ReactNode;
  /** The primary action, before the menu. */
  children?: ReactNode;
}

/** Actions beside a page's primary one: phones have room for a menu only. */
export function PageActions(props: PageActionsProps): ReactNode {
  const { further = [], label, menu, children } = props;
  return (
    <>
      {further.map((action) => (
        <FurtherButton key={action.label} {...action} />
      ))}
      {children}
      {further.length > 0 || menu ? (
        <span className={classes.menu} data-phone={menu ? undefined : true}>
          <MoreMenu label={label} place="page">
            {further.length > 0 ? <PhoneItems actions={further} /> : null}
            {menu}
          </MoreMenu>
        </span>
      ) : null}
    </>
  );
}

function FurtherButton({ label, icon: Icon, ...action }: PageAction): ReactNode {
  const look = {
    variant: 'default',
    className: classes.further ?? '',
    leftSection: <Icon size={16} stroke={1.75} aria-hidden />,
  };
  return 'to' in action ? (
    <Button component={Link} to={action.to} {...look}>
      {label}
    </Button>
  ) : (
    <Button onClick={action.onClick} {...look}>
      {label}
    </Button>
  );
}

function PhoneItems({ actions }: { actions: readonly PageAction[] }): ReactNode {
  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false });
  if (!isPhone) return null;
  return actions.map(({ label, ...action }) => (
    <MoreItem key={label} {...action}>
      {label}
    </MoreItem>
  ));
}

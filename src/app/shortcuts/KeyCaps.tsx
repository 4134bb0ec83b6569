import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { isApple, keyCaps } from './keys.ts';
import type { Keys } from './keys.ts';
import classes from './KeyCaps.module.css';

interface KeyCapsProps {
  keys: Keys;
  then?: string;
}

export function KeyCaps({ keys, then }: KeyCapsProps): ReactNode {
  return (
    <span className={classes.keys} dir="ltr" data-no-translate>
      {keyCaps(keys, isApple()).map((caps, index) => (
        <Fragment key={index}>
          {index > 0 && then ? <span className={classes.then}>{then}</span> : null}
          {caps.map((cap) => (
            <kbd key={cap} className={classes.key}>
              {cap}
            </kbd>
          ))}
        </Fragment>
      ))}
    </span>
  );
}

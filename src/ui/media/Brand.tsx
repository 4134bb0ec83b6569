import { useState } from 'react';
import type { ReactNode } from 'react';
import { branding } from './branding.ts';
import classes from './Brand.module.css';

interface BrandProps {
  markOnly?: boolean;
  store?: string;
}

export function Brand({ markOnly = false, store = '' }: BrandProps): ReactNode {
  const { name, logo } = branding();
  const isNamed = store !== '' && store !== name;
  return (
    <span className={classes.brand} data-no-translate>
      {logo === undefined ? <Mark /> : <Logo src={logo} />}
      <span className={markOnly ? 'qm-visually-hidden' : classes.brandNames}>
        {isNamed ? (
          <bdi className={classes.store} title={store}>
            {store}
          </bdi>
        ) : null}
        <bdi className={isNamed ? classes.product : classes.store} title={name}>
          {name}
        </bdi>
      </span>
    </span>
  );
}

function Logo({ src }: { src: string }): ReactNode {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <Mark />;
  return <img className={classes.logo} src={src} alt="" onError={() => setBroken(true)} />;
}

function Mark(): ReactNode {
  return (
    <svg viewBox="0 0 32 32" width="22" height="22" aria-hidden>
      <rect width="32" height="32" rx="7" fill="#0c6b68" />
      <g fill="none" stroke="#fff" strokeWidth="2.5" strokeLinecap="round">
        <circle cx="16" cy="16" r="7.5" />
        <path d="M16 4.5v23M4.5 16h23" />
      </g>
      <circle cx="16" cy="16" r="2.6" fill="#fff" />
    </svg>
  );
}

/// <reference types="vite/client" />

/** True in development and test builds, which also have the pseudo-language `zz`. */
declare const __PSEUDO_LANGUAGE__: boolean;

declare module 'virtual:locales-version' {
  /** Changes with every change of a translation. */
  export const localesVersion: string;
}

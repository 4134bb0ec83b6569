/// <reference types="vite/client" />

/** True in development and test builds, which also have the pseudo-language `zz`. */
declare const __PSEUDO_LANGUAGE__: boolean;

/** The app's version, and that of the contract that it was made for. */
declare const __APP_VERSION__: string;
declare const __CONTRACT_VERSION__: string;

declare module 'virtual:locales-version' {
  /** Changes with every change of a translation. */
  export const localesVersion: string;
}

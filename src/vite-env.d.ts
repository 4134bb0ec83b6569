/// <reference types="vite/client" />

/** Development and test builds, which include the pseudo-language `zz`. */
declare const __PSEUDO_LANGUAGE__: boolean;

/** Without extensions, the code for them isn't built. */
declare const __HAS_EXTENSIONS__: boolean;

/** The store is a service worker. */
declare const __DEMO__: boolean;

declare const __APP_VERSION__: string;
declare const __CONTRACT_VERSION__: string;

declare module 'virtual:locales' {
  /** Without the names, which no start needs. */
  export const languageCodes: readonly string[];
  /** Changes whenever a translation does. */
  export const localesVersion: string;
}

declare module 'virtual:extensions' {
  /** By name of their folders. */
  export const extensions: readonly import('#app/extensions/loading.ts').ExtensionSource[];
}

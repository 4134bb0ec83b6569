declare global {
  /** Shared by all copies of zod. */
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

/** The security policy forbids zod's compiler and would report each attempt. */
export const zodSettings = { jitless: true };

globalThis.__zod_globalConfig = zodSettings;

declare global {
  /** Where zod keeps its settings for all its copies. */
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

/** Under the security policy zod's compiler could not run, and each of its attempts would be reported as a violation. */
export const zodSettings = { jitless: true };

globalThis.__zod_globalConfig = zodSettings;

/** As on the page: the security policy would report each attempt of the schema library to compile. */
globalThis.__zod_globalConfig = { jitless: true };

import type { Plugin } from 'vite';

/** A name for developers' tools: setting it looks like a use of the part. */
const NAME = /^\w+\.displayName = "[^"]*";$/gm;
/** Parts that the packages hang on every button, though nothing here groups buttons. */
const GROUPS = /^(?:Button|ActionIcon)\.(?:Group|GroupSection) = \w+;$/gm;
/** What makes a component has no effect of its own, so one that nobody uses can go. */
const MAKER = /^((?:var|const) \w+ = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm;

/** Leaves out of the build what packages only name, so that what nothing here uses isn't loaded by everyone. */
export const withoutUnusedParts = (): Plugin => ({
  name: 'without-unused-parts',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/(?:@mantine\/\w+|react-router)\/.*\.mjs$/ },
    handler: (code) => ({
      code: code.replace(NAME, '').replace(GROUPS, '').replace(MAKER, '$1/* @__PURE__ */ $2'),
      // Lines stay where they were.
      map: null,
    }),
  },
});

// @ts-check
/**
 * Plain JavaScript: runs before packages and Node 24 exist.
 *
 * @param {string} output of npm
 */
export function installAdvice(output) {
  const code = /npm (?:error|ERR!) code (\w+)/.exec(output)?.[1] ?? '';
  const path = /npm (?:error|ERR!) path (.+)/.exec(output)?.[1];
  switch (code) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `npm may not write to ${path ?? 'one of its folders'}. Give it folders that you may write to: this project's own, and a cache (npm_config_cache=/a/folder/of/yours before the command, where the home folder can't be written to)`;
    case 'ENOSPC':
      return 'The disk is full. Free 2 GB';
    case 'EUSAGE':
      return 'package.json and package-lock.json don’t belong together. Bring both back to the same version';
    default:
      return 'Check that this machine reaches its npm registry (npm ping) and has 2 GB of free disk';
  }
}

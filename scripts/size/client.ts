/** `npm run size -- client`: prints the runtime's bundled size; fails above its limit. */
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** Bytes, gzip. */
export const CLIENT_SIZE_LIMIT = 6 * 1024;

/** Bytes. */
export async function bundleSize(entry: string): Promise<{ minified: number; gzip: number }> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      lib: { entry, formats: ['es'], fileName: 'bundle' },
      rolldownOptions: { output: { minify: true } },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const code = outputs
    .flatMap((output) => ('output' in output ? output.output : []))
    .map((chunk) => (chunk.type === 'chunk' ? chunk.code : ''))
    .join('');
  return { minified: Buffer.byteLength(code), gzip: gzipSync(code, { level: 9 }).length };
}

if (import.meta.main) {
  const { minified, gzip } = await bundleSize(
    fileURLToPath(new URL('../../src/client/index.ts', import.meta.url)),
  );
  console.log(`runtime: ${gzip} B gzip (${minified} B minified), limit ${CLIENT_SIZE_LIMIT} B`);
  if (gzip > CLIENT_SIZE_LIMIT) process.exitCode = 1;
}

import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const project = join(import.meta.dirname, '../..');

export default defineConfig({
  plugins: [react()],
  resolve: {
    alias: { 'quartermaster-storefront/react': join(project, 'src/storefront/react.ts') },
  },
  server: { fs: { allow: [project] } },
});

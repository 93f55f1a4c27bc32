import { defineConfig } from 'vite'
import { adminChunks } from './build/admin-chunks.ts'
import { clientChunks } from './build/client-chunks.ts'
import { drawings } from './build/drawings.ts'
import { iconSprite } from './build/icon-sprite.ts'
import { plainImports } from './build/plain-imports.ts'
import { styleSheets } from './build/style-sheets.ts'

const root = import.meta.dirname

/**
 * Four bundles: `client` (the loader and the islands) runs in every visitor's browser, `admin` in the owner's,
 * `render` renders the pages, `server` is the server with all its imports. One file starts faster and needs less
 * memory than a thousand. The server bundle's other entries run as processes or threads of their own.
 */
export default defineConfig({
  root,
  publicDir: 'public',
  define: { 'process.env.NODE_ENV': '"production"' },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        modulePreload: false,
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: { loader: 'src/site/browser/loader.ts' },
          output: {
            entryFileNames: 'assets/[name]-[hash].js',
            chunkFileNames: 'assets/[name]-[hash].js',
            codeSplitting: { groups: clientChunks },
          },
        },
      },
    },
    admin: {
      consumer: 'client',
      build: {
        outDir: 'dist/admin',
        manifest: true,
        copyPublicDir: false,
        emptyOutDir: true,
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: { admin: 'src/admin/main.tsx' },
          // Mantine's files begin with 'use client', which has no meaning in a browser bundle.
          checks: { moduleLevelDirective: false },
          output: {
            entryFileNames: 'admin/assets/[name]-[hash].js',
            chunkFileNames: 'admin/assets/[name]-[hash].js',
            assetFileNames: 'admin/assets/[name]-[hash][extname]',
            codeSplitting: adminChunks,
          },
        },
      },
    },
    render: {
      consumer: 'server',
      resolve: { noExternal: true },
      build: {
        outDir: 'dist/render',
        ssr: true,
        emitAssets: true,
        copyPublicDir: false,
        emptyOutDir: true,
        minify: false,
        rolldownOptions: {
          input: { render: 'src/site/render.tsx' },
          output: {
            entryFileNames: '[name].js',
            codeSplitting: false,
            // Only without white space and comments, which stay in memory: the names help to read an error.
            minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
          },
        },
      },
    },
    server: {
      consumer: 'server',
      // Native code cannot be bundled, and packages that read their own files should not be.
      resolve: { noExternal: true, external: ['sharp', 'fontkit', 'pg'] },
      build: {
        outDir: 'dist/server',
        ssr: true,
        copyPublicDir: false,
        emptyOutDir: true,
        minify: true,
        rolldownOptions: {
          input: {
            main: 'src/server/main.ts',
            'encoder-worker': 'src/server/media/encoder/encoder-worker.ts',
            'backup-worker': 'src/server/backup/backup-worker.ts',
            'check-worker': 'src/server/site-file/check-worker.ts',
            'write-thread': 'src/server/store/sqlite/write-thread.ts',
          },
          // All in one folder: see src/server/process/worker-path.ts.
          output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
        },
      },
    },
  },
  plugins: [
    iconSprite(),
    drawings(),
    {
      ...plainImports(),
      applyToEnvironment: (environment) => environment.name === 'client',
    },
    styleSheets({ root }),
  ],
})

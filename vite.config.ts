import { defineConfig } from 'vite'
import { iconSprite } from './build/icon-sprite.ts'
import { styleSheets } from './build/style-sheets.ts'

const root = import.meta.dirname

/**
 * Three bundles: `client` runs in every visitor's browser (the loader and the islands), `admin` in the owner's,
 * `render` in the server.
 */
export default defineConfig({
  root,
  publicDir: 'public',
  define: { 'process.env.NODE_ENV': '"production"' },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        modulePreload: false,
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: { loader: 'src/site/islands/loader.ts' },
          output: { entryFileNames: 'assets/[name]-[hash].js', chunkFileNames: 'assets/[name]-[hash].js' },
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
          output: {
            entryFileNames: 'admin/assets/[name]-[hash].js',
            chunkFileNames: 'admin/assets/[name]-[hash].js',
            assetFileNames: 'admin/assets/[name]-[hash][extname]',
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
          output: { entryFileNames: '[name].js', codeSplitting: false },
        },
      },
    },
  },
  plugins: [
    iconSprite(),
    {
      ...styleSheets({ root, emit: false }),
      applyToEnvironment: (environment) => environment.name === 'client',
    },
    {
      ...styleSheets({ root, emit: true }),
      applyToEnvironment: (environment) => environment.name === 'render',
    },
  ],
})

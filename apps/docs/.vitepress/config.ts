import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DefaultTheme, defineConfigWithTheme } from 'vitepress';
import { slugify } from '../../../packages/react/src/slug/slugify.ts';
import { PAGES, REPOSITORY, SITE, VERSION } from '../folders.ts';
import type { MenuItem } from '../pages/sidebar.ts';

const menu = JSON.parse(readFileSync(join(PAGES, 'menu.json'), 'utf8')) as { docs: MenuItem[]; api: MenuItem[] };
const base = (process.env.HUBKIT_BASE as `/${string}/` | undefined) ?? '/';

/** Settings of the default theme, and those of ours. */
export interface SiteConfig extends DefaultTheme.Config {
  /** The version of the pages, and the address of the list of all published ones. */
  readonly versions: { readonly own: string; readonly list: string };
}

export default defineConfigWithTheme<SiteConfig>({
  srcDir: '.generated',
  outDir: process.env.HUBKIT_SITE_FOLDER ?? SITE,
  base,
  title: 'hubkit',
  description: 'TypeScript packages around a machine-learning model hub',
  lang: 'en-US',
  // Addresses of a server that the reader starts. All other links are checked, and after the build once more with their headings.
  ignoreDeadLinks: 'localhostLinks',
  markdown: {
    // Pages are Markdown without HTML or Vue: `<T>` and `{{ text }}` are words of them.
    html: false,
    // As on GitHub and in the workbench, so that a link to a heading works in all three.
    anchor: { slugify },
    config(md) {
      const render = md.render.bind(md);
      md.render = (source, env) => render(source, env).replaceAll('{{', '&#123;&#123;');
    },
    languageAlias: { jinja2: 'jinja', console: 'shellsession' },
  },
  themeConfig: {
    nav: [
      { text: 'Guide', link: '/guide' },
      { text: 'Tasks', link: '/tasks/' },
      { text: 'API', link: '/api/' },
      { text: `v${VERSION}`, items: [{ text: 'Changes', link: `${REPOSITORY}/blob/main/CHANGELOG.md` }] },
    ],
    versions: { own: VERSION, list: process.env.HUBKIT_VERSIONS ?? `${base}versions.json` },
    sidebar: { '/': menu.docs, '/api/': menu.api },
    outline: [2, 3],
    socialLinks: [{ icon: 'github', link: REPOSITORY }],
    editLink: {
      // Sent to the page as text: it can use nothing of this file.
      pattern: ({ frontmatter }) => frontmatter.source ?? 'https://github.com/hubkit/hubkit',
      text: 'Edit this page',
    },
    search: {
      provider: 'local',
      options: {
        // Of a page of the reference, its name and first paragraph: whole, they are four times as long as all the rest.
        _render(source, env, md) {
          const html = md.render(source, env);
          return env.relativePath.startsWith('api/') ? (html.split(/<h2/, 1)[0] ?? '') : html;
        },
      },
    },
  },
});

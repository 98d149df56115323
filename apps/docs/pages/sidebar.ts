import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DefaultTheme } from 'vitepress';
import { ROOT } from '../folders.ts';
import type { WrittenPage } from './write-pages.ts';

/** An entry of the menu at the side of a page. */
export type MenuItem = DefaultTheme.SidebarItem;

/** The menu of all pages: a group each, guides in the order in which their index names them. */
export function buildMenu(pages: readonly WrittenPage[]): MenuItem[] {
  const guides = [...readFileSync(join(ROOT, 'docs/guide/README.md'), 'utf8').matchAll(/\]\(([\w-]+)\.md/g)].map(
    ([, name]) => `guide/${name}`,
  );
  const place = ({ path }: WrittenPage) => (guides.indexOf(path) + guides.length + 1) % (guides.length + 1);
  return listGroups(pages.filter(({ path }) => path !== 'index')).map(({ group, members }, index) => ({
    text: group,
    collapsed: index > 0,
    items: (group === 'Guide' ? members.toSorted((a, b) => place(a) - place(b)) : members).map(({ title, path }) => ({
      text: title.replaceAll('`', ''),
      link: `/${path}`,
    })),
  }));
}

/** Pages by their group, in the order in which groups first appear. */
export function listGroups(
  pages: readonly WrittenPage[],
): { readonly group: string; readonly members: WrittenPage[] }[] {
  const groups = [...new Set(pages.map(({ group }) => group))];
  return groups.map((group) => ({ group, members: pages.filter((page) => page.group === group) }));
}

import type { EnhanceAppContext, Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme';
import { onMounted } from 'vue';
import { linksToVersions } from '../../versions.ts';
import type { SiteConfig } from '../config.ts';

let siteData: EnhanceAppContext['siteData'];

/** The default theme, with links to the other versions in the menu of the version. */
export default {
  extends: DefaultTheme,
  enhanceApp(context) {
    siteData = context.siteData;
  },
  setup() {
    // Older sites are never built again, so a page asks the host which versions there are. Not before it is mounted, as what was
    // rendered at build time has to be the same.
    onMounted(async () => {
      const { nav = [], versions } = siteData.value.themeConfig as SiteConfig;
      const response = await fetch(versions.list).catch(() => undefined);
      const list: unknown = response?.ok ? await response.json().catch(() => undefined) : undefined;
      const links = linksToVersions(list, versions.own, location.origin);
      const withLinks = nav.map((item) =>
        'items' in item && item.text === `v${versions.own}` ? { ...item, items: [...item.items, ...links] } : item,
      );
      siteData.value = { ...siteData.value, themeConfig: { ...siteData.value.themeConfig, nav: withLinks } };
    });
  },
} satisfies Theme;

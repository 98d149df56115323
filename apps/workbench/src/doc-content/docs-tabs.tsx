import { LinkTabs } from '../ui/link-tabs.tsx';

const TABS = [
  ['/docs/$', 'Documentation'],
  ['/docs/gallery', 'Gallery'],
  ['/docs/about', 'About'],
] as const;

/** The documentation, the gallery of components, and what the workbench is. */
export function DocsTabs({ current }: { readonly current: (typeof TABS)[number][0] }) {
  return <LinkTabs isInline label="Docs" items={TABS} current={current} />;
}

import type { TemplateLayout } from '@hubkit/react/template-editor';

const KEY = 'hubkit.templates.layout';

/** Reads the arrangement of the editor that this browser keeps. */
export function keptLayout(): Partial<TemplateLayout> {
  try {
    return Object(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    // Storage is switched off, or its text is damaged.
    return {};
  }
}

/** Keeps the arrangement of the editor in this browser. */
export function keepLayout(layout: TemplateLayout): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(layout));
  } catch {
    // Storage is switched off: the arrangement lasts as long as the page.
  }
}

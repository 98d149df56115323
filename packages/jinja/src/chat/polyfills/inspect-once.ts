import type { Template } from '../../engine/environment.ts';
import { inspectTemplate, type TemplateInspection } from '../inspect.ts';

/** Inspects a template, each one only once. */
export function inspectOnce(template: Template): TemplateInspection {
  let known = inspections.get(template);
  if (!known) {
    known = inspectTemplate(template);
    inspections.set(template, known);
  }
  return known;
}

/** Lives as long as the templates do. */
const inspections = new WeakMap<Template, TemplateInspection>();

/** An address of every page of the workbench; axe, budgets and widths are checked at each. */
export const ROUTES = [
  '/',
  '/tasks',
  '/tasks/image-classification',
  '/models',
  '/models/openai/gpt-oss-120b',
  '/chat',
  '/run',
  '/run/text-to-image',
  '/settings',
  '/about',
  '/docs/guide/inference',
  '/gallery',
  '/gallery?panel=chat-panel',
  '/open',
  '/templates',
  '/nowhere',
];

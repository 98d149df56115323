import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ErrorScreen } from './error-screen.tsx';

const html = (message: string) => renderToStaticMarkup(<ErrorScreen error={new Error(message)} onRetry={() => {}} />);

it('leads to the start from a page that fails every time, and waits where the host is away', () => {
  expect(html('x is not a function')).toMatch(/Try again.*href="\/"/);
  const away = html('Failed to fetch dynamically imported module: http://127.0.0.1/a.js');
  expect(away).toContain('Try again');
  expect(away).not.toContain('href');
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OptionalNumber } from './number-fields.tsx';

const render = (value: number | undefined) =>
  renderToStaticMarkup(
    <OptionalNumber label="Temperature" hint="" value={value} min={0} max={2} step={0.1} onChange={() => {}} />,
  );

it('is empty while it is unset, and says once who chooses', () => {
  const markup = render(undefined);
  expect(markup).toContain('placeholder="Provider’s default"');
  expect(markup).toContain('value=""');
  expect(markup).not.toContain('Not set');
  expect(markup).not.toContain('type="range"');
});

it('shows a value that is set, 0 too, with a way back', () => {
  const markup = render(0);
  expect(markup).toContain('value="0"');
  expect(markup).toContain('Reset Temperature');
});

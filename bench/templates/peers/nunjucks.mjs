import nunjucks from 'nunjucks';

export const label = 'nunjucks';

const environment = new nunjucks.Environment(null, { autoescape: false, trimBlocks: true, lstripBlocks: true });
nunjucks.installJinjaCompat();
environment.addFilter('tojson', (value, indent) => pythonJson(value, indent?.indent ?? indent));
environment.addGlobal('raise_exception', (message) => {
  throw new Error(message);
});
environment.addGlobal('strftime_now', (format) =>
  format.replace('%d %b %Y', '26 Jul 2024').replace('%Y-%m-%d', '2024-07-26').replace('%B %d, %Y', 'July 26, 2024'),
);
environment.addGlobal('namespace', (values) => ({ ...values }));

function pythonJson(value, indent) {
  if (typeof indent === 'number') return JSON.stringify(value, null, indent);
  return (
    JSON.stringify(value, null, 1)?.replace(/\n */g, (_, offset, text) => (text[offset - 1] === ',' ? ' ' : '')) ??
    'null'
  );
}

export function compile(source) {
  const template = nunjucks.compile(source, environment);
  // Compiling is put off until the first render otherwise.
  template.compile();
  return (context) => template.render(context);
}

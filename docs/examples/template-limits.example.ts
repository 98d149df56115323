import { Environment, LimitError } from '@hubkit/jinja';

// Limits are on from the start; a page that has to stay responsive allows less than the ten seconds of the default.
const environment = new Environment({ limits: { timeMs: 50 } });
const endless = environment.fromString('{% for a in range(9999) %}{% for b in range(9999) %}{% endfor %}{% endfor %}');
try {
  endless.render({});
} catch (error) {
  if (!LimitError.is(error)) throw error;
  console.log(error.code);
}

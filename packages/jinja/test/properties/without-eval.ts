// Run with --disallow-code-generation-from-strings: compiles and renders where `eval` and `new Function` throw.
import { Template } from '@hubkit/jinja';

try {
  new Function('return 1')();
  console.log('eval is allowed');
} catch {
  console.log('eval is forbidden');
}
const source =
  "{% macro m(x) %}{{ x|join(', ') }}{% endmacro %}{{ m([1, 2]) }} | {% for message in messages %}{{ message.role }}: {{ message.content }}{% endfor %}";
console.log(new Template(source).render({ messages: [{ role: 'user', content: 'hi' }] }));

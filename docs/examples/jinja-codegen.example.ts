import { Template } from '@hubkit/jinja';
import { generateCode, generateCodeAfter } from '@hubkit/jinja/codegen';

const source = '{% for m in messages %}[{{ m.role }}] {{ m.content | trim }}\n{% endfor %}';
const messages = [{ role: 'user', content: ' Hello! ' }];

// A template that you know is rendered often:
const template = new Template(source);
const isGenerated = generateCode(template);
console.log(isGenerated, template.render({ messages }));

// A template that may be rendered only a few times: code is generated after 500 renders.
const other = new Template(source);
generateCodeAfter(other);
console.log(other.render({ messages }));

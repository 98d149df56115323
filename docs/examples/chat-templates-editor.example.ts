import { Template } from '@hubkit/jinja';
import { describeLibrary, lintTemplate, Trace, trimmedRanges } from '@hubkit/jinja/editor';

const source = '{% set unused = 1 %}\n{%- for m in messages %}{{ m.content }}{% endfor %}';

for (const { code, message, start, end } of lintTemplate(source)) console.log(code, start, end, message);
console.log(trimmedRanges(source));

const trace = new Trace();
const text = new Template(source).render({ messages: [{ content: 'Hi' }] }, { trace });
const [outputEnd, sourceStart, sourceEnd, message] = trace.pieces;
console.log(text.slice(0, outputEnd), 'comes from', source.slice(sourceStart, sourceEnd), 'for message', message);

const replace = describeLibrary().filters.find(({ name }) => name === 'replace');
console.log(replace?.parameters, replace?.summary);

import { code, env, print, python } from '@hubkit/code';

const prompt = 'Say "hi"';
const snippet = code`
  client = Client(token=${env('HF_TOKEN')})
  print(client.ask(${prompt}, stream=${true}))
`;
console.log(print(snippet, python));

import type { ProviderCases } from './provider-cases.ts';

export const replicate: ProviderCases = {
  sample: { task: 'text-to-image', body: { input: { prompt: 'cake', width: 64, height: 48 } } },
  recorded: {
    '0588849bd8db': {
      headers: { prefer: 'wait' },
      body: { input: { text: 'One.' } },
      except: { members: /^input\./, because: 'the client of the time called the text `inputs`' },
    },
    '19f4a5884ae4': {},
    '5167f3d5d234': {},
    '237a52812a82': { headers: { prefer: 'wait' } },
    '0f11f070a842': {},
    f90974b729a0: { headers: { prefer: 'wait' } },
  },
  leftOut: {
    'files of the media host: their bodies were not kept': [
      '63fcae7cf47d',
      '85673486d9ee',
      '6b1e280c56a7',
      '1896fc44e941',
      '534ef8fd46fe',
      'a3b664767cd6',
      '15ea7a4d3188',
    ],
  },
};

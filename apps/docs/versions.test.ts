import { describe, expect, it } from 'vitest';
import older from './older-versions.json' with { type: 'json' };
import { linksToVersions, readVersions } from './versions.ts';

describe('versions of the documentation', () => {
  it('are links from a site to the others, in the order of the list', () => {
    const list = [
      { version: '0.3.0', link: '/' },
      { version: '0.2.4', link: '/v0.2/' },
      { version: '0.1.9', link: 'https://old.example/hubkit/' },
    ];
    const links = linksToVersions(list, '0.2.4', 'https://docs.example');
    expect(links.map(({ text, link }) => [text, link])).toEqual([
      ['v0.3.0', 'https://docs.example/'],
      ['v0.1.9', 'https://old.example/hubkit/'],
    ]);
  });

  it('are none on a site that is alone', () => {
    expect(linksToVersions([{ version: '0.1.0', link: '/' }], '0.1.0', 'https://docs.example')).toEqual([]);
  });

  it.each([
    [undefined],
    ['/'],
    [{}],
    [[null, 1, {}, { version: 1, link: '/' }, { version: '0.1.0' }]],
    [[{ version: '0.1.0', link: 'javascript:alert(1)' }]],
    [[{ version: '0.1.0', link: '//elsewhere.example' }]],
  ])('are left out where the list is %j', (list) => {
    expect(readVersions(list)).toEqual([]);
  });

  it('that are older are listed with their addresses', () => {
    expect(readVersions(older)).toHaveLength(older.length);
  });
});

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type DemoItem, TaskCard, TaskDemo, TaskModels, TaskPage } from './index.ts';

const draw = (item: DemoItem, assetUrl?: (filename: string) => string) =>
  renderToStaticMarkup(<TaskDemo demo={{ inputs: [item], outputs: [] }} assetUrl={assetUrl} />);

describe('TaskCard', () => {
  it('has one link, inside its heading', () => {
    const task = { id: 'summarization', label: 'Summarization', summary: 'Shortens a text.' };
    const markup = renderToStaticMarkup(<TaskCard task={task} href="/tasks/summarization" />);
    expect(markup).toContain(
      '<h3 class="hubkit-task-card-title"><a href="/tasks/summarization">Summarization</a></h3>',
    );
    expect(markup.match(/<a /g)).toHaveLength(1);
    expect(markup).toContain('Shortens a text.');
  });

  it.each([undefined, 'javascript:alert(1)'])('has no link to %s', (href) => {
    const markup = renderToStaticMarkup(<TaskCard task={{ id: 'x', label: '<b>X</b>' }} href={href} />);
    expect(markup).not.toMatch(/<a |<b>/);
  });

  it('marks a task that nobody has described', () => {
    const task = { id: 'x', label: 'X', summary: 'Empty words.', isPlaceholder: true };
    const markup = renderToStaticMarkup(<TaskCard task={task} level="h4" />);
    expect(markup).toContain('No description yet');
    expect(markup).not.toContain('Empty words');
    expect(markup).toContain('<h4');
  });
});

describe('TaskModels', () => {
  const models = [
    {
      id: 'acme/small',
      description: 'Runs on a phone.',
      bestFor: 'small',
      released: '2024-01',
      size: '82M',
      license: 'mit',
      whyOld: 'Nothing newer is as small.',
    },
  ];

  it('shows the facts of each model, why it is picked, and when', () => {
    const markup = renderToStaticMarkup(
      <TaskModels task={{ models, pickedOn: '2026-11-23' }} hrefOf={(id) => `/models/${id}`} />,
    );
    expect(markup).toContain('<a href="/models/acme/small">acme/small</a>');
    expect(markup).toContain('>Small</span>');
    expect(markup).toContain('Runs on a phone. Nothing newer is as small.');
    expect(markup).toContain('<td>82M</td><td>mit</td><td>2024-01</td>');
    expect(markup).toContain('<time dateTime="2026-11-23">');
  });

  it('is in the page where models have facts, which are then in no list', () => {
    const page = (task: object) => renderToStaticMarkup(<TaskPage task={{ id: 'x', label: 'X', ...task }} />);
    expect(page({ models }).match(/acme\/small/g)).toHaveLength(1);
    expect(page({ models })).toContain('Models to start with');
    expect(page({ models: [{ id: 'acme/plain', description: 'Plain.' }] })).not.toContain('<table');
  });

  it('lists related tasks with their links', () => {
    const markup = renderToStaticMarkup(
      <TaskPage task={{ id: 'x', label: 'X', related: ['text-ranking'] }} hrefOf={(kind, id) => `/${kind}/${id}`} />,
    );
    expect(markup).toContain('<a href="/related/text-ranking">text-ranking</a>');
  });
});

describe('the items of a demo', () => {
  it('are images and recordings where there is an address', () => {
    const assetUrl = (filename: string) => `/assets/${filename}`;
    expect(draw({ type: 'img', filename: 'cat.png' }, assetUrl)).toContain(
      'src="/assets/cat.png" alt="Input: cat.png"',
    );
    expect(draw({ type: 'audio', filename: 'a.wav' }, assetUrl)).toContain(
      '<audio controls="" preload="none" src="/assets/a.wav" aria-label="Input: a.wav">',
    );
  });

  it('have what can be seen as their text, and a caption', () => {
    const item = { type: 'img', filename: 'cat.png', alt: 'A cat', caption: 'Drawn by hand.' } as const;
    const markup = draw(item, (filename) => `/assets/${filename}`);
    expect(markup).toContain('alt="A cat"');
    expect(markup).toContain('<figcaption class="hubkit-note">Drawn by hand.</figcaption>');
  });

  it.each([[undefined], [() => 'javascript:alert(1)'], [() => 'data:text/html,x']])(
    'are name and kind of the file where the address is %s',
    (assetUrl) => {
      const markup = draw({ type: 'img', filename: 'cat.png' }, assetUrl);
      expect(markup).not.toMatch(/<img|src=/);
      expect(markup).toContain('Image</span> <code>cat.png</code>');
      expect(draw({ type: 'audio', filename: 'a.wav' }, assetUrl)).toContain('Audio</span> <code>a.wav</code>');
    },
  );

  it('have a note below them where the demo has one', () => {
    const demo = { inputs: [], outputs: [{ type: 'text', label: 'Output', content: 'x' }], note: 'Made up.' } as const;
    expect(renderToStaticMarkup(<TaskDemo demo={demo} />)).toContain('hubkit-task-demo-note">Made up.</p>');
  });

  it('are texts with their label, unless it says the same as the side', () => {
    expect(draw({ type: 'text', label: 'Question', content: '<1 & 2>' })).toContain(
      '<figcaption>Question</figcaption><p>&lt;1 &amp; 2&gt;</p>',
    );
    expect(draw({ type: 'text', label: 'Input', content: 'x' })).not.toContain('figcaption');
  });

  it('are bars with numbers, with no style that a policy would refuse', () => {
    const data = [
      { label: 'GOOD', score: 0.75 },
      { label: 'BAD', score: Number.NaN },
    ];
    const markup = draw({ type: 'chart', data });
    expect(markup).toContain('<rect width="75%"');
    expect(markup).toContain('0.75</td>');
    expect(markup).toContain('<rect width="0%"');
    expect(markup).not.toContain('style=');
  });

  it('are tables with a head', () => {
    const markup = draw({
      type: 'tabular',
      table: [
        ['Car', 'Weight'],
        ['corolla', '1,773'],
      ],
    });
    expect(markup).toContain('<th scope="col">Car</th>');
    expect(markup).toContain('<td>corolla</td>');
    expect(draw({ type: 'tabular', table: [] })).toContain('<table');
  });

  it('are texts with marked words', () => {
    const markup = draw({
      type: 'text-with-tokens',
      text: 'Nora in Lisbon',
      tokens: [{ type: 'GPE', start: 8, end: 14 }],
    });
    expect(markup).toContain(
      'Nora in <mark class="hubkit-token">Lisbon<span class="hubkit-token-label">GPE</span></mark>',
    );
  });

  it('are left out where the type is of a later time', () => {
    const later = { type: 'hologram', filename: 'x' } as unknown as DemoItem; // As a newer catalog may have it.
    expect(draw(later)).toContain('Input');
  });
});

describe('TaskPage', () => {
  it('has a title, sections one level below, and lists with links', () => {
    const markup = renderToStaticMarkup(
      <TaskPage
        level={2}
        task={{
          id: 'x',
          label: 'X',
          summary: 'Does x.',
          models: [{ id: 'acme/x', description: 'Small.' }],
          datasets: [],
          libraries: ['transformers'],
          youtubeId: 'dKE8SIt9C-w',
        }}
        text="# About"
        renderText={(text) => <pre>{text}</pre>}
        hrefOf={(kind, id) => (kind === 'models' ? `https://example.com/${id}` : 'javascript:alert(1)')}
      />,
    );
    expect(markup).toContain('<h2 class="hubkit-task-title">X</h2>');
    expect([...markup.matchAll(/<h3[^>]*>([^<]*)</g)].map(([, name]) => name)).toEqual([
      'Example',
      'About',
      'Models',
      'Libraries',
    ]);
    expect(markup).toContain('<a href="https://example.com/acme/x">acme/x</a>');
    expect(markup).toContain('<strong>transformers</strong>');
    expect(markup).toContain('<pre># About</pre>');
    expect(markup).toContain('https://www.youtube.com/watch?v=dKE8SIt9C-w');
    expect(markup).toContain('No example yet.');
  });

  it('leaves out a video whose id is none', () => {
    const task = { id: 'x', label: 'X', youtubeId: '"><script>' };
    expect(renderToStaticMarkup(<TaskPage task={task} />)).not.toContain('youtube');
  });
});

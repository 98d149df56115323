import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Heading } from './heading.tsx';
import type { HeadingLevel } from './heading-level.ts';

const LEVELS = [1, 2, 3, 4, 5, 6] as const satisfies readonly HeadingLevel[];

/** The drawing is ours to change; everything around it is a promise. */
const withoutDrawing = (markup: string) => markup.replaceAll(/<svg.*?<\/svg>/g, '<svg/>');

const accessible = (level: number) =>
  `<div class="hubkit-heading" data-level="${level}">` +
  `<h${level} id="install" class="hubkit-heading-title">Install</h${level}>` +
  '<a class="hubkit-heading-link" href="#install"><svg/><span class="hubkit-visually-hidden">Section titled “Install”</span></a>' +
  '</div>';

const likeTheHub = (level: number) =>
  `<h${level} class="relative group" aria-label="Install"><a id="install" class="header-link block pr-1.5 text-lg no-hover:hidden ` +
  'with-hover:absolute with-hover:p-1.5 with-hover:opacity-0 with-hover:group-hover:opacity-100 with-hover:right-full" ' +
  `href="#install" aria-label="Section titled “Install”"><span><svg/></span></a> <span>Install</span></h${level}>`;

describe.each(LEVELS)('a heading of level %i', (level) => {
  it('has its link beside it', () => {
    expect(withoutDrawing(renderToStaticMarkup(<Heading level={level} id="install" title="Install" />))).toBe(
      accessible(level),
    );
  });

  it('has the markup of hub documentation when it is asked for', () => {
    const markup = renderToStaticMarkup(<Heading hubCompat headingTag={`h${level}`} local="install" title="Install" />);
    expect(withoutDrawing(markup)).toBe(likeTheHub(level));
  });
});

describe('Heading', () => {
  it('is of level 6 when no level or something else is given', () => {
    const notALevel = 'h7' as HeadingLevel; // Documents hand in any text.
    expect(renderToStaticMarkup(<Heading title="Notes" />)).toContain('<h6 id="notes"');
    expect(renderToStaticMarkup(<Heading title="Notes" level={notALevel} />)).toContain('<h6 id="notes"');
    expect(renderToStaticMarkup(<Heading title="Notes" level={notALevel} hubCompat />)).toContain(
      '<h6 class="relative',
    );
  });

  it('describes the drawing of the hub mode as hub documentation does', () => {
    expect(renderToStaticMarkup(<Heading hubCompat title="Notes" />)).toContain(
      '<svg class="" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" aria-hidden="true" ' +
        'role="img" width="1em" height="1em" preserveAspectRatio="xMidYMid meet" viewBox="0 0 256 256">',
    );
  });

  it('takes the id from the end of the title and does not show it', () => {
    const markup = renderToStaticMarkup(<Heading level="h2" title="Set up the client [ install ]" />);
    expect(markup).toContain('<h2 id="install" class="hubkit-heading-title">Set up the client</h2>');
    expect(markup).toContain('“Set up the client”');
  });

  it('names the link after the words inside richer content', () => {
    const markup = renderToStaticMarkup(
      <Heading level={3}>
        The <code>pipeline</code> of {2} steps{false}
      </Heading>,
    );
    expect(markup).toContain('<h3 id="the-pipeline-of-2-steps" class="hubkit-heading-title">The <code>pipeline</code>');
    expect(markup).toContain('Section titled “The pipeline of 2 steps”');
  });

  it('has no link when there is nothing to point at', () => {
    expect(renderToStaticMarkup(<Heading title="🚀" />)).toBe(
      '<div class="hubkit-heading" data-level="6"><h6 class="hubkit-heading-title">🚀</h6></div>',
    );
  });

  it('keeps richer content, and leaves out a link to nowhere, in the markup of hub documentation', () => {
    const rich = renderToStaticMarkup(
      <Heading hubCompat level={2} id="run">
        The <code>run</code> command
      </Heading>,
    );
    expect(rich).toContain('<span>The <code>run</code> command</span></h2>');
    expect(rich).toContain('aria-label="The run command"');
    expect(renderToStaticMarkup(<Heading hubCompat title="🚀" />)).toBe(
      '<h6 class="relative group"><span>🚀</span></h6>',
    );
  });

  it('escapes what a title may hold', () => {
    const markup = renderToStaticMarkup(<Heading id={'a"b'} title={'<script>"x"</script>'} />);
    expect(markup).not.toContain('<script>');
    expect(markup).toContain('href="#a&quot;b"');
  });

  it('takes labels, class names, drawings and the element around it', () => {
    const markup = renderToStaticMarkup(
      <Heading
        as="header"
        level={2}
        title="Usage"
        copy="button"
        focusTarget
        labels={{ section: (title) => `Abschnitt „${title}“`, copy: (title) => `Link zu „${title}“ kopieren` }}
        classNames={{ root: 'r', heading: 'h', link: 'l', copy: 'c' }}
        slots={{ linkIcon: '#', copyIcon: '+' }}
      />,
    );
    expect(markup).toBe(
      '<header class="hubkit-heading r" data-level="2">' +
        '<h2 id="usage" class="hubkit-heading-title h" tabindex="-1">Usage</h2>' +
        '<a class="hubkit-heading-link l" href="#usage">#<span class="hubkit-visually-hidden">Abschnitt „Usage“</span></a>' +
        '<button type="button" class="hubkit-heading-link c" data-state="idle">+' +
        '<span class="hubkit-visually-hidden">Link zu „Usage“ kopieren</span></button></header>',
    );
  });

  it('shows the state of copying on the link itself when the link copies', () => {
    expect(renderToStaticMarkup(<Heading title="Usage" copy="link" />)).toContain('href="#usage" data-state="idle"');
  });

  it('renders the same on a server twice', () => {
    const page = <Heading level={2} title="Usage" copy="button" />;
    expect(renderToString(page)).toBe(renderToString(page));
  });
});

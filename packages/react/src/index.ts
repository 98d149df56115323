export { EditLink, type EditLinkProps, type GithubSource, githubEditUrl } from './edit-link/edit-link.tsx';
export type { HeadingLabels } from './heading/heading.tsx';
export { Heading, type HeadingProps } from './heading/heading.tsx';
export type { HeadingLevel } from './heading/heading-level.ts';
export { createSlugger, type HeadingText, type Slugger, slugify, splitHeading } from './slug/slugify.ts';

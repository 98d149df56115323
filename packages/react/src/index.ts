export { EditLink, type EditLinkProps } from './edit-link/edit-link.tsx';
export { type GithubSource, githubEditUrl } from './edit-link/github-edit-url.ts';
export { Heading, type HeadingProps } from './heading/heading.tsx';
export type { HeadingLabels } from './heading/heading-labels.ts';
export type { HeadingLevel } from './heading/heading-level.ts';
export { createSlugger, type Slugger } from './slug/create-slugger.ts';
export { type HeadingText, slugify, splitHeading } from './slug/slugify.ts';

import { defineLibrary } from '../define-library.ts';

export const chronosForecasting = defineLibrary({
  id: 'chronos-forecasting',
  prettyLabel: 'Chronos',
  repoName: 'Chronos',
  repoUrl: 'https://github.com/amazon-science/chronos-forecasting',
  addedAfter: '4.0.5',
});

import { defineLibrary } from '../define-library.ts';

export const sapRpt1Oss = defineLibrary({
  id: 'sap-rpt-1-oss',
  prettyLabel: 'sap-rpt-1-oss',
  repoName: 'sap-rpt-1-oss',
  repoUrl: 'https://github.com/SAP-samples/sap-rpt-1-oss',
  countDownloads: 'path_extension:"pt"',
  addedAfter: '4.0.5',
});

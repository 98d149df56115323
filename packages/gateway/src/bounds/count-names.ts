/**
 * What a parameter of a name counts: `tokens` is a maximum of generated tokens, `floor` a minimum of them, `choices` a number of
 * results of one request.
 */
export type Counted = 'tokens' | 'floor' | 'choices';

/** Spellings that services read, without case, hyphens and underscores. */
const SPELLINGS: Readonly<Record<Counted, readonly string[]>> = {
  tokens: [
    'maxtokens',
    'maxcompletiontokens',
    'maxnewtokens',
    'maxoutputtokens',
    'maxgenlen',
    'maxgentoks',
    'maxlength',
    'maxlen',
    'maxtokenstosample',
    'maxdecodesteps',
    'numpredict',
    'npredict',
    'budgettokens',
    'tokenbudget',
    'thinkingbudget',
    'thinkingbudgettokens',
    'thinkingtokenbudget',
  ],
  floor: ['mintokens', 'minnewtokens', 'minlength', 'minlen'],
  choices: [
    'n',
    'bestof',
    'batchcount',
    'batchsize',
    'candidatecount',
    'imagecount',
    'maximages',
    'nsamples',
    'numberofimages',
    'numberresults',
    'numcandidates',
    'numcompletions',
    'numgenerations',
    'numimages',
    'numimagesperprompt',
    'numoutputs',
    'numresults',
    'numreturnsequences',
    'numsamples',
    'numvideos',
    'numvideosperprompt',
    'samplecount',
  ],
};

const COUNTED: ReadonlyMap<string, Counted> = new Map(
  Object.entries(SPELLINGS).flatMap(([counted, names]) =>
    // The keys of the table are its kinds.
    names.map((name) => [name, counted as Counted] as const),
  ),
);

/** What a parameter counts, whichever of its spellings a client uses; undefined if it counts neither tokens nor results. */
export function countedBy(name: string): Counted | undefined {
  return COUNTED.get(name.toLowerCase().replace(/[_-]/g, ''));
}

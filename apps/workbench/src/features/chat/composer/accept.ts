/** Types of the files that a message takes. */
export const ACCEPT = 'image/*,audio/*,application/pdf,text/*,.md,.csv,.json,.jsonl,.yaml,.xml,.log';

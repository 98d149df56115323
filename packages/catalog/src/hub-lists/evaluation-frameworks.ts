/** A framework or benchmark that the `eval.yaml` of a dataset may name. */
export interface EvaluationFramework {
  readonly name: string;
  readonly description: string;
  readonly url: string;
}

/** Evaluation frameworks and benchmarks by id, as of @huggingface/tasks 0.21.54 (November 2026). */
export const EVALUATION_FRAMEWORKS = {
  exgentic: {
    name: 'exgentic',
    description: 'Runs general-purpose agents on many benchmarks through one interface.',
    url: 'https://github.com/Exgentic/exgentic',
  },
  'inspect-ai': {
    name: 'inspect-ai',
    description: 'Evaluations of language models in Python, by the AI Security Institute of the UK.',
    url: 'https://inspect.aisi.org.uk/',
  },
  'math-arena': {
    name: 'math-arena',
    description: 'Problems of recent mathematics competitions, tried before models can have seen them.',
    url: 'https://github.com/eth-sri/matharena',
  },
  mteb: {
    name: 'mteb',
    description: 'Embeddings and retrieval for text and images: hundreds of datasets behind one command.',
    url: 'https://github.com/embeddings-benchmark/mteb',
  },
  'olmocr-bench': {
    name: 'olmocr-bench',
    description: 'Unit tests for the text that is read from PDF pages.',
    url: 'https://github.com/allenai/olmocr/tree/main/olmocr/bench',
  },
  harbor: {
    name: 'harbor',
    description: 'Runs agents in containers, to score them or to collect rollouts for training.',
    url: 'https://github.com/laude-institute/harbor',
  },
  ifstruct: {
    name: 'ifstruct',
    description: 'JSON and YAML by a given schema, without constrained decoding.',
    url: 'https://github.com/Liquid4All/ifstruct',
  },
  pier: {
    name: 'pier',
    description: 'A variant of Harbor for command-line agents that work without a network.',
    url: 'https://github.com/datacurve-ai/pier',
  },
  'redline-bench': {
    name: 'redline-bench',
    description: 'Contract editing in several rounds, with tracked changes that are graded against rubrics of lawyers.',
    url: 'https://github.com/crosbylegal/redline-bench',
  },
  archipelago: {
    name: 'archipelago',
    description: 'Agents that use applications through the Model Context Protocol.',
    url: 'https://github.com/Mercor-Intelligence/archipelago',
  },
  benchflow: {
    name: 'benchflow',
    description: 'Professional workflows in containers, each tried with and without written skills.',
    url: 'https://github.com/benchflow-ai/benchflow',
  },
  'apex-evals': {
    name: 'apex-evals',
    description: 'Tasks from professions such as law, medicine and finance, with their harness.',
    url: 'https://github.com/Mercor-Intelligence/apex-evals',
  },
  'screenspot-pro': {
    name: 'screenspot-pro',
    description: 'Finding controls in high-resolution screenshots of professional software.',
    url: 'https://github.com/likaixin2000/ScreenSpot-Pro-GUI-Grounding',
  },
  'swe-bench': {
    name: 'swe-bench',
    description: 'Real GitHub issues, solved when the tests of the repository pass.',
    url: 'https://github.com/swe-bench/swe-bench',
  },
  'swe-bench-pro': {
    name: 'swe-bench-pro',
    description: 'Longer software engineering tasks, with changes over many files.',
    url: 'https://github.com/scaleapi/SWE-bench_Pro-os',
  },
  'nemo-evaluator': {
    name: 'nemo-evaluator',
    description: 'Containers with more than a hundred benchmarks for language models, by NVIDIA.',
    url: 'https://github.com/NVIDIA-NeMo/Evaluator',
  },
  'yc-bench': {
    name: 'yc-bench',
    description: 'A simulated startup that an agent leads for one to three years.',
    url: 'https://github.com/collinear-ai/yc-bench',
  },
  'open-asr-leaderboard': {
    name: 'open-asr-leaderboard',
    description: 'Word error rate and speed of speech recognition on public datasets.',
    url: 'https://github.com/huggingface/open_asr_leaderboard',
  },
  mdpbench: {
    name: 'mdpbench',
    description: 'Document parsing in many languages and scripts, from files and photos.',
    url: 'https://github.com/Yuliang-Liu/MultimodalOCR',
  },
  'real5-omnidocbench': {
    name: 'real5-omnidocbench',
    description: 'Pages of OmniDocBench, scanned, bent, photographed from screens, in bad light and at an angle.',
    url: 'https://huggingface.co/datasets/PaddlePaddle/Real5-OmniDocBench',
  },
  parsebench: {
    name: 'parsebench',
    description: 'Business documents: tables, charts, layout, formatting and the place of each part.',
    url: 'https://github.com/run-llama/ParseBench',
  },
  'video-mme-v2': {
    name: 'video-mme-v2',
    description: 'Questions about videos, for multimodal language models.',
    url: 'https://github.com/MME-Benchmarks/Video-MME-v2',
  },
  'claw-eval': {
    name: 'claw-eval',
    description: 'Three hundred tasks in office applications that people have checked.',
    url: 'https://github.com/claw-eval/claw-eval',
  },
  researchclawbench: {
    name: 'researchclawbench',
    description: 'Scientific research from the literature and raw data to a report with figures.',
    url: 'https://github.com/InternScience/ResearchClawBench',
  },
  pbench: {
    name: 'pbench',
    description: 'Segmenting what a phrase refers to, from simple names to relations.',
    url: 'https://github.com/tiiuae/Falcon-Perception',
  },
  wildclawbench: {
    name: 'wildclawbench',
    description: 'Sixty tasks from start to finish in the environment of OpenClaw.',
    url: 'https://github.com/InternLM/WildClawBench',
  },
  wbench: {
    name: 'wbench',
    description: 'World models as video that reacts to its user over several turns.',
    url: 'https://github.com/meituan-longcat/WBench',
  },
  nanofold: {
    name: 'nanofold',
    description: 'Protein structures from few training examples.',
    url: 'https://github.com/ChrisHayduk/nanoFold-Competition',
  },
  mmmu: {
    name: 'mmmu',
    description: 'College-level questions with images from thirty subjects.',
    url: 'https://mmmu-benchmark.github.io/',
  },
  extractbench: {
    name: 'extractbench',
    description: 'Data extracted from documents by a schema, and the evidence for it.',
    url: 'https://github.com/run-llama/ExtractBench',
  },
} as const satisfies Readonly<Record<string, EvaluationFramework>>;

/** The id of an evaluation framework. */
export type EvaluationFrameworkKey = keyof typeof EVALUATION_FRAMEWORKS;

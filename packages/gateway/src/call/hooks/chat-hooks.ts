export { answerCheck } from './answer-check.ts';
export { askRequest } from './ask-request.ts';

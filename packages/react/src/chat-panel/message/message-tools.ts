export { AttachedFiles } from '../composer/attached-files.tsx';
export { readFiles } from '../composer/read-files.ts';
export { ChatActions } from './chat-actions.tsx';
export { ChatApproval } from './chat-approval.tsx';
export { ChatToolCall } from './chat-tool-call.tsx';
export { ChatVersions } from './chat-versions.tsx';
export { MessageEditor } from './message-editor.tsx';
export { Reasoning } from './reasoning.tsx';

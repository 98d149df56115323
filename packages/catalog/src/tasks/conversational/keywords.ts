export const keywords = ['chatbot', 'assistant', 'llm', 'conversation', 'talk to a model', 'ask a question'];

export const keywords = ['ask about a video', 'describe videos', 'video captions', 'video summary', 'chat with videos'];

export const keywords = ['ask about a picture', 'questions about photos', 'describe for blind people'];

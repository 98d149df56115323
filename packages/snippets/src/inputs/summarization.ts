import { defineInput } from '../define-input.ts';

export const summarization = defineInput({
  task: 'summarization',
  sample: () =>
    'The Tokyo Skytree is a tower for radio and television in Sumida, Tokyo. It reached its full height of 634 metres in March 2011, which made it the tallest tower in the world, and it opened to the public in May 2012. Visitors can look over the city from two decks, at 350 and 450 metres. The main purpose of the tower is to send digital television, because the older Tokyo Tower is too low to reach over the skyscrapers around it. Its base is a triangle that turns into a circle higher up, so that the tower seems to lean when it is seen from some places. The lights change every evening, between the blue of the river and the purple of the court.',
});

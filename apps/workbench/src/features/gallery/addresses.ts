/** Addresses that the tests visit beside `/gallery`. */
export const addresses = ['/docs/gallery?panel=chat-panel'];

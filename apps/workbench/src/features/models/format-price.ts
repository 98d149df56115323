/** `$0.05`, of USD for a million tokens. */
export function formatPrice(price: number): string {
  return price === 0 ? 'free' : `$${price < 0.1 ? +price.toFixed(3) : price.toFixed(2)}`;
}

/** True, false, or the reason of a failure. */
export default function short(answer, { row, model }) {
  const words = answer.trim().split(/\s+/).length;
  return words <= 60 || `${model} needs ${words} words for ${row.country}`;
}

/** Generation blocks in text that is not written at once, with the ranges of transformers 5 in code points. */
export const assistantRanges: readonly {
  readonly template: string;
  readonly text: string;
  readonly python: readonly (readonly [number, number])[];
}[] = [
  {
    template: '<a>{% filter trim %}  {% generation %}ab   {% endgeneration %}{% endfilter %}',
    text: '<a>ab',
    python: [[3, 8]],
  },
  {
    template: '<a>{% filter trim %}{% generation %}😀b   {% endgeneration %}{% endfilter %}.',
    text: '<a>😀b.',
    python: [[3, 8]],
  },
  {
    template: '<a>{% filter upper %}xy{% generation %}ab{% endgeneration %}{% endfilter %}.',
    text: '<a>XYAB.',
    python: [[3, 5]],
  },
  {
    template: '<a>{% set x %}xy{% generation %}ab{% endgeneration %}{% endset %}.{{ x }}{{ x }}',
    text: '<a>.xyabxyab',
    python: [[3, 5]],
  },
  {
    template: '<a>{% macro m() %}xy{% generation %}ab{% endgeneration %}{% endmacro %}.{{ m() }}{{ m() }}',
    text: '<a>.xyabxyab',
    python: [
      [4, 6],
      [8, 10],
    ],
  },
];

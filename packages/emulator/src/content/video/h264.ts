import { createBitWriter } from '../bit-writer.ts';
import { concat } from '../bytes.ts';
import type { Raster } from '../image/raster.ts';

/** A video of one frame in H.264, as an MP4 file keeps it. */
export interface H264Still {
  /** Sequence parameter set: profile, size. */
  readonly sps: Uint8Array;
  /** PPS: the parameters of the frames. */
  readonly pps: Uint8Array;
  /** The frame. */
  readonly slice: Uint8Array;
}

const SPS = 0x67;
const PPS = 0x68;
const IDR_SLICE = 0x65;
const LEVEL_3_1 = 31;
const BASELINE = 66;

/**
 * Encodes an image as one frame whose macroblocks hold their samples as they are (I_PCM): a valid stream for every
 * decoder, without a transform of our own. Sides must be multiples of 16.
 */
export function encodeStillH264(picture: Raster): H264Still {
  return { sps: writeSps(picture), pps: writePps(), slice: writeSlice(picture) };
}

type Writer = ReturnType<typeof createUnit>;

/** A unit of the stream: a header byte and a payload of bits. */
function createUnit(header: number, capacity?: number) {
  const bits = createBitWriter('high', capacity);
  const { write } = bits;
  /** Exponential Golomb code of an unsigned number. */
  const unsigned = (value: number) => {
    const length = Math.floor(Math.log2(value + 1));
    write(0, length);
    write(value + 1, length + 1);
  };
  return {
    ...bits,
    unsigned,
    signed: (value: number) => unsigned(value > 0 ? 2 * value - 1 : -2 * value),
    /** Ends the payload, and marks byte sequences that would look like the start of a unit. */
    finish() {
      write(1, 1);
      bits.align();
      return concat([Uint8Array.of(header), markEmulatedStarts(bits.bytes())]);
    },
  };
}

/** Puts a 3 between two zeros and a byte below 4. */
function markEmulatedStarts(bytes: Uint8Array): Uint8Array {
  const escaped: number[] = [];
  let zeros = 0;
  for (const byte of bytes) {
    if (zeros >= 2 && byte <= 3) {
      escaped.push(3);
      zeros = 0;
    }
    escaped.push(byte);
    zeros = byte === 0 ? zeros + 1 : 0;
  }
  return Uint8Array.from(escaped);
}

function writeSps({ width, height }: Raster): Uint8Array {
  const unit = createUnit(SPS);
  unit.write(BASELINE, 8);
  unit.write(0b1100_0000, 8); // constraint flags of the baseline
  unit.write(LEVEL_3_1, 8);
  unit.unsigned(0); // seq_parameter_set_id
  unit.unsigned(0); // log2_max_frame_num - 4
  unit.unsigned(2); // pic_order_cnt_type: the order of decoding
  unit.unsigned(0); // max_num_ref_frames
  unit.write(0, 1); // gaps_in_frame_num_allowed
  unit.unsigned(width / 16 - 1);
  unit.unsigned(height / 16 - 1);
  unit.write(1, 1); // frame_mbs_only
  unit.write(1, 1); // direct_8x8_inference
  unit.write(0, 1); // frame_cropping
  unit.write(0, 1); // vui_parameters_present
  return unit.finish();
}

function writePps(): Uint8Array {
  const unit = createUnit(PPS);
  unit.unsigned(0); // pic_parameter_set_id
  unit.unsigned(0); // seq_parameter_set_id
  unit.write(0, 1); // entropy_coding_mode: CAVLC
  unit.write(0, 1); // bottom_field_pic_order_in_frame_present
  unit.unsigned(0); // num_slice_groups - 1
  unit.unsigned(0); // num_ref_idx_l0 - 1
  unit.unsigned(0); // num_ref_idx_l1 - 1
  unit.write(0, 3); // weighted_pred, weighted_bipred
  unit.signed(0); // pic_init_qp - 26
  unit.signed(0); // pic_init_qs - 26
  unit.signed(0); // chroma_qp_index_offset
  unit.write(1, 1); // deblocking_filter_control_present
  unit.write(0, 2); // constrained_intra_pred, redundant_pic_cnt_present
  return unit.finish();
}

function writeSlice(picture: Raster): Uint8Array {
  const unit = createUnit(IDR_SLICE, picture.width * picture.height * 2);
  unit.unsigned(0); // first_mb_in_slice
  unit.unsigned(7); // slice_type: all I
  unit.unsigned(0); // pic_parameter_set_id
  unit.write(0, 4); // frame_num
  unit.unsigned(0); // idr_pic_id
  unit.write(0, 2); // no_output_of_prior_pics, long_term_reference
  unit.signed(0); // slice_qp_delta
  unit.unsigned(1); // disable_deblocking_filter
  for (let y = 0; y < picture.height; y += 16) {
    for (let x = 0; x < picture.width; x += 16) writeMacroblock(unit, picture, x, y);
  }
  return unit.finish();
}

function writeMacroblock(unit: Writer, picture: Raster, left: number, top: number): void {
  unit.unsigned(25); // mb_type: I_PCM
  unit.align();
  const samples = new Uint8Array(384);
  for (let y = 0; y < 16; y++) {
    for (let x = 0; x < 16; x++) samples[y * 16 + x] = brightnessAt(picture, left + x, top + y);
  }
  for (let y = 0; y < 8; y++) {
    for (let x = 0; x < 8; x++) {
      const [blue, red] = colorAt(picture, left + 2 * x, top + 2 * y);
      samples[256 + y * 8 + x] = blue;
      samples[320 + y * 8 + x] = red;
    }
  }
  unit.append(samples);
}

function pixelAt({ data, width }: Raster, x: number, y: number): readonly [number, number, number] {
  const at = (y * width + x) * 3;
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
}

/** Luma of ITU-R BT.601; never 0, which is not allowed in I_PCM samples. */
function brightnessAt(picture: Raster, x: number, y: number): number {
  const [red, green, blue] = pixelAt(picture, x, y);
  return Math.round(16 + 0.257 * red + 0.504 * green + 0.098 * blue);
}

/** Chroma of ITU-R BT.601 for a square of four pixels, from its first one. */
function colorAt(picture: Raster, x: number, y: number): readonly [blue: number, red: number] {
  const [red, green, blue] = pixelAt(picture, x, y);
  return [
    Math.round(128 - 0.148 * red - 0.291 * green + 0.439 * blue),
    Math.round(128 + 0.439 * red - 0.368 * green - 0.071 * blue),
  ];
}

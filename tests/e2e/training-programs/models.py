"""Models of the hub that programs load: the architecture, head and processor of the real one, narrow and with random weights.

`MODELS` maps a name to the function that writes its folder. A new model needs a new function at most.
"""

import os
from importlib.resources import files

import torch
from sentence_transformers import SentenceTransformer
from sentence_transformers.sentence_transformer.modules import Dense, Normalize, Pooling, StaticEmbedding, Transformer
from transformers import (
    ASTConfig,
    ASTFeatureExtractor,
    ASTForAudioClassification,
    BartConfig,
    BartForConditionalGeneration,
    BertConfig,
    BertModel,
    MarianConfig,
    MarianMTModel,
    ModernBertConfig,
    ModernBertForMaskedLM,
    Qwen2VLImageProcessor,
    Qwen3Config,
    Qwen3ForCausalLM,
    Qwen3VLConfig,
    Qwen3VLForConditionalGeneration,
    Qwen3VLProcessor,
    Qwen3VLVideoProcessor,
    RTDetrImageProcessor,
    RTDetrResNetConfig,
    RTDetrV2Config,
    RTDetrV2ForObjectDetection,
    SegformerConfig,
    SegformerForImageClassification,
    SegformerImageProcessor,
    VideoMAEConfig,
    VideoMAEForPreTraining,
    VideoMAEImageProcessor,
    ViTConfig,
    ViTForImageClassification,
    ViTImageProcessor,
    WhisperConfig,
    WhisperFeatureExtractor,
    WhisperForConditionalGeneration,
    WhisperProcessor,
)

import vocabulary

# The options of most encoders.
NARROW = {"hidden_size": 16, "num_hidden_layers": 1, "num_attention_heads": 2, "intermediate_size": 16}
# Those of an encoder with a decoder.
NARROW_PAIR = {
    "d_model": 16,
    **{f"{side}_layers": 1 for side in ("encoder", "decoder")},
    **{f"{side}_attention_heads": 2 for side in ("encoder", "decoder")},
    **{f"{side}_ffn_dim": 16 for side in ("encoder", "decoder")},
}


def chat_template(name):
    """The template that TRL keeps of a family of models."""
    return files("trl").joinpath("chat_templates", f"{name}.jinja").read_text(encoding="utf-8")


def modern_bert(folder):
    """768 numbers wide, like the real one: programs cut its vectors to lengths up to that."""
    tokenizer = vocabulary.modern_bert()
    config = ModernBertConfig(
        vocab_size=len(tokenizer),
        num_hidden_layers=1,
        intermediate_size=32,
        pad_token_id=tokenizer.pad_token_id,
        eos_token_id=tokenizer.sep_token_id,
        bos_token_id=tokenizer.cls_token_id,
        cls_token_id=tokenizer.cls_token_id,
        sep_token_id=tokenizer.sep_token_id,
    )
    save(folder, ModernBertForMaskedLM(config), tokenizer)


def leaf(folder):
    tokenizer = vocabulary.bert()
    save(folder, BertModel(BertConfig(**NARROW, vocab_size=len(tokenizer))), tokenizer)
    modules = [Transformer(folder), Pooling(16), Dense(16, 32, activation_function=None), Normalize()]
    SentenceTransformer(modules=modules).save_pretrained(folder)


def potion(folder):
    modules = [StaticEmbedding(vocabulary.static(), embedding_dim=16), Normalize()]
    SentenceTransformer(modules=modules).save_pretrained(folder)


def bart(folder):
    tokenizer = vocabulary.bart()
    save(folder, BartForConditionalGeneration(BartConfig(**NARROW_PAIR, vocab_size=len(tokenizer))), tokenizer)


def marian(folder):
    tokenizer = vocabulary.marian(folder)
    pad = tokenizer.pad_token_id
    config = MarianConfig(**NARROW_PAIR, vocab_size=len(tokenizer), pad_token_id=pad, decoder_start_token_id=pad)
    save(folder, MarianMTModel(config), tokenizer)


def whisper(folder):
    tokenizer = vocabulary.whisper()
    end = tokenizer.eos_token_id
    config = WhisperConfig(
        **NARROW_PAIR,
        vocab_size=len(tokenizer),
        pad_token_id=end,
        bos_token_id=end,
        eos_token_id=end,
        decoder_start_token_id=tokenizer.convert_tokens_to_ids("<|startoftranscript|>"),
        begin_suppress_tokens=None,
    )
    save(folder, WhisperForConditionalGeneration(config), WhisperProcessor(WhisperFeatureExtractor(), tokenizer))


def qwen(folder):
    tokenizer = vocabulary.qwen(chat_template("qwen3"))
    size = {**NARROW, "num_key_value_heads": 1, "head_dim": 8, "vocab_size": len(tokenizer)}
    config = Qwen3Config(**size, eos_token_id=tokenizer.eos_token_id, pad_token_id=tokenizer.pad_token_id)
    save(folder, Qwen3ForCausalLM(config), tokenizer)


def qwen_vl(folder):
    tokenizer = vocabulary.qwen(chat_template("qwen3_vl"))
    text = {**NARROW, "num_key_value_heads": 1, "head_dim": 16, "vocab_size": len(tokenizer)}
    text["rope_parameters"] = {"rope_type": "default", "rope_theta": 5e6, "mrope_section": [4, 2, 2]}
    vision = {
        "depth": 1,
        "hidden_size": 16,
        "num_heads": 2,
        "intermediate_size": 16,
        "out_hidden_size": 16,
        "num_position_embeddings": 16,
        "deepstack_visual_indexes": [0],
    }
    ids = {
        f"{name}_token_id": tokenizer.convert_tokens_to_ids(token)
        for name, token in {
            "image": "<|image_pad|>",
            "video": "<|video_pad|>",
            "vision_start": "<|vision_start|>",
            "vision_end": "<|vision_end|>",
        }.items()
    }
    patches = {"patch_size": 16, "image_mean": [0.5] * 3, "image_std": [0.5] * 3}
    processor = Qwen3VLProcessor(
        Qwen2VLImageProcessor(**patches, size={"shortest_edge": 65_536, "longest_edge": 16_777_216}),
        tokenizer,
        Qwen3VLVideoProcessor(**patches),
        chat_template=tokenizer.chat_template,
    )
    save(folder, Qwen3VLForConditionalGeneration(Qwen3VLConfig(text_config=text, vision_config=vision, **ids)), processor)


def ast(folder):
    save(folder, ASTForAudioClassification(ASTConfig(**NARROW, num_labels=527)), ASTFeatureExtractor())


def vit(folder):
    save(folder, ViTForImageClassification(ViTConfig(**NARROW, num_labels=1000)), ViTImageProcessor())


def segformer(folder):
    config = SegformerConfig(
        depths=[1] * 4,
        hidden_sizes=[8] * 4,
        num_attention_heads=[1] * 4,
        mlp_ratios=[1] * 4,
        decoder_hidden_size=8,
        num_labels=1000,
    )
    save(folder, SegformerForImageClassification(config), SegformerImageProcessor())


def rt_detr(folder):
    backbone = RTDetrResNetConfig(
        embedding_size=8,
        hidden_sizes=[8, 8, 16, 16],
        depths=[1] * 4,
        layer_type="basic",
        out_features=["stage2", "stage3", "stage4"],
    )
    config = RTDetrV2Config(
        backbone_config=backbone,
        encoder_in_channels=[8, 16, 16],
        encoder_hidden_dim=16,
        encoder_ffn_dim=16,
        encoder_attention_heads=2,
        d_model=16,
        decoder_in_channels=[16] * 3,
        decoder_ffn_dim=16,
        decoder_layers=2,
        decoder_attention_heads=2,
        num_queries=20,
        num_labels=80,
    )
    save(folder, RTDetrV2ForObjectDetection(config), RTDetrImageProcessor())


def video_mae(folder):
    decoder = {f"decoder_{name}": size for name, size in NARROW.items()}
    save(folder, VideoMAEForPreTraining(VideoMAEConfig(**NARROW, **decoder)), VideoMAEImageProcessor())


def save(folder, model, processor):
    model.save_pretrained(folder)
    processor.save_pretrained(folder)


MODELS = {
    "Helsinki-NLP/opus-mt-en-fr": marian,
    "MCG-NJU/videomae-base": video_mae,
    "MIT/ast-finetuned-audioset-10-10-0.4593": ast,
    "MongoDB/mdbr-leaf-mt": leaf,
    "PekingU/rtdetr_v2_r18vd": rt_detr,
    "Qwen/Qwen3-0.6B": qwen,
    "Qwen/Qwen3-VL-2B-Instruct": qwen_vl,
    "answerdotai/ModernBERT-base": modern_bert,
    "facebook/bart-base": bart,
    "google/vit-base-patch16-224": vit,
    "minishlab/potion-base-8M": potion,
    "nvidia/mit-b0": segformer,
    "openai/whisper-small": whisper,
}


def write_models():
    """Writes a folder for each model, named like it, in the current folder."""
    torch.manual_seed(0)
    for name, write in MODELS.items():
        os.makedirs(name)
        write(name)

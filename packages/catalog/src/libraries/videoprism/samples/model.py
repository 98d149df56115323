import jax
from videoprism import models as vp

flax_model = vp.get_model("google/videoprism-base-f16r288")
loaded_state = vp.load_pretrained_weights("google/videoprism-base-f16r288")


@jax.jit
def forward_fn(inputs, train=False):
    return flax_model.apply(loaded_state, inputs, train=train)

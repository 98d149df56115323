"""What has to be done before libraries are imported: import this module first.

`report` is the real standard output. What programs print, from C++ too, goes to standard error.
"""

import glob
import importlib.util
import os

report = os.fdopen(os.dup(1), "w", encoding="utf-8")
os.dup2(2, 1)

os.environ.update(
    # Nothing is left outside of the temporary folder.
    HF_HOME=os.path.abspath(".cache/huggingface"),
    SCIKIT_LEARN_DATA=os.path.abspath(".cache/scikit-learn"),
    # Small models gain nothing from more threads.
    OMP_NUM_THREADS="1",
    TOKENIZERS_PARALLELISM="false",
)

# Operators that torchvision describes while it is imported.
DESCRIBED = [
    "nms(Tensor dets, Tensor scores, float iou_threshold) -> Tensor",
    "qnms(Tensor dets, Tensor scores, float iou_threshold) -> Tensor",
]


def declare_missing_operators():
    """Lets torchvision be imported where it was built for CUDA and stands beside a PyTorch for processors.

    pip installs that pair where it finds only PyTorch for processors. Transforms of images need no operator; a program that calls
    one fails, as nothing is behind them. Returns the library that declares them, or None where they can be loaded.
    """
    import torch

    [folder] = importlib.util.find_spec("torchvision").submodule_search_locations
    try:
        for file in glob.glob(os.path.join(folder, "_C*")):
            torch.ops.load_library(file)
        return None
    except OSError:
        library = torch.library.Library("torchvision", "DEF")
        for operator in DESCRIBED:
            library.define(operator)
        return library


# The operators are gone with their library.
operators = declare_missing_operators()

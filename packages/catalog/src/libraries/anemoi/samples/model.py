from anemoi.inference.config.run import RunConfiguration
from anemoi.inference.runners.default import DefaultRunner

config = RunConfiguration(checkpoint={"huggingface": "ecmwf/aifs-single-1.0"})
runner = DefaultRunner(config)

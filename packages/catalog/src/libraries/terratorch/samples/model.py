from terratorch.registry import BACKBONE_REGISTRY

model = BACKBONE_REGISTRY.build("ibm-nasa-geospatial/Prithvi-EO-2.0-300M")

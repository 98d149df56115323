from matanyone import InferenceCore

processor = InferenceCore("PeiqingYang/MatAnyone")

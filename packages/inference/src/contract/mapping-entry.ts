/** One provider of a model, with its own name for the model, as listed by the hub. */
export interface MappingEntry {
  readonly provider: string;
  /** The provider's own name of the model. */
  readonly providerId: string;
  /** The model on the hub. */
  readonly hfModelId: string;
  readonly task: string;
  /** `live`, `staging` or `error`; others may come. */
  readonly status: string;
  /** `lora` if the provider loads adapter weights. */
  readonly adapter?: string;
  readonly adapterWeightsPath?: string;
}

import type { Mutant } from '../../mutation/index.ts'

/** A wrong program that is to be shipped: a mutant, or a real bug whose type is a free name. */
export type ShippedMutant = Omit<Mutant, 'type'> & { readonly type: string }

/** A wrong program with what makes it one. */
export interface Shipped {
  readonly mutant: ShippedMutant
}

/** Keys of advisory locks with one holder over all replicas; sign-in attempts and saves use keys of two parts and hashes. */
export const ADVISORY_LOCKS = { retention: 7_310_014, functions: 7_310_015, restore: 7_310_016, seed: 20_260_101 }

/** Something, an at sign, and a host with a dot: what people call an e-mail address [SE-02]. */
export const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

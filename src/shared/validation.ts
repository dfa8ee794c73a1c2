/** E-mail address: a local part, an at sign, and a host with a dot [SE-02]. */
export const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

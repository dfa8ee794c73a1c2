/** E-mail address: something, an at sign, and a host with a dot [SE-02]. */
export const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

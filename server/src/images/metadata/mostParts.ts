/**
 * Most chunks, segments or blocks of a file, those within frames included. Millions of empty ones fit into an upload, and each costs time
 * that delays all other requests. A picture of 100 MB in pieces of 8 KB, or an animation of 6,000 frames, has fewer.
 */
export const MOST_PARTS = 20_000

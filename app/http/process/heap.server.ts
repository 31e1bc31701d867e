import { setFlagsFromString } from "node:v8";

/** A flag of V8: by how many percent the old space grows before it is collected. */
export const HEAP_GROWTH = "--heap-growing-percent";

/**
 * Lets the old space grow to twice its size before V8 collects it. By default, V8 collects it when it has grown by a
 * tenth: under a load of new pages that is every 7 seconds, and each time requests wait for two pauses of 20 ms.
 * (https://nodejs.org/api/v8.html#v8setflagsfromstringflags, docs/decisions/public-pages.md)
 */
export const letHeapDouble = (): void => setFlagsFromString(`${HEAP_GROWTH}=100`);

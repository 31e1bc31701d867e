import { createHash } from "node:crypto";

/** A hash for columns that store only hashes, such as idempotency keys. The same text gives the same hash. */
export const demoHash = (text: string): string => createHash("sha256").update(`demo ${text}`).digest("hex");

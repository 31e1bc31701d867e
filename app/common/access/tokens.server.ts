import { createHash, randomBytes } from "node:crypto";

/** 256 random bits, safe in a cookie or a URL. */
export const newToken = () => randomBytes(32).toString("base64url");

/** What the database stores of a token. */
export const hashToken = (token: string) => createHash("sha256").update(token).digest("base64url");

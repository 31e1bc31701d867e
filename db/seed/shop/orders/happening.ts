import { createHash } from "node:crypto";
import type { Database } from "#db/client.ts";

export type Happening = {
	at: Date;
	tell: () => Promise<void>;
	/** What must have been told of before, and what waits for this; of nothing else unless it moves stock. */
	of?: object;
	/** The ledger is written in the order of time. */
	movesStock?: boolean;
};

export type Shop = {
	db: Database;
	currency: string;
	timeZone: string;
	adminId: number;
	/** Ulla Berg's account. */
	ulla: { id: number; email: string };
	deliveryIds: { standard: number; express: number };
};

/** What a word stands for where the site keeps only a hash. */
export const demoHash = (word: string): string => createHash("sha256").update(`demo ${word}`).digest("hex");

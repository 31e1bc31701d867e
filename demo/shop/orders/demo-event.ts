import type { Database } from "#db/client.ts";
import type { DemoProvider } from "./online-payments.ts";

/** Something that happens in the demo's past, and the rule that stores it. */
export type DemoEvent = {
	at: Date;
	run: () => Promise<unknown>;
	/** The order that it belongs to: its events run one after another. */
	order?: object;
	/** The stock ledger is written in the order of time. */
	movesStock?: boolean;
};

export type DemoShop = {
	db: Database;
	currency: string;
	timeZone: string;
	adminId: number;
	ulla: { id: number; email: string };
	deliveryIds: { standard: number; express: number };
	/** Without one, no order is paid online. */
	provider: DemoProvider | undefined;
};

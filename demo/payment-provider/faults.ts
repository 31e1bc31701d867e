/** What goes wrong on purpose, until it is switched off. Each is off by default. */
export type Faults = {
	/** Webhooks that are lost, in percent. */
	drop: number;
	/** How late webhooks come, at most, in milliseconds. */
	delay: number;
	/** Webhooks that come twice, in percent. */
	duplicate: number;
	/** Sends webhooks that wait in the opposite order. */
	reorder: boolean;
	/** How late the fee of a charge is known, in milliseconds, as at Stripe. */
	feeDelay: number;
	/** Calls that are answered with a 500 and do nothing, in percent. */
	refuse: number;
	/** Refunds that are refused because too little money is there, in percent. */
	refuseRefund: number;
	/** Refunds that wait until `/refunds/ID/payout` or `/refunds/ID/cancel`, in percent, as Mollie's wait for two hours. */
	holdRefund: number;
	/** Calls that do what they should and are never answered, in percent. */
	silence: number;
	/** How long the connection of an unanswered call stays open, in milliseconds. */
	silentFor: number;
};

/** An unanswered call stays open for longer than any client waits. */
export const NO_FAULTS: Faults = {
	drop: 0,
	delay: 0,
	duplicate: 0,
	reorder: false,
	feeDelay: 0,
	refuse: 0,
	refuseRefund: 0,
	holdRefund: 0,
	silence: 0,
	silentFor: 60_000,
};

const NUMBERS = [
	"drop",
	"delay",
	"duplicate",
	"feeDelay",
	"refuse",
	"refuseRefund",
	"holdRefund",
	"silence",
	"silentFor",
] as const;

/** Faults as a call of `/faults` names them; unknown names and values are left out. */
export function readFaults(fields: URLSearchParams): Partial<Faults> {
	const faults: Partial<Faults> = {};
	for (const name of NUMBERS) {
		const value = fields.get(name);
		if (value !== null && /^\d{1,6}$/.test(value)) faults[name] = Number(value);
	}
	if (fields.has("reorder")) faults.reorder = fields.get("reorder") === "true";
	return faults;
}

/** Whether something happens that happens this often, in percent. */
export const happens = (percent: number): boolean => Math.random() * 100 < percent;

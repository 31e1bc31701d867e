import type { IconName } from "#app/ui/icon.tsx";

/** An order as a way of paying sees it. Amounts in minor units. */
export type PayableOrder = { number: string; total: number; currency: string };

export type PaymentSettings = {
	/** `Account holder=Meeha Ltd;IBAN=…` */
	bankAccount: string;
};

/** What happens next: words and facts to show. A provider of cards adds a kind that leads to its own page. */
export type PaymentStep = {
	kind: "show";
	heading: string;
	sentences: string[];
	/** To be copied, so one by one. */
	facts: [label: string, value: string][];
};

export type PaymentMethod = {
	label: string;
	/** Before it is chosen: when and how it is paid. */
	hint: string;
	icon: IconName;
	/** How many days an order may stay unpaid before it expires; null when it is paid on delivery. */
	payWithinDays: number | null;
	/** Begins paying for an order that has just been placed. */
	start: (order: PayableOrder, settings: PaymentSettings) => PaymentStep;
};

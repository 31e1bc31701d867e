import type { IconName } from "#app/ui/icon.tsx";

/** An order as payment methods see it. Amounts in minor units. */
export type PayableOrder = { number: string; total: number; currency: string };

export type PaymentSettings = {
	/** `Account holder=Meeha Ltd;IBAN=…` */
	bankAccount: string;
};

/** What happens next: text and facts to show. A card provider would add a kind that leads to its own page. */
export type PaymentStep = {
	kind: "show";
	heading: string;
	sentences: string[];
	/** Separate, so that each can be copied. */
	facts: [label: string, value: string][];
};

export type PaymentMethod = {
	label: string;
	/** When and how it is paid, shown before it is selected. */
	hint: string;
	icon: IconName;
	/** The number of days an order may stay unpaid before it expires; null for cash on delivery. */
	payWithinDays: number | null;
	/** Starts the payment of a newly placed order. */
	start: (order: PayableOrder, settings: PaymentSettings) => PaymentStep;
};

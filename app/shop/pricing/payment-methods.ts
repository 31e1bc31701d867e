import { formatMoney } from "#app/common/money.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";

/** An order as payment methods see it. Amounts in minor units. */
type PayableOrder = { number: string; total: number; currency: string };

type PaymentSettings = {
	/** `Account holder=Meeha Ltd;IBAN=…`; empty while the market has not said where transfers go. */
	bankAccount: string;
};

/** What happens next: text and facts to show. */
export type PaymentStep = {
	heading: string;
	sentences: string[];
	/** Separate, so that each can be copied. */
	facts: [label: string, value: string][];
};

type PaymentMethod = {
	/** The choice at the checkout. */
	label: string;
	/** What it is called on orders and invoices. */
	name: string;
	/** When and how it is paid, shown before it is selected. */
	hint: string;
	/** The number of days an order may stay unpaid before it expires; null for cash on delivery. */
	payWithinDays: number | null;
	/** Starts the payment of a newly placed order. */
	start: (order: PayableOrder, settings: PaymentSettings) => PaymentStep;
};

const PAY_WITHIN_DAYS = 7;

const bankTransfer: PaymentMethod = {
	label: "Bank transfer",
	name: "Bank transfer",
	hint: `You get our account details after you order. We ship when we receive your payment, and hold your order for ${PAY_WITHIN_DAYS} days.`,
	payWithinDays: PAY_WITHIN_DAYS,
	start: ({ number, total, currency }, { bankAccount }) => ({
		heading: "Pay by bank transfer",
		sentences: [
			`Please transfer ${formatMoney(total, currency)} within ${PAY_WITHIN_DAYS} days. We ship when we receive your payment.`,
			...(bankAccount === "" ? ["We’ll email you our account details."] : []),
			"Use this exact reference so that we can match your payment.",
		],
		facts: [
			...bankFacts(bankAccount),
			["Amount", formatMoney(total, currency)],
			["Reference", formatReferenceNumber(number)],
		],
	}),
};

/** `Account holder=Meeha Ltd;IBAN=…` as labels and values. */
function bankFacts(bankAccount: string): [string, string][] {
	return bankAccount.split(";").flatMap((each): [string, string][] => {
		const [label = "", ...value] = each.split("=");
		return value.length > 0 ? [[label.trim(), value.join("=").trim()]] : [];
	});
}

const cashOnDelivery: PaymentMethod = {
	label: "Cash on delivery",
	name: "Cash on delivery",
	hint: "Pay the courier in cash when your order arrives.",
	payWithinDays: null,
	start: ({ total, currency }) => ({
		heading: "Pay on delivery",
		sentences: [`Please have ${formatMoney(total, currency)} ready for the courier.`],
		facts: [],
	}),
};

const online: PaymentMethod = {
	label: "Pay online",
	name: "Online",
	hint: "By card or wallet, on the secure page of our payment provider. We hold your order for a day.",
	payWithinDays: 1,
	start: ({ total, currency }) => ({
		heading: "Pay online",
		sentences: [
			`Please pay ${formatMoney(total, currency)} within 24 hours, on the secure page of our payment provider. We ship when we receive your payment.`,
		],
		facts: [],
	}),
};

export type PaymentMethodName = "online" | "cash_on_delivery" | "bank_transfer";

/** The payment methods; the key is stored in `orders.payment_method`. */
export const PAYMENT_METHODS: Record<PaymentMethodName, PaymentMethod> = {
	online,
	cash_on_delivery: cashOnDelivery,
	bank_transfer: bankTransfer,
};

export const PAYMENT_METHOD_NAMES = Object.keys(PAYMENT_METHODS) as [
	PaymentMethodName,
	...PaymentMethodName[],
];

/** The payment methods that the checkout offers, the one to begin with first. `isOnline`: a provider is configured. */
export const offeredPaymentMethods = ({ isOnline }: { isOnline: boolean }): PaymentMethodName[] =>
	PAYMENT_METHOD_NAMES.filter((name) => isOnline || name !== "online");

/** The same in a sentence, for pages of the shop. */
export const describePaymentMethods = ({ isOnline }: { isOnline: boolean }): string =>
	isOnline ? "Pay online, on delivery or by bank transfer." : "Pay on delivery or by bank transfer.";

export const paymentMethod = (name: string): PaymentMethod | undefined =>
	(PAYMENT_METHODS as Record<string, PaymentMethod | undefined>)[name];

const NOTHING_TO_PAY: PaymentStep = {
	heading: "Nothing to pay",
	sentences: ["There is nothing to pay."],
	facts: [],
};

/** Starts the payment of an order, if there is anything to pay; see `PaymentMethod.start`. */
export const startPayment = (
	name: PaymentMethodName,
	order: PayableOrder,
	settings: PaymentSettings,
): PaymentStep => (order.total > 0 ? PAYMENT_METHODS[name].start(order, settings) : NOTHING_TO_PAY);

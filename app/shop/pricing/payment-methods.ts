import { t } from "#app/common/language/messages.ts";
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
	get label() {
		return t.paymentMethods.bank_transfer.label;
	},
	get name() {
		return t.paymentMethods.bank_transfer.name;
	},
	get hint() {
		return t.paymentMethods.bank_transfer.hint({ days: PAY_WITHIN_DAYS });
	},
	payWithinDays: PAY_WITHIN_DAYS,
	start: ({ number, total, currency }, { bankAccount }) => ({
		heading: t.paymentMethods.bank_transfer.heading,
		sentences: [
			t.paymentMethods.bank_transfer.step({ total: formatMoney(total, currency), days: PAY_WITHIN_DAYS }),
			...(bankAccount === "" ? [t.paymentMethods.bank_transfer.detailsFollow] : []),
			t.paymentMethods.bank_transfer.useReference,
		],
		facts: [
			...bankFacts(bankAccount),
			[t.words.amount, formatMoney(total, currency)],
			[t.paymentMethods.bank_transfer.reference, formatReferenceNumber(number)],
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
	get label() {
		return t.paymentMethods.cash_on_delivery.label;
	},
	get name() {
		return t.paymentMethods.cash_on_delivery.name;
	},
	get hint() {
		return t.paymentMethods.cash_on_delivery.hint;
	},
	payWithinDays: null,
	start: ({ total, currency }) => ({
		heading: t.paymentMethods.cash_on_delivery.heading,
		sentences: [t.paymentMethods.cash_on_delivery.step({ total: formatMoney(total, currency) })],
		facts: [],
	}),
};

const online: PaymentMethod = {
	get label() {
		return t.paymentMethods.online.label;
	},
	get name() {
		return t.paymentMethods.online.name;
	},
	get hint() {
		return t.paymentMethods.online.hint;
	},
	payWithinDays: 1,
	start: ({ total, currency }) => ({
		heading: t.paymentMethods.online.label,
		sentences: [t.paymentMethods.online.step({ total: formatMoney(total, currency) })],
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
	isOnline ? t.paymentMethods.all : t.paymentMethods.offline;

export const paymentMethod = (name: string): PaymentMethod | undefined =>
	(PAYMENT_METHODS as Record<string, PaymentMethod | undefined>)[name];

const NOTHING_TO_PAY: PaymentStep = {
	get heading() {
		return t.paymentMethods.nothing.heading;
	},
	get sentences() {
		return [t.paymentMethods.nothing.step];
	},
	facts: [],
};

/** Starts the payment of an order, if there is anything to pay; see `PaymentMethod.start`. */
export const startPayment = (
	name: PaymentMethodName,
	order: PayableOrder,
	settings: PaymentSettings,
): PaymentStep => (order.total > 0 ? PAYMENT_METHODS[name].start(order, settings) : NOTHING_TO_PAY);

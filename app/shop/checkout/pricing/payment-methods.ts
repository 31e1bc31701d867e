import { bankTransfer } from "./bank-transfer.ts";
import { cashOnDelivery } from "./cash-on-delivery.ts";
import type { PayableOrder, PaymentMethod, PaymentSettings, PaymentStep } from "./payment-method.ts";

export type PaymentMethodName = "cash_on_delivery" | "bank_transfer";

/** The payment methods; the key is stored in `orders.payment_method`. */
export const PAYMENT_METHODS: Record<PaymentMethodName, PaymentMethod> = {
	cash_on_delivery: cashOnDelivery,
	bank_transfer: bankTransfer,
};

export const PAYMENT_METHOD_NAMES = Object.keys(PAYMENT_METHODS) as [
	PaymentMethodName,
	...PaymentMethodName[],
];

/** The payment method of an order, by its stored name. */
export const paymentMethod = (name: string): PaymentMethod | undefined =>
	(PAYMENT_METHODS as Record<string, PaymentMethod | undefined>)[name];

const NOTHING_TO_PAY: PaymentStep = {
	kind: "show",
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

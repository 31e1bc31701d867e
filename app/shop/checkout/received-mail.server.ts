import { formatMomentInZone } from "#app/common/calendar.ts";
import { formatTaxRate } from "#app/common/format-figures.ts";
import { isolated, withCommas } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
import { layOutMail, type Mail } from "#app/common/mail/mail-layout.ts";
import { formatMoney } from "#app/common/money.ts";
import { mailPicturePath } from "#app/common/photos/pictures.ts";
import type { Address } from "#app/common/places/address-form.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { nameOf } from "#app/shop/cart/cart-messages.ts";
import { type PaymentMethodName, startPayment } from "#app/shop/pricing/payment-methods.ts";
import type { Quote } from "./read-quote.server.ts";

type ReceivedOrder = {
	number: string;
	/** Whoever has it sees the order. */
	token: string;
	order: {
		email: string;
		address: Address;
		paymentMethod: PaymentMethodName;
		bankAccount: string;
		currency: string;
		timeZone: string;
	};
	quote: Quote;
	delivery: { name: string } | null;
	/** Null for an order that is not paid ahead. */
	payBefore: string | null;
};

/** Confirms that the order arrived, with its contents and payment instructions. */
export function receivedMail({ number, token, order, quote, delivery, payBefore }: ReceivedOrder): Mail {
	const { subtotal, total, discountTotal, deliveryTotal, isTaxInclusive, taxes } = quote.priced;
	const { currency, bankAccount } = order;
	const shown = formatReferenceNumber(number);
	const money = (amount: number) => formatMoney(amount, currency);
	const step = startPayment(order.paymentMethod, { number, total, currency }, { bankAccount });
	const sums: [string, string | null][] = [
		[t.checkout.subtotal, money(subtotal)],
		[
			t.checkout.discountBy({ code: quote.discount?.code ?? "" }),
			discountTotal > 0 ? money(-discountTotal) : null,
		],
		[
			t.checkout.deliveryBy({ name: delivery?.name ?? "" }),
			deliveryTotal > 0 ? money(deliveryTotal) : t.words.free,
		],
		...(isTaxInclusive ? [] : taxes).map(({ name, ratePpm, amount }): [string, string] => [
			withCommas([name, formatTaxRate(ratePpm)]),
			money(amount),
		]),
		[t.words.total, money(total)],
	];
	const facts: [string, string | null][] = [
		[t.orderReceived.number, shown],
		...step.facts,
		[t.orderReceived.payBefore, payBefore && formatMomentInZone(payBefore, order.timeZone)],
	];
	return layOutMail({
		to: order.email,
		name: order.address.name,
		subject: t.orderReceived.subject({ number: shown }),
		paragraphs: [t.orderReceived.intro({ number: shown }), ...step.sentences],
		link: {
			label: t.orderReceived.view,
			path: `/order-confirmation/${number}?${new URLSearchParams({ key: token })}`,
		},
		area: "shop",
		// Before discount and taxes, so that the amounts add up to the total.
		items: quote.lines.map((line) => ({
			name: isolated(`${line.quantity} × ${nameOf(line)}`),
			amount: money(line.unitPrice * line.quantity),
			picturePath: mailPicturePath(line.imageHash, "square"),
		})),
		sums: sums.filter(isGiven),
		facts: facts.filter(isGiven),
		after: [
			...(isTaxInclusive ? taxes : []).map(({ name, ratePpm, amount }) =>
				t.checkout.taxWithin({ amount: money(amount), name, percent: formatTaxRate(ratePpm) }),
			),
			t.orderReceived.linkWarning,
		],
	});
}

const isGiven = (row: [string, string | null]): row is [string, string] => row[1] !== null;

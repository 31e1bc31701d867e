import type { CreditedTaxes } from "#app/invoices/credit-taxes.ts";
import type { InvoiceTax } from "#app/invoices/invoice-snapshot.ts";
import { proportion, splitAmount } from "#app/invoices/split-amount.ts";

/** A line as it was sold. */
type SoldLine = { id: number; total: number; tax: number; tax_class: string; tax_rate_ppm: number | null };

type SoldOrder = {
	lines: readonly SoldLine[];
	taxes: readonly InvoiceTax[];
	delivery_total: number;
	is_tax_inclusive: boolean;
};

/** Amounts in minor units, with tax. */
type Refunded = { lines: readonly { lineId: number; amount: number }[]; delivery: number };

const sum = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
	rows.reduce((total, row) => total + of(row), 0);

/** Whether a tax of an order is that of this line. */
const isTaxOf = ({ isExempt, ratePpm }: InvoiceTax, line: SoldLine): boolean =>
	isExempt ? line.tax_rate_ppm === null && line.tax_class === "exempt" : line.tax_rate_ppm === ratePpm;

/**
 * The taxes of refunded lines and delivery, by the rates that the order has stored, and both without what is on top of
 * prices. What the lines leave of a rate is that of the delivery.
 */
export function taxesOfRefund(
	order: SoldOrder,
	{ lines, delivery }: Refunded,
): CreditedTaxes & { goodsNet: number; deliveryNet: number } {
	const { taxes } = order;
	const isOnTop = !order.is_tax_inclusive;
	const withTax = ({ price, tax }: { price: number; tax: number }) => price + (isOnTop ? tax : 0);
	const part = (gross: number, whole: { price: number; tax: number }, at: number) => {
		const all = withTax(whole);
		return { gross, at, tax: all === 0 ? 0 : proportion(gross, whole.tax, all) };
	};
	const goods = lines.flatMap(({ lineId, amount }) => {
		const line = order.lines.find(({ id }) => id === lineId);
		if (!line) return [];
		const at = taxes.findIndex((tax) => isTaxOf(tax, line));
		return [part(amount, { price: line.total, tax: line.tax }, at)];
	});
	const delivered = taxes.map((tax) => {
		const own = order.lines.filter((line) => isTaxOf(tax, line));
		const price = tax.base + (isOnTop ? 0 : tax.amount);
		return { price: price - sum(own, ({ total }) => total), tax: tax.amount - sum(own, (line) => line.tax) };
	});
	const untaxed = order.delivery_total - sum(delivered, ({ price }) => price);
	const shares = splitAmount(delivery, [...delivered.map(withTax), untaxed]);
	const deliveries = delivered.map((whole, at) => part(shares[at] ?? 0, whole, at));
	const net = (all: number, parts: readonly { tax: number }[]) =>
		all - (isOnTop ? sum(parts, ({ tax }) => tax) : 0);
	return {
		goodsNet: net(
			sum(goods, ({ gross }) => gross),
			goods,
		),
		deliveryNet: net(delivery, deliveries),
		untaxed: sum(goods, ({ gross, at }) => (at < 0 ? gross : 0)) + (shares[taxes.length] ?? 0),
		taxes: taxes.map((_, tax) => {
			const own = [...goods, ...deliveries].filter(({ at }) => at === tax);
			return { gross: sum(own, ({ gross }) => gross), amount: sum(own, (each) => each.tax) };
		}),
	};
}

import { currentLanguage } from "#app/common/language/current-language.ts";
import { ownLanguage, translated } from "#app/common/language/translated.ts";
import { shownValues } from "#app/shop/catalogue/option-values.server.ts";
import { joinValues, type Valued } from "#app/shop/catalogue/variant-attributes.ts";
import type { Order } from "#app/shop/orders/read-order.server.ts";
import type { Database } from "#db/client.ts";

/** What an order keeps of a line, and the variant as it is today; null when it is gone. */
type Line = { title: string; options: string };
type Variant = Valued & { written: string | null; translations: string | null };

/** The variants of the lines of an order, for `shownLine`. */
export const VARIANT_COLUMNS = [
	"products.title as written",
	"products.translations",
	"variants.option1",
	"variants.option2",
	"variants.option3",
] as const;

/** The name and options of a line in the language of the page, unless the product has another name since it was ordered. */
export function shownLine({ title, options, written, translations, ...values }: Line & Variant): Line {
	return {
		title: title === written ? translated({ title, translations }, ["title"]).title : title,
		options: options === joinValues(values) ? joinValues(shownValues({ ...values, translations })) : options,
	};
}

/** An order as its customer reads it: its lines, returns and delivery in the language of the page. */
export async function showOrder(db: Database, order: Order): Promise<Order> {
	if (currentLanguage() === ownLanguage()) return order;
	const rows = await db
		.selectFrom("order_lines as line")
		.leftJoin("variants", "variants.id", "line.variant_id")
		.leftJoin("products", "products.id", "variants.product_id")
		.select(["line.id", "line.title", "line.options", ...VARIANT_COLUMNS])
		.where("line.order_id", "=", order.id)
		.execute();
	const method = await db
		.selectFrom("orders")
		.innerJoin("delivery_methods as method", "method.id", "orders.delivery_method_id")
		.select(["method.name", "method.translations"])
		.where("orders.id", "=", order.id)
		.executeTakeFirst();
	const { delivery_name: name } = order;
	const shown = new Map(rows.map((row) => [row.id, shownLine(row)]));
	return {
		...order,
		delivery_name: method?.name === name ? translated(method, ["name"]).name : name,
		lines: order.lines.map((line) => ({ ...line, ...shown.get(line.id) })),
		returns: order.returns.map((back) => ({
			...back,
			lines: back.lines.map((line) => ({
				...line,
				title: shown.get(line.order_line_id)?.title ?? line.title,
			})),
		})),
	};
}

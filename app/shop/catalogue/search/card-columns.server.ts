import { translated } from "#app/common/language/translated.ts";

/** The columns of a product card, for `cardOf`; the query left-joins `images` by `products.image_hash`. */
export const CARD_COLUMNS = [
	"products.id",
	"products.title",
	"products.translations",
	"products.option1_name",
	"products.price_from",
	"products.price_to",
	"products.compare_at_from",
	"products.is_on_sale",
	"products.is_in_stock",
	"products.image_hash",
	"images.width as image_width",
	"images.height as image_height",
	"images.colour as image_colour",
] as const;

/** A card in the language of the page. */
export const cardOf = <Row extends { title: string; translations: string }>(row: Row) =>
	translated(row, ["title"]);

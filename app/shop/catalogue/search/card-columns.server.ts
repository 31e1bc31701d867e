/** The columns of a product card; the query left-joins `images` by `products.image_hash`. */
export const CARD_COLUMNS = [
	"products.id",
	"products.title",
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
